// How a letter is said: by its name, or bare, as before an apostrophe (T' in « t'aime »).

export interface SaidLetter {
  /** As it is written: « T », « T' ». */
  readonly said: string;
  readonly sounds: string;
}

/** The name of each letter, then its bare sounds; a vowel's name is its sound. */
const LETTER_NAMES: Readonly<Record<string, readonly [string, string]>> = {
  A: ['a', 'a'],
  B: ['be', 'b'],
  C: ['se', 'ks'],
  D: ['de', 'd'],
  E: ['@', '@'],
  É: ['e', 'e'],
  F: ['Ef', 'f'],
  G: ['Ze', 'gZ'],
  H: ['aS', ''],
  I: ['i', 'i'],
  J: ['Zi', 'Z'],
  K: ['ka', 'k'],
  L: ['El', 'l'],
  M: ['Em', 'm'],
  N: ['En', 'n'],
  O: ['o', 'o'],
  P: ['pe', 'p'],
  Q: ['ky', 'k'],
  R: ['ER', 'R'],
  S: ['Es', 's'],
  T: ['te', 't'],
  U: ['y', 'y'],
  V: ['ve', 'v'],
  W: ['dubl@ve', 'vw'],
  X: ['iks', ''],
  Y: ['igREk', 'ij'],
  Z: ['zEd', 'z'],
};

/** Both ways to say a letter; none when it is not one. */
export function letterReadings(letter: string): readonly SaidLetter[] {
  const [name = ''] = LETTER_NAMES[letter] ?? [];
  if (name === '') return [];
  return [{ said: letter, sounds: name }, ...bareReadings(letter).filter(({ sounds }) => sounds !== name)];
}

/** C' is k or s. A letter that is silent, or two sounds, has none. */
export function bareReadings(letter: string): readonly SaidLetter[] {
  const [, bare = ''] = LETTER_NAMES[letter] ?? [];
  return Array.from(bare, (sounds) => ({ said: `${letter}'`, sounds }));
}
