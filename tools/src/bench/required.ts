// The peers that only `require` finds; who uses one knows its shape.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const PEER_MODULES = {
  client: (): unknown => require('boardgame.io/client'),
  server: (): unknown => require('boardgame.io/server'),
  reducer: (): unknown => require('boardgame.io/internal'),
  dawg: (): unknown => require('dawg-lookup'),
};
