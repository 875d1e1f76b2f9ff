// What a walk has found, in columns: there may be a hundred thousand findings.

/** Among the kinds of pieces of a rebus: a free syllable, and a free bare consonant, which only a piece of one sound says. */
export const FREE_KIND = -1;
export const BARE_KIND = -2;

/** Slots of the table at first, and how many times more of them than findings there are at least. */
const FIRST_FINDINGS = 128;
const SLOT_LOAD = 2;
const EMPTY_SLOT = -1;

/** How a walk came to a word. */
export interface WalkedWay {
  readonly kinds: readonly number[];
  /** Whether the judge must be asked: for a liberty, or a mute e that not all words have that sound so. */
  readonly isDoubtful: boolean;
}

/** A finding is a word, by the number of its sounds, and the kinds of pieces that say it. */
export class RebusFindings {
  readonly #numbers: number[] = [];
  /** The same for the same word and the same pieces in another order. */
  readonly #keys: number[] = [];
  readonly #isDoubtful: boolean[] = [];
  /** The kinds of all findings, and where those of each begin. */
  readonly #kinds: number[] = [];
  readonly #starts: number[] = [0];
  /** RebusFindings by their keys. (open addressing) */
  #table = new Int32Array(FIRST_FINDINGS).fill(EMPTY_SLOT);

  get length(): number {
    return this.#numbers.length;
  }

  add(number: number, key: number, { kinds, isDoubtful }: WalkedWay): void {
    this.#numbers.push(number);
    this.#keys.push(key);
    this.#isDoubtful.push(isDoubtful);
    for (let nth = 0; nth < kinds.length; nth++) this.#kinds.push(kinds[nth] as number);
    this.#starts.push(this.#kinds.length);
  }

  /** Unless there is one with this key. */
  addOnce(number: number, key: number, way: WalkedWay): void {
    const slot = this.#slotOf(key);
    const known = this.#table[slot] as number;
    if (known !== EMPTY_SLOT && !way.isDoubtful) this.#isDoubtful[known] = false;
    if (known !== EMPTY_SLOT) return;
    this.#table[slot] = this.length;
    this.add(number, key, way);
    if (this.length * SLOT_LOAD > this.#table.length) this.#widen();
  }

  number(at: number): number {
    return this.#numbers[at] as number;
  }

  key(at: number): number {
    return this.#keys[at] as number;
  }

  kinds(at: number): readonly number[] {
    return this.#kinds.slice(this.#starts[at], this.#starts[at + 1]);
  }

  isDoubtful(at: number): boolean {
    return this.#isDoubtful[at] as boolean;
  }

  #slotOf(key: number): number {
    const last = this.#table.length - 1;
    // A key may be wider than 32 bits. (multiplicative hashing)
    const hash = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x100000000) | 0, 0x85ebca6b);
    let slot = (hash ^ (hash >>> 15)) & last;
    while (this.#table[slot] !== EMPTY_SLOT && this.#keys[this.#table[slot] as number] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #widen(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(EMPTY_SLOT);
    for (let at = 0; at < this.length; at++) this.#table[this.#slotOf(this.#keys[at] as number)] = at;
  }
}
