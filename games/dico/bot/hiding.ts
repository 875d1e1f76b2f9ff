// Which word a machine hides: one of the commonest it may, the more of them the stronger it is.

import { wordbookOf } from '../rules/words.ts';
import type { Action, Capitals } from '../types.ts';
import { commonWords } from './common-words.ts';
import type { DicoSituation } from './deduction.ts';
import { TEMPERS } from './habits.ts';
import { wordsToFind } from './keys.ts';

export function chosenWord({ view, level, books, chance }: DicoSituation): Action {
  const keyed = wordsToFind(view.options, books);
  const { order, said } = commonWords(keyed, books.lexicon);
  const drawn = order[chance.below(Math.min(TEMPERS[level].hides, said || order.length))] as number;
  const word = keyed.words[drawn] as Capitals;
  const index = chance.below(Math.max(1, wordbookOf(view.options, books).wordings(word).length));
  return { kind: 'choose', word, wording: { kind: 'dictionary', index } };
}
