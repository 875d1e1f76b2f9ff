// A game that one person plays on this device without a table: its facts, and what the pupil sees of them.

import { type GameTypes, type LoggedFact, type Match, type MatchRefusal, PUPIL, replayed } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';
import { toast } from '@boite/ui/toasts.svelte.ts';
import type { OpenedGame } from '../open-game.ts';

type Fact = GameTypes['Fact'];

/** What the rules of any match refuse: a move that comes too late. */
const LATE: readonly string[] = ['malformed', 'over', 'not-awaited', 'stale'];

export abstract class PlayedAlone {
  readonly opened: OpenedGame;
  readonly books: object;
  facts = $state.raw<readonly Fact[]>([]);
  readonly match = $derived.by<Match<GameTypes>>(() =>
    replayed(this.opened.box.game, this.facts as readonly LoggedFact<GameTypes>[]),
  );
  readonly view = $derived.by(() => this.opened.box.game.view(this.match.state, PUPIL));
  readonly isAwaited = $derived.by(() => this.opened.box.game.awaiting(this.match.state).seats.includes(PUPIL));
  readonly told = $derived<readonly Told[]>(
    this.facts.flatMap((fact, index) => {
      const news = this.opened.box.game.reveal(fact, PUPIL);
      return news === null ? [] : [{ step: index + 1, at: 0, news }];
    }),
  );

  constructor(opened: OpenedGame, books: object) {
    this.opened = opened;
    this.books = books;
  }

  /** Whether there is nothing more to play. */
  abstract readonly isOver: boolean;

  /** Whether the move was made; a refusal has been said already. */
  abstract act(action: GameTypes['Action']): Promise<boolean>;

  /** Says why a move cannot be made. */
  refused(refusal: GameTypes['Refusal'] | MatchRefusal): false {
    toast(LATE.includes(refusal.code) ? 'Ce n’est plus le moment.' : this.opened.box.text.refusal(refusal));
    return false;
  }
}

/** The books that a game needs, brought here. */
export async function booksOf({ box }: OpenedGame): Promise<object> {
  await booksCompleted(box.books);
  return booksNamed(box.books);
}
