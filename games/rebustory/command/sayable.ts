// `boite solve rebus`: every word that some cards can say.

import {
  type AnswerTools,
  asTyped,
  eachRead,
  inquiry,
  Misuse,
  playsReply,
  type Reply,
  readWhole,
  tableLines,
} from '@boite/kernel/command';
import {
  everyRebus,
  type FoundRebus,
  isTooLarge,
  MOST_FREE_SOUNDS,
  MOST_SPOKEN,
  type Piece,
  type RebusSearch,
} from '@boite/rebus';
import { knownWords } from '../bot/known-words.ts';
import { typedCard } from '../rules/cards.ts';
import type { Books } from '../types.ts';
import { CARDS_HELP, toleranceOption } from './ear.ts';

const MOST_ANSWERS = 1_000_000;
/** Words that people count: the rarer ones are looked for when those are too few. */
const COUNTED_RANK = 40_000;
const RARER_THAN_ALL = Number.MAX_SAFE_INTEGER;

export const sayableInquiry = inquiry({
  example: 'CHAT POT VAL É --best 20 --tolerance souple',
  about: `Every word that some cards can say, each card once: those of the most cards first, then the commonest. Words that sound alike are one answer; rare words are looked for when the common ones are too few, or with --all. ${CARDS_HELP}`,
  takesNames: true,
  options: {
    best: {
      help: 'how many at most',
      isSetting: true,
      read: (text, name) => readWhole(text, name, { min: 1, max: MOST_ANSWERS }),
    },
    tolerance: toleranceOption,
  },
  line: {
    help: 'the cards on each line, between spaces',
    gives: 'the cards',
    read: (line) => ({ names: line.split(/\s+/), options: {} }),
  },
  listed: 'answer',
  told: 'A play is {"word", "words", "cards", "rank"}: the commonest word and all of them, the cards as they are read.',
  answer({ names = [], best, tolerance = 'souple' }, { books, limit }: AnswerTools<Books>) {
    const pieces = sayingCards(names, books);
    if (pieces instanceof Misuse) return pieces;
    const search: RebusSearch = { pieces, tolerance, words: knownWords(books).common };
    const found = limit === Number.POSITIVE_INFINITY ? oneAWord(search) : commonOnes(search, best ?? limit);
    return saidReply(pieces, found.sort(byCardsThenRank).slice(0, best ?? limit));
  },
});

function sayingCards(names: readonly string[], books: Books): readonly Piece[] | Misuse {
  if (names.length === 0) return new Misuse('which cards? CHAT POT VAL É');
  const cards = eachRead(names, (name) => typedCard(name, books) ?? new Misuse(`unknown card ${asTyped(name)}`));
  if (cards instanceof Misuse || !isTooLarge(cards)) return cards;
  return new Misuse(`at most ${MOST_SPOKEN} cards, and ${MOST_FREE_SOUNDS} sounds of jokers and Rébustory`);
}

/** Common words, if there are enough of them. */
function commonOnes(search: RebusSearch, count: number): FoundRebus[] {
  const common = oneAWord(search, COUNTED_RANK);
  return common.length < count ? oneAWord(search) : common;
}

/** One rebus a word, the one of the most cards. */
function oneAWord(search: RebusSearch, maxRank?: number): FoundRebus[] {
  const byWord = new Map<string, FoundRebus>();
  for (const found of everyRebus({ ...search, ...(maxRank === undefined ? {} : { maxRank }) })) {
    if (found.pieces.length > (byWord.get(found.word)?.pieces.length ?? 0)) byWord.set(found.word, found);
  }
  return [...byWord.values()];
}

function byCardsThenRank(one: FoundRebus, other: FoundRebus): number {
  return other.pieces.length - one.pieces.length || (one.rank ?? RARER_THAN_ALL) - (other.rank ?? RARER_THAN_ALL);
}

function saidReply(pieces: readonly Piece[], found: readonly FoundRebus[]): Reply {
  const plays = found.map(({ word, words, pieces: used, rank }) => ({
    word,
    words,
    cards: used.map((at) => pieces[at]?.name ?? ''),
    rank,
  }));
  return playsReply(plays, () => {
    if (plays.length === 0) return ['no word can be said'];
    return tableLines([['cards', 'words'], ...plays.map((play) => [play.cards.join(' + '), play.words.join(', ')])]);
  });
}
