// Knows how productive a picture is: in how many words its sound can serve.

import { loadLexicon, loadSounds } from '@boite/language/node';
import { everyRebus, lexiconWords, type Piece, type SpokenPiece, WordBands } from '@boite/rebus';
import { JOKER_CARD } from '../rules/cards.ts';

/** A rebus of more than four cards is rare at a table. */
const OTHER_CARDS = 3;
/** The words people play with; rarer ones favour sounds that only dictionaries like. */
const MAX_RANK = 20_000;

/** The words that a picture says with three other cards at most, as jokers: whichever they are, a supple ear hears them. */
export function productivity(): (picture: SpokenPiece) => number {
  const lexicon = loadLexicon();
  const words = new WordBands(lexiconWords(lexicon, loadSounds(lexicon)));
  return (picture) => {
    const pieces = [picture, ...Array<Piece>(OTHER_CARDS).fill(JOKER_CARD)];
    const found = new Set<string>();
    for (const { word } of everyRebus({ pieces, words, tolerance: 'souple', maxRank: MAX_RANK })) found.add(word);
    return found.size;
  };
}
