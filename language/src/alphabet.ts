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
  const plain = text.replaceAll(/[œŒ]/g, 'OE').replaceAll(/[æÆ]/g, 'AE').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return /^[A-Z]+$/.test(plain) ? plain : null;
}
