// Knows the addresses of the page, and how to go from one to another without loading it again.

export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'here'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'about' }
  | { readonly page: 'nowhere' };

const PLACES: readonly [RegExp, (part: string) => Place][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/t\/([^/]+)\/?$/, (code) => ({ page: 'table', code })],
  [/^\/ici\/([^/]+)\/?$/, (id) => ({ page: 'here', id })],
  [/^\/regles\/([^/]+)\/?$/, (game) => ({ page: 'rules', game })],
  [/^\/revoir\/([^/]+)\/?$/, (id) => ({ page: 'replay', id })],
  [/^\/a-propos\/?$/, () => ({ page: 'about' })],
];

export function placeAt(pathname: string): Place {
  for (const [pattern, place] of PLACES) {
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

class Router {
  place = $state<Place>(placeAt(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => this.#arrive());
    window.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.place = placeAt(location.pathname);
  }

  /** Plain links inside the site change the place instead of loading the page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return;
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
