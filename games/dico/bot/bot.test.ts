import { act, begin, bestThought, LEVELS, type Level, type Match, oneOf, type Seat, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { thinksOf } from '../../manners/vocabulary.ts';
import { box as dico } from '../game.ts';
import { clueAbout } from '../rules/answers.ts';
import { chosenSecret } from '../rules/secret.ts';
import { choosingDrawn, tableDrawn } from '../tests/drawing.ts';
import type { Action, Asking, DicoTypes, NotebookLine, Options, Secret, State } from '../types.ts';
import { bot } from './bot.ts';
import { wordsToFind } from './keys.ts';
import { candidates } from './solver.ts';

const { game } = dico;
const books = loadLibrary();
const DEFAULTS = game.readOptions({ sablier: null }) as Options;

function secretOf(word: string): Secret {
  return chosenSecret({ word, wording: { kind: 'dictionary', index: 0 } }, DEFAULTS, books);
}

const TERMINUS = secretOf('terminus');
const CHEVAL = secretOf('cheval');

function note(of: Seat, secret: Secret, about: Asking, page: number | null = null): NotebookLine {
  return { of, answer: clueAbout(secret, about, page) };
}

const wholly = (of: Seat, secret: Secret): readonly NotebookLine[] => [note(of, secret, 'debut'), note(of, secret, 'fin')];

interface Position {
  readonly hand?: string;
  readonly seats?: number;
  readonly board?: string;
  readonly notes?: readonly NotebookLine[];
  readonly options?: Partial<Options>;
}

/** The first seat is to play; what it was answered is in its notes. */
function position({ hand = '', seats = 2, board = '', notes = [], options = {} }: Position): State {
  const hands = [hand, ...Array.from({ length: seats - 1 }, () => '')];
  const secrets = hands.map((_, seat) => (seat === 1 ? TERMINUS : CHEVAL));
  const state = tableDrawn({ hands, board, secrets, options: { sablier: null, ...options } });
  return { ...state, notes: hands.map((_, seat) => (seat === 0 ? notes : [])) };
}

function thoughts(state: State, level: Level, seed = 1): readonly Action[] {
  return [...bot.think({ view: game.view(state, 0), seat: 0, level, books, chance: seededChance(seed) })];
}

const decision = (state: State, level: Level = 'expert', seed = 1): Action => thoughts(state, level, seed).at(-1) as Action;
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

describe('a bot thinks like a player who sees its own answers only', () => {
  const early = position({ hand: 'DFP' });

  it.each(LEVELS)('%s: something legal comes to mind at once, then something better', (level) => {
    const found = seeds.flatMap((seed) => thoughts(early, level, seed));
    expect(found.length).toBeGreaterThan(seeds.length);
    for (const action of found) expect(game.check(game.view(early, 0), 0, action, books)).toBeNull();
  });

  it.each(LEVELS)('%s: the same luck gives the same thoughts', (level) => {
    expect(thoughts(early, level)).toEqual(thoughts(early, level));
  });
});

describe('hiding a word (2.2)', () => {
  const hidden = (level: Level, options: Partial<Options> = {}): readonly string[] =>
    seeds.map((seed) => (decision(choosingDrawn({ seats: 2, options }), level, seed) as { word: string }).word);

  it('a beginner hides a word that everybody knows', () => {
    for (const word of hidden('debutant')) expect(thinksOf('debutant', word, books.lexicon)).toBe(true);
  });

  it('an expert hides a word whose end is the end of others', () => {
    const keyed = wordsToFind(DEFAULTS, books);
    const leaves = (word: string): number => candidates([note(1, secretOf(word), 'fin').answer], keyed).length;
    for (const word of hidden('expert')) expect(leaves(word)).toBeGreaterThan(1);
    expect(new Set(hidden('expert')).size).toBeGreaterThan(10);
  });

  it.each(LEVELS)('%s: hides a proper noun of the theme (6.2)', (level) => {
    const painters = wordsToFind({ words: 'peintres', length: '6-8' }, books).words;
    for (const word of hidden(level, { words: 'peintres' })) expect(painters).toContain(word);
  });
});

describe('taking cards (3.1 to 3.7)', () => {
  const seen = (state: State, squares: readonly number[]): State => ({
    ...state,
    seen: state.seen.map((was, square) => was || squares.includes(square)),
  });
  const turned = (state: State, ...squares: readonly number[]): State => ({
    ...seen(state, squares),
    phase: squares.length < 3 ? 'acquiring' : 'taking',
    open: squares,
  });

  it('an expert turns a pair that it remembers, and nothing that could spoil it', () => {
    const state = seen(position({ board: 'FPFXP' }), [0, 1, 2, 3]);
    const next = (...open: readonly number[]): number =>
      (decision(open.length === 0 ? state : turned(state, ...open)) as { square: number }).square;
    const [first, second] = [next(), next(next())];
    expect([first, second, next(first, second)].sort()).toEqual([0, 1, 2]);
  });

  it('a beginner forgets', () => {
    const state = turned(seen(position({ board: 'FPFXP' }), [0, 1, 2, 3]), 0);
    const squares = seeds.map((seed) => (decision(state, 'debutant', seed) as { square: number }).square);
    expect(new Set(squares).size).toBeGreaterThan(3);
  });

  it('takes what completes a pair', () => {
    expect(decision(turned(position({ board: 'FDP', hand: 'F' }), 0, 1, 2))).toEqual({ kind: 'take', squares: [0] });
    expect(decision(turned(position({ board: 'DPD', hand: 'P' }), 0, 1, 2))).toEqual({ kind: 'take', squares: [0, 2] });
  });
});

describe('asking (3.9 to 3.13)', () => {
  it('an expert asks what teaches most, of the opponent whom it knows least', () => {
    const state = position({ hand: 'DDFF', seats: 3, notes: [note(1, TERMINUS, 'debut')] });
    expect(decision(state)).toEqual({ kind: 'ask', of: 2, about: 'fin', pair: ['fin', 'fin'], page: null });
  });

  it('keeps a joker when a pair will do', () => {
    expect(decision(position({ hand: 'FFJ' }))).toMatchObject({ kind: 'ask', pair: ['fin', 'fin'] });
    expect(decision(position({ hand: 'FJ' }))).toMatchObject({ kind: 'ask', about: 'fin', pair: ['fin', 'joker'] });
  });

  it('does not ask again what it knows', () => {
    const state = position({ hand: 'DDPPPP', notes: [note(1, TERMINUS, 'debut')] });
    for (const level of LEVELS) expect(decision(state, level)).toMatchObject({ kind: 'ask', about: 'page' });
  });

  it('points at the half of the words, then at the half of that half', () => {
    const first = decision(position({ hand: 'PPPPDF' })) as { page: number };
    const answer = note(1, CHEVAL, 'page', first.page);
    const question = { by: 0, of: 1, about: 'page', pair: ['page', 'page'] } as const;
    const second = decision({ ...position({ notes: [answer] }), phase: 'pointing', questions: [question] }) as { page: number };
    expect(answer.answer).toMatchObject({ where: 'before' });
    expect(second).toMatchObject({ kind: 'point' });
    expect(second.page / first.page).toBeGreaterThan(0.3);
    expect(second.page / first.page).toBeLessThan(0.7);
  });

  it('forgoes a second page that teaches nothing', () => {
    const question = { by: 0, of: 1, about: 'page', pair: ['page', 'page'] } as const;
    const state = position({ notes: [note(1, TERMINUS, 'page', TERMINUS.page)] });
    expect(decision({ ...state, phase: 'pointing', questions: [question] })).toEqual({ kind: 'end-turn' });
  });
});

describe('STOP (4.1)', () => {
  const stop = (...words: readonly (readonly [Seat, string])[]): Action => ({
    kind: 'announce',
    supposed: words.map(([of, word]) => ({ of, word })),
  });

  it('is said at once when one word is left for each opponent, and at the end of a turn', () => {
    const state = position({ seats: 3, hand: 'DF', notes: [...wholly(1, TERMINUS), ...wholly(2, CHEVAL)] });
    expect(decision(state)).toEqual(stop([1, 'TERMINUS'], [2, 'CHEVAL']));
    expect(decision({ ...state, phase: 'acted' })).toEqual(stop([1, 'TERMINUS'], [2, 'CHEVAL']));
  });

  it('is not said while two words are possible', () => {
    const state = position({ seats: 3, notes: wholly(1, TERMINUS) });
    for (const level of LEVELS) expect(decision({ ...state, phase: 'acted' }, level)).toEqual({ kind: 'end-turn' });
  });

  it('names those it knows in a quick game (6.1)', () => {
    const notes = [...wholly(3, CHEVAL), ...wholly(1, TERMINUS)];
    const named = decision(position({ seats: 4, notes, options: { rapide: true } }));
    expect(named).toEqual(stop([1, 'TERMINUS'], [3, 'CHEVAL']));
  });

  const keyed = wordsToFind(DEFAULTS, books);
  const left = (notes: readonly NotebookLine[]): readonly string[] =>
    candidates(
      notes.map(({ answer }) => answer),
      keyed,
    );
  const onItsPage = (secret: Secret): NotebookLine => note(1, secret, 'page', secret.page);

  /** Answers between which everybody hesitates: two words that a beginner knows. */
  function hesitation(): State {
    for (const word of keyed.words) {
      const secret = secretOf(word);
      const notes = [onItsPage(secret), note(1, secret, 'debut')];
      const words = left(notes);
      const areKnown = words.every((one) => thinksOf('debutant', one, books.lexicon));
      if (words.length === 2 && areKnown) return { ...position({ notes }), phase: 'acted' };
    }
    throw new Error('no two words are so alike');
  }

  it('is risked between two words when someone else is about to win, by an expert too', () => {
    const unsure = hesitation();
    const rival = { by: 1, of: 0, about: 'definition', pair: ['definition', 'joker'] } as const;
    expect(decision(unsure)).toEqual({ kind: 'end-turn' });
    expect(decision({ ...unsure, questions: [rival] })).toMatchObject({ kind: 'announce' });
  });

  it('is said too early by a beginner, now and then', () => {
    const unsure = hesitation();
    const said = seeds.map((seed) => decision(unsure, 'debutant', seed).kind);
    expect(new Set(said)).toEqual(new Set(['announce', 'end-turn']));
  });

  it('is a guess when nothing is left to ask: a definition in a player’s own words is not understood (6.3)', () => {
    const own: NotebookLine = { of: 1, answer: { about: 'definition', definition: 'Voilà tout.', source: null } };
    const alike = keyed.words.find((word) => left([...wholly(1, secretOf(word)), onItsPage(secretOf(word))]).length > 1);
    const secret = secretOf(alike ?? '');
    const notes = [...wholly(1, secret), onItsPage(secret), own];
    expect(decision(position({ notes, options: { ownWording: true } }))).toMatchObject({ kind: 'announce' });
  });
});

describe('a word that does not come to mind', () => {
  const rare = wordsToFind(DEFAULTS, books).words.find((word) => !thinksOf('habitue', word, books.lexicon)) as string;
  const secret = secretOf(rare);

  it('is not understood from its definition, except by an expert', () => {
    const state = position({ notes: [note(1, secret, 'definition')] });
    expect(decision(state)).toEqual({ kind: 'announce', supposed: [{ of: 1, word: rare }] });
    expect(decision(state, 'debutant')).toMatchObject({ kind: 'flip' });
  });

  it('is looked for in the dictionary, and sooner or later found there (3.16)', () => {
    const state = position({ notes: [...wholly(1, secret), note(1, secret, 'page', secret.page)] });
    expect(decision(state, 'debutant')).toMatchObject({ kind: 'consult' });
    const reading = { ...state, phase: 'consulting', consultation: { page: 1, rolls: 0, dice: null } } as State;
    const said = seeds.map((seed) => decision(reading, 'debutant', seed));
    expect(said).toContainEqual({ kind: 'announce', supposed: [{ of: 1, word: rare }] });
    expect(said).toContainEqual({ kind: 'end-turn' });
  });
});

describe('a draw (5.2)', () => {
  it('is agreed on by someone who knows little, and refused by someone who is about to win', () => {
    const asked = (notes: readonly NotebookLine[]): State => ({ ...position({ notes }), phase: 'draw' });
    expect(decision(asked([]))).toEqual({ kind: 'answer-draw', agrees: true });
    expect(decision(asked(wholly(1, TERMINUS)))).toEqual({ kind: 'answer-draw', agrees: false });
  });
});

describe('whole games', () => {
  const VARIANTS: readonly Partial<Options>[] = [
    {},
    { rapide: true },
    { length: '10-12', ownWording: true },
    { words: 'proper' },
    { words: 'peintres', rapide: true },
  ];

  it.each(VARIANTS)('between four bots come to their end: %j (5.1)', (options) => {
    for (const seed of seeds.slice(0, 3)) {
      const chance = seededChance(seed);
      const levels = Array.from({ length: 4 }, () => oneOf(LEVELS, chance));
      expect(['found', 'last']).toContain(game.result(playedOut(levels, seed, options).state)?.reason);
    }
  });

  it('are won by an expert against a beginner, seven times in ten', () => {
    const won = seeds.map((seed) => playedOut(['expert', 'debutant'], seed).state.winner === 0);
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(21);
  });
});

/** Turns that no game of bots needs. */
const ENDLESS = 200;

/** A whole game, every action checked by the rules. */
function playedOut(levels: readonly Level[], seed: number, options: Partial<Options> = {}): Match<DicoTypes> {
  const tools = { chance: seededChance(seed), now: 0, books };
  const opening = { options: { ...DEFAULTS, ...options }, seating: { count: levels.length, youngest: null } };
  let { match } = begin(game, opening, tools);
  for (let turns = 0; game.result(match.state) === null; ) {
    const seat = game.awaiting(match.state).seats[0] ?? 0;
    const situation = { view: game.view(match.state, seat), seat, level: levels[seat] as Level, books, chance: tools.chance };
    const advance = act(match, { seat, step: match.step, action: bestThought(bot.think(situation), () => false) }, tools);
    if ('refusal' in advance) throw new Error(JSON.stringify(advance.refusal));
    turns += advance.facts.filter(({ kind }) => kind === 'turn').length;
    expect(turns).toBeLessThan(ENDLESS);
    match = advance.match;
  }
  return match;
}
