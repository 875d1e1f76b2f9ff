// The worked examples of the rules of Rébustory: cards in a row, what a free card says there, and the word.

import { type CardId, JOKER_ID, PICTURE_CARDS, REBUSTORY_ID } from '../rules/cards.ts';
import { readOptions } from '../rules/form.ts';
import { rowPoints } from '../rules/score.ts';
import type { Options } from '../types.ts';

interface ExampleCard {
  readonly id: CardId;
  /** What a joker or a Rébustory stands for; empty for a picture. */
  readonly says: string;
}

export interface RebusExample {
  readonly article: string;
  readonly cards: readonly ExampleCard[];
  readonly word: string;
  /** « (3 + 1) × 1 ». */
  readonly sum: string;
  readonly points: number;
}

const USUAL = readOptions({}) as Options;
const FREE_SIGNS: Readonly<Record<string, CardId>> = { '*': JOKER_ID, '**': REBUSTORY_ID };

/** A card as text: its name, or `*sol` for a joker that says « sol », `**to…nnerre` for a Rébustory. */
export const REBUS_EXAMPLES: readonly RebusExample[] = [
  rebusExample('3.1', 'CHAT POT', 'chapeau'),
  rebusExample('3.1', 'FIL LAIT', 'filet'),
  rebusExample('3.1', 'EAU RANG JEU RAIE', 'orangeraie'),
  rebusExample('1.3', 'TOUR NŒUD *sol', 'tournesol'),
  rebusExample('1.4', 'PART RAT **ton…nerre', 'paratonnerre'),
];

function rebusExample(article: string, drawn: string, word: string): RebusExample {
  const cards = drawn.split(' ').map(exampleCard);
  const {
    sum,
    cards: count,
    points,
  } = rowPoints(
    cards.map(({ id }) => id),
    USUAL,
  );
  return { article, cards, word, sum: `${sum} × ${count - 1}`, points };
}

function exampleCard(text: string): ExampleCard {
  const [, sign = '', says = ''] = /^(\*{0,2})(.*)$/u.exec(text) ?? [];
  const id = FREE_SIGNS[sign] ?? PICTURE_CARDS.find(({ name }) => name === says)?.id;
  if (id === undefined) throw new TypeError(`no such card: ${text}`);
  return { id, says: sign === '' ? '' : says };
}
