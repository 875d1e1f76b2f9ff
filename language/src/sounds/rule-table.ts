// Knows how rules of reading are written and matched: « left(letters)right sound », the first that fits wins.

/** A letter, a word's edge (#), an s at its end ($), or the stand-in of a sound (α a vowel, β a consonant), as a small number. */
const LETTERS = '#$abcdefghijklmnopqrstuvwxyzàâäãáéèêëîïíôöóõùûüúÿçñœæαβ';
const EDGE = 0;
const FINAL_S = 1;
const CODES = 64;

const VOWELS = 'aàâäãáeéèêëiîïíoôöóõuùûüúyÿœæα';
const CONSONANTS = 'bcçdfghjklmnñpqrstvwxz$β';

/** Capitals in a rule are kinds of letters. */
const KINDS: Readonly<Record<string, string>> = {
  V: VOWELS,
  C: CONSONANTS,
  // The vowels that soften c and g.
  F: 'eéèêëiîïíyæ',
  // What l and r follow in one syllable.
  O: 'bcdfgptv',
  L: 'lr',
  // The end of a word or of its plural.
  '%': '#$',
};

/** Which letters a place of a pattern takes: one flag a code. */
type Place = Uint8Array;

interface Rule {
  /** From the nearest letter outwards. */
  readonly left: readonly Place[];
  readonly length: number;
  readonly right: readonly Place[];
  readonly sound: string;
}

export type RuleTable = readonly (readonly Rule[])[];

/** The rules of some lines, by the first letter each reads. */
export function ruleTable(lines: readonly string[]): RuleTable {
  const table: Rule[][] = Array.from({ length: CODES }, () => []);
  for (const line of lines) {
    const [, left = '', letters = '', right = '', sound = ''] = /^(.*)\((.+)\)(.*) (\S+)$/.exec(line) ?? [];
    const rule = ruleOf({ left, letters, right, sound: sound === '-' ? '' : sound });
    table[codeOf(letters[0] ?? '')]?.push(rule);
  }
  return table;
}

/** The letters of a form between two edges, as codes; letters we do not know are edges too. */
export function codesOf(form: string): Uint8Array {
  const codes = new Uint8Array(form.length + 2);
  for (let at = 0; at < form.length; at++) codes[at + 1] = codeOf(form[at] as string);
  if (form.endsWith('s')) codes[form.length] = FINAL_S;
  return codes;
}

/** The sounds of a word's letters by the first rules that fit. */
export function readBy(table: RuleTable, codes: Uint8Array): string {
  let sounds = '';
  for (let at = 1; at < codes.length - 1; ) {
    const rule = table[codes[at] as number]?.find((one) => fits(one, codes, at));
    sounds += rule?.sound ?? '';
    at += rule?.length ?? 1;
  }
  return sounds;
}

function fits({ left, length, right }: Rule, codes: Uint8Array, at: number): boolean {
  for (let nth = 0; nth < right.length; nth++) if (!(right[nth] as Place)[codes[at + 1 + nth] ?? EDGE]) return false;
  for (let nth = 0; nth < left.length; nth++) if (!(left[nth] as Place)[codes[at - 1 - nth] ?? EDGE]) return false;
  return length > 0;
}

function ruleOf({ left, letters, right, sound }: Record<'left' | 'letters' | 'right' | 'sound', string>): Rule {
  return {
    left: placesOf(left).reverse(),
    length: letters.length,
    right: placesOf(letters + right).slice(1),
    sound,
  };
}

/** « a » a letter, « V » a kind, « [ab] » a choice, « [^ab] » anything else, « # » an edge of the word, « $ » a last s, « % » both. */
function placesOf(pattern: string): Place[] {
  return (pattern.match(/\[[^\]]+\]|./gu) ?? []).map(placeOf);
}

function placeOf(sign: string): Place {
  const negated = sign.startsWith('[^');
  const signs = sign.replaceAll(/^\[\^?|\]$/g, '');
  const taken = new Set(Array.from(signs, (one) => KINDS[one] ?? one).join(''));
  return Uint8Array.from({ length: CODES }, (_, code) => Number(taken.has(LETTERS[code] ?? '') !== negated));
}

function codeOf(letter: string): number {
  return Math.max(EDGE, LETTERS.indexOf(letter));
}
