// How to draw an unsent play as text, for tests.

import type { Cell } from '@boite/kernel';
import { box } from '../game.ts';
import { arranged, tokens } from '../tests/drawing.ts';
import type { View } from '../types.ts';
import { BARE_DRAFT, type BoardDraft, withToken } from './draft.ts';

export { tokens };

/** `7,6`: a square by its row and its column, from 0. */
export function cellAt(text: string): Cell {
  const [row, column] = text.split(',').map(Number);
  return { row: row ?? Number.NaN, column: column ?? Number.NaN };
}

/** What the first of two players sees. */
export function seen(drawn: Omit<Parameters<typeof arranged>[0], 'hands'> & { readonly hand: string }): View {
  const { hand, ...rest } = drawn;
  return box.game.view(arranged({ ...rest, hands: [hand, ''] }), 0);
}

/** Tokens of a hand laid one after the other: `tried(view, 'verre 7,6', 'tu 7,7')`. */
export function triedTokens({ board, hand }: View, ...laid: readonly string[]): BoardDraft {
  return laid.reduce((draft, text) => {
    const [symbol, place = ''] = text.split(' ');
    const used = new Set(draft.laid.map(({ index }) => index));
    const index = (hand ?? []).findIndex((token, at) => token === `t-${symbol}` && !used.has(at));
    return withToken(draft, { index, token: `t-${symbol}` }, cellAt(place), board);
  }, BARE_DRAFT);
}

/** The tokens of a draft in the order they were laid, then the cursor: `verre 7,6 | tu 7,7 > 7,8`. */
export function drawnDraft({ laid, cursor }: BoardDraft): string {
  const placed = laid.map(({ token, row, column }) => `${token.slice(2)} ${row},${column}`).join(' | ');
  return cursor ? `${placed} > ${cursor.row},${cursor.column}`.trim() : placed;
}
