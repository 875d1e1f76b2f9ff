// Chromium, asked for the same little as the other engines.

import type { Page } from '@playwright/test';
import type { Driver } from '../engines/driver.ts';

export function chromiumDriver(page: Page): Driver {
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate('history.back()'),
    ask: <Answer>(expression: string) => page.evaluate(expression) as Promise<Answer>,
    tap: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    close: () => page.close(),
  };
}
