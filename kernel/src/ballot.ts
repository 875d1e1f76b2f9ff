// A play that waits for the others: it stands unless someone contests it, and a vote may decide.

import type { Coded } from './coded.ts';
import type { GameTypes, PrecedentMade, Tools } from './game.ts';
import type { Moment } from './moment.ts';
import { sandAgain, sandLeft } from './sand.ts';
import { type Seat, seatsLeft } from './seats.ts';

export type Voice = 'for' | 'against';

/** Who decides about a play: the arbitre at once, the table when someone contests, or the arbitre with an appeal to the table. */
export type Judging = 'arbitre' | 'table' | 'appel';

/** What a juror may add to a voice: what was heard of the play, or what is against it. A bot always does. */
export const JUROR_REASONS = ['heard', 'near', 'unlisted', 'meant', 'understood', 'far', 'clumsy', 'rule'] as const;
export type JurorReason = (typeof JUROR_REASONS)[number];

export type AppealRefusal = Coded<'no-appeal' | 'nothing-to-appeal'>;

/** A play on the table whose fate the others hold. `Laid` is what they judge, in the words of its game. */
export interface Ballot<Laid> {
  readonly author: Seat;
  readonly laid: Laid;
  /** `window`: it stands unless someone contests. `vote`: each of the others says. */
  readonly stage: 'window' | 'vote';
  /** For each seat, what it said; null while it is silent. */
  readonly voices: readonly (Voice | null)[];
  /** Milliseconds the author still had when the play was laid; null without a clock. */
  readonly left: number | null;
}

/** How a vote came out. Kept with the play, so that a replay never asks again. */
export interface Tally {
  readonly for: readonly Seat[];
  readonly against: readonly Seat[];
  /** What the arbitre said, when a single voter asked for a second voice. */
  readonly arbitre: Voice | null;
  readonly stands: boolean;
}

/** What happens around a ballot, in every game that has one. What follows from it is the game's. */
export type BallotFact<Laid> =
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly laid: Laid;
      readonly stage: Ballot<Laid>['stage'];
      readonly deadline: number | null;
      readonly left: number | null;
    }
  | { readonly kind: 'voiced'; readonly seat: Seat; readonly voice: Voice; readonly why?: JurorReason }
  /** Someone contests: everyone votes, and the one who contests has voted. */
  | { readonly kind: 'put-to-vote'; readonly by: Seat; readonly deadline: number | null; readonly why?: JurorReason }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly tally: Tally; readonly deadline: number | null };

/** What a juror may answer, in every game that has a ballot. */
export type BallotAction =
  | { readonly kind: 'accept'; readonly why?: JurorReason | undefined }
  | { readonly kind: 'contest'; readonly why?: JurorReason | undefined }
  | { readonly kind: 'vote'; readonly voice: Voice; readonly why?: JurorReason | undefined };

/** Milliseconds the others have to contest a play, and to vote on it, at a table with an hourglass. */
export const CONTEST_WINDOW = 20_000;
export const VOTE_WINDOW = 30_000;

/** A game in which plays may wait for the others. */
export interface BallotTypes<Laid> extends GameTypes {
  State: BallotState<Laid>;
}

interface BallotState<Laid> {
  readonly deadline: number | null;
  readonly pending: Ballot<Laid> | null;
  readonly retired: readonly boolean[];
}

/** What a game says of its ballots. */
export interface Balloting<T extends BallotTypes<Laid>, Laid> {
  /** What the arbitre says beside a single voter. */
  arbitre(ballot: Ballot<Laid>, moment: Pick<Moment<T>, 'state' | 'tools'>): Voice;
  /** The others have nothing against the play: what follows, for its author. */
  stands(moment: Moment<T>, ballot: Ballot<Laid>): readonly T['Fact'][];
  /** The others refuse it. The author takes it back and the turn goes on, unless something follows. */
  falls?(moment: Moment<T>, ballot: Ballot<Laid>): readonly T['Fact'][];
  /** Whether the author's turn goes on after a play that stands; its sand then flows again, window or vote. */
  readonly goesOn?: true;
}

/** A play laid before the others. They have a clock when its author has one. */
export function proposed<Laid>(
  { state, seat, tools }: Moment<BallotTypes<Laid>>,
  laid: Laid,
  { stage, left = sandLeft(state, tools) }: { readonly stage: Ballot<Laid>['stage']; readonly left?: number | null },
): Extract<BallotFact<Laid>, { kind: 'proposed' }> {
  const window = stage === 'window' ? CONTEST_WINDOW : VOTE_WINDOW;
  return { kind: 'proposed', seat, laid, stage, deadline: left === null ? null : tools.now + window, left };
}

/** `why`: what the juror says of it, if anything. */
export function voiced({ seat }: { readonly seat: Seat }, voice: Voice, why?: JurorReason) {
  return { kind: 'voiced', seat, voice, ...(why && { why }) } as const;
}

/** Someone contests, and everyone votes. */
export function putToVote({ state, seat, tools }: Moment<BallotTypes<unknown>>, why?: JurorReason) {
  const isHurried = pendingIn(state).left !== null;
  return { kind: 'put-to-vote', by: seat, deadline: isHurried ? tools.now + VOTE_WINDOW : null, ...(why && { why }) } as const;
}

/** The play that waits, where one does. */
export function pendingIn<Laid>({ pending }: { readonly pending: Ballot<Laid> | null }): Ballot<Laid> {
  if (pending === null) throw new Error('no play is waiting');
  return pending;
}

/** Nobody has anything more to say: the window closes, or the voices are counted. */
export function resolved<T extends BallotTypes<Laid>, Laid>(
  balloting: Balloting<T, Laid>,
  { state, tools, after }: { state: T['State']; tools: Tools<T['Books']>; after: Evolved<T> },
): readonly (T['Fact'] | BallotFact<Laid>)[] {
  const ballot: Ballot<Laid> = pendingIn<Laid>(state);
  const { author: seat, stage } = ballot;
  if (stage === 'window' && !balloting.goesOn) return balloting.stands({ state, seat, tools }, ballot);
  const arbitre = stage === 'window' ? 'for' : balloting.arbitre(ballot, { state, tools });
  const outcome = tally(ballot, seatsLeft(state.retired), arbitre);
  const settled = { kind: 'settled', seat, tally: outcome, deadline: sandAgain(ballot.left, tools) } as const;
  const moment = { state: after(state, settled), seat, tools };
  const follows = outcome.stands ? balloting.stands(moment, ballot) : (balloting.falls?.(moment, ballot) ?? []);
  return [settled, ...follows];
}

type Evolved<T extends GameTypes> = (state: T['State'], fact: BallotFact<never>) => T['State'];

/** What a play that a vote let stand makes known for the next games; what nobody contested, nothing. */
export function acceptedByVote<Laid>(made: (laid: Laid) => readonly PrecedentMade[]) {
  return ({ pending }: { readonly pending: Ballot<Laid> | null }, fact: { readonly kind: string; readonly tally?: Tally }) => {
    const isAccepted = fact.kind === 'settled' && fact.tally?.stands === true && pending?.stage === 'vote';
    return isAccepted ? made(pending.laid) : [];
  };
}

/** The phase in which a play waits for the others. */
export function ballotPhase<T extends BallotTypes<Laid>, Laid>(after: Evolved<T>, balloting: Balloting<T, Laid>) {
  const resolve = ({ state, tools }: Moment<T>) => resolved(balloting, { state, tools, after });
  const awaits = ({ pending, retired }: T['State']) => (pending === null ? [] : silentSeats(pending, seatsLeft(retired)));
  return { awaits, gathered: resolve, silence: resolve };
}

/** What a juror who thinks so answers: people and bots alike. */
export function juryAnswer({ stage }: Pick<Ballot<unknown>, 'stage'>, voice: Voice, why?: JurorReason): BallotAction {
  const reason = why && { why };
  if (stage === 'vote') return { kind: 'vote', voice, ...reason };
  return { kind: voice === 'for' ? 'accept' : 'contest', ...reason };
}

interface Reasoned {
  readonly why?: JurorReason | undefined;
}

/** What jurors do, where a contest is put to the vote. */
export const JUROR_ABILITIES = {
  accept: { when: ['window'], facts: (juror: { readonly seat: Seat }, { why }: Reasoned) => [voiced(juror, 'for', why)] },
  contest: { when: ['window'], facts: (juror: Moment<BallotTypes<unknown>>, { why }: Reasoned) => [putToVote(juror, why)] },
  vote: {
    when: ['vote'],
    facts: (juror: { readonly seat: Seat }, { voice, why }: Reasoned & { readonly voice: Voice }) => [voiced(juror, voice, why)],
  },
} as const;

export function ballotAfter<Laid>(ballot: Ballot<Laid> | null, fact: BallotFact<Laid>, seats: number): Ballot<Laid> | null {
  const silence = Array.from({ length: seats }, () => null);
  switch (fact.kind) {
    case 'proposed':
      return { author: fact.seat, laid: fact.laid, stage: fact.stage, voices: silence, left: fact.left };
    case 'voiced':
      return ballot && withVoice(ballot, fact.seat, fact.voice);
    case 'put-to-vote':
      return ballot && withVoice({ ...ballot, stage: 'vote', voices: silence }, fact.by, 'against');
    case 'settled':
      return null;
  }
}

function withVoice<Laid>(ballot: Ballot<Laid>, seat: Seat, voice: Voice): Ballot<Laid> {
  return { ...ballot, voices: ballot.voices.with(seat, voice) };
}

/** Those of the players who have not spoken yet; the author has nothing to say. */
export function silentSeats({ author, voices }: Ballot<unknown>, playing: readonly Seat[]): readonly Seat[] {
  return playing.filter((seat) => seat !== author && voices[seat] === null);
}

/** A single voter shares the decision with the arbitre; a tie favours the play, and silence counts for nobody. */
export function tally({ author, voices }: Ballot<unknown>, playing: readonly Seat[], arbitre: Voice): Tally {
  const voters = playing.filter((seat) => seat !== author);
  const second = voters.length === 1 ? arbitre : null;
  const saying = (voice: Voice) => voters.filter((seat) => voices[seat] === voice);
  const count = (voice: Voice) => saying(voice).length + (second === voice ? 1 : 0);
  return { for: saying('for'), against: saying('against'), arbitre: second, stands: count('for') >= count('against') };
}
