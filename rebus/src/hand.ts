// Knows the cards in hand by their sounds: a small tree of everything they may say.

import { CONSONANTS, MUTE_E } from '@boite/language';
import { type PictureCard, REBUSTORY_SOUNDS, type RebusCard, type Saying, sayingsOf } from './rebus-card.ts';
import { ALL_LABELS, isGlideLabel, labelOf, NO_LABEL, WORD_LABELS } from './sound-labels.ts';

/** A saying that ends at a place of the tree. */
export interface End {
  /** Which of the kinds says it. */
  readonly kind: number;
  readonly hasVowel: boolean;
  /** The consonant it ends with, which may melt with its twin; −1 for none. */
  readonly last: number;
  readonly isExtension: boolean;
}

/** Cards that say the same. */
export interface Kind {
  readonly cards: readonly number[];
}

export interface Hand {
  readonly kinds: readonly Kind[];
  readonly jokers: readonly number[];
  readonly rebustorys: readonly number[];
  /** For each place, the labels that can follow, one bit each; and 1 where a glide can. */
  readonly sets: Int32Array;
  readonly glides: Uint8Array;
  /** For each place, the place after each label; 0 for none. */
  readonly next: Int16Array;
  readonly ends: readonly (readonly End[])[];
}

export const HAND_ROOT = 0;

/** The place after a label. */
export function handNext({ next }: Hand, at: number, label: number): number {
  return next[at * ALL_LABELS + label] as number;
}

export function handOf(cards: readonly RebusCard[], takesLiberties: boolean): Hand {
  const kinds = kindsOf(cards, takesLiberties);
  const tree = new Tree(kinds.reduce((sum, { sayings }) => sum + sayings.reduce((all, { sounds }) => all + sounds.length, 0), 1));
  kinds.forEach(({ sayings }, kind) => {
    for (const saying of sayings) tree.add(saying, kind);
  });
  return { kinds, jokers: indexesOf(cards, 'joker'), rebustorys: indexesOf(cards, 'rebustory'), ...tree.grown() };
}

/** How many sounds its jokers and Rébustorys can say. */
export function freeSounds({ jokers, rebustorys }: Hand): number {
  return jokers.length + REBUSTORY_SOUNDS * rebustorys.length;
}

function indexesOf(cards: readonly RebusCard[], kind: RebusCard['kind']): readonly number[] {
  return cards.flatMap((card, at) => (card.kind === kind ? [at] : []));
}

interface SayingKind extends Kind {
  readonly sayings: readonly Saying[];
}

function kindsOf(cards: readonly RebusCard[], takesLiberties: boolean): readonly SayingKind[] {
  const kinds = new Map<string, { cards: number[]; sayings: readonly Saying[] }>();
  cards.forEach((card, at) => {
    if (card.kind !== 'picture') return;
    const sayings = walkable(card, takesLiberties);
    const key = sayings.map(({ sounds, reading }) => sounds + (reading.isExtension ? '~' : '')).join();
    const kind = kinds.get(key) ?? { cards: [], sayings };
    kind.cards.push(at);
    kinds.set(key, kind);
  });
  return [...kinds.values()];
}

/** What a walk can follow: a last mute e that stumbles is left to the judge. */
function walkable(card: PictureCard, takesLiberties: boolean): readonly Saying[] {
  return sayingsOf(card).filter(({ sounds, reading }) => !sounds.endsWith(MUTE_E) && (takesLiberties || !reading.isExtension));
}

class Tree {
  readonly #sets: Int32Array;
  readonly #glides: Uint8Array;
  readonly #next: Int16Array;
  readonly #ends: End[][] = [[]];

  constructor(places: number) {
    this.#sets = new Int32Array(places);
    this.#glides = new Uint8Array(places);
    this.#next = new Int16Array(places * ALL_LABELS);
  }

  add({ sounds, hasVowel, reading }: Saying, kind: number): void {
    let at = HAND_ROOT;
    for (const sound of sounds) at = this.#grow(at, labelOf(sound));
    const ends = this.#ends[at] as End[];
    const last = hasVowel && CONSONANTS.includes(sounds.at(-1) as string) ? labelOf(sounds.at(-1) as string) : NO_LABEL;
    if (!ends.some((end) => end.kind === kind)) ends.push({ kind, hasVowel, last, isExtension: reading.isExtension ?? false });
  }

  grown(): Pick<Hand, 'sets' | 'glides' | 'next' | 'ends'> {
    return { sets: this.#sets, glides: this.#glides, next: this.#next, ends: this.#ends };
  }

  #grow(at: number, label: number): number {
    const known = this.#next[at * ALL_LABELS + label] as number;
    if (known !== 0) return known;
    if (label < WORD_LABELS) this.#sets[at] = (this.#sets[at] as number) | (1 << label);
    if (isGlideLabel(label)) this.#glides[at] = 1;
    this.#next[at * ALL_LABELS + label] = this.#ends.length;
    return this.#ends.push([]) - 1;
  }
}
