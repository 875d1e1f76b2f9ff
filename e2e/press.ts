// Knows how to press a button that may be gone, or not be there yet, in the same moment.

import type { Locator } from '@playwright/test';

/** Presses the first of these buttons that can be pressed now; false when there is none. Waits for nothing. */
export function pressIfThere(buttons: Locator): Promise<boolean> {
  return buttons.evaluateAll((found) => {
    const [ready] = found.filter((button) => !button.matches(':disabled'));
    ready?.click();
    return ready !== undefined;
  });
}
