// Knows what a name is looked up by, however it is written.

import { spelled } from '../alphabet.ts';

/** The letters of a name, as tiles spell them: SAINTMALO. Null when something else than a name is written. */
export function lettersOfName(name: string): string | null {
  if (/^[A-Za-z]+$/.test(name)) return name.toUpperCase();
  return spelled(name.replaceAll(/[\s’'.,!?…&/-]/gu, ''));
}

/** What a name is looked up by: its letters, and its figures where it has some (TF1, R2D2). */
export function nameKey(name: string): string {
  return lettersOfName(name) ?? figured(name);
}

function figured(name: string): string {
  const parts =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  const key = parts.map((part) => spelled(part) ?? part).join('');
  return /\p{L}/u.test(key) ? key.toUpperCase() : '';
}
