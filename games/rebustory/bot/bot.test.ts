import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { spelled } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { thinksOf } from '../../manners/vocabulary.ts';
import { box as rebustory } from '../game.ts';
import { JOKER_ID } from '../rules/cards.ts';
import { arranged, cards, lay, Players } from '../tests/drawing.ts';
import type { Action, Lay, News, Options, State } from '../types.ts';
import { bot } from './bot.ts';

const { game } = rebustory;
const books = loadLibrary();
const players = new Players(books);

const bots = new Bots({ game: rebustory.game, bot }, books);

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
  it('a champion lengthens what lies (4.4)', () => {
    const state = afterLay(arranged({ hands: ['VAL É', 'DÉ BUS'] }), lay('VAL É', 'vallée'));
    expect(thoughts(state, 'champion').at(-1)).toMatchObject({ kind: 'lay', owner: 0, group: 1 });
  });

  it('a champion takes a joker from another player (4.8)', () => {
    const state = afterLay(arranged({ hands: ['TOUR NŒUD *', 'SOL BUS'] }), lay('TOUR NŒUD *', 'tournesol'));
    expect(thoughts(state, 'champion').at(-1)).toMatchObject({ kind: 'take', owner: 0, cards: cards('SOL') });
  });

  it('a champion takes a joker even when it can lay nothing with it (4.8)', () => {
    const state = afterLay(arranged({ hands: ['TOUR NŒUD *', 'SOL'] }), lay('TOUR NŒUD *', 'tournesol'));
    expect(thoughts(state, 'champion').some(({ kind }) => kind === 'take')).toBe(true);
  });

  it.each(LEVELS.filter((level) => level !== 'champion'))('%s: says words of its own', (level) => {
    const words = playedOut({ edition: 'compacte' }, [level, level], 2).state.sheet.flatMap((line) => line.words);
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect([word, thinksOf(level, spelled(word) ?? '', books.lexicon)]).toEqual([word, true]);
  });

  it('a champion beats a beginner in at least nine games of ten', () => {
    const won = bots.wonByFirst(10, (seed) => playedOut({ edition: 'compacte' }, ['champion', 'debutant'], seed));
    expect(won).toBeGreaterThanOrEqual(9);
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
    expect(thoughts(state, 'champion').at(-1)).toMatchObject({ kind: 'lay' });
    expect(thoughts({ ...state, refused: ['one', 'two', 'three'] }, 'champion').at(-1)).toMatchObject({ kind: 'finish' });
  });
});

describe('judging by the table', () => {
  const state = arranged({ hands: ['CHAT POT RAT', 'BUS'], options: { judging: 'table' } });
  const pending = (laid: Lay) => game.decide(state, 0, laid, players.tools).reduce(game.evolve, state);

  it.each(LEVELS)('%s: accepts what the arbitre hears, contests another word, and says why (9.1)', (level) => {
    expect(thoughts(pending(lay('CHAT POT', 'chapeau')), level, 1)).toEqual([{ kind: 'accept', why: 'heard' }]);
    expect(thoughts(pending(lay('CHAT POT', 'raton')), level, 1)).toEqual([{ kind: 'contest', why: 'far' }]);
  });

  it('agrees to turn the hourglass (9.4)', () => {
    const asked: State = { ...arranged({ hands: ['CHAT', 'BUS', 'RAT'], options: { sablier: 'accord' } }) };
    const after = game.decide(asked, 1, { kind: 'ask-sand' }, players.tools).reduce(game.evolve, asked);
    expect(thoughts(after, 'habitue', 2)).toEqual([{ kind: 'answer-sand', agrees: true }]);
  });
});

describe('a bot asked against the arbitre has an ear of its own, the kinder the lower its level (9.5)', () => {
  const voteOn = (hand: string, word: string, level: Level) => {
    const state = arranged({ hands: [hand, 'BUS', 'RAT'], options: { judging: 'appel' } });
    const appeal: Action = { kind: 'appeal', move: lay(hand, word) };
    return thoughts(game.decide(state, 0, appeal, players.tools).reduce(game.evolve, state), level, 1)[0];
  };
  const voices = (hand: string, word: string) => LEVELS.map((level) => voteOn(hand, word, level));
  const pros = (why: string) => ({ kind: 'vote', voice: 'for', why });
  const cons = (why: string) => ({ kind: 'vote', voice: 'against', why });

  it.each([
    ['DÉ CERF', 'désert', 6, pros('near'), cons('far')],
    ['BAS EAU', 'bateau', 4, pros('near'), cons('far')],
    ['A TEE CENT', 'artisan', 2, pros('near'), cons('far')],
    ['CHAT POT', 'raton', 0, pros('near'), cons('far')],
    ['CHAT P POT', 'chapeau', 0, pros('near'), cons('rule')],
    ['CHAT POT', 'chapo pointu', 0, pros('near'), cons('rule')],
    ['VAL LOUP', 'Valou', 4, pros('unlisted'), cons('far')],
  ])('%s for %s: the %i kindest levels agree', (hand, word, kind, agreed, opposed) => {
    expect(voices(hand, word)).toEqual(LEVELS.map((_, at) => (at < kind ? agreed : opposed)));
  });

  it('its voice and its reason are told, and a single bot that agrees wins the appeal', () => {
    const state = arranged({ hands: ['BAS EAU VAL', 'BUS'], options: { judging: 'appel' } });
    const asked = players.after(state, { kind: 'appeal', move: lay('BAS EAU', 'bateau') });
    const facts = players.facts(asked, thoughts(asked, 'habitue', 1)[0] as Action, 1);
    expect(facts.map(({ kind }) => kind)).toEqual(['voiced', 'settled', 'laid']);
    const [told] = facts.map((fact) => rebustory.text.news(game.reveal(fact, 0) as News, () => 'Ada'));
    expect(told).toMatch(/^Ada est d’accord.*on l’entend presque/);
  });
});

describe('every game of bots ends', () => {
  const games: readonly (readonly [Partial<Options>, readonly Level[]])[] = [
    [{ edition: 'classique' }, ['expert', 'habitue', 'debutant']],
    [{ edition: 'classique', tolerance: 'libre', judging: 'table' }, ['habitue', 'habitue']],
    [{ edition: 'classique', tolerance: 'stricte', judging: 'appel' }, ['debutant', 'habitue']],
    [{ edition: 'classique', way: 'second' }, ['expert', 'habitue']],
    [{ edition: 'classique', way: 'second' }, ['debutant', 'debutant']],
    [{ edition: 'compacte' }, ['habitue', 'expert', 'debutant', 'habitue', 'habitue', 'expert']],
    [{ edition: 'compacte', children: true }, ['expert', 'debutant']],
    [{ edition: 'classique', way: 'echelle' }, ['expert']],
    [{ way: 'echelle', edition: 'compacte' }, ['debutant']],
    [{ edition: 'classique', way: 'tirage' }, ['expert']],
    [{ way: 'tirage', edition: 'compacte', daily: true }, ['habitue']],
  ];

  it.each(games)('%j between %j', (options, levels) => {
    expect(game.result(playedOut(options, levels, 5).state)).not.toBeNull();
  });
});

describe('alone', () => {
  it('a champion climbs the whole ladder, and keeps its joker for the last rungs (8.1)', () => {
    const state = arranged({ hands: ['CHAT POT VAL É *'], options: { way: 'echelle' } });
    const last = thoughts(state, 'champion').at(-1) as Lay;
    expect(last.placements.map(({ card }) => card)).not.toContain(JOKER_ID);
    expect(playedOut({ edition: 'classique', way: 'echelle' }, ['champion'], 3).state.ended).toBe('ladder-climbed');
  });
});

function playedOut(options: Partial<Options>, levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options, longest: 2_000 });
}
