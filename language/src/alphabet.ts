// Knows the letters of cards and tiles: twenty-six capitals, without accents.

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type Letter =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z';

export const LETTERS = [...ALPHABET] as readonly Letter[];

export function isLetter(text: unknown): text is Letter {
  return typeof text === 'string' && text.length === 1 && text >= 'A' && text <= 'Z';
}

/** A word as tiles spell it: « Œuf » is OEUF. Null when something in it is not a letter. */
export function spelled(text: string): string | null {
  if (UNACCENTED.test(text)) return text.toUpperCase();
  const plain = text.replaceAll(ACCENTED, (letter) => PLAIN[letter.charCodeAt(0) - FIRST_ACCENTED] as string);
  if (UNACCENTED.test(plain)) return plain.toUpperCase();
  const bare = plain.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return /^[A-Z]+$/.test(bare) ? bare : null;
}

/** Most words have no accent: nothing is looked up. */
const UNACCENTED = /^[A-Za-z]+$/;

/** The accented letters of Latin alphabets stand together: each is looked up, which is far quicker than taking it apart. */
const ACCENTED = /[\u00c0-\u017f]/g;
const FIRST_ACCENTED = 0xc0;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'OE', Œ: 'OE', æ: 'AE', Æ: 'AE' };
const PLAIN = Array.from({ length: 0x180 - FIRST_ACCENTED }, (_, nth) => {
  const letter = String.fromCharCode(FIRST_ACCENTED + nth);
  return LIGATURES[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
});
