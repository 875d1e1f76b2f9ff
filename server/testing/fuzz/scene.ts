// One table and all who are at its door: two players, a spectator and a stranger, who say what chance makes of the protocol, and play at times.

import { gameNamed, shelf } from '@boite/games';
import { type Chance, oneOf } from '@boite/kernel';
import { anything, generatedMessage, type Hints } from '@boite/protocol/testing';
import { thoughtAtOnce } from '../loaded-table.ts';
import { FuzzGuest, type FuzzStanding } from './guest.ts';
import { headerTrick } from './header-tricks.ts';
import { spoiled } from './mutated.ts';

/** Of a hundred messages: so many in earnest, spoiled, said again by another, floods, tricks with headers. The others are made up. */
const MESSAGE_SHARES = { move: 4, spoiled: 40, replayed: 12, flood: 1, headers: 2 } as const;
const A_FLOOD = 120;
/** What would end a game too soon is said once in so many times. */
const ENDING_TYPES = ['retire', 'stop', 'set-bot', 'vacate', 'rearrange', 'another'];
const ENDING_ONCE_IN = 8;
const KEPT_MESSAGES = 200;

export class FuzzScene {
  readonly guests: readonly FuzzGuest[];
  readonly keys: string[] = [];
  readonly game: string;
  readonly code: string;
  readonly #chance: Chance;
  readonly #said: string[] = [];
  readonly #actions: object[] = [];

  /** Opens a table and lets two of them sit and begin; the spectator has its link, the stranger nothing. */
  static async opened(url: string, game: string, chance: Chance): Promise<FuzzScene> {
    const standing: FuzzStanding = { gameId: null, step: 0 };
    const guests = ['player 1', 'player 2', 'spectator', 'stranger'].map((name) => new FuzzGuest(name, url, standing));
    for (const guest of guests) await guest.fetch('/api/tables');
    const [first, second, spectator] = guests as [FuzzGuest, FuzzGuest, FuzzGuest, FuzzGuest];
    const body = JSON.stringify({ game, seats: 2 });
    const opened = await first.fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { code } = JSON.parse(opened) as { code: string };
    await first.ask({ type: 'enter', code });
    await first.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    const invitation = first.table?.invitation ?? code;
    for (const guest of [second, spectator]) await guest.ask({ type: 'enter', code: invitation });
    await second.ask({ type: 'sit', seat: 1, name: 'Luc' });
    await first.ask({ type: 'start' });
    return new FuzzScene({ guests, game, code }, chance);
  }

  private constructor({ guests, game, code }: Pick<FuzzScene, 'guests' | 'game' | 'code'>, chance: Chance) {
    this.guests = guests;
    this.game = game;
    this.code = code;
    this.#chance = chance;
  }

  get sent(): number {
    return this.guests.reduce((sum, guest) => sum + guest.sent, 0);
  }

  /** Says that many messages, and has everybody come back once all is answered. */
  async play(messages: number): Promise<void> {
    while (this.sent < messages) await this.#once();
    for (const guest of this.guests) await guest.connect();
  }

  async close(): Promise<void> {
    for (const guest of this.guests) await guest.leave();
  }

  async #once(): Promise<void> {
    const guest = oneOf(this.guests, this.#chance);
    const die = this.#chance.below(100);
    const [move, spoilt, again, floods, headers] = boundaries();
    if (die < move) await this.#moved();
    else if (die < spoilt) await guest.send(spoiled(this.#made(guest), this.#chance));
    else if (die < again) await guest.send(this.#said.length > 0 ? oneOf(this.#said, this.#chance) : this.#made(guest));
    else if (die < floods) await this.#flooded(guest);
    else if (die < headers) await headerTrick({ guest, scene: this, chance: this.#chance });
    else await guest.send(this.#kept(this.#made(guest)));
  }

  /** Sometimes one of the two really plays, so that there is always more to hide. */
  async #moved(): Promise<void> {
    const player = this.guests.find(({ view, seats }) => seats.some((seat) => view?.awaiting.includes(seat)));
    const box = gameNamed(player?.table?.game ?? '');
    const seat = player?.seats.find((own) => player.view?.awaiting.includes(own));
    if (player?.view == null || seat === undefined || box === null) return this.#begunAgain();
    const { view, step } = player.view;
    const action = thoughtAtOnce(box, view, seat);
    this.#actions.push(action);
    await player.send(this.#kept(JSON.stringify({ id: this.#chance.below(1000), type: 'act', seat, step, action })));
  }

  async #begunAgain(): Promise<void> {
    const [host] = this.guests;
    for (const type of ['again', 'start'] as const) await host?.send(JSON.stringify({ id: 1, type }));
  }

  async #flooded(guest: FuzzGuest): Promise<void> {
    await guest.flood(this.#made(guest), A_FLOOD);
  }

  #made(guest: FuzzGuest): string {
    for (;;) {
      const message = generatedMessage(this.#chance, this.#hints(guest)) as { readonly type: string; readonly key?: string };
      if (ENDING_TYPES.includes(message.type) && this.#chance.below(ENDING_ONCE_IN) > 0) continue;
      if (message.type.startsWith('give-') && message.key !== undefined) this.keys.push(message.key);
      return JSON.stringify(message);
    }
  }

  #kept(raw: string): string {
    this.#said.push(raw);
    if (this.#said.length > KEPT_MESSAGES) this.#said.shift();
    return raw;
  }

  #hints(guest: FuzzGuest): Hints {
    const chance = this.#chance;
    const step = guest.view?.step ?? 0;
    return {
      id: () => chance.below(100_000),
      seat: () => chance.below(3),
      absent: () => chance.below(3),
      step: () => Math.max(0, step + chance.below(4) - 2),
      code: () => oneOf([this.code, this.code.toLowerCase(), guest.table?.invitation ?? this.code], chance),
      key: () => (this.keys.length > 0 ? oneOf(this.keys.slice(-4), chance) : 'K'.repeat(32)),
      name: () => oneOf(['Zoé', 'Luc', 'Ana', 'Zoe\u0301', 'B0b'], chance),
      game: () => oneOf(shelf(), chance).game.id,
      options: () => oneOf([{}, { sablier: 60 }, { judging: 'table' }, { sablier: -1 }, anything(chance, 3)], chance),
      action: () => this.#someAction(),
    };
  }

  /** One that was played before, often with something else in it. */
  #someAction(): unknown {
    const chance = this.#chance;
    if (this.#actions.length === 0) return oneOf([{ kind: 'pass' }, { kind: 'contest' }, anything(chance, 3)], chance);
    const action = oneOf(this.#actions, chance);
    return chance.below(2) === 0 ? action : { ...action, [oneOf(Object.keys(action), chance)]: anything(chance, 3) };
  }
}

/** Where each share ends. */
function boundaries(): readonly [number, number, number, number, number] {
  const { move, spoiled: spoilt, replayed, flood, headers } = MESSAGE_SHARES;
  return [
    move,
    move + spoilt,
    move + spoilt + replayed,
    move + spoilt + replayed + flood,
    move + spoilt + replayed + flood + headers,
  ];
}
