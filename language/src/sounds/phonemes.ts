// Knows the sounds of French: one ASCII character each, written in and out of the phonetic alphabet.

/**
 * Digits are the vowels of their own names (un, deux, cinq, neuf) or look like the letters that write them (4 for an,
 * 0 for on); capitals are the open vowels and the consonants that two letters write (ch, gn, ng) or a throat says.
 */
const IPA = {
  i: 'i',
  e: 'e',
  E: 'ɛ',
  a: 'a',
  A: 'ɑ',
  O: 'ɔ',
  o: 'o',
  u: 'u',
  y: 'y',
  '2': 'ø',
  '9': 'œ',
  '@': 'ə',
  _: '(ə)',
  '5': 'ɛ̃',
  '1': 'œ̃',
  '4': 'ɑ̃',
  '0': 'ɔ̃',
  j: 'j',
  '8': 'ɥ',
  w: 'w',
  p: 'p',
  b: 'b',
  t: 't',
  d: 'd',
  k: 'k',
  g: 'ɡ',
  f: 'f',
  v: 'v',
  s: 's',
  z: 'z',
  S: 'ʃ',
  Z: 'ʒ',
  m: 'm',
  n: 'n',
  N: 'ɲ',
  G: 'ŋ',
  l: 'l',
  R: 'ʁ',
} as const;

export type Phoneme = keyof typeof IPA;

/** A written e that may be said or not: sam_di, oR4Z_. After the last consonant it is the silent end of a word. */
export const MUTE_E = '_';
/** An e that is always said, as in « le », « premier », « dehors ». */
export const SCHWA = '@';

export const VOWELS = 'ieEaAOouy29@5140';
export const GLIDES = 'j8w';
export const CONSONANTS = 'pbtdkgfvszSZmnNGlR';

/** Whether it is the heart of a syllable; a mute e is not. */
export function isVowel(sound: string): boolean {
  return sound !== '' && VOWELS.includes(sound);
}

/** Other people's letters for our sounds. */
const OTHER_IPA: Readonly<Record<string, Phoneme>> = {
  g: 'g',
  r: 'R',
  ʀ: 'R',
  ɾ: 'R',
  x: 'R',
  ɐ: 'a',
  ɪ: 'i',
  ʊ: 'u',
  ã: '4',
  ɒ̃: '4',
  õ: '0',
  ẽ: '5',
  æ̃: '5',
};

/** Stress, length, syllables, liaison and the brackets around: nothing that a rebus hears. */
const UNHEARD = /[\s/[\]ˈˌːˑ.‿'’-]|[\u035c\u0361]|\u032f|\u0329/g;

const FROM_IPA: ReadonlyMap<string, Phoneme> = new Map([
  ...Object.entries(IPA).map(([sound, ipa]) => [ipa.normalize('NFD'), sound as Phoneme] as const),
  ...Object.entries(OTHER_IPA).map(([ipa, sound]) => [ipa.normalize('NFD'), sound] as const),
]);

/** The sounds of a text of the phonetic alphabet, « (ə) » for a mute e; null when a sign of it is not French. */
export function fromIpa(text: string): string | null {
  const signs =
    text
      .normalize('NFD')
      .replaceAll(UNHEARD, '')
      .match(/\(ə\)|.\u0303?/gsu) ?? [];
  const sounds = signs.map((sign) => FROM_IPA.get(sign));
  return sounds.includes(undefined) ? null : sounds.join('');
}

export function toIpa(sounds: string): string {
  return Array.from(sounds, (sound) => IPA[sound as Phoneme] ?? sound)
    .join('')
    .normalize('NFC');
}

/** Whether every character is one of our sounds. */
export function isSounds(text: string): boolean {
  return Array.from(text).every((character) => character in IPA);
}
