// The command `boite words`: every playable word.

import { Misuse } from '@boite/kernel/command';
import { loadLexicon } from '@boite/language/node';
import { plainCommand, YES } from './command.ts';
import { print, printJson } from './output.ts';

const WORDS_USAGE = `boite words [--json]

Prints every playable word in capitals, one a line, in alphabetical order.

  --json    one JSON array`;

/** Words printed at once. */
const BATCH = 4096;

export const command = plainCommand({
  summary: 'every playable word, one a line',
  usage: WORDS_USAGE,
  async run(given, asJson) {
    if (given.length > 0) return new Misuse('words takes no argument; boite word looks one up');
    if (asJson) await printJson([...loadLexicon().words()]);
    else await printAll(loadLexicon().words());
    return YES;
  },
});

async function printAll(words: Iterable<string>): Promise<void> {
  let batch: string[] = [];
  for (const word of words) {
    if (batch.push(word) < BATCH) continue;
    await print(`${batch.join('\n')}\n`);
    batch = [];
  }
  await print(batch.map((word) => `${word}\n`).join(''));
}
