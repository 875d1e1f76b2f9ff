// Knows how to start the real server for a test. Its bots do not wait for people to follow, and limits are those of many players.

import { startServer } from '@boite/server';

/** `BOITE_PAGE` is another build of the page than the usual one. */
const { PORT = '0', BOITE_DATA = '', BOITE_PAGE } = process.env;
const page = BOITE_PAGE ? { page: BOITE_PAGE } : {};
const server = await startServer({ port: Number(PORT), host: '127.0.0.1', data: BOITE_DATA, botPace: () => 0, ...page });
console.log(server.url);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
