// Knows what a page lets hear and see: the pitches it plays, what it says aloud, what it moves, what it shows for a moment.

import type { Page } from '@playwright/test';

/** The pitches that the page has played, in their order. */
export async function listen(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(`
    globalThis.pitches = [];
    const Real = globalThis.OscillatorNode;
    globalThis.OscillatorNode = class extends Real {
      constructor(context, options) { super(context, options); globalThis.pitches.push(options.frequency); }
    };
  `);
  return () => page.evaluate('pitches');
}

/** What the page says aloud, on a device with a French voice. */
export async function overhear(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(`
    globalThis.sayings = [];
    const voice = { lang: 'fr-FR', localService: true, name: 'Amélie', voiceURI: 'amelie', default: true };
    globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const speech = {
      getVoices: () => [voice],
      speak: ({ text }) => globalThis.sayings.push(text),
      cancel() {},
      addEventListener() {},
      removeEventListener() {},
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  `);
  return () => page.evaluate('sayings');
}

/** A thing that moved, by its place on the frame: « play » and « lying », « hand » … */
export interface SeenMotion {
  readonly place: string;
  readonly transform: string;
}

/** What the page has moved by itself, in its order. */
export async function watch(page: Page): Promise<() => Promise<readonly SeenMotion[]>> {
  await page.addInitScript(`
    globalThis.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const place = this.closest('[data-place]:not([data-place=""])')?.dataset.place ?? (this.closest('[aria-label="Joueurs"]') ? 'players' : '');
      globalThis.motions.push({ place, transform: String([frames.transform].flat()[0]) });
      return animate.call(this, frames, options);
    };
  `);
  return () => page.evaluate('motions');
}

/** What the page does after exactly so many milliseconds waits until it is let go, or is called off: nobody has to be quicker. */
export async function holdBack(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  const held = `
    globalThis.heldBack = new Map();
    globalThis.heldTime = ${milliseconds};
    (() => {
      const [wait, callOff] = [globalThis.setTimeout, globalThis.clearTimeout];
      let last = 0;
      globalThis.setTimeout = (ring, after, ...given) => {
        if (after !== heldTime) return wait(ring, after, ...given);
        heldBack.set(--last, ring);
        return last;
      };
      globalThis.clearTimeout = (alarm) => heldBack.delete(alarm) || callOff(alarm);
    })();
  `;
  await page.addInitScript(held);
  await page.evaluate(held);
  return () => page.evaluate<void>('heldTime = null; for (const ring of heldBack.values()) ring(); heldBack.clear();');
}
