// How French is set in type: its spaces before signs, its minus, its plurals.

const NARROW_SPACE = '\u202f';
const FIXED = '\u00a0';

/** A sentence written with plain spaces and apostrophes, with those that French typography asks for. */
export function typeset(sentence: string): string {
  return spacedOut(sentence).replaceAll(/(?<=\p{L})'/gu, '’');
}

/** With the spaces alone: in markup an apostrophe may be code. */
export function spacedOut(sentence: string): string {
  return sentence
    .replaceAll(/ ([;!?])/g, `${NARROW_SPACE}$1`)
    .replaceAll(/ ([:»])/g, `${FIXED}$1`)
    .replaceAll('« ', `«${FIXED}`)
    .replaceAll('n° ', `n°${FIXED}`);
}

/** « 1 point », « 3 points », « −2 points ». */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${signed(count)}${FIXED}${Math.abs(count) < 2 ? noun : plural}`;
}

/** A number with a true minus sign. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

const NUMBERS_IN_WORDS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

/** A small number as a sentence writes it: « trois »; figures from twenty-one on. */
export function inWords(count: number): string {
  return NUMBERS_IN_WORDS[count] ?? signed(count);
}

/** Before a feminine noun: « une », « deux ». */
export function inFeminine(count: number): string {
  return count === 1 ? 'une' : inWords(count);
}

/** A sentence that goes on after a colon. */
export function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A word that begins a sentence. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** « A, B et C ». */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}
