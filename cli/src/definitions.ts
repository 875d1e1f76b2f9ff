// The command `boite definitions`: everything that our dictionary says.

import { Misuse } from '@boite/kernel/command';
import { type Definition, LETTERS, letterOf, spelled } from '@boite/language';
import { loadCompoundDefinitions, loadDefinitions } from '@boite/language/node';
import { NO, plainCommand, YES } from './command.ts';
import { definitionTold } from './definition-told.ts';
import { print, printJson } from './output.ts';

const DEFINITIONS_USAGE = `boite definitions [BEGINNING] [--json]

Prints every definition of our own dictionary, in alphabetical order, a sense a line: headword, number of the sense, category and text,
between tabs; compounds come last. With a beginning, only those of the words that begin so; case and accents do not matter.

  --json    one JSON array of {"headword", "sense", "category", "gender", "text", "source"}

Exit code: 0 there are some, 1 no word that we define begins so, 2 wrong usage.`;

export const command = plainCommand({
  summary: 'every definition of our dictionary, one a line',
  usage: DEFINITIONS_USAGE,
  async run([typed = '', ...more], asJson) {
    if (more.length > 0) return new Misuse('one beginning at a time');
    const beginning = typed.trim() === '' ? '' : spelled(typed.replaceAll(/[-'’\s]/g, ''));
    const found = beginning === null ? [] : definitionsFrom(beginning);
    await (asJson ? printJson(found.map(definitionTold)) : print(found.map(definitionLine).join('')));
    return found.length > 0 ? YES : NO;
  },
});

/** Only the letter of the beginning is read. */
function definitionsFrom(beginning: string): readonly Definition[] {
  const ours = loadDefinitions();
  const letter = letterOf(beginning);
  const words = (letter === null ? LETTERS : [letter]).flatMap((each) => ours.words(each));
  const compounds = loadCompoundDefinitions().all();
  return [
    ...words.filter((word) => word.startsWith(beginning)).flatMap((word) => ours.definitions(word)),
    ...compounds.filter(({ headword }) => spelled(headword.replaceAll(/[-’ ]/g, ''))?.startsWith(beginning)),
  ];
}

function definitionLine({ headword, sense, category, text }: Definition): string {
  return `${[headword, sense, category, text].join('\t')}\n`;
}
