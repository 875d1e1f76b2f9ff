// Knows the addresses of the page.

import { isDay } from '@boite/kernel';
import { isPagePath } from '@boite/protocol';

export type PagePlace =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'here'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  /** `nth`: one of the examples of the rules, from 1; null for a first game. */
  | { readonly page: 'lesson'; readonly game: string; readonly nth: number | null }
  | { readonly page: 'replay'; readonly id: string }
  /** Null for today. */
  | { readonly page: 'days'; readonly day: string | null }
  | { readonly page: 'challenge'; readonly game: string; readonly day: string }
  /** Null where one makes one. */
  | { readonly page: 'riddle'; readonly game: string; readonly riddle: string | null }
  | { readonly page: 'decks'; readonly game: string }
  | { readonly page: 'figures' }
  | { readonly page: 'cards' }
  | { readonly page: 'about' }
  | { readonly page: 'nowhere' };

const PAGE_PLACES: readonly [RegExp, (part: string, more: string) => PagePlace][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/t\/([^/]+)\/?$/, (code) => ({ page: 'table', code })],
  [/^\/ici\/([^/]+)\/?$/, (id) => ({ page: 'here', id })],
  [/^\/regles\/([^/]+)\/?$/, (game) => ({ page: 'rules', game })],
  [/^\/apprendre\/([^/]+)\/?$/, (game) => ({ page: 'lesson', game, nth: null })],
  [/^\/apprendre\/([^/]+)\/(\d+)\/?$/, (game, nth) => ({ page: 'lesson', game, nth: Number(nth) })],
  [/^\/revoir\/([^/]+)\/?$/, (id) => ({ page: 'replay', id })],
  [/^\/jour\/?$/, () => ({ page: 'days', day: null })],
  [/^\/jour\/([^/]+)\/?$/, (day) => (isDay(day) ? { page: 'days', day } : { page: 'nowhere' })],
  [/^\/defi\/([^/]+)\/([^/]+)\/?$/, (game, day) => (isDay(day) ? { page: 'challenge', game, day } : { page: 'nowhere' })],
  [/^\/devine\/([^/]+)\/?$/, (game) => ({ page: 'riddle', game, riddle: null })],
  [/^\/devine\/([^/]+)\/([^/]+)\/?$/, (game, riddle) => ({ page: 'riddle', game, riddle })],
  [/^\/mes-cartes\/([^/]+)\/?$/, (game) => ({ page: 'decks', game })],
  [/^\/chiffres\/?$/, () => ({ page: 'figures' })],
  [/^\/cartes\/?$/, () => ({ page: 'cards' })],
  [/^\/a-propos\/?$/, () => ({ page: 'about' })],
];

export function placeAt(pathname: string): PagePlace {
  // A server gives the page at these alone.
  if (!isPagePath(pathname)) return { page: 'nowhere' };
  for (const [pattern, place] of PAGE_PLACES) {
    const found = pattern.exec(pathname);
    if (found) return place(decoded(found[1] ?? ''), decoded(found[2] ?? ''));
  }
  return { page: 'nowhere' };
}

/** A broken escape in an address is a part that names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
