// Our server with the smallest game there is, and no limit on how fast one may play it: a process of its own, to be measured.

import type { GameBox } from '@boite/kernel';
import { DEFAULTS, startServer } from '@boite/server';
import { type Counting, counting } from '../bench/counting-game.ts';

const UNBOUNDED = { burst: 1e9, perSecond: 1e6 };

const countingBox: GameBox<Counting> = {
  game: counting,
  bot: async () => ({
    *think() {
      yield { kind: 'add', amount: 1 };
    },
  }),
  text: {
    name: 'Compter',
    pitch: 'On ajoute.',
    options: {},
    refusal: () => 'C’est trop.',
    articles: { 'too-much': '1' },
    news: () => 'On a ajouté.',
    ending: () => 'C’est fini.',
  },
  books: [],
  quick: {},
};

const { url } = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2] ?? '',
  log: 'error',
  box: (id) => (id === counting.id ? (countingBox as never) : null),
  limits: { ...DEFAULTS.limits, messages: UNBOUNDED, bytes: UNBOUNDED, arrivals: UNBOUNDED, tablesAMinute: 1e6, apiAMinute: 1e6 },
});
console.log(url);
