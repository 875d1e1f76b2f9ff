// Knows how to start the real server for a test: its tables deal from a seed, its sand runs slowly, its bots answer at once.

import { seededChance } from '@boite/kernel';
import { startServer } from '@boite/server';
import { LeapingClock } from '@boite/server/testing/leaping-clock';

/** Milliseconds a bot thinks: what it plays is never what a test is about. */
const BOT_BUDGET = 200;

/** `BOITE_PAGE` is another build of the page than the usual one, `BOITE_PUSH_SERVICE` stands for those of real browsers. */
const { PORT = '0', BOITE_DATA = '', BOITE_PAGE, BOITE_PUSH_SERVICE, BOITE_SEED = '1', BOITE_SLOWNESS = '1' } = process.env;
let servedSeed = Number(BOITE_SEED);
const clock = new LeapingClock(Number(BOITE_SLOWNESS));
const server = await startServer({
  port: Number(PORT),
  host: '127.0.0.1',
  data: BOITE_DATA,
  botPace: () => 0,
  botBudget: BOT_BUDGET,
  chance: () => seededChance(servedSeed),
  clock,
  ...(BOITE_PAGE ? { page: BOITE_PAGE } : {}),
  ...(BOITE_PUSH_SERVICE ? { pushServices: [BOITE_PUSH_SERVICE] } : {}),
});
console.log(server.url);

/** The tables opened from now on deal from another seed, or so much time passes at once. */
process.on('message', ({ seed = servedSeed, leap = 0 }: { readonly seed?: number; readonly leap?: number }) => {
  servedSeed = seed;
  clock.leap(leap);
  process.send?.('done');
});
// Nobody is left to end it when the tests are gone.
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
