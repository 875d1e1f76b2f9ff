// Knows that the cards of the table are as large as its room allows.

import { expect, test } from 'vitest';
import { cardWidthIn, type Footprint } from './table-room.ts';

const GROUP: Footprint = { columns: 3, rows: 1, told: [10] };
const DESK = { width: 900, height: 400 };
const PHONE = { width: 310, height: 160 };

test('a single rebus is drawn large on a desk, and no wider than a phone', () => {
  expect(cardWidthIn(DESK, [GROUP])).toBeGreaterThanOrEqual(96);
  const narrow = cardWidthIn(PHONE, [GROUP]);
  expect(narrow).toBeGreaterThanOrEqual(44);
  expect(3 * narrow).toBeLessThanOrEqual(PHONE.width);
});

test('the more rebuses, the smaller their cards, down to what can still be read', () => {
  const sizes = [1, 8, 16, 60].map((count) => cardWidthIn(DESK, Array<Footprint>(count).fill(GROUP)));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(new Set(sizes).size).toBe(sizes.length);
  expect(sizes.at(-1)).toBe(40);
});

test('long words need room as well as cards do', () => {
  const wordy = { ...GROUP, told: [30, 30, 30] };
  expect(cardWidthIn(DESK, Array<Footprint>(8).fill(wordy))).toBeLessThan(cardWidthIn(DESK, Array<Footprint>(8).fill(GROUP)));
});
