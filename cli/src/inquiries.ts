// The commands whose first word says what is asked: `boite solve WORD`, `boite judge WORD`. The games bring the questions.

import { allCommands, commandOf } from '@boite/games/commands.ts';
import { type Inquiries, type Inquiry, Misuse } from '@boite/kernel/command';
import type { Library } from '@boite/language';
import { runInquiry } from './asking.ts';
import type { Command } from './command.ts';
import { inquiryUsage } from './usage.ts';

interface InquiryCommand {
  readonly verb: 'solve' | 'judge';
  readonly summary: string;
  /** What holds for all of its questions. */
  readonly preface: string;
  /** Asks for the word that is missing. */
  readonly which: string;
  /** The questions that belong to no game. */
  readonly own: Inquiries<Library>;
}

export function inquiryCommand(about: InquiryCommand): Command {
  return {
    summary: about.summary,
    async usage() {
      const parts = Object.entries(await everyInquiry(about)).map(([word, each]) => inquiryUsage(`${about.verb} ${word}`, each));
      return [about.preface, ...parts].join('\n\n');
    },
    async run(args) {
      for (const [at, word] of args.entries()) {
        const inquiry = await inquiryNamed(word, about);
        if (inquiry !== null) return runInquiry(inquiry, args.toSpliced(at, 1));
      }
      return new Misuse(`${about.which} one of ${Object.keys(await everyInquiry(about)).join(', ')}`);
    },
  };
}

/** The game of that name is asked alone; the others are opened only if it has no answer. */
async function inquiryNamed(word: string, about: InquiryCommand): Promise<Inquiry<Library> | null> {
  if (word.startsWith('-')) return null;
  const near = { ...about.own, ...(await commandOf(word))?.[about.verb] };
  const all = Object.hasOwn(near, word) ? near : await everyInquiry(about);
  return Object.hasOwn(all, word) ? (all[word] ?? null) : null;
}

async function everyInquiry({ verb, own }: InquiryCommand): Promise<Inquiries<Library>> {
  const commands = await allCommands();
  const games = Object.fromEntries(commands.flatMap((command) => Object.entries(command[verb] ?? {})));
  return { ...games, ...own };
}
