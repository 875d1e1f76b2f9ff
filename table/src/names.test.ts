import { describe, expect, it } from 'vitest';
import { nameBeside } from './names.ts';
import type { StoredSeat } from './store.ts';

const seat = (...names: string[]): StoredSeat => ({
  team: true,
  bot: null,
  people: names.map((name) => ({ device: name, name })),
});
const BOT: StoredSeat = { team: false, people: [], bot: { level: 'expert', name: 'Colette' } };

describe('Two people at a table never bear the same name', () => {
  it.each([
    ['Zoé', 'Zoé'],
    ['Hibou', 'Hibou 2'],
    ['hibou', 'hibou 2'],
    ['Léa', 'Léa 3'],
    ['Colette', 'Colette 2'],
  ])('%s is called %s', (name, called) => {
    expect(nameBeside([seat('Hibou'), seat('Lea', 'Léa 2'), BOT], name)).toBe(called);
  });

  it('and a long name makes room for its number', () => {
    const long = 'é'.repeat(24);
    expect(nameBeside([seat(long)], long)).toBe(`${'é'.repeat(22)} 2`);
  });

  it('while whoever is renamed may keep the name', () => {
    expect(nameBeside([seat('Hibou'), seat('Zoé')], 'hibou', 'Hibou')).toBe('hibou');
    expect(nameBeside([seat('Hibou'), seat('Zoé')], 'zoe', 'Hibou')).toBe('zoe 2');
  });
});
