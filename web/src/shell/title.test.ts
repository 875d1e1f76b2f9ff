import type { SeatView } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import { tableTitle } from './title.ts';

const person = (name: string): SeatView => ({
  occupant: { kind: 'people', names: [name], connected: true },
  team: false,
  junior: false,
});

const table = (change: Partial<Parameters<typeof tableTitle>[1]>) => ({
  phase: 'playing' as const,
  seats: [person('Zoé'), person('Luc')],
  yours: [0],
  ...change,
});

const eyes = (...awaiting: number[]) => new Map([[0, { step: { awaiting } }]]);

describe('The title of a table names the game and whose turn it is:', () => {
  it.each([
    ['one’s own', {}, [0], /^À vous\s! · Rondo · Boîte à mots$/],
    ['someone else’s', {}, [1], /^Au tour de Luc · Rondo/],
    ['several people’s', { yours: [] }, [0, 1], /^À plusieurs de jouer · Rondo/],
    ['around one device, by name', { yours: [0, 1] }, [0], /^Au tour de Zoé · Rondo/],
    ['nobody’s any more', { phase: 'over' }, [], /^Partie finie · Rondo/],
    ['nobody’s yet', { phase: 'lobby' }, [], /^On s’installe · Rondo/],
  ] as const)('%s', (_, change, awaiting, title) => {
    expect(tableTitle('Rondo', table(change), eyes(...awaiting))).toMatch(title);
  });
});
