// Knows what people may be called, and how a table's code may be typed.

const LONGEST_PERSON_NAME = 24;
const WRITABLE = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S} ]|\u200D)+$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Marks piled up on one letter would spill over the neighbours' lines. */
const PILED_MARKS = /\p{M}{3,}/u;

/** The name as it will be shown, or null when it cannot be one. */
export function readName(raw: string): string | null {
  const name = raw.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (name === '' || [...name].length > LONGEST_PERSON_NAME) return null;
  if (!WRITABLE.test(name) || !VISIBLE.test(name) || PILED_MARKS.test(name)) return null;
  return name;
}

/** How many letters of what a link holds are the code of its table; the others are its secret. */
export const CODE_LENGTH = 6;

/** The code as it is stored, or what the link of a table holds: people type small letters, spaces and hyphens. */
export function readCode(raw: string): string | null {
  const code = raw.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,32}$/.test(code) ? code : null;
}
