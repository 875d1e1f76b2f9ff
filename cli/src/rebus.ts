// The command `boite rebus`: pieces that say a text, from the first game that has them.

import { allCommands } from '@boite/games/commands.ts';
import { type Inquiry, Misuse } from '@boite/kernel/command';
import type { Library } from '@boite/language';
import { runInquiry } from './asking.ts';
import type { Command } from './command.ts';
import { FOR_SCRIPTS, inquiryUsage } from './usage.ts';

export const command: Command = {
  summary: 'cards that say a text',
  async usage() {
    const asked = await rebusInquiry();
    return asked === null ? NO_PIECES : [inquiryUsage('rebus', asked), FOR_SCRIPTS].join('\n\n');
  },
  async run(args) {
    const asked = await rebusInquiry();
    return asked === null ? new Misuse(NO_PIECES) : runInquiry(asked, args);
  },
};

const NO_PIECES = 'no game has pieces that say a text';

async function rebusInquiry(): Promise<Inquiry<Library> | null> {
  return (await allCommands()).find(({ rebus }) => rebus !== undefined)?.rebus ?? null;
}
