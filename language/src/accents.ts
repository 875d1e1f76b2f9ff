// Knows how accents are noted apart from the letters: « e1/ » puts an acute accent on the second e of a word.

const MARKS: Readonly<Record<string, string>> = {
  '/': '\u0301',
  '\\': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  ',': '\u0327',
  '~': '\u0303',
};
/** A ligature takes the two letters from this one on: œ, æ. */
const LIGATURE = '&';
const NOTE = /([a-z])(\d+)(\D)/g;

const FORM_SEPARATOR = '|';

/** The accents of the spellings of a word. */
export function accentNotes(forms: readonly string[]): string {
  return forms.map(accentNote).join(FORM_SEPARATOR);
}

/** The spellings of a word, from its letters and the notes. */
export function accentedForms(word: string, notes: string): readonly string[] {
  return notes.split(FORM_SEPARATOR).map((note) => accented(word.toLowerCase(), note));
}

function accentNote(form: string): string {
  const seen = new Map<string, number>();
  let notes = '';
  for (const character of form) {
    const [letters, mark] = parted(character);
    const [letter = ''] = letters;
    if (mark !== '') notes += `${letter}${seen.get(letter) ?? 0}${mark}`;
    for (const one of letters) seen.set(one, (seen.get(one) ?? 0) + 1);
  }
  return notes;
}

/** A character as plain letters and the sign of what was on them. */
function parted(character: string): readonly [string, string] {
  if (character === 'œ') return ['oe', LIGATURE];
  if (character === 'æ') return ['ae', LIGATURE];
  const [letter = '', combining = ''] = character.normalize('NFD');
  const mark = Object.keys(MARKS).find((sign) => MARKS[sign] === combining) ?? '';
  return [letter, mark];
}

function accented(word: string, notes: string): string {
  if (notes === '') return word;
  const letters = [...word];
  for (const [, letter = '', nth = '', mark = ''] of notes.matchAll(NOTE)) {
    const at = nthIndex(word, letter, Number(nth));
    letters[at] += MARKS[mark] ?? '';
    if (mark === LIGATURE) letters.splice(at, 2, letter === 'o' ? 'œ' : 'æ', '');
  }
  return letters.join('').normalize('NFC');
}

function nthIndex(word: string, letter: string, nth: number): number {
  let at = word.indexOf(letter);
  for (let skipped = 0; skipped < nth; skipped++) at = word.indexOf(letter, at + 1);
  return at;
}
