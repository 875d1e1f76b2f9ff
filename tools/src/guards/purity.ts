// Whether a file of a pure part asks for Node, for a browser, for the clock or for chance.

import { isTest, type Source } from './sources.ts';

/** These run everywhere. */
const PURE = ['kernel/', 'language/', 'rebus/', 'protocol/', 'table/', 'games/'];

/** What only Node, a browser or a test runs, inside the pure parts. */
const IMPURE_PLACES = [
  /\/testing\//,
  /^games\/[^/]+\/(tests|tools|screen)\//,
  /^games\/[^/]+\/[^/]+\.svelte$/,
  /^language\/node\//,
];

/** The list of games that the page reads is the page's, that of commands is Node's. */
const OF_ONE_HOST = ['games/page.ts', 'games/commands.ts'];

export function isPureFile(source: Source): boolean {
  const { path } = source;
  const isInside = PURE.some((part) => path.startsWith(part)) && !OF_ONE_HOST.includes(path);
  return isInside && !isTest(source) && !IMPURE_PLACES.some((place) => place.test(path));
}

/** That a browser's names are not used, the compiler checks: it does not know them there. */
export function isPure({ imports, text }: Source): boolean {
  const isOurs = imports.every(({ name }) => !/^(node:|svelte|vite)/.test(name) && !name.endsWith('.svelte'));
  return isOurs && !/\b(Date\.now|Math\.random|performance\.now)\(|\bnew Date\(\)/.test(text);
}
