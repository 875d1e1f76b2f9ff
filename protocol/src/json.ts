// Knows which JSON is worth reading at all: small, shallow, and without keys that could touch a prototype.

/** In UTF-16 units; above any honest message, the longest of which are options with small pictures in them. */
export const LONGEST_MESSAGE = 48 * 1024;
const DEEPEST = 16;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/** The value in a text, or undefined when it is not harmless JSON. */
export function harmlessJson(raw: string): unknown {
  if (raw.length > LONGEST_MESSAGE) return undefined;
  try {
    const value: unknown = JSON.parse(raw);
    return isHarmlessValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isHarmlessValue(value: unknown): boolean {
  return isHarmless(value, DEEPEST);
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || FORBIDDEN_KEYS.some((key) => Object.hasOwn(value, key))) return false;
  return Object.values(value).every((inner) => isHarmless(inner, depth - 1));
}
