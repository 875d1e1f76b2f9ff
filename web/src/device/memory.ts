// Knows how this device remembers small things. A browser may refuse to remember: then nothing is remembered, and all works.

export interface Memory {
  recall<Thing>(key: string): Thing | null;
  remember(key: string, thing: unknown): void;
  forget(key: string): void;
  keys(): readonly string[];
}

/** Until the reader clears it. */
export const lasting = memoryIn(() => localStorage);
/** As long as the tab lives, reloads included. */
export const ofThisTab = memoryIn(() => sessionStorage);

const PREFIX = 'boite/';

function memoryIn(place: () => Storage): Memory {
  return {
    recall: (key) => attempt(() => JSON.parse(place().getItem(PREFIX + key) ?? 'null')) ?? null,
    remember: (key, thing) => attempt(() => place().setItem(PREFIX + key, JSON.stringify(thing))),
    forget: (key) => attempt(() => place().removeItem(PREFIX + key)),
    keys: () => attempt(() => keysOf(place())) ?? [],
  };
}

function keysOf(storage: Storage): readonly string[] {
  return Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
}

function attempt<Outcome>(deed: () => Outcome): Outcome | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
