// What Rummikub des mots works out from the words once and for all.

import type { Library } from '@boite/language';
import { writtenCells } from '../../manners/kept-cells.ts';
import { KEPT_SETS, setCells, sortedGraphOf } from '../bot/sorted-graph.ts';

export default {
  [KEPT_SETS]: ({ lexicon }: Pick<Library, 'lexicon'>) => writtenCells(lexicon.size, setCells(sortedGraphOf(lexicon.words()))),
};
