// Proves a record that comes from outside by the rules of its game: every step of it can be seen, told, and it ends.

import type { GameBox } from './box.ts';
import type { Coded } from './coded.ts';
import type { Game, GameTypes, Result, Tools } from './game.ts';
import type { GameRecord } from './record.ts';
import type { Seat, Viewer } from './seats.ts';
import { standingFacts } from './take-back.ts';

/** No game is played for so long. */
const MOST_FACTS = 20_000;
/** The same for a game that is to go on, which is proved while others wait. */
const MOST_FACTS_BEGUN = 5_000;

/** What is wrong with what is written: its length, or the fact of that number (from 1). */
type WritingFault = Coded<'too-long', { most: number }> | Coded<'wrong-fact', { number: number }>;

/** What is wrong with a record: what is written, its names, or that it does not end. */
export type RecordFault = Coded<'wrong-game' | 'wrong-names' | 'unfinished'> | WritingFault;

/** What is wrong with a game that is to go on: what is written, its names, or that it is over. */
export type BegunFault = Coded<'wrong-names' | 'over'> | WritingFault;

type Written = Pick<GameRecord, 'names' | 'facts'>;

/** Why a record is none of this game; null when it is one. */
export function recordFault<T extends GameTypes>(game: Game<T>, record: GameRecord): RecordFault | null {
  if (record.game !== game.id) return { code: 'wrong-game' };
  const proof = proved(game, record, MOST_FACTS);
  if ('code' in proof) return proof;
  const result = game.result(proof.state);
  if (result === null) return { code: 'unfinished' };
  return isResultOf(record, result) ? null : { code: 'wrong-names' };
}

type Boxed<T extends GameTypes> = Pick<GameBox<T>, 'game' | 'text'>;

/** Why a game cannot go on from what is written; null when it can. How many play is known from what it would be if it stopped here. */
export function begunFault<T extends GameTypes>(
  { game, text }: Boxed<T>,
  written: Written,
  tools: Tools<T['Books']>,
): BegunFault | null {
  const proof = proved(game, written, MOST_FACTS_BEGUN);
  if ('code' in proof) return proof;
  const untold = untoldFact({ game, text }, written);
  if (untold !== null) return { code: 'wrong-fact', number: untold };
  if (game.result(proof.state) !== null) return { code: 'over' };
  const stopped = attempted(() => game.result(game.stop(proof.state, tools).reduce<T['State']>(game.evolve, proof.state)));
  return stopped !== null && isResultOf(written, stopped) ? null : { code: 'wrong-names' };
}

/** The first fact that someone would be told of without words for it: the game does not know it, or not so. */
function untoldFact<T extends GameTypes>({ game, text }: Boxed<T>, { names, facts }: Written): number | null {
  const viewers: readonly Viewer[] = [...names.keys(), 'spectator'];
  const nameOf = (seat: Seat) => names[seat] ?? '';
  const isTold = (fact: T['Fact'], viewer: Viewer) => {
    const news = game.reveal(fact, viewer);
    return news === null || /\S/.test(text.news(news, nameOf));
  };
  const untold = standingFacts(facts as readonly T['Fact'][]).find(
    ({ fact }) => !viewers.every((viewer) => attempted(() => isTold(fact, viewer)) === true),
  );
  return untold?.step ?? null;
}

/** The state that the facts make once everyone has seen each of them, or what is wrong with them. */
function proved<T extends GameTypes>(
  game: Game<T>,
  { names, facts }: Written,
  most: number,
): { readonly state: T['State'] } | WritingFault {
  if (facts.length > most) return { code: 'too-long', most };
  const viewers: readonly Viewer[] = [...names.keys(), 'spectator'];
  let state: T['State'] | null = null;
  for (const { fact, step } of standingFacts(facts as readonly T['Fact'][])) {
    state = attempted(() => seenState(game, { state, fact, viewers }));
    if (state === null) return { code: 'wrong-fact', number: step };
  }
  return state === null ? { code: 'wrong-fact', number: facts.length } : { state };
}

interface SeenByAll<T extends GameTypes> {
  readonly state: T['State'] | null;
  readonly fact: T['Fact'];
  readonly viewers: readonly Viewer[];
}

/** The state after a fact, once everyone has seen it and heard of it. */
function seenState<T extends GameTypes>(game: Game<T>, { state, fact, viewers }: SeenByAll<T>): T['State'] {
  const next = game.evolve(state, fact);
  game.awaiting(next);
  game.result(next);
  for (const viewer of viewers) {
    game.view(next, viewer);
    game.reveal(fact, viewer);
  }
  return next;
}

function isResultOf({ names }: Written, { ranking }: Result): boolean {
  return ranking.length === names.length && ranking.every(({ seat }) => names[seat] !== undefined);
}

function attempted<Outcome>(deed: () => Outcome): Outcome | null {
  try {
    return deed();
  } catch {
    return null;
  }
}
