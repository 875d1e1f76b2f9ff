// How the command line explains a question: its options, what standard input may say, what the answer is.

import type { Inquiry } from '@boite/kernel/command';
import type { Library } from '@boite/language';
import { FEW_LISTED } from './asking.ts';

export const EXIT_CODES = `Exit code: 0 yes (with --stdin: to all of them), 1 a clear no (to any of them), 2 wrong usage (with --stdin: a line could
not be read; its value is {"error"}).`;

/** What holds for every question. */
export const FOR_SCRIPTS = `  --json    one JSON value
  --stdin   one question a line, one JSON value a line; blank lines are skipped

${EXIT_CODES}`;

const WIDTH = 120;
const INDENT = '  ';

/** The part of the help that is about one kind of question; `asking` is how it begins. */
export function inquiryUsage(asking: string, { example, about, told, ...asked }: Inquiry<Library>): string {
  const options = optionLines(optionRows(asked));
  const parts = [filled(about, INDENT), ...(options.length > 0 ? [options] : []), filled(told, INDENT)];
  return [`boite ${asking} ${example}`, ...parts.map((lines) => lines.join('\n'))].join('\n\n');
}

type OptionRow = readonly [flag: string, help: string];

function optionRows({ options, listed, line }: Pick<Inquiry<Library>, 'options' | 'listed' | 'line'>): readonly OptionRow[] {
  return [
    ...Object.entries(options).map(([name, { help }]): OptionRow => [`--${name}`, help]),
    ...(listed === undefined ? [] : [['--all', `every ${listed}; without it the first ${FEW_LISTED}`] as const]),
    ...(line === null ? [] : [['--stdin', line.help] as const]),
  ];
}

function optionLines(rows: readonly OptionRow[]): readonly string[] {
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return rows.flatMap(([flag, help]) => {
    const [first = '', ...more] = filled(help, ' '.repeat(INDENT.length + width + 2));
    return [`${INDENT}${flag.padEnd(width)}  ${first.trimStart()}`, ...more];
  });
}

/** Text in lines of the usual width; its own line breaks, and what they are indented by, stay. */
function filled(text: string, indent: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const margin = indent + (/^ */.exec(line)?.[0] ?? '');
    const lines = [margin];
    for (const word of line.trim().split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last !== margin && last.length + 1 + word.length > WIDTH) lines.push(margin + word);
      else lines[lines.length - 1] = last === margin ? margin + word : `${last} ${word}`;
    }
    return lines;
  });
}
