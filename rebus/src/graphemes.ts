// How French writes each sound, accents apart: enough to find the words that sound so, which are then listened to.

/** « sounds letters letters … »: sounds that a supple ear takes for the same are written alike. */
const GRAPHEME_ROWS: readonly string[] = [
  'i I Y HI HY EE EA IE UI LL IL ILL EY AY U',
  'e E AI EI HE EY AY OE HAI AE A EA HEI EH',
  'a A HA E EA AH U AA',
  'o O AU EAU HO OO AO U OA HAU OW AW A UO HAO OH HEAU',
  'u OU HOU OO U AOU EW OW W OUE AOUT UE HOO',
  'y U HU EU UE EUE UI',
  '2 EU OEU E HEU OE UE U AI I ON HEUR O HU EUH EAU AU',
  '5 IN IM AIN AIM EIN EIM YN YM UN UM EN HUN HIN HYM HAIN HUM AN',
  '4 AN AM EN EM HAN HEN AON AEN EAN HEM HAM AMP',
  '0 ON OM HON UN UM HOM OMB AUN',
  'j I Y LL IL ILL HI HY L J LLI HIE E',
  'w OU W O HOU U WH HU HOUE',
  '8 U HU',
  'p P PP B',
  'b B BB P',
  't T TT TH D PT DT BT',
  'd D DD DH T',
  'k C CC K QU Q CH CK CU CQU KH CCH KK G GU X KQ CQ CKH',
  'g G GG GU GH C X CH GUE',
  'f F FF PH V PPH',
  'v V W VV F U',
  's S SS C SC T X Z CE TH STH SCH CC TS SSC SH PS',
  'z S Z X ZZ SS C',
  'S CH SH SCH C SC S SK J',
  'Z J G GE DG DJ Z S',
  'm M MM MN N',
  'n N NN MN GN KN HN NM',
  'N GN NI N GNI NY IGN',
  'G NG N NK',
  'l L LL LH LE',
  'R R RR RH RRH HR H',
  'ks X XC CC CT CS CX XS CTI CH XX',
  'gz X XH',
  'wa OI OE OY OU HOI OIE O UA WA OIX EOI OUA HOE OUHA',
  'w5 OIN OUIN OOIN UIN',
  'ij ILL Y IL II ILLE I IY YY LLI',
  'tS TCH CH C CC TSCH TSH T',
  'dZ DJ J G DG GI DGE GG',
  'ts TS Z ZZ TZ C TZS',
  'dz DZ ZZ Z',
  'nj GN NI NN',
  'ju U EW IOU IU YOU IEW',
  'ji I LLI LI ILLI YI Y GUI',
  'j0 ION IONS LLION YON YION LLON',
  'uv EW OUV W',
  'aj AIL Y I IGH AY YE',
  'ej AY EIL Y A EY',
  'uj OUIL OUILL OUY',
  'ul ULL OOL OUL',
];

/** By the first of some sounds: the sounds, and the letters that may write them. */
export interface Writing {
  readonly sounds: string;
  /** A is 0. */
  readonly letters: readonly (readonly number[])[];
}

export const WRITINGS: ReadonlyMap<string, readonly Writing[]> = Map.groupBy(
  GRAPHEME_ROWS.map((row): Writing => {
    const [sounds = '', ...letters] = row.split(' ');
    return { sounds, letters: letters.map(letterNumbers) };
  }),
  ({ sounds }) => sounds[0] as string,
);

/** Letters that may be silent inside a word, and at its end. */
export const SILENT_INSIDE = letterNumbers('HEPSMCTLGDU');
export const SILENT_AT_END = letterNumbers('ESTDPXZRNGCHLBFKM');

function letterNumbers(letters: string): readonly number[] {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 65);
}
