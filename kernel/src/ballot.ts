// Knows how a play waits for the others: it stands unless someone contests it, and a vote may decide.

import type { Seat } from './seats.ts';

export type Voice = 'for' | 'against';

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
  | { readonly kind: 'voiced'; readonly seat: Seat; readonly voice: Voice }
  /** Someone contests: everyone votes, and the one who contests has voted. */
  | { readonly kind: 'put-to-vote'; readonly by: Seat; readonly deadline: number | null }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly tally: Tally; readonly deadline: number | null };

/** Milliseconds the others have to contest a play, and to vote on it, at a table with an hourglass. */
export const CONTEST_WINDOW = 20_000;
export const VOTE_WINDOW = 30_000;

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

export function withVoice<Laid>(ballot: Ballot<Laid>, seat: Seat, voice: Voice): Ballot<Laid> {
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
