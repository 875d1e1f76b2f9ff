// How boardgame.io plays the counting game: by its documented client, and by its bare reducer.

import { boardgameCounting, COUNTING_SEATS } from './counting-game.ts';
import { PEER_MODULES } from './required.ts';

/** A game in progress that can be asked for moves. */
export interface Counter {
  add(amount: number): void;
  readonly total: number;
  /** How many moves its log holds. */
  readonly logged: number;
}

interface LogEntry {
  readonly action: { readonly type: string };
}
interface State {
  readonly G: { readonly total: number };
  readonly ctx: { readonly currentPlayer: string };
  readonly deltalog: readonly LogEntry[];
}
interface Client {
  readonly moves: { readonly add: (amount: number) => void };
  readonly log: readonly LogEntry[];
  start(): void;
  getState(): State;
}
interface ClientModule {
  Client(options: { game: object; numPlayers: number; debug: false }): Client;
}
interface InternalModule {
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
  InitializeGame(options: { game: object; numPlayers: number }): State;
}

const MOVE = 'MAKE_MOVE';

/** What its documentation tells to use; keeps the log that replays need. */
export function clientCounter(): Counter {
  const { Client } = PEER_MODULES.client() as ClientModule;
  const client = Client({ game: boardgameCounting, numPlayers: COUNTING_SEATS, debug: false });
  client.start();
  return {
    add: (amount) => client.moves.add(amount),
    get total() {
      return client.getState().G.total;
    },
    get logged() {
      return movesIn(client.log);
    },
  };
}

/** Not documented, but the least it can do for a move; we keep its log beside it. */
export function reducerCounter(): Counter {
  const { CreateGameReducer, InitializeGame } = PEER_MODULES.reducer() as InternalModule;
  const reduced = CreateGameReducer({ game: boardgameCounting });
  const log: LogEntry[] = [];
  let state = InitializeGame({ game: boardgameCounting, numPlayers: COUNTING_SEATS });
  return {
    add(amount) {
      state = reduced(state, { type: MOVE, payload: { type: 'add', args: [amount], playerID: state.ctx.currentPlayer } });
      log.push(...state.deltalog);
    },
    get total() {
      return state.G.total;
    },
    get logged() {
      return movesIn(log);
    },
  };
}

function movesIn(log: readonly LogEntry[]): number {
  return log.filter(({ action }) => action.type === MOVE).length;
}
