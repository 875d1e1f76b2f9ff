// A table of the counting game over real sockets, on our server and on boardgame.io's: two people, one move after the other.

import { Visitor } from '@boite/server/testing/visitor';
import { io, type Socket } from 'socket.io-client';
import { boardgameCounting, counting } from '../bench/counting-game.ts';

/** Plays one move, until both have seen it. */
export interface PeerTable {
  move(): Promise<void>;
  close(): void;
}

export async function ourTable(url: string): Promise<PeerTable> {
  const people = [await Visitor.arrived(url), await Visitor.arrived(url)] as const;
  const code = await people[0].open({ game: counting.id, seats: 2 });
  for (const [seat, visitor] of people.entries()) {
    await visitor.ask({ type: 'enter', code });
    await visitor.ask({ type: 'sit', seat, name: `Personne ${seat + 2}` });
  }
  await people[0].ask({ type: 'start' });
  for (const visitor of people) await visitor.until(() => visitor.heard.some(({ type }) => type === 'step'));
  return {
    async move() {
      const { step, awaiting } = people[0].step;
      const seat = awaiting[0] ?? 0;
      await people[seat === 0 ? 0 : 1].answerTo({ type: 'act', seat, step, action: { kind: 'add', amount: 1 } });
      for (const visitor of people) {
        await visitor.until(() => visitor.step.step > step);
        visitor.forgetOld();
      }
    },
    close() {
      for (const visitor of people) visitor.leave();
    },
  };
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

let matches = 0;

export async function boardgameTable(url: string): Promise<PeerTable> {
  const match = `match-${++matches}`;
  const people = [await BoardgamePerson.at(url, match, '0'), await BoardgamePerson.at(url, match, '1')];
  return {
    async move() {
      const { _stateID, ctx } = (people[0] as BoardgamePerson).state;
      people.find(({ player }) => player === ctx.currentPlayer)?.add(_stateID);
      for (const person of people) await person.seen(_stateID + 1);
    },
    close() {
      for (const person of people) person.leave();
    },
  };
}

class BoardgamePerson {
  readonly player: string;
  readonly #match: string;
  readonly #socket: Socket;
  #state: PeerState = { _stateID: -1, ctx: { currentPlayer: '0' } };
  #look: () => void = () => {};

  static async at(url: string, match: string, player: string): Promise<BoardgamePerson> {
    const socket = io(`${url}/${boardgameCounting.name}`, { transports: ['websocket'] });
    const person = new BoardgamePerson(socket, match, player);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.emit('sync', match, player, undefined, 2);
    await person.seen(0);
    return person;
  }

  private constructor(socket: Socket, match: string, player: string) {
    this.#socket = socket;
    this.#match = match;
    this.player = player;
    socket.on('sync', (_: string, { state }: { state: PeerState }) => this.#see(state));
    socket.on('update', (_: string, state: PeerState) => this.#see(state));
  }

  get state(): PeerState {
    return this.#state;
  }

  add(stateId: number): void {
    const payload = { type: 'add', args: [1], playerID: this.player };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, this.#match, this.player);
  }

  seen(stateId: number): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (this.#state._stateID >= stateId) resolve();
      };
      this.#look();
    });
  }

  leave(): void {
    this.#socket.close();
  }

  #see(state: PeerState): void {
    this.#state = state;
    this.#look();
  }
}
