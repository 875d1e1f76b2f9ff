// Knows what was hidden in a game when it stood somewhere, from its facts alone: not from what the game says that one may see.

import { gameNamed } from '@boite/games';
import { type GameBox, type GameTypes, replayed, type Seat, surplus } from '@boite/kernel';

/** As the store keeps a game. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly facts: readonly { readonly kind: string }[];
  /** When each of them was kept. */
  readonly times: readonly number[];
}

/** The names under which states keep what each seat holds, and what nobody may look at. */
const HELD_NAMES = ['hands', 'racks'];
const FACE_DOWN = ['pile', 'bank', 'bags'];
/** A view or news with one of these tells more than one may know. */
export const HIDDEN_NAMES: readonly string[] = [...HELD_NAMES, ...FACE_DOWN, 'secrets'];

export interface HiddenThings {
  /** What each seat holds and has not shown. */
  readonly hands: readonly (readonly string[])[];
  /** In their order: piles, bags, what lies face down. */
  readonly piles: readonly (readonly string[])[];
  /** For each seat, the texts that it alone knows. */
  readonly words: readonly (readonly string[])[];
}

interface WideState {
  readonly [name: string]: unknown;
  readonly pending?: { readonly author: Seat; readonly laid?: { readonly used?: readonly string[] } } | null;
  readonly secrets?: readonly ({ readonly word: string; readonly headword: string; readonly definition: string } | null)[];
  readonly board?: readonly (string | null)[];
  readonly seen?: readonly boolean[];
}

export class KeptMatch {
  readonly kept: KeptGame;
  readonly #game: GameBox<GameTypes>['game'];
  readonly #states = new Map<number, object>();

  constructor(kept: KeptGame) {
    const box = gameNamed(kept.game);
    if (box === null) throw new Error(`no game is called ${kept.game}`);
    this.kept = kept;
    this.#game = box.game;
  }

  /** After the first `step` facts. */
  stateAt(step: number): object {
    const known = this.#states.get(step);
    if (known !== undefined) return known;
    const { state } = replayed(this.#game, this.kept.facts.slice(0, step));
    this.#states.set(step, state);
    return state;
  }

  viewAt(step: number, viewer: Seat | 'spectator'): object {
    return this.#game.view(this.stateAt(step), viewer);
  }

  /** Null once the game is over: then all may be shown. */
  hiddenAt(step: number): HiddenThings | null {
    const state = this.stateAt(step) as WideState;
    if (this.#game.result(state) !== null) return null;
    return { hands: handsIn(state), piles: pilesIn(state), words: wordsIn(state) };
  }
}

function handsIn(state: WideState): readonly (readonly string[])[] {
  const held = HELD_NAMES.flatMap((name) => (state[name] as readonly (readonly string[])[] | undefined) ?? []);
  const { pending } = state;
  return held.map((hand, seat) => (pending?.author === seat ? surplus(hand, pending.laid?.used ?? []) : hand));
}

function pilesIn(state: WideState): readonly (readonly string[])[] {
  const named = FACE_DOWN.flatMap((name) => {
    const pile = state[name];
    if (Array.isArray(pile)) return [pile as readonly string[]];
    return typeof pile === 'object' && pile !== null ? (Object.values(pile) as (readonly string[])[]) : [];
  });
  return state.seen === undefined ? named : [...named, unseenOn(state)];
}

function unseenOn({ board = [], seen = [] }: WideState): readonly string[] {
  return board.filter((card, square): card is string => card !== null && seen[square] !== true);
}

function wordsIn({ secrets = [] }: WideState): readonly (readonly string[])[] {
  return secrets.map((secret) => (secret === null ? [] : [secret.word, secret.headword, secret.definition]));
}
