// How a machine plays the smallest game: some letters come to its mind, and the longest word that its level knows among them.

import { type Bot, oneOf } from '@boite/kernel';
import { ALPHABET, wordsFromRack } from '@boite/language';
import { thinksOf } from '../manners/vocabulary.ts';
import { lastWord, SHORTEST_SAID } from './rules.ts';
import type { Types } from './types.ts';

/** How many letters each level plays with in thought, beside the one that is asked for. */
const LETTERS_IN_MIND = { eveil: 4, debutant: 5, amateur: 6, habitue: 7, expert: 8, champion: 10 } as const;
const COMMON = 'AAEEEEIIOUBCDFGLLMNNPRRSSTTV';

export const bot: Bot<Types> = {
  *think({ view, level, books: { lexicon }, chance }) {
    yield { kind: 'pass' };
    const said = view.sheet.map(({ word }) => word);
    const first = lastWord(view.sheet)?.at(-1) ?? oneOf([...ALPHABET], chance);
    for (let tries = 0; tries < 20; tries++) {
      const letters = Array.from({ length: LETTERS_IN_MIND[level] }, () => oneOf([...COMMON], chance));
      const words = wordsFromRack(lexicon.graph, first + letters.join(''), { min: SHORTEST_SAID });
      const known = words.filter((word) => word.startsWith(first) && !said.includes(word) && thinksOf(level, word, lexicon));
      const [best] = known.toSorted((one, other) => other.length - one.length);
      if (best === undefined) continue;
      yield { kind: 'say', word: best };
      return;
    }
  },
};
