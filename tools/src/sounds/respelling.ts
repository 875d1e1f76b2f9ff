// Knows how exceptions are written: another spelling that the rules read right, with sounds in braces where none does.

/** Patterns by where they stand in a word, each with the spellings to read instead. */
type Respellings = Map<string, readonly string[]>;

interface PartMatch {
  readonly from: number;
  readonly length: number;
  readonly respellings: readonly string[];
}

export class Overrides {
  /** « =est »: this form alone. */
  readonly #alone: Respellings = new Map();
  /** « hiver »: a form, and with the s of its plural. */
  readonly #wholes: Respellings = new Map();
  /** « chor- » */
  readonly #starts: Respellings = new Map();
  /** « -cratie »: with the s of the plural too. */
  readonly #ends: Respellings = new Map();
  /** « -stagn- » */
  readonly #insides: Respellings = new Map();

  /** Lines « pattern respelling|other respelling »; what follows a # is a note. */
  add(text: string): this {
    for (const line of text.split('\n')) {
      const [pattern, respelling] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (pattern === undefined || respelling === undefined) continue;
      const [patterns, letters] = [this.#patternsLike(pattern), pattern.replaceAll(/[-=]/g, '')];
      if (patterns.has(letters)) throw new Error(`the sounds of « ${pattern} » are written twice`);
      patterns.set(letters, respelling.replaceAll('-', '').split('|'));
    }
    return this;
  }

  /** The spellings to read instead of a form: itself when it is no exception. */
  respelled(form: string): readonly string[] {
    return this.#whole(form) ?? this.#patched(form, { isStart: true, isEnd: true });
  }

  /** Whether people wrote how a form is said, or a part of it. */
  touches(form: string): boolean {
    return this.respelled(form)[0] !== form;
  }

  isWhole(form: string): boolean {
    return this.#whole(form) !== undefined;
  }

  #patternsLike(pattern: string): Respellings {
    if (pattern.startsWith('=')) return this.#alone;
    if (pattern.startsWith('-')) return pattern.endsWith('-') ? this.#insides : this.#ends;
    return pattern.endsWith('-') ? this.#starts : this.#wholes;
  }

  #whole(form: string): readonly string[] | undefined {
    const plural = form.endsWith('s') ? this.#wholes.get(form.slice(0, -1))?.map((one) => `${one}s`) : undefined;
    return this.#alone.get(form) ?? this.#wholes.get(form) ?? plural;
  }

  /** The longest pattern first, then those beside it. */
  #patched(part: string, edges: { readonly isStart: boolean; readonly isEnd: boolean }): readonly string[] {
    const found = this.#longest(part, edges);
    if (found === undefined) return [part];
    const [before = ''] = this.#patched(part.slice(0, found.from), { ...edges, isEnd: false });
    const [after = ''] = this.#patched(part.slice(found.from + found.length), { ...edges, isStart: false });
    return found.respellings.map((one) => before + one + after);
  }

  #longest(part: string, { isStart, isEnd }: { readonly isStart: boolean; readonly isEnd: boolean }): PartMatch | undefined {
    const matches = [...(isStart ? this.#startsOf(part) : []), ...(isEnd ? this.#endsOf(part) : []), ...this.#insidesOf(part)];
    return matches.sort((a, b) => b.length - a.length || a.from - b.from)[0];
  }

  *#startsOf(part: string): Generator<PartMatch> {
    for (let length = part.length; length > 0; length--) {
      const respellings = this.#starts.get(part.slice(0, length));
      if (respellings !== undefined) yield { from: 0, length, respellings };
    }
  }

  *#endsOf(part: string): Generator<PartMatch> {
    const ends = part.endsWith('s') ? [part.length, part.length - 1] : [part.length];
    for (const end of ends) {
      for (let from = 0; from < end; from++) {
        const respellings = this.#ends.get(part.slice(from, end));
        if (respellings !== undefined) yield { from, length: end - from, respellings };
      }
    }
  }

  *#insidesOf(part: string): Generator<PartMatch> {
    for (const [text, respellings] of this.#insides) {
      const from = part.indexOf(text);
      if (from >= 0) yield { from, length: text.length, respellings };
    }
  }
}
