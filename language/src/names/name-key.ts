// Knows what a name is looked up by, however it is written.

import { spelled } from '../alphabet.ts';

/** What stands between the letters of a name, and is not spelled. */
const SEPARATORS = " \t\u00a0\u202f’'.,!?…&/-";

const APOSTROPHE = '’'.charCodeAt(0);

/** What tiles spell for each character of a Latin text: thousands of names are read at once. */
const SPELLED_AS: readonly (string | undefined)[] = Array.from({ length: 0x180 }, (_, code) => {
  const character = String.fromCharCode(code);
  return SEPARATORS.includes(character) ? '' : (spelled(character) ?? undefined);
});

/** The letters of a name, as tiles spell them: SAINTMALO. Null when something else than a name is written. */
export function lettersOfName(name: string): string | null {
  let letters = '';
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    const letter = code === APOSTROPHE ? '' : SPELLED_AS[code];
    if (letter === undefined) return spelled(withoutSeparators(name));
    letters += letter;
  }
  return letters === '' ? null : letters;
}

function withoutSeparators(name: string): string {
  return name.replaceAll(/[\s’'.,!?…&/-]/gu, '');
}

/** What a name is looked up by: its letters, and its figures where it has some (TF1, R2D2). « Canal+ » is « Canal Plus ». */
export function nameKey(name: string): string {
  return lettersOfName(name) ?? figured(name.replaceAll('+', 'plus'));
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
