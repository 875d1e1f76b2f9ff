// Knows how to play any game at random: thoughts of bots, anything at all, and silence until the sand runs out.

import { type Bot, LEVELS } from '../src/bot.ts';
import type { GameBox } from '../src/box.ts';
import { type Chance, oneOf, seededChance } from '../src/chance.ts';
import { type GameTypes, seatsFor, type Tools } from '../src/game.ts';
import { type Advance, act, begin, expire, type Match, replayed } from '../src/match.ts';
import { clockwiseFrom, type Seat, type Viewer } from '../src/seats.ts';

export type OptionChoices<T extends GameTypes> = { readonly [Name in keyof T['Options']]?: readonly T['Options'][Name][] };

/** What the suite needs to know of a game. */
export interface Contract<T extends GameTypes> {
  readonly box: GameBox<T>;
  readonly bot: Bot<T>;
  readonly books: T['Books'];
  /** What each option may be, to vary the games: a value that stands twice comes twice as often. */
  readonly options: OptionChoices<T>;
  /** Any action, wise or foolish, legal or not. */
  readonly someAction: (view: T['View'], seat: Seat, chance: Chance) => unknown;
  /** The same game with everything that a viewer cannot see dealt anew. */
  readonly redealt: (state: T['State'], viewer: Viewer, chance: Chance) => T['State'];
  /** What must hold at every step. */
  readonly invariant: (state: T['State']) => void;
  /** No game is longer, in facts. */
  readonly longest: number;
}

/** A moment of a random game: what was asked, and what came of it. */
export interface RandomMoment<T extends GameTypes> {
  /** How many sit at the table. */
  readonly seats: number;
  readonly before: Match<T>;
  readonly advance: Advance<T>;
  readonly tools: Tools<T['Books']>;
  /** null when the sand ran out. */
  readonly request: { readonly seat: Seat; readonly step: number; readonly action: unknown } | null;
}

/** A whole game, move after move. */
export function* randomGame<T extends GameTypes>(contract: Contract<T>, seed: number): Generator<RandomMoment<T>, void, void> {
  const chance = seededChance(seed + 1);
  let now = 0;
  const { facts, seats } = randomOpening(contract, seed);
  let match = replayed(contract.box.game, facts);
  while (contract.box.game.result(match.state) === null && match.step <= contract.longest) {
    now += chance.below(5000);
    const moment = { seats, ...nextMoment(contract, match, { chance, now, books: contract.books }) };
    now = moment.tools.now;
    if (moment.advance.facts.length === 0) throw new Error('a game advanced without a fact');
    yield moment;
    match = moment.advance.match;
  }
}

/** The first facts of the random game of a seed. */
export function randomOpening<T extends GameTypes>(
  { box, books, options: choices }: Contract<T>,
  seed: number,
): { facts: readonly T['Fact'][]; seats: number } {
  const chance = seededChance(seed);
  const options = box.game.readOptions(optionsAmong(choices, chance));
  if (options === null) throw new Error('the options of the contract are malformed');
  const { min, max } = seatsFor(box.game, options);
  const count = min + chance.below(max - min + 1);
  const youngest = chance.below(2) === 0 ? null : chance.below(count);
  const juniors = box.game.hasJuniors ? clockwiseFrom(0, count).filter(() => chance.below(2) === 0) : [];
  const seating = { count, youngest, juniors };
  return { seats: count, facts: begin(box.game, { options, seating }, { chance, now: 0, books }).facts };
}

function nextMoment<T extends GameTypes>(
  contract: Contract<T>,
  before: Match<T>,
  tools: Tools<T['Books']>,
): Omit<RandomMoment<T>, 'seats'> {
  const { box } = contract;
  const awaiting = box.game.awaiting(before.state);
  const late = { ...tools, now: Math.max(tools.now, awaiting.deadline ?? 0) };
  if (awaiting.deadline !== null && (tools.chance.below(12) === 0 || tools.now >= awaiting.deadline)) {
    return { before, advance: expire(before, late), tools: late, request: null };
  }
  const foolish = foolishRequest(contract, before, tools.chance);
  const attempt = act(before, foolish, tools);
  if (!('refusal' in attempt)) return { before, advance: attempt, tools, request: foolish };
  const seat = oneOf(awaiting.seats, tools.chance);
  const view = box.game.view(before.state, seat);
  const request = { seat, step: before.step, action: firstThought(contract, view, seat, tools.chance) };
  const outcome = act(before, request, tools);
  if ('refusal' in outcome) throw new Error(`a bot was refused: ${JSON.stringify(outcome.refusal)}`);
  return { before, advance: outcome, tools, request };
}

/** Anything at all, from a seat that is awaited or welcome. */
function foolishRequest<T extends GameTypes>({ box, someAction }: Contract<T>, { state, step }: Match<T>, chance: Chance) {
  const { seats, welcome = [] } = box.game.awaiting(state);
  const seat = oneOf([...seats, ...welcome], chance);
  return { seat, step, action: someAction(box.game.view(state, seat), seat, chance) };
}

function firstThought<T extends GameTypes>(
  { bot, books }: Contract<T>,
  view: T['View'],
  seat: Seat,
  chance: Chance,
): T['Action'] {
  const level = LEVELS[chance.below(LEVELS.length)] ?? 'debutant';
  const first = bot.think({ view, seat, level, books, chance }).next();
  if (first.done) throw new Error('a bot had no thought');
  return first.value;
}

/** Of each option, one of its choices. */
export function optionsAmong(choices: object, chance: Chance): unknown {
  return Object.fromEntries(
    Object.entries<readonly unknown[]>({ ...choices }).map(([name, values]) => [name, oneOf(values, chance)]),
  );
}
