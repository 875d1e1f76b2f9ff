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
import type { Tolerance } from '@boite/language';
import {
  type FoundRebus,
  isTooLarge,
  MOST_FREE_SOUNDS,
  MOST_PICTURES,
  nameOf,
  type RebusCard,
  rebuses,
  typedCard,
  type WordBands,
} from '@boite/rebus';
import { knownWords } from '../bot/known-words.ts';
import type { Books } from '../types.ts';
import { CARDS_HELP, toleranceOption } from './ear.ts';

const MOST_ANSWERS = 1_000_000;
/** Words that people count: the rarer ones are looked for when those are too few. */
const COUNTED_RANK = 40_000;
const RARER_THAN_ALL = Number.MAX_SAFE_INTEGER;

/** Words looked for among the cards of a hand. */
interface CardSearch {
  readonly cards: readonly RebusCard[];
  readonly tolerance: Tolerance;
  readonly words: WordBands;
}

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
    const cards = sayingCards(names, books);
    if (cards instanceof Misuse) return cards;
    const search: CardSearch = { cards, tolerance, words: knownWords(books).common };
    const found = limit === Number.POSITIVE_INFINITY ? oneAWord(search) : commonOnes(search, best ?? limit);
    return saidReply(cards, found.sort(byCardsThenRank).slice(0, best ?? limit));
  },
});

function sayingCards(names: readonly string[], books: Books): readonly RebusCard[] | Misuse {
  if (names.length === 0) return new Misuse('which cards? CHAT POT VAL É');
  const cards = eachRead(names, (name) => typedCard(name, books) ?? new Misuse(`unknown card ${asTyped(name)}`));
  if (cards instanceof Misuse || !isTooLarge(cards)) return cards;
  return new Misuse(`at most ${MOST_PICTURES} cards, and ${MOST_FREE_SOUNDS} sounds of jokers and Rébustory`);
}

/** Common words, if there are enough of them. */
function commonOnes(search: CardSearch, count: number): FoundRebus[] {
  const common = oneAWord(search, COUNTED_RANK);
  return common.length < count ? oneAWord(search) : common;
}

/** One rebus a word, the one of the most cards. */
function oneAWord(search: CardSearch, maxRank?: number): FoundRebus[] {
  const byWord = new Map<string, FoundRebus>();
  for (const found of rebuses({ ...search, ...(maxRank === undefined ? {} : { maxRank }) })) {
    if (found.cards.length > (byWord.get(found.word)?.cards.length ?? 0)) byWord.set(found.word, found);
  }
  return [...byWord.values()];
}

function byCardsThenRank(one: FoundRebus, other: FoundRebus): number {
  return other.cards.length - one.cards.length || (one.rank ?? RARER_THAN_ALL) - (other.rank ?? RARER_THAN_ALL);
}

function saidReply(cards: readonly RebusCard[], found: readonly FoundRebus[]): Reply {
  const plays = found.map(({ word, words, cards: used, rank }) => ({
    word,
    words,
    cards: used.map((at) => nameOf(cards[at] as RebusCard)),
    rank,
  }));
  return playsReply(plays, () => {
    if (plays.length === 0) return ['no word can be said'];
    return tableLines([['cards', 'words'], ...plays.map((play) => [play.cards.join(' + '), play.words.join(', ')])]);
  });
}
