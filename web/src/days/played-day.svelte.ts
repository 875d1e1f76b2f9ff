// A challenge as it is played on this device: its facts, kept as long as it goes on, and what the pupil sees of them.

import { titleOf } from '@boite/games/page.ts';
import { type Daily, dayAfter, dayStopped, type GameTypes, type HintStrength, isDayOver } from '@boite/kernel';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { booksOf, PlayedAlone } from '../alone/played-alone.svelte.ts';
import { type OpenedGame, openGame } from '../open-game.ts';
import { DayAsking } from './asking.ts';

type Fact = GameTypes['Fact'];

/** Where the moves of a day are kept. */
const MOVES_KEPT = 'day-moves/';
/** Where the hints taken in it are kept. */
const HINTS_KEPT = 'day-hints/';

interface DayHint {
  readonly strength: HintStrength;
  readonly step: number;
}

export class PlayedDay extends PlayedAlone {
  readonly daily: Daily<GameTypes>;
  readonly day: string;
  readonly asking: DayAsking;
  readonly #key: string;
  hintsTaken = $state.raw<readonly DayHint[]>([]);
  readonly isOver = $derived(isDayOver(this.match));

  private constructor(opened: OpenedGame, daily: Daily<GameTypes>, place: { day: string; books: object; asking: DayAsking }) {
    super(opened, place.books);
    this.daily = daily;
    this.day = place.day;
    this.asking = place.asking;
    this.#key = `${MOVES_KEPT}${opened.box.game.id}/${place.day}`;
  }

  /** Null when the game has no challenge. */
  static async opened(game: string, day: string): Promise<PlayedDay | null> {
    const [opened, coach] = await Promise.all([openGame(game), titleOf(game)?.coach?.()]);
    if (opened === null || !coach?.daily) return null;
    const asking = new DayAsking(game, day);
    const [books, dealt] = await Promise.all([booksOf(opened), asking.dealt()]);
    const played = new PlayedDay(opened, coach.daily, { day, books, asking });
    played.#begin(dealt);
    return played;
  }

  /** Moves of before go on, unless the day is another than it was. */
  #begin(dealt: readonly Fact[]): void {
    const kept = deviceMemory.recall<readonly Fact[]>(this.#key) ?? [];
    const isSame = JSON.stringify(kept.slice(0, dealt.length)) === JSON.stringify(dealt);
    this.facts = isSame ? kept : dealt;
    this.hintsTaken = isSame ? (deviceMemory.recall(this.#hintsKey) ?? []) : [];
  }

  async act(action: GameTypes['Action']): Promise<boolean> {
    const next = dayAfter(this.match, action, this.#played);
    if ('refusal' in next) return this.refused(next.refusal);
    this.#keep(next.facts);
    return true;
  }

  takeHint(strength: HintStrength): void {
    this.hintsTaken = [...this.hintsTaken, { strength, step: this.match.step }];
    deviceMemory.remember(this.#hintsKey, this.hintsTaken);
  }

  stop(): void {
    this.#keep(dayStopped(this.match, this.#played).facts);
  }

  #keep(facts: readonly Fact[]): void {
    this.facts = [...this.facts, ...facts];
    deviceMemory.remember(this.#key, this.facts);
  }

  get #hintsKey() {
    return `${HINTS_KEPT}${this.opened.box.game.id}/${this.day}`;
  }

  get #played() {
    return { game: this.opened.box.game, daily: this.daily, day: this.day, books: this.books };
  }
}
