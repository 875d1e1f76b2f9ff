// `boite rebus`: cards that say a text, over the ends of its words; where none do, word after word.

import { type AnswerTools, inquiry, Misuse, playsReply, readWhole } from '@boite/kernel/command';
import { spelled } from '@boite/language';
import { type CardId, PICTURE_CARDS, pictureCard } from '../rules/cards.ts';
import { cardsSaying } from '../rules/riddle.ts';
import type { Books } from '../types.ts';

/** How many cards say a whole text, and one word of it. */
const TEXT_CARDS = { fewest: 2, most: 24 };
const WORD_CARDS = { fewest: 1, most: 8, rows: 1 };
const MOST_REBUSES = 100;

/** A card, or a word that none say. */
type WrittenPart = { readonly card: string } | { readonly text: string };

export const textInquiry = inquiry({
  example: '"le chapeau du roi" --best 3',
  about:
    'Cards of Rébustory that say a text, the fewest first, none of them twice. When no row of cards says the whole of it, each word is said by cards of its own, and what no card says stays as it is written.',
  takesNames: true,
  options: {
    best: {
      help: 'how many rebuses at most; 4 unless told',
      isSetting: true,
      read: (text, name) => readWhole(text, name, { min: 1, max: MOST_REBUSES }),
    },
  },
  line: {
    help: 'a text on each line',
    gives: 'the texts',
    read: (line) => ({ names: [line], options: {} }),
  },
  told: 'The answer is {"plays": [{"parts": [{"card"} or {"text"}]}], "best"}: cards by their names, and the words that no card says.',
  answer({ names = [], best = 4 }, { books }: AnswerTools<Books>) {
    const text = names.join(' ').trim();
    if (spelled(text.replaceAll(/[\s'’-]/g, '')) === null) return new Misuse('which text? boite rebus "le chapeau du roi"');
    const plays = rebusesOf(text, best, books).map((parts) => ({ parts }));
    return playsReply(plays, () => {
      return plays.length === 0 ? ['no card says any of it'] : plays.map(({ parts }) => parts.map(partTold).join(' + '));
    });
  },
});

function rebusesOf(text: string, best: number, books: Books): readonly (readonly WrittenPart[])[] {
  const whole = cardsSaying(text, books, { ...TEXT_CARDS, rows: best });
  if (whole.length > 0) return whole.map((cards) => cards.map(cardPart));
  const parts = text.split(/\s+/).flatMap((word) => wordParts(word, books));
  return parts.some((part) => 'card' in part) ? [parts] : [];
}

function wordParts(word: string, books: Books): readonly WrittenPart[] {
  const own = PICTURE_CARDS.find(({ name }) => name === word.toUpperCase());
  const [cards] = own ? [[own.id]] : cardsSaying(word, books, WORD_CARDS);
  return cards?.map(cardPart) ?? [{ text: word }];
}

function cardPart(id: CardId): WrittenPart {
  return { card: pictureCard(id)?.name ?? '' };
}

function partTold(part: WrittenPart): string {
  return 'card' in part ? part.card : `(${part.text})`;
}
