// Something that was asked for, and may be wished for no longer before it is done.

export class Wish {
  #isOver = false;
  readonly #deeds: (() => void)[] = [];

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Done once, when nobody wishes for it any more. */
  whenOver(deed: () => void): void {
    if (this.#isOver) deed();
    else this.#deeds.push(deed);
  }

  end(): void {
    this.#isOver = true;
    for (const deed of this.#deeds.splice(0)) deed();
  }
}
