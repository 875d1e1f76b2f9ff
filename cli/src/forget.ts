// The command `boite forget`: a game, or a person's device, is no longer known to a server.

import { Misuse } from '@boite/kernel/command';
import { cared, DATA_USAGE } from './caring.ts';
import type { Command } from './command.ts';

const FORGET_USAGE = `boite forget --game ID | --device ID [--data FOLDER] [--json]

Deletes a game and all its facts, or a device and its names at every table. The server may run. Copies are not touched.

  --game      the name of a game, as its address /revoir/… tells it
  --device    the fingerprint of a device
${DATA_USAGE}: {"forgotten"}`;

export const command: Command = {
  summary: 'deletes a game, or a person, from the data of a server',
  usage: () => FORGET_USAGE,
  run: (args) =>
    cared(args, ['game', 'device'], async ({ data, rest, values: { game, device } }) => {
      if (rest.length > 0 || (game === undefined) === (device === undefined))
        return new Misuse('forget takes --game or --device');
      const { deviceForgotten, gameForgotten } = await import('@boite/server');
      const count = typeof game === 'string' ? Number(gameForgotten(data, game)) : deviceForgotten(data, String(device));
      const what = typeof game === 'string' ? 'games' : 'tables of that device';
      return { json: { forgotten: count }, line: `${count} ${what} forgotten` };
    }),
};
