// What a panel says of a play that waits for the others: who has spoken, what one may answer, how long it lasts.

import { type Ballot, CONTEST_WINDOW, type Seat, VOTE_WINDOW, type Voice } from '@boite/kernel';
import { typeset } from '@boite/language';

/** Something one may answer; the first of several is what most people do. */
export interface VoteAnswer<Action> {
  readonly label: string;
  readonly action: Action;
}

interface Accept {
  readonly kind: 'accept';
}

interface Contest {
  readonly kind: 'contest';
}

interface Vote {
  readonly kind: 'vote';
  readonly voice: Voice;
}

export const ACCEPTING: VoteAnswer<Accept> = { label: 'D’accord', action: { kind: 'accept' } };

/** As long as nobody has contested. */
export const WINDOW_ANSWERS: readonly VoteAnswer<Accept | Contest>[] = [
  ACCEPTING,
  { label: 'Contester', action: { kind: 'contest' } },
];

export const VOTE_ANSWERS: readonly VoteAnswer<Vote>[] = [
  { label: 'Pour', action: { kind: 'vote', voice: 'for' } },
  { label: 'Contre', action: { kind: 'vote', voice: 'against' } },
];

/** In the games where a contest leads to a vote. */
export function usualAnswers({ stage }: Pick<Ballot<unknown>, 'stage'>): readonly VoteAnswer<Accept | Contest | Vote>[] {
  return stage === 'vote' ? VOTE_ANSWERS : WINDOW_ANSWERS;
}

/** What sends an answer. */
export interface BallotBox<Action> {
  readonly isBusy: boolean;
  send(action: Action): unknown;
}

/** Where a panel stands: before whom, and for how long. */
export interface VoteSetting {
  /** Those who have left have no say. */
  readonly view: { readonly retired: readonly boolean[] };
  readonly names: readonly string[];
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly isAwaited: boolean;
  /** On the table's clock, in milliseconds; null without a clock. */
  readonly deadline: number | null;
  /** Milliseconds between the table's clock and this device's. */
  readonly ahead: number;
}

export interface SpokenVoice {
  readonly seat: Seat;
  readonly name: string;
  /** Null while nothing was said. */
  readonly voice: Voice | null;
}

/** Those who have a say, in the order of their seats: neither the author nor those who have left. */
export function voicesOn(
  { author, voices }: Pick<Ballot<unknown>, 'author' | 'voices'>,
  { names, view }: Pick<VoteSetting, 'names' | 'view'>,
): readonly SpokenVoice[] {
  return names.flatMap((name, seat) => {
    return seat === author || view.retired[seat] ? [] : [{ seat, name, voice: voices[seat] ?? null }];
  });
}

/** News of any game, as far as it tells of votes. */
interface ToldOfVote {
  readonly kind: string;
  readonly seat?: Seat;
  readonly tally?: { readonly stands: boolean };
}

/** The voices on one's play that has just fallen, and how they came out; nothing when something happened since. */
export function refusedVote<News extends ToldOfVote>(
  told: readonly { readonly news: News }[],
  author: Seat | null,
): readonly News[] {
  const all = told.map(({ news }) => news);
  const last = all.at(-1);
  if (last?.kind !== 'settled' || last.seat !== author || last.tally?.stands !== false) return [];
  return all.slice(all.findLastIndex(({ kind }) => kind === 'proposed') + 1);
}

/** In the games where a contest leads to a vote. */
export function usualQuestion({ stage }: Pick<Ballot<unknown>, 'stage'>): string {
  return typeset(stage === 'vote' ? 'Êtes-vous pour ?' : 'D’accord ? Si vous contestez, on vote.');
}

/** Seconds that the others have to contest, or to vote. */
export function ballotSeconds({ stage }: Pick<Ballot<unknown>, 'stage'>): number {
  return (stage === 'vote' ? VOTE_WINDOW : CONTEST_WINDOW) / 1000;
}

/** « « MER », « MARE » et « MARI » »: all of them, however many there are. */
export function quotedWords(words: readonly string[]): string {
  const quoted = words.map((word) => `« ${word} »`);
  const last = quoted.pop() ?? '';
  return typeset(quoted.length === 0 ? last : `${quoted.join(', ')} et ${last}`);
}
