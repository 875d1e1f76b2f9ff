import { LEVELS } from '@boite/kernel';
import { describe, expect, it } from 'vitest';
import { zoeAndLuc } from '../testing/zoe-and-luc.ts';
import { summariesFor } from './index.ts';
import { freshBotName } from './seat-names.ts';
import type { StoredSeat } from './store.ts';

/** So many letters of a name stand on a phone that six people share. */
const LETTERS_IN_SIGHT = 4;

describe('names at a table', () => {
  it.each(LEVELS)('tell six bots apart from their first letters on: %s', (level) => {
    const seats: StoredSeat[] = [];
    for (let count = 0; count < 6; count++)
      seats.push({ team: false, people: [], bot: { level, name: freshBotName(seats, level) } });
    const beginnings = seats.map(({ bot }) => bot?.name.slice(0, LETTERS_IN_SIGHT));
    expect(new Set(beginnings).size).toBe(6);
  });

  it('are listed with one’s own, wherever nobody sits', async () => {
    const { setting, luc } = await zoeAndLuc({ seats: 3 });
    await luc.ask({ type: 'sit', seat: 2, name: 'Luc' });
    expect(await summariesFor('luc', setting.store)).toMatchObject([{ names: ['Luc'], yours: [2], yourNames: ['Luc'] }]);
  });
});
