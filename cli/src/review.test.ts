// `boite review`: its figures are those of `boite solve` on every turn of recorded games.

import { readFileSync } from 'node:fs';
import { gameNamed } from '@boite/games';
import { type GameRecord, standingFacts } from '@boite/kernel';
import { describe, expect, it } from 'vitest';
import { boite, boiteJson } from './testing.ts';

interface Turn {
  readonly step: number;
  readonly seat: number;
  readonly best: { readonly points: number } | null;
  readonly remark: string;
}

const fileOf = (game: string) => new URL(`../../games/${game}/tests/records/two-players.json`, import.meta.url).pathname;

/** What a seat saw just before a step of a record. */
function viewsBefore<View>(game: string, { step, seat }: Turn): View {
  const { record } = JSON.parse(readFileSync(fileOf(game), 'utf8')) as { readonly record: GameRecord };
  const { evolve, view } = (gameNamed(game) as NonNullable<ReturnType<typeof gameNamed>>).game;
  const facts = standingFacts(record.facts as readonly { kind: string }[]).filter((one) => one.step < step);
  return view(facts.reduce<object | null>((state, { fact }) => evolve(state, fact), null) as object, seat) as View;
}

interface Solved {
  readonly best: { readonly points: number } | null;
  readonly score: number;
}

type Laid = { readonly kind: string; readonly letter: string };

const SOLVED = {
  rondo(turn: Turn) {
    const { holder, hand, exchanges } = viewsBefore<{ holder: Laid[]; hand: string[]; exchanges: number }>('rondo', turn);
    const signs = holder.map(({ kind, letter }) => (kind === 'gomme' ? '_' : kind === 'joker' ? `*${letter}` : letter));
    const { best } = boiteJson(['solve', 'rondo', '--holder', signs.join(''), '--hand', hand.join()]) as Solved;
    return best && best.points - 2 * exchanges;
  },
  rummikub(turn: Turn) {
    const view = viewsBefore<{ table: string[]; rack: string[]; entered: boolean[] }>('rummikub', turn);
    const rack = view.rack.map((tile) => (tile === 'joker' ? '?' : tile)).join('');
    const entered = view.entered[turn.seat] ? 'yes' : 'no';
    return (boiteJson(['solve', 'rummikub', '--table', view.table.join(), '--rack', rack, '--entered', entered]) as Solved).score;
  },
};

describe('boite review', () => {
  it.each(['rondo', 'rummikub'] as const)('of %s says what boite solve says, turn by turn', (game) => {
    const { turns } = boiteJson(['review', fileOf(game)]) as { readonly turns: readonly Turn[] };
    expect(turns.length).toBeGreaterThan(4);
    expect(turns.map(({ best }) => best?.points ?? 0)).toEqual(turns.map((turn) => SOLVED[game](turn) ?? 0));
    for (const { remark } of turns) expect(remark).toMatch(/\.$/);
  });

  it('takes one finished game', () => {
    expect(boite(['review']).code).toBe(2);
    expect(boite(['review', 'package.json']).stderr).toContain('is no finished game');
  });
});
