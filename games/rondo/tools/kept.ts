// What Rondo works out from the words once and for all.

import type { Library } from '@boite/language';
import { writtenCells } from '../../manners/kept-cells.ts';
import { cutGraph, KEPT_LENGTHS, lengthCells } from '../bot/lengths.ts';

export default {
  [KEPT_LENGTHS]: ({ lexicon }: Pick<Library, 'lexicon'>) => writtenCells(lexicon.size, lengthCells(cutGraph(lexicon.graph))),
};
