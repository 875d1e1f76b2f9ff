// Which addresses are the page's own: a server gives the page there, and says of any other that nothing is there.

/** What comes first in them; below some, one more part names something. */
const PLACES_ALONE = ['cartes', 'a-propos'];
const PLACES_OF_SOMETHING = ['t', 'ici', 'regles', 'revoir'];

const PAGE_PATH = new RegExp(`^/(?:(?:${PLACES_ALONE.join('|')})/?|(?:${PLACES_OF_SOMETHING.join('|')})/[^/]+/?)?$`);

export function isPagePath(pathname: string): boolean {
  return PAGE_PATH.test(pathname);
}
