// The command `boite bots`: a process in which bots think for the servers on the same bus.

import { Misuse } from '@boite/kernel/command';
import { flagCommand, YES } from './command.ts';
import { interruption } from './interruption.ts';
import { printLine } from './output.ts';

const BOTS_USAGE = `boite bots

Thinks for the bots of all servers on the bus of BOITE_BUS until it is interrupted; as many may run as one wants. Its threads and their
memory are those of BOITE_BOT_THREADS and BOITE_BOT_MEMORY.`;

export const command = flagCommand({
  summary: 'lets bots think in a process of their own',
  usage: BOTS_USAGE,
  flags: {},
  async run() {
    const { CannotStart, settingsFrom, startBots } = await import('@boite/server');
    const settings = settingsFrom(process.env);
    if (typeof settings === 'string') return new Misuse(settings);
    if (settings.bus === undefined) return new Misuse('BOITE_BUS must name the bus of the servers: nats://…');
    const interrupted = interruption();
    try {
      const end = await startBots(settings);
      await printLine('bots are thinking (Ctrl+C ends it)');
      await interrupted;
      await end();
      return YES;
    } catch (error) {
      if (error instanceof CannotStart) return new Misuse(error.message);
      throw error;
    }
  },
});
