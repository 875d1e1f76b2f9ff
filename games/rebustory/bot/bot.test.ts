import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as rebustory } from '../game.ts';
import { JOKER_ID } from '../rules/cards.ts';
import { arranged, cards, lay, Players } from '../tests/drawing.ts';
import type { Action, Lay, Options, State } from '../types.ts';

const { game } = rebustory;
const books = loadLibrary();
const players = new Players(books);

const bots = new Bots(rebustory, books);

function thoughts(state: State, level: Level, seat = state.turn): readonly Action[] {
  return bots.thoughts(state, level, seat);
}

/** A move of the player whose turn it is, then the turn of the next one. */
function afterLay(state: State, laid: Lay): State {
  const done = game.decide(state, 0, laid, players.tools).reduce(game.evolve, state);
  return { ...done, turn: 1, turnNumber: done.turnNumber + 1 };
}

describe('a bot thinks like a player who sees its own cards only', () => {
  const position = arranged({ hands: ['CHAT POT VAL É BUS DÉ *', 'RAT'] });

  bots.thinkInOrder(position, 'finish', ['lay']);
});

describe('the levels differ by their words and by what they see', () => {
  it('an expert lengthens what lies, a beginner does not (4.4)', () => {
    const state = afterLay(arranged({ hands: ['VAL É', 'DÉ BUS'] }), lay('VAL É', 'vallée'));
    expect(thoughts(state, 'expert').at(-1)).toMatchObject({ kind: 'lay', owner: 0, group: 1 });
    expect(thoughts(state, 'debutant').at(-1)).toMatchObject({ kind: 'finish' });
  });

  it('an expert takes a joker from another player (4.8)', () => {
    const state = afterLay(arranged({ hands: ['TOUR NŒUD *', 'SOL BUS'] }), lay('TOUR NŒUD *', 'tournesol'));
    expect(thoughts(state, 'expert').at(-1)).toMatchObject({ kind: 'take', owner: 0, cards: cards('SOL') });
  });

  it('an expert takes a joker even when it can lay nothing with it (4.8)', () => {
    const state = afterLay(arranged({ hands: ['TOUR NŒUD *', 'SOL'] }), lay('TOUR NŒUD *', 'tournesol'));
    expect(thoughts(state, 'expert').some(({ kind }) => kind === 'take')).toBe(true);
  });

  it('a beginner says short rebuses of common words', () => {
    const { sheet } = playedOut({ edition: 'compacte' }, ['debutant', 'debutant'], 2).state;
    const words = sheet.flatMap((line) => line.words);
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect(rankOf(word)).toBeLessThanOrEqual(3_000);
  });

  it('an expert beats a beginner in at least nine games of ten', () => {
    const won = Array.from({ length: 10 }, (_, seed) => {
      const { scores } = playedOut({ edition: 'compacte' }, ['expert', 'debutant'], seed).state;
      return (scores[0] ?? 0) > (scores[1] ?? 0);
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  });
});

describe('the end of a turn', () => {
  it.each(LEVELS)('%s: discards a picture, never a joker, and takes the joker that lies on top (5.2)', (level) => {
    const state = arranged({ hands: ['* BUS', 'RAT'], discards: '*' });
    const said: State = { ...state, refused: ['one', 'two', 'three'] };
    expect(thoughts(said, level).at(-1)).toEqual({ kind: 'finish', discard: cards('BUS')[0], takesTop: true });
  });

  it('insists no more once the others have refused three rebuses in a turn', () => {
    const state = arranged({ hands: ['CHAT POT', 'RAT'], options: { judging: 'table' } });
    expect(thoughts(state, 'expert').at(-1)).toMatchObject({ kind: 'lay' });
    expect(thoughts({ ...state, refused: ['one', 'two', 'three'] }, 'expert').at(-1)).toMatchObject({ kind: 'finish' });
  });
});

describe('judging by the table', () => {
  const state = arranged({ hands: ['CHAT POT RAT', 'BUS'], options: { judging: 'table' } });
  const pending = (laid: Lay) => game.decide(state, 0, laid, players.tools).reduce(game.evolve, state);

  it.each(LEVELS)('%s: accepts what the arbitre hears, contests the rest (9.1)', (level) => {
    expect(thoughts(pending(lay('CHAT POT', 'chapeau')), level, 1)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending(lay('CHAT POT', 'raton')), level, 1)).toEqual([{ kind: 'contest' }]);
  });

  it('agrees to turn the hourglass (9.4)', () => {
    const asked: State = { ...arranged({ hands: ['CHAT', 'BUS', 'RAT'], options: { sablier: 'accord' } }) };
    const after = game.decide(asked, 1, { kind: 'ask-sand' }, players.tools).reduce(game.evolve, asked);
    expect(thoughts(after, 'habitue', 2)).toEqual([{ kind: 'answer-sand', agrees: true }]);
  });
});

describe('every game of bots ends', () => {
  const games: readonly (readonly [Partial<Options>, readonly Level[]])[] = [
    [{ edition: 'classique' }, ['expert', 'habitue', 'debutant']],
    [{ edition: 'classique', tolerance: 'libre', judging: 'table' }, ['habitue', 'habitue']],
    [{ edition: 'classique', tolerance: 'stricte', judging: 'appel' }, ['debutant', 'habitue']],
    [{ way: 'second' }, ['expert', 'habitue']],
    [{ way: 'second' }, ['debutant', 'debutant']],
    [{ edition: 'compacte' }, ['habitue', 'expert', 'debutant', 'habitue', 'habitue', 'expert']],
    [{ edition: 'compacte', children: true }, ['expert', 'debutant']],
    [{ way: 'echelle' }, ['expert']],
    [{ way: 'echelle', edition: 'compacte' }, ['debutant']],
    [{ way: 'tirage' }, ['expert']],
    [{ way: 'tirage', edition: 'compacte', daily: true }, ['habitue']],
  ];

  it.each(games)('%j between %j', (options, levels) => {
    expect(game.result(playedOut(options, levels, 5).state)).not.toBeNull();
  });
});

describe('alone', () => {
  it('an expert climbs the whole ladder, and keeps its joker for the last rungs (8.1)', () => {
    const state = arranged({ hands: ['CHAT POT VAL É *'], options: { way: 'echelle' } });
    const last = thoughts(state, 'expert').at(-1) as Lay;
    expect(last.placements.map(({ card }) => card)).not.toContain(JOKER_ID);
    expect(playedOut({ way: 'echelle' }, ['expert'], 3).state.ended).toBe('ladder-climbed');
  });
});

function rankOf(word: string): number {
  const tiles = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().replaceAll('Œ', 'OE');
  return books.lexicon.rank(tiles) ?? Number.POSITIVE_INFINITY;
}

function playedOut(options: Partial<Options>, levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options, longest: 2_000 });
}
