// Which addresses are the page's own: a server gives the page there, and says of any other that nothing is there.

/** What comes first in them; below some, one more part names something. A challenge is named by its game and its day, a riddle by its game and what it holds, an example to be played by its game and its number. */
const PLACES_ALONE = ['cartes', 'a-propos', 'jour', 'chiffres'];
const PLACES_OF_SOMETHING = [
  't',
  'ici',
  'regles',
  'apprendre',
  'apprendre/[^/]+',
  'revoir',
  'jour',
  'defi/[^/]+',
  'devine',
  'devine/[^/]+',
  'mes-cartes',
];

const PAGE_PATH = new RegExp(`^/(?:(?:${PLACES_ALONE.join('|')})/?|(?:${PLACES_OF_SOMETHING.join('|')})/[^/]+/?)?$`);

export function isPagePath(pathname: string): boolean {
  return PAGE_PATH.test(pathname);
}
