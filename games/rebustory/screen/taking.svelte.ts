// A joker or a Rébustory about to be taken from the table: which one, and the cards that would say its sounds.

import { isSameCell } from '@boite/kernel';
import { spoken, typeset } from '@boite/language';
import { box } from '../game.ts';
import { JOKER_ID } from '../rules/cards.ts';
import { groupIn, rebusesThrough, squaresOf } from '../rules/group.ts';
import type { Refusal, Square, Take, View } from '../types.ts';
import type { HeldCard } from './draft.ts';

export interface WantedCard {
  readonly owner: number;
  readonly group: number;
  readonly square: Square;
}

/** Where it is taken from, and what the rules answer there. */
interface TakingTable {
  readonly view: View;
  answerTo(action: Take): Refusal | null;
}

export class JokerTaking {
  readonly #composer: () => TakingTable;
  wanted = $state.raw<WantedCard | null>(null);
  held = $state.raw<readonly HeldCard[]>([]);

  constructor(composer: () => TakingTable) {
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
    const { action } = this;
    return action && this.isComplete ? this.#composer().answerTo(action) : null;
  }

  get canAppeal(): boolean {
    return this.#composer().view.options.judging === 'appel' && this.refusal?.code === 'refused-rebus';
  }

  /** What is asked, or why the cards touched will not do. */
  get question(): string {
    const { refusal, sounds } = this;
    if (refusal !== null) return box.text.refusal(refusal);
    const said = sounds.map((sound) => `« ${sound} »`).join(' et ');
    if (this.count === 2) return typeset(`Quelles cartes disent ${said} ? Touchez-les dans cet ordre.`);
    return typeset(`Quelle carte ${said === '' ? 'mettez-vous à sa place' : `dit ${said}`} ? Touchez-la dans votre main.`);
  }

  ask(wanted: WantedCard): void {
    this.wanted = wanted;
    this.held = [];
  }

  touch(held: HeldCard): void {
    const isThere = this.held.some(({ index }) => index === held.index);
    const others = this.held.filter(({ index }) => index !== held.index);
    this.held = isThere ? others : [...others, held].slice(-this.count);
  }

  leave(): void {
    this.wanted = null;
    this.held = [];
  }
}
