// Firefox, driven by WebDriver BiDi.

import { type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Driver, Engine, Point } from './driver.ts';
import { foundProgram } from './programs.ts';

const firefoxProgram = foundProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']);

export const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxProgram === null ? 'apt-get install firefox-esr, or set FIREFOX_PATH' : null,
  async launch() {
    const browser = await launch({ browser: 'firefox', headless: true, executablePath: firefoxProgram ?? '', timeout: 120_000 });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return firefoxDriving(page, () => browser.close());
  },
};

function firefoxDriving(page: Page, close: () => Promise<void>): Driver {
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: 120_000 })),
    reload: async () => void (await page.reload({ waitUntil: 'load', timeout: 120_000 })),
    // Not the browser's own button: it waits for a page to load, and closing a dialog loads none.
    back: () => page.evaluate('history.back()') as Promise<void>,
    ask: <Answer>(expression: string) => page.evaluate(expression) as Promise<Answer>,
    tap: ({ x, y }) => page.mouse.click(x, y),
    drag: (from, to) => dragByMouse(page, from, to),
    key: (name) => page.keyboard.press(name as KeyInput),
    type: (text) => page.keyboard.type(text),
    close,
  };
}

async function dragByMouse({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 8 });
  await mouse.up();
}
