// The worked examples of the rules of Scrabble Rébus: tokens in a row, what they say, what it pays on plain squares.

import { TOKEN_POINTS } from '../rules/score.ts';
import type { Token } from '../types.ts';
import { tokenCalled } from './examples.ts';

export interface RowExample {
  readonly article: string;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly points: number;
}

export const ROW_EXAMPLES: readonly RowExample[] = [
  rowExample('5.1', 'verre tu', 'vertu'),
  rowExample('4.1', '1 nœud', 'une corde'),
  rowExample('4.6', 'île a 1 nœud eau cou', 'il a une corde au cou'),
  rowExample('4.3', 'a m i', 'ami'),
  rowExample('4.8', 'le-la-les homme', 'l’homme'),
  rowExample('4.9', 'mer le-la-les', 'merle'),
];

function rowExample(article: string, names: string, text: string): RowExample {
  const tokens = names.split(' ').map(tokenCalled);
  return { article, tokens, text, points: TOKEN_POINTS * tokens.length };
}
