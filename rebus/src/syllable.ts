// Which consonants French begins and ends a syllable with: « stra » and « arbr » are sung in one breath, « rta » is not.

import { CONSONANTS, GLIDES } from '@boite/language';

const LIQUIDS = 'lR';
const STOPS = 'ptkbdg';
const OBSTRUENTS = 'pbtdkgfv';

/** Every text with one sound of each set; a set with a space may be left out. */
function combined(...sets: readonly string[]): readonly string[] {
  return sets.reduce<readonly string[]>(
    (all, set) => all.flatMap((start) => Array.from(set, (sound) => start + sound.trim())),
    [''],
  );
}

const CLUSTERS = [
  ...combined(' sS', OBSTRUENTS, LIQUIDS),
  ...combined('sS', 'ptkfmnlvR'),
  ...['pn', 'ps', 'pt', 'ks', 'gz', 'gn', 'mn', 'ts', 'dz', 'tS', 'dZ', 'kn', 'ft', 'kt'],
];

const ONSETS = ['', ...CONSONANTS, ...CLUSTERS].flatMap((onset) => ['', ...GLIDES].map((glide) => onset + glide));

const CODAS = [
  ...CONSONANTS,
  'j',
  ...combined('Rlj', CONSONANTS),
  ...combined('mnG', 'ptkbdgfszSZ'),
  ...combined('s', 'ptkm'),
  ...combined('kpf', 'st'),
  ...['gz', 'ts', 'dz', 'tS', 'dZ', 'mn', 'gm', 'tm', 'gn', 'kn'],
  ...combined(OBSTRUENTS, LIQUIDS),
  ...combined('Rlskp', STOPS, LIQUIDS),
  ...combined('Rl', 'fv', LIQUIDS),
  ...['kst', 'Rst', 'Rks', 'kts', 'Rts', 'lts', 'nts', 'nks', 'mps'],
];

/** Places in a tree of sounds; every beginning of what is allowed is allowed. */
export interface SoundTree {
  /** By the place and the code of a sound's character: the next place; 0 for none. */
  readonly steps: Int16Array;
}

/** Where a syllable has no consonant yet. */
export const NO_CONSONANT = 1;
const ASCII_CODES = 128;

function soundTree(texts: readonly string[]): SoundTree {
  const longest = texts.reduce((sum, { length }) => sum + length, 2);
  const steps = new Int16Array(longest * ASCII_CODES);
  let last = NO_CONSONANT;
  for (const text of texts) {
    let place = NO_CONSONANT;
    for (const sound of text) {
      const step = place * ASCII_CODES + sound.charCodeAt(0);
      if (steps[step] === 0) steps[step] = ++last;
      place = steps[step] as number;
    }
  }
  return { steps: steps.slice(0, (last + 1) * ASCII_CODES) };
}

export const SYLLABLE_ONSETS = soundTree(ONSETS);
export const SYLLABLE_CODAS = soundTree(CODAS);

/** The place after one more consonant; 0 when French has no such syllable. */
export function consonantAfter({ steps }: SoundTree, place: number, code: number): number {
  return steps[place * ASCII_CODES + code] as number;
}
