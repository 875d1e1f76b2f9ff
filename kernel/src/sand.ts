// Sand that stands still: what is left of a turn while something else goes on, and when it runs out once it flows again.

/** Milliseconds still to come when the sand is stopped now; null without an hourglass. */
export function sandLeft({ deadline }: { readonly deadline: number | null }, { now }: { readonly now: number }): number | null {
  return deadline === null ? null : Math.max(0, deadline - now);
}

/** When sand that was stopped with so many milliseconds left runs out, flowing again from now on. */
export function sandAgain(left: number | null, { now }: { readonly now: number }): number | null {
  return left === null ? null : now + left;
}
