// Knows how to go from one address to another without loading the page again.

// Before the router, so that it hears first of a Back that only closes something.
import { goneOnTo } from '@boite/ui/back.ts';
import { type PagePlace, placeAt } from './places.ts';

class Router {
  #pathname = location.pathname;
  place = $state<PagePlace>(placeAt(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => this.#arrive());
    window.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string): void {
    goneOnTo(address);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    if (location.pathname === this.#pathname) return;
    this.#pathname = location.pathname;
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
