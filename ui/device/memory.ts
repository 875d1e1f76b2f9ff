// Knows how this device remembers small things. A browser may refuse to remember: then nothing is remembered, and all works.

export interface DeviceMemory {
  recall<Thing>(key: string): Thing | null;
  /** Whether it could be. */
  remember(key: string, thing: unknown): boolean;
  forget(key: string): void;
  keys(): readonly string[];
}

/** Until the reader clears it. */
export const deviceMemory = memoryIn(() => localStorage);
/** As long as the tab lives, reloads included. */
export const ofThisTab = memoryIn(() => sessionStorage);

const KEY_PREFIX = 'boite/';

export function memoryIn(place: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DeviceMemory {
  return {
    recall: (key) => attempt(() => JSON.parse(place().getItem(KEY_PREFIX + key) ?? 'null')) ?? null,
    remember: (key, thing) => attempt(() => stored(place(), KEY_PREFIX + key, thing)) ?? false,
    forget: (key) => attempt(() => place().removeItem(KEY_PREFIX + key)),
    keys: () => attempt(() => storedKeys(place())) ?? [],
  };
}

function stored(storage: Pick<Storage, 'setItem'>, key: string, thing: unknown): true {
  storage.setItem(key, JSON.stringify(thing));
  return true;
}

function storedKeys(storage: object): readonly string[] {
  return Object.keys(storage).flatMap((key) => (key.startsWith(KEY_PREFIX) ? [key.slice(KEY_PREFIX.length)] : []));
}

function attempt<Outcome>(deed: () => Outcome): Outcome | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
