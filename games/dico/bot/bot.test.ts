import { act, begin, bestThought, LEVELS, type Level, type Match, oneOf, type Seat, seededChance } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as dico } from '../game.ts';
import { clueAbout } from '../rules/answers.ts';
import { chosenSecret } from '../rules/secret.ts';
import { choosingDrawn, tableDrawn } from '../tests/drawing.ts';
import type { Action, Asking, DicoTypes, NotebookLine, Options, Secret, State } from '../types.ts';
import { bot } from './bot.ts';
import { commonWords } from './common-words.ts';
import { beliefs, confidence } from './deduction.ts';
import { TEMPERS } from './habits.ts';
import { wordsToFind } from './keys.ts';
import { likenesses } from './meaning.ts';
import { candidates } from './solver.ts';

const { game } = dico;
const books = loadLibrary();
const DEFAULTS = game.readOptions({ sablier: null }) as Options;

function secretOf(word: string): Secret {
  return chosenSecret({ word, wording: { kind: 'dictionary', index: 0 } }, DEFAULTS, books);
}

const TERMINUS = secretOf('terminus');
const CHEVAL = secretOf('cheval');
const MAISON = secretOf('maison');

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
  const secrets = hands.map((_, seat) => [MAISON, TERMINUS][seat] ?? CHEVAL);
  const state = tableDrawn({ hands, board, secrets, options: { sablier: null, ...options } });
  return { ...state, notes: hands.map((_, seat) => (seat === 0 ? notes : [])) };
}

function thoughts(state: State, level: Level, seed = 1): readonly Action[] {
  return [...bot.think({ view: game.view(state, 0), seat: 0, level, books, chance: seededChance(seed) })];
}

const decision = (state: State, level: Level = 'expert', seed = 1): Action => thoughts(state, level, seed).at(-1) as Action;
const seeds = Array.from({ length: 30 }, (_, seed) => seed);
/** Words that answers spell come to mind sooner or later: enough moments for the slowest. */
const moments = Array.from({ length: 200 }, (_, seed) => seed);
const inTime = (state: State, level: Level = 'expert'): readonly Action[] => moments.map((seed) => decision(state, level, seed));

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

  it.each(LEVELS)(
    '%s: hides one of a thousand words or more in each range of lengths, and only words that people say',
    (level) => {
      for (const length of ['6-8', '8-10', '10-12', '6-12'] as const) {
        const keyed = wordsToFind({ words: 'common', length }, books);
        const { order, said } = commonWords(keyed, books.lexicon);
        const some = Math.min(TEMPERS[level].hides, said);
        expect(some).toBeGreaterThanOrEqual(1000);
        const drawn = moments.map(
          (seed) => (decision(choosingDrawn({ seats: 2, options: { length } }), level, seed) as { word: string }).word,
        );
        expect(new Set(drawn).size).toBeGreaterThan(150);
        const offered = new Set(Array.from(order.slice(0, some), (at) => keyed.words[at]));
        for (const word of drawn) expect(offered).toContain(word);
      }
    },
  );

  it('a stronger one hides rarer words', () => {
    const { commoner } = commonWords(wordsToFind(DEFAULTS, books), books.lexicon);
    const words = wordsToFind(DEFAULTS, books).words;
    const rarest = LEVELS.map((level) => Math.max(...hidden(level).map((word) => commoner[words.indexOf(word)] as number)));
    expect(rarest).toEqual(rarest.toSorted((one, other) => one - other));
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

  it('an expert turns what it remembers more often than a beginner', () => {
    const state = turned(seen(position({ board: 'FPFXP' }), [0, 1, 2, 3]), 0);
    const kept = (level: Level) =>
      moments.filter((seed) => [1, 2].includes((decision(state, level, seed) as { square: number }).square)).length;
    expect(kept('expert')).toBeGreaterThan(2 * kept('debutant'));
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
    expect(decision(state)).toMatchObject({ kind: 'ask', about: 'page' });
  });

  it('a beginner has not noted every answer, and asks some of them again', () => {
    const again = moments.map((nth) => {
      const state = position({ hand: 'DDPPPP', notes: [note(1, TERMINUS, 'debut')] });
      const own = { ...secretOf('cheval'), word: `CHEVAL${nth}` };
      return decision({ ...state, secrets: [own, TERMINUS] }, 'debutant', nth) as { about: Asking };
    });
    const forgotten = again.filter(({ about }) => about === 'debut').length;
    expect(forgotten).toBeGreaterThan(2);
    expect(forgotten).toBeLessThan(moments.length / 3);
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

  it('is said when one word is left for each opponent and comes to mind, before or after the action', () => {
    const state = position({ seats: 3, hand: 'DF', notes: [...wholly(1, TERMINUS), ...wholly(2, CHEVAL)] });
    for (const moment of [state, { ...state, phase: 'acted' } as const]) {
      const said = inTime(moment).filter(({ kind }) => kind === 'announce');
      expect(said.length).toBeGreaterThan(0);
      expect(said.length).toBeLessThan(moments.length / 2);
      for (const one of said) expect(one).toEqual(stop([1, 'TERMINUS'], [2, 'CHEVAL']));
    }
  });

  it('is not said while two words are possible', () => {
    const state = position({ seats: 3, notes: wholly(1, TERMINUS) });
    for (const level of LEVELS) expect(decision({ ...state, phase: 'acted' }, level)).toEqual({ kind: 'end-turn' });
  });

  it('names those it knows in a quick game (6.1)', () => {
    const notes = [...wholly(3, CHEVAL), ...wholly(1, TERMINUS)];
    const named = inTime(position({ seats: 4, notes, options: { rapide: true } }));
    expect(named).toContainEqual(stop([1, 'TERMINUS'], [3, 'CHEVAL']));
  });

  const keyed = wordsToFind(DEFAULTS, books);
  const left = (notes: readonly NotebookLine[]): readonly string[] =>
    candidates(
      notes.map(({ answer }) => answer),
      keyed,
    );
  const onItsPage = (secret: Secret): NotebookLine => note(1, secret, 'page', secret.page);

  const { commoner } = commonWords(keyed, books.lexicon);

  /** Answers between which everybody hesitates: two words that a beginner knows. */
  function hesitation(): State {
    for (const word of keyed.words) {
      const secret = secretOf(word);
      const notes = [onItsPage(secret), note(1, secret, 'debut')];
      const words = left(notes);
      const areKnown = words.every((one) => (commoner[keyed.words.indexOf(one)] as number) < TEMPERS.debutant.knows);
      if (words.length === 2 && areKnown) return { ...position({ notes }), phase: 'acted' };
    }
    throw new Error('no two words are so alike');
  }

  it('is risked between two words when someone else is about to win, by an expert too', () => {
    const unsure = hesitation();
    const rival = { by: 1, of: 0, about: 'definition', pair: ['definition', 'joker'] } as const;
    const kinds = (state: State) => new Set(inTime(state).map(({ kind }) => kind));
    expect(kinds(unsure)).toEqual(new Set(['end-turn']));
    expect(kinds({ ...unsure, questions: [rival] })).toContain('announce');
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
    const kinds = inTime(position({ notes, options: { ownWording: true } })).map(({ kind }) => kind);
    expect(kinds).toContain('announce');
  });
});

describe('a definition (3.12)', () => {
  /** Words that a beginner knows too. */
  const common = (() => {
    const keyed = wordsToFind(DEFAULTS, books);
    const { order } = commonWords(keyed, books.lexicon);
    return Array.from(order.slice(200, 260), (at) => keyed.words[at] as string);
  })();
  const believed = (level: Level, word: string) => {
    const state = position({ notes: [note(1, secretOf(word), 'definition')] });
    const [belief] = beliefs({ view: game.view(state, 0), seat: 0, level, books, chance: seededChance(1) });
    if (!belief) throw new Error('nothing is believed');
    const words = Array.from(belief.places, (at) => belief.keyed.words[at]);
    return { isThere: words.includes(word), sure: confidence(belief), count: words.length };
  };

  it.each(LEVELS)('%s: leaves a doubt: several words are like it, and none is certain', (level) => {
    for (const word of common) {
      const { sure, count } = believed(level, word);
      expect(count).toBe(TEMPERS[level].doubts);
      expect(sure).toBeLessThan(0.9);
    }
  });

  it('is understood more often than not, and not always, by whoever grasps much of it', () => {
    const understood = common.filter((word) => believed('expert', word).isThere).length;
    expect(understood).toBeGreaterThan(common.length / 2);
    const narrowed = (level: Level) => common.filter((word) => believed(level, word).isThere).length / TEMPERS[level].doubts;
    expect(narrowed('expert')).toBeGreaterThan(narrowed('debutant'));
  });

  it('is not read backwards: a text that shares its words says as much as the text itself', () => {
    const { definition } = TERMINUS;
    const shuffled = definition.split(' ').toReversed().join(' ');
    const keyed = wordsToFind(DEFAULTS, books);
    const places = Uint32Array.from(keyed.words.keys()).slice(0, 500);
    const hearing = { keyed, listener: { grasps: 60, ear: 'a' }, lexicon: books.lexicon };
    expect(likenesses(shuffled, places, hearing)).toEqual(likenesses(definition, places, hearing));
  });
});

describe('a page pointed at (3.13)', () => {
  it('is found by the first letters of a word, as many as the level has an eye for', () => {
    for (const level of LEVELS.filter((one) => TEMPERS[one].weighs)) {
      const { page } = decision(position({ hand: 'PPPPDF' }), level) as { page: number };
      const beginnings = wordsToFind(DEFAULTS, books).words.map((word) => word.slice(0, TEMPERS[level].points));
      const pages = new Set(beginnings.map((beginning) => books.dictionary.pageFrom(beginning)));
      expect([page - 1, page, page + 1].some((near) => pages.has(near))).toBe(true);
    }
  });
});

describe('a word that does not come to mind', () => {
  const keyed = wordsToFind(DEFAULTS, books);
  const rare = keyed.words[commonWords(keyed, books.lexicon).order[8000] as number] as string;
  const secret = secretOf(rare);

  it('is looked for in the dictionary, and sooner or later found there (3.16)', () => {
    const state = position({ notes: [...wholly(1, secret), note(1, secret, 'page', secret.page)] });
    expect(decision(state, 'habitue')).toMatchObject({ kind: 'consult' });
    const consultation = { page: 1, rolls: 0, dice: null, isDue: false };
    const said = inTime({ ...state, phase: 'consulting', consultation }, 'habitue');
    expect(said).toContainEqual({ kind: 'announce', supposed: [{ of: 1, word: rare }] });
    expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(['announce', 'leaf', 'end-turn']));
  });

  it('3.16 whoever sits by throws the dice', () => {
    const consultation = { page: 1, rolls: 0, dice: null, isDue: true };
    const state: State = { ...position({}), turn: 1, phase: 'consulting', consultation };
    for (const level of LEVELS) expect(thoughts(state, level)).toEqual([{ kind: 'throw' }]);
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
    for (const seed of seeds.slice(0, runs(1, 3))) {
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
