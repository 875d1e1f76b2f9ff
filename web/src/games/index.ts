// Knows which games the page can show. A new game adds one entry.

import DicoCover from './dico/Cover.svelte';
import RebustoryCover from './rebustory/Cover.svelte';
import RondoCover from './rondo/Cover.svelte';
import RummikubCover from './rummikub/Cover.svelte';
import ScrabbleRebusCover from './scrabble-rebus/Cover.svelte';
import type { Title } from './screen.ts';

const TITLES: Readonly<Record<string, Title>> = {
  dico: {
    Cover: DicoCover,
    quick: { sablier: null, words: 'common', length: '6-8' },
    box: () => import('./dico/rules.ts').then(({ dico }) => dico),
    screen: () => import('./dico/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/dico/RULES.md').then(({ default: html }) => html),
  },
  rebustory: {
    Cover: RebustoryCover,
    quick: { edition: 'compacte', way: 'premier', judging: 'arbitre', sablier: null },
    box: () => import('./rebustory/rules.ts').then(({ rebustory }) => rebustory),
    screen: () => import('./rebustory/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/rebustory/RULES.md').then(({ default: html }) => html),
  },
  rondo: {
    Cover: RondoCover,
    quick: { sablier: null, opening: 'chance' },
    box: () => import('./rondo/rules.ts').then(({ rondo }) => rondo),
    screen: () => import('./rondo/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/rondo/RULES.md').then(({ default: html }) => html),
  },
  rummikub: {
    Cover: RummikubCover,
    quick: { sablier: null },
    box: () => import('./rummikub/rules.ts').then(({ rummikub }) => rummikub),
    screen: () => import('./rummikub/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/rummikub/RULES.md').then(({ default: html }) => html),
  },
  'scrabble-rebus': {
    Cover: ScrabbleRebusCover,
    // Against a bot, which judges as the arbitre does, an appeal would always be lost.
    quick: { sablier: null, judging: 'arbitre' },
    box: () => import('./scrabble-rebus/rules.ts').then(({ scrabbleRebus }) => scrabbleRebus),
    screen: () => import('./scrabble-rebus/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/scrabble-rebus/RULES.md').then(({ default: html }) => html),
  },
};

export function titleOf(game: string): Title | null {
  return Object.hasOwn(TITLES, game) ? (TITLES[game] ?? null) : null;
}
