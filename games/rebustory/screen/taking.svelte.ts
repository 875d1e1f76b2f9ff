// Knows a joker or a Rébustory about to be taken from the table: which one, and the cards that would say its sounds.

import { spoken, typeset } from '@boite/language';
import type { Composer } from './composer.svelte.ts';
import type { Held } from './draft.ts';
import {
  groupIn,
  isSameCell,
  JOKER_ID,
  type Refusal,
  rebusesThrough,
  rebustory,
  type Square,
  squaresOf,
  type Take,
} from './rules.ts';

export interface Wanted {
  readonly owner: number;
  readonly group: number;
  readonly square: Square;
}

export class Taking {
  readonly #composer: () => Composer;
  wanted = $state.raw<Wanted | null>(null);
  held = $state.raw<readonly Held[]>([]);

  constructor(composer: () => Composer) {
    this.#composer = composer;
  }

  get isAsking(): boolean {
    return this.wanted !== null;
  }

  get count(): number {
    return this.wanted?.square.card === JOKER_ID ? 1 : 2;
  }

  get isComplete(): boolean {
    return this.held.length === this.count;
  }

  /** « sol »: what the cards must say. */
  get sounds(): readonly string[] {
    const { wanted } = this;
    const group = wanted && groupIn(this.#composer().view.plays, wanted.owner, wanted.group);
    if (!wanted || !group) return [];
    const [rebus] = rebusesThrough(group, wanted.square);
    const at = rebus ? squaresOf(rebus, group.squares).findIndex((square) => isSameCell(square, wanted.square)) : -1;
    return (rebus?.parts ?? []).filter(({ card }) => card === at).map(({ sounds }) => spoken(sounds));
  }

  get action(): Take | null {
    const { wanted } = this;
    if (!wanted) return null;
    const { row, column } = wanted.square;
    return { kind: 'take', owner: wanted.owner, group: wanted.group, row, column, cards: this.held.map(({ card }) => card) };
  }

  /** What the rules answer; null when the exchange is possible, or not ready. */
  get refusal(): Refusal | null {
    const { view, seat, books } = this.#composer();
    const { action } = this;
    if (!action || !this.isComplete || books === null) return null;
    return rebustory.game.check(view, seat, action, books);
  }

  get canAppeal(): boolean {
    return this.#composer().view.options.judging === 'appel' && this.refusal?.code === 'refused-rebus';
  }

  /** What is asked, or why the cards touched will not do. */
  get question(): string {
    const { refusal, sounds } = this;
    if (refusal !== null) return rebustory.text.refusal(refusal);
    const said = sounds.map((sound) => `« ${sound} »`).join(' et ');
    if (this.count === 2) return typeset(`Quelles cartes disent ${said} ? Touchez-les dans cet ordre.`);
    return typeset(`Quelle carte ${said === '' ? 'mettez-vous à sa place' : `dit ${said}`} ? Touchez-la dans votre main.`);
  }

  ask(wanted: Wanted): void {
    this.wanted = wanted;
    this.held = [];
  }

  touch(held: Held): void {
    const isThere = this.held.some(({ index }) => index === held.index);
    const others = this.held.filter(({ index }) => index !== held.index);
    this.held = isThere ? others : [...others, held].slice(-this.count);
  }

  leave(): void {
    this.wanted = null;
    this.held = [];
  }
}
