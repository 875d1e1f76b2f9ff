// A button that stands where another one just stood: the second tap of a double one was meant for what was there before.

/** What a press does, unless it is the second of a double tap. A key counts as a first tap. */
export function firstTap(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
