// Finds files that import each other in a circle.

/** Each circle once, as the files that it goes through: every strongly connected component of more than one file. (Tarjan 1972) */
export function circles(arrows: readonly { readonly from: string; readonly to: string }[]): readonly (readonly string[])[] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const search = new CircleSearch((file) => (next.get(file) ?? []).map(({ to }) => to));
  for (const file of next.keys()) search.visit(file);
  return search.found;
}

class CircleSearch {
  readonly found: (readonly string[])[] = [];
  readonly #nextOf: (file: string) => readonly string[];
  /** When each file was first met. */
  readonly #met = new Map<string, number>();
  /** Files whose circle is not known yet, in the order in which they were met. */
  readonly #open: string[] = [];

  constructor(nextOf: (file: string) => readonly string[]) {
    this.#nextOf = nextOf;
  }

  /** The earliest open file that can be reached from here. */
  visit(file: string): number {
    const known = this.#met.get(file);
    if (known !== undefined) return this.#open.includes(file) ? known : Number.POSITIVE_INFINITY;
    const now = this.#met.size;
    this.#met.set(file, now);
    this.#open.push(file);
    const nexts = this.#nextOf(file);
    const earliest = Math.min(now, ...nexts.map((next) => this.visit(next)));
    if (earliest === now) this.#close(file, nexts.includes(file));
    return earliest;
  }

  #close(file: string, importsItself: boolean): void {
    const circle = this.#open.splice(this.#open.indexOf(file));
    if (circle.length > 1 || importsItself) this.found.push(circle);
  }
}
