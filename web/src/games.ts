// Knows which games the page can show. A new game adds one entry.

import DicoCover from '@boite/games/dico/screen/Cover.svelte';
import RebustoryCover from '@boite/games/rebustory/screen/Cover.svelte';
import RondoCover from '@boite/games/rondo/screen/Cover.svelte';
import RummikubCover from '@boite/games/rummikub/screen/Cover.svelte';
import ScrabbleRebusCover from '@boite/games/scrabble-rebus/screen/Cover.svelte';
import type { Title } from '@boite/ui/screen.ts';

const TITLES: Readonly<Record<string, Title>> = {
  dico: {
    Cover: DicoCover,
    quick: { sablier: null, words: 'common', length: '6-8' },
    box: () => import('@boite/games/dico/screen/rules.ts').then(({ dico }) => dico),
    screen: () => import('@boite/games/dico/screen/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/dico/RULES.md').then(({ default: html }) => html),
  },
  rebustory: {
    Cover: RebustoryCover,
    quick: { edition: 'compacte', way: 'premier', judging: 'arbitre', sablier: null },
    box: () => import('@boite/games/rebustory/screen/rules.ts').then(({ rebustory }) => rebustory),
    screen: () => import('@boite/games/rebustory/screen/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/rebustory/RULES.md').then(({ default: html }) => html),
  },
  rondo: {
    Cover: RondoCover,
    quick: { sablier: null, opening: 'chance' },
    box: () => import('@boite/games/rondo/screen/rules.ts').then(({ rondo }) => rondo),
    screen: () => import('@boite/games/rondo/screen/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/rondo/RULES.md').then(({ default: html }) => html),
  },
  rummikub: {
    Cover: RummikubCover,
    quick: { sablier: null },
    box: () => import('@boite/games/rummikub/screen/rules.ts').then(({ rummikub }) => rummikub),
    screen: () => import('@boite/games/rummikub/screen/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/rummikub/RULES.md').then(({ default: html }) => html),
  },
  'scrabble-rebus': {
    Cover: ScrabbleRebusCover,
    // Against a bot, which judges as the arbitre does, an appeal would always be lost.
    quick: { sablier: null, judging: 'arbitre' },
    box: () => import('@boite/games/scrabble-rebus/screen/rules.ts').then(({ scrabbleRebus }) => scrabbleRebus),
    screen: () => import('@boite/games/scrabble-rebus/screen/index.ts').then(({ screen }) => screen),
    rules: () => import('@boite/games/scrabble-rebus/RULES.md').then(({ default: html }) => html),
  },
};

export function titleOf(game: string): Title | null {
  return Object.hasOwn(TITLES, game) ? (TITLES[game] ?? null) : null;
}
