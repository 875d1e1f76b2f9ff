// WebKit, as GTK's small browser, driven by WebDriver on a screen that nobody sees.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Driver, Engine, Point } from './driver.ts';
import { foundFile, foundProgram } from './programs.ts';

const webkitDriver = foundProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
const miniBrowser = foundFile('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser');
const virtualScreen = foundProgram('XVFB_PATH', ['Xvfb']);

export const webkit: Engine = {
  name: 'WebKit',
  missing: webkitDriver && miniBrowser && virtualScreen ? null : 'apt-get install webkit2gtk-driver xvfb',
  async launch() {
    const display = await openedScreen();
    const port = await portForDriver();
    const service = spawn(webkitDriver ?? '', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    const driver = await openedBrowser(`http://127.0.0.1:${port}`);
    return webkitDriving(driver, async () => {
      await driver.quit().catch(() => {});
      for (const child of [service, display.process]) await ended(child);
    });
  },
};

/** The screen chooses its own number, and says which. */
async function openedScreen(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const process = spawn(virtualScreen ?? '', ['-displayfd', '3', '-screen', '0', '1280x960x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, process };
}

async function openedBrowser(server: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  for (let attempt = 0; ; attempt++) {
    try {
      const driver = await new Builder().usingServer(server).withCapabilities(wanted).build();
      await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 940 });
      return driver;
    } catch (error) {
      // The service has just been started: it listens in a moment.
      if (attempt > 100) throw error;
      await new Promise((soon) => setTimeout(soon, 100));
    }
  }
}

function webkitDriving(driver: WebDriver, close: () => Promise<void>): Driver {
  return {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.executeScript('history.back()'),
    ask: (expression) => answeredByPage(driver, expression),
    tap: (at) => driver.actions().move(inViewport(at)).press().release().perform(),
    drag: (from, to) => dragByActions(driver, from, to),
    key: (name) => driver.actions().sendKeys(keyNamed(name)).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    close,
  };
}

async function answeredByPage<Answer>(driver: WebDriver, expression: string): Promise<Answer> {
  const { answer, fault } = await driver.executeAsyncScript<{ answer: Answer; fault?: string }>(
    `const done = arguments[arguments.length - 1];
     Promise.resolve(${expression}).then((answer) => done({ answer }), (error) => done({ fault: String(error) }));`,
  );
  if (fault !== undefined) throw new Error(fault);
  return answer;
}

async function dragByActions(driver: WebDriver, from: Point, to: Point): Promise<void> {
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const actions = driver.actions().move(inViewport(from)).press();
  for (const at of [between, to, to]) actions.move(inViewport(at));
  await actions.release().perform();
}

function inViewport({ x, y }: Point) {
  return { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 50 };
}

function keyNamed(name: string): string {
  return name.length === 1 ? name : String(Key[name.toUpperCase() as keyof typeof Key]);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function portForDriver(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
