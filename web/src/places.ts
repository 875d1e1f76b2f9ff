// Knows the addresses of the page.

import { isPagePath } from '@boite/protocol';

export type PagePlace =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'here'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'cards' }
  | { readonly page: 'about' }
  | { readonly page: 'nowhere' };

const PAGE_PLACES: readonly [RegExp, (part: string) => PagePlace][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/t\/([^/]+)\/?$/, (code) => ({ page: 'table', code })],
  [/^\/ici\/([^/]+)\/?$/, (id) => ({ page: 'here', id })],
  [/^\/regles\/([^/]+)\/?$/, (game) => ({ page: 'rules', game })],
  [/^\/revoir\/([^/]+)\/?$/, (id) => ({ page: 'replay', id })],
  [/^\/cartes\/?$/, () => ({ page: 'cards' })],
  [/^\/a-propos\/?$/, () => ({ page: 'about' })],
];

export function placeAt(pathname: string): PagePlace {
  // A server gives the page at these alone.
  if (!isPagePath(pathname)) return { page: 'nowhere' };
  for (const [pattern, place] of PAGE_PLACES) {
    const found = pattern.exec(pathname);
    if (found) return place(decoded(found[1] ?? ''));
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
