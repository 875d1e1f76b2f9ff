// Which word someone has asked about: one dialog of the page explains it, wherever it stands.

class AskedWord {
  /** As it is written where it was touched; null when nobody asks. */
  word = $state<string | null>(null);
  /** Whether the dictionary stays closed: whoever opens it while a play can be contested would know what the others must guess. */
  isBookClosed = $state(false);

  ask(word: string): void {
    if (!this.isBookClosed) this.word = word;
  }

  leave(): void {
    this.word = null;
  }
}

export const askedWord = new AskedWord();

/** A view of any game, as far as it says whether words are in doubt. */
interface Doubtful {
  readonly options?: { readonly judging?: string };
  readonly pending?: unknown;
}

/** While a play waits at a table that judges by itself, nobody looks anything up. */
export function isInDoubt({ options, pending }: Doubtful): boolean {
  return options?.judging === 'table' && pending !== null && pending !== undefined;
}
