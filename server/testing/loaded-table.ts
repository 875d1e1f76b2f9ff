// A table under load: two people at two sockets who play with a beginner's first thought.

import { botsOfShelf, gameNamed, shelf } from '@boite/games';
import { type Bot, begin, bestThought, type GameBox, type GameTypes, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { Visitor } from './visitor.ts';

/** A first thought that takes longer, in milliseconds, would measure the bot. */
const THOUGHT_TIME = 25;
const loadBooks = loadLibrary();
const loadChance = seededChance(1);
const loadBots = await botsOfShelf();

export function thoughtAtOnce(box: GameBox<GameTypes>, view: object, seat: number): object {
  const situation = { view, seat, level: 'debutant' as const, books: loadBooks, chance: loadChance };
  return bestThought((loadBots.get(box.game.id) as Bot<GameTypes>).think(situation), () => true);
}

/** Those whose beginners answer at once. */
export function quickGames(): readonly string[] {
  return shelf()
    .filter(isQuick)
    .map(({ game }) => game.id);
}

function isQuick(box: GameBox<GameTypes>): boolean {
  const opening = { options: box.game.readOptions({}) ?? {}, seating: { count: 2, youngest: null } };
  const { match } = begin(box.game, opening, { chance: seededChance(2), now: 0, books: loadBooks });
  const [seat = 0] = box.game.awaiting(match.state).seats;
  const view = box.game.view(match.state, seat);
  thoughtAtOnce(box, view, seat);
  const from = performance.now();
  thoughtAtOnce(box, view, seat);
  return performance.now() - from < THOUGHT_TIME;
}

function personAddress(index: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
}

export class LoadedTable {
  readonly #box: GameBox<GameTypes>;
  readonly #people: readonly Visitor[];

  /** Each table has an address of its own, as a proxy would tell it; its people come to different processes where there are several. */
  static async opened(urls: readonly string[], game: string, index: number): Promise<LoadedTable> {
    const headers = personAddress(index);
    const people = [0, 1].map((seat) => new Visitor(urls[(index + seat) % urls.length] ?? '', '', headers));
    for (const visitor of people) await visitor.fetch('/api/tables');
    const code = (await people[0]?.open({ game, seats: 2 })) ?? '';
    for (const [seat, visitor] of people.entries()) {
      await visitor.connect();
      await visitor.ask({ type: 'enter', code });
      await visitor.ask({ type: 'sit', seat, name: `Personne ${seat + 2}` });
    }
    await people[0]?.ask({ type: 'start' });
    for (const visitor of people) await visitor.until(() => visitor.heard.some((message) => message.type === 'step'));
    return new LoadedTable(gameNamed(game) as GameBox<GameTypes>, people);
  }

  /** A table where one person waits for others. */
  static async waiting(urls: readonly string[], game: string, index: number): Promise<LoadedTable> {
    const visitor = new Visitor(urls[index % urls.length] ?? '', '', personAddress(index));
    await visitor.fetch('/api/tables');
    const code = await visitor.open({ game, seats: 2 });
    await visitor.connect();
    await visitor.ask({ type: 'enter', code });
    return new LoadedTable(gameNamed(game) as GameBox<GameTypes>, [visitor]);
  }

  private constructor(box: GameBox<GameTypes>, people: readonly Visitor[]) {
    this.#box = box;
    this.#people = people;
  }

  /** All that its people were sent. */
  get bytes(): number {
    return this.#people.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Milliseconds from sending a move to everybody's view of it; null once the game is over. Another game begins by itself. */
  async playedMove(): Promise<number | null> {
    const who = this.#people.find((visitor, seat) => visitor.step.awaiting.includes(seat));
    const seat = who === undefined ? -1 : this.#people.indexOf(who);
    if (who === undefined) return this.#playedAgain();
    const { step } = who.step;
    const action = thoughtAtOnce(this.#box, who.step.view, seat);
    const from = performance.now();
    const answer = await who.answerTo({ type: 'act', seat, step, action });
    if (answer.type === 'refused') return this.#people.some(({ table }) => table.phase === 'over') ? this.#playedAgain() : null;
    for (const visitor of this.#people) await visitor.until(() => visitor.step.step > step);
    const took = performance.now() - from;
    for (const visitor of this.#people) visitor.forgetOld();
    return took;
  }

  close(): void {
    for (const visitor of this.#people) visitor.leave();
  }

  async #playedAgain(): Promise<number | null> {
    const [first] = this.#people;
    const gameId = first?.table.gameId;
    if (first?.table.phase !== 'over' || (await first.ask({ type: 'again' })) !== 'done') return null;
    for (const visitor of this.#people) await visitor.until(() => visitor.step.gameId !== gameId);
    return this.playedMove();
  }
}
