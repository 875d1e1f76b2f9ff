// What is tried in every browser: a whole game of each kind, which the game itself knows how to end soon; dialogs; the days without a network.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { House } from '../house.ts';
import { button, OTHER_MOVES, type Person } from './person.ts';

export interface EngineCase {
  readonly title: string;
  run(person: Person, house: House): Promise<void>;
}

const GAMES_FOLDER = join(import.meta.dirname, '..', '..', 'games');

/** Those of games/<id>/tests/browser/engines.ts, and those of the house. */
export async function everyCase(): Promise<readonly EngineCase[]> {
  const files = readdirSync(GAMES_FOLDER).map((id) => join(GAMES_FOLDER, id, 'tests', 'browser', 'engines.ts'));
  const games = await Promise.all(files.filter((file) => existsSync(file)).map(casesIn));
  return [...games.flat(), dialogs, offline];
}

async function casesIn(file: string): Promise<readonly EngineCase[]> {
  const found: { readonly default: readonly EngineCase[] } = await import(pathToFileURL(file).href);
  return found.default;
}

const DIALOG = { css: 'dialog[open]' };

const dialogs: EngineCase = {
  title: 'a dialog opens over a game; Escape, its cross and Back close it, and the focus returns',
  async run(person) {
    await person.playAtOnce('rondo', 2);
    const isClosed = async () => !(await person.sees(DIALOG));
    const closings = [
      () => person.driver.key('Escape'),
      () => person.touch({ css: 'dialog[open] button', text: /Fermer/ }),
      () => person.driver.back(),
    ];
    for (const close of closings) {
      await person.touch(button(/^Menu$/));
      await person.waitFor(DIALOG);
      await close();
      await person.until('a closed dialog', isClosed);
    }
    await person.until('the focus back on what opened it', () =>
      person.driver.ask<boolean>(`document.activeElement?.getAttribute('aria-label') === 'Menu'`),
    );
  },
};

/** Passes until more turns than that have begun. */
async function passUntil(person: Person, turns: number): Promise<void> {
  await person.until('the turn to come back', async () => {
    await person.touchFirst([button(/^Passer quand même$/), button(/^\s*Passer\s*$/), OTHER_MOVES]);
    return (await person.facts<{ kind: string }>()).filter(({ kind }) => kind === 'turn').length > turns;
  });
}

const offline: EngineCase = {
  title: 'without a server the page opens again, and a game begun before goes on',
  async run(person, house) {
    await person.driver.ask('navigator.serviceWorker.ready.then(() => true)');
    await person.until('a service worker', () => person.driver.ask<boolean>('navigator.serviceWorker.controller !== null'));
    await person.playAtOnce('rondo', 2);
    // The bot that answers a first move has brought what it reads.
    await passUntil(person, 2);
    await house.kill();
    await person.driver.reload();
    await passUntil(person, 4);
  },
};
