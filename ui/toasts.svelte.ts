// Knows the short notes that come and go at the foot of the page.

interface Toast {
  readonly id: number;
  readonly text: string;
  /** Where the rules say why. */
  readonly article: string | null;
}

/** Milliseconds: long enough to be read twice. */
const TOAST_LASTS = 6_000;

let lastId = 0;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);

  add(text: string, article: string | null): void {
    const note = { id: ++lastId, text, article };
    // The same note twice is one note.
    this.shown = [...this.shown.filter((other) => other.text !== text), note].slice(-3);
    setTimeout(() => this.remove(note.id), TOAST_LASTS);
  }

  remove(id: number): void {
    this.shown = this.shown.filter((note) => note.id !== id);
  }
}

export const toasts = new Toasts();

/** `article`: of the rules, for what they refuse. */
export function toast(text: string, article: string | null = null): void {
  toasts.add(text, article);
}
