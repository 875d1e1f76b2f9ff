// A person before any browser: sees what is in sight, touches it, types; waits for what should come, never for time.

import { repeatableFrom } from '../luck.ts';
import type { Driver, Point } from './driver.ts';

/** In milliseconds: only there to end what hangs, on a machine as busy as may be. */
const PATIENCE = 120_000;
const GLANCE = 100;
/** More touches than any of these games takes: whoever goes round in circles is told so. */
const MOST_TOUCHES = 400;

/** A part of the page: by its selector, and by the words on it or those that stand for them. */
export interface Seen {
  readonly css: string;
  readonly text?: RegExp;
}

export const button = (text: RegExp): Seen => ({ css: 'button', text });

/** A fact of any game. */
interface FactTold {
  readonly kind: string;
  readonly seat?: number;
}

const FACTS_KEPT = 'boite/facts/';

export class Person {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Where it can be touched now; null when it is not in sight, covered or disabled. */
  find({ css, text = /(?:)/ }: Seen): Promise<Point | null> {
    return this.driver.ask(`(${touchable})(${JSON.stringify(css)}, ${text})`);
  }

  async sees(part: Seen): Promise<boolean> {
    return (await this.find(part)) !== null;
  }

  async waitFor(part: Seen): Promise<Point> {
    return (await this.until(`${part.css} ${part.text ?? ''}`, () => this.find(part))) as Point;
  }

  async touch(part: Seen): Promise<void> {
    await this.driver.tap(await this.waitFor(part));
  }

  async write(part: Seen, words: string): Promise<void> {
    await this.touch(part);
    await this.driver.type(words);
  }

  async drag(from: Seen, to: Seen): Promise<void> {
    const target = await this.waitFor(to);
    await this.driver.drag(await this.waitFor(from), target);
  }

  /** What `look` finds in the end. */
  async until<Found>(what: string, look: () => Promise<Found | null | false>): Promise<Found> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const found = await look();
      if (found !== null && found !== false) return found;
      await new Promise((later) => setTimeout(later, GLANCE));
    }
    throw new Error(`waited in vain for ${what}; the page shows:\n${await this.#shown()}`);
  }

  async #shown(): Promise<string> {
    return (await this.driver.ask<string>('document.body.innerText')).slice(0, 1_500);
  }

  /** From the shelf, against a bot; the seed says what is dealt, and who begins. */
  async playAtOnce(game: string, seed: number): Promise<void> {
    await this.driver.ask(`(${repeatableFrom(seed)}, null)`);
    await this.touch({ css: `article[aria-labelledby="game-${game}"] button`, text: /Jouer tout de suite/ });
    await this.awaitTurn();
  }

  /** Waits for one's turn or the end of the game. */
  awaitTurn(): Promise<'turn' | 'over'> {
    return this.until('a turn or the end', async () => {
      if (await this.sees(RANKING)) return 'over';
      return (await this.sees(YOUR_TURN)) && 'turn';
    });
  }

  /** At each turn the first of these that can be touched, until the ranking shows. */
  async playOn(moves: readonly Seen[]): Promise<void> {
    for (let touches = 0; (await this.awaitTurn()) === 'turn'; touches++) {
      if (touches > MOST_TOUCHES) throw new Error(`no end after ${touches} touches; the page shows:\n${await this.#shown()}`);
      await this.touchFirst([...moves, OTHER_MOVES]);
    }
  }

  /** What happened in the only game on the device. */
  async facts<Fact>(): Promise<readonly Fact[]> {
    const story = await this.#kept<readonly { fact: Fact }[]>(await this.driver.ask<string>(KEY_OF_FACTS));
    return story.map(({ fact }) => fact);
  }

  /** The game begins again, with what was dealt rewritten. Nobody is at the table meanwhile, who would write what they do. */
  async beginAgain<Fact extends FactTold>(change: (fact: Fact) => Fact): Promise<void> {
    const [key, address] = await this.driver.ask<[string, string]>(`[${KEY_OF_FACTS}, location.href]`);
    const story = await this.#kept<readonly { at: number; fact: Fact }[]>(key);
    const begun = story.filter(({ at }) => at === story[0]?.at);
    const first = begun.find(({ fact }) => fact.kind === 'turn')?.fact.seat;
    await this.driver.open(new URL('/', address).href);
    await this.#keep(
      key,
      begun.map((entry) => ({ ...entry, fact: change(entry.fact) })),
    );
    const game = key.replace('/facts/', '/games/');
    await this.#keep(game, { ...(await this.#kept<object>(game)), awaiting: [first] });
    await this.driver.open(address);
    await this.awaitTurn();
  }

  async #kept<Thing>(key: string): Promise<Thing> {
    return JSON.parse(await this.driver.ask<string>(`localStorage.getItem('${key}')`)) as Thing;
  }

  async #keep(key: string, thing: unknown): Promise<void> {
    await this.driver.ask(`(localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(thing))}), null)`);
  }

  /** Whoever means it does not wait for second thoughts: a touch in the meantime would call them off. */
  async touchFirst(parts: readonly Seen[]): Promise<void> {
    for (const part of [AT_ONCE, ...parts]) {
      const at = await this.find(part);
      if (at !== null) return this.driver.tap(at);
    }
    await new Promise((later) => setTimeout(later, GLANCE));
  }
}

const AT_ONCE = button(/^\s*Tout de suite\s*$/);
/** Behind it is what is rarely done. */
export const OTHER_MOVES = button(/^Autres coups$/);
const RANKING: Seen = { css: '[aria-label="Classement"]' };
const YOUR_TURN: Seen = { css: '[role="status"]', text: /À vous/ };
const KEY_OF_FACTS = `Object.keys(localStorage).find((key) => key.startsWith('${FACTS_KEPT}'))`;

/** Runs in the page: where the first part with that selector and those words can be touched. */
const touchable = `(css, text) => {
  for (const part of document.querySelectorAll(css)) {
    if (!text.test(part.getAttribute('aria-label') ?? part.textContent ?? '') || part.matches(':disabled, [aria-disabled="true"]')) continue;
    if (part.closest('[inert]')) continue;
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.top < 0 || box.bottom > innerHeight) part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const shown = document.elementFromPoint(at.x, at.y);
    if (shown && (part.contains(shown) || shown.contains(part))) return at;
  }
  return null;
}`;
