// Counts who is there by some name of theirs, without ever looking at the others.

export class Crowd<Member> {
  readonly #byName = new Map<string, Set<Member>>();

  /** Those of that name, the oldest first. */
  of(name: string): ReadonlySet<Member> {
    return this.#byName.get(name) ?? new Set();
  }

  add(name: string, member: Member): void {
    const members = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, members.add(member));
  }

  remove(name: string, member: Member): void {
    const members = this.#byName.get(name);
    if (members?.delete(member) && members.size === 0) this.#byName.delete(name);
  }
}
