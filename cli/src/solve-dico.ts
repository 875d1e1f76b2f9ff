// Knows how Dico joins `boite solve`: the words that answers leave possible, and the question to ask next.

import { wordsLeft } from '@boite/games/dico/bot/deduction.ts';
import { type Lesson, lessons } from '@boite/games/dico/bot/solver.ts';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, Misuse, NO, parsed, quoted, YES } from './command.ts';
import { CLUES, readClues, readSearch, type Search, type Typed } from './dico-text.ts';
import { type Answer, answerLines } from './lines.ts';
import { aligned, printJson, printLine } from './output.ts';

/** Words given without --all. */
const SHOWN = 20;

export const usage = `boite solve dico --letters 8 --start ERT --end IMNSU --after 512 --before 900

  The words that the answers received leave possible, and what each question would teach about them on average, in bits:
  one bit halves the words left. A page is asked with both its requests; the first page to point at is told.

  --letters     how many letters the words have, from 6 to 12, or a range: 6-8
  --words       common (unless told), proper for proper nouns, or one of their themes; these go without --letters
  --start       DÉBUT DE MOT: the first three letters, in any order
  --end         FIN DE MOT: all the others, in any order
  --after       PAGE: the word stands after this page; likewise --before, and --page for DANS LE MILLE
  --definition  DÉFINITION: its whole text; one that no word has says nothing
  --all         every word; without it the first ${SHOWN}
  --stdin       the number of letters, then the answers on each line: 8 start=ERT end=IMNSU after=512

  With --json: {"count", "words": [{"word", "page"}], "questions": [{"about", "bits", "page"}], "best"}; best is the first
  question, or null when there is nothing left to learn.`;

interface FoundWord {
  readonly word: string;
  readonly page: number;
}

interface Solution {
  readonly count: number;
  readonly words: readonly FoundWord[];
  /** The best first. */
  readonly questions: readonly Lesson[];
  readonly best: Lesson | null;
}

export async function run(args: readonly string[]): Promise<ExitCode | Misuse> {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const clues = Object.fromEntries(CLUES.map((name) => [name, text])) as Record<(typeof CLUES)[number], typeof text>;
  const given = parsed(args, { json: flag, all: flag, stdin: flag, ...clues });
  if (given instanceof Misuse) return given;
  const { json, all, stdin, ...typed } = given.values;
  if (given.positionals[0] !== undefined) return new Misuse(`what is ${quoted(given.positionals[0])}?`);
  const limit = all ? Number.POSITIVE_INFINITY : SHOWN;
  if (stdin) return Object.keys(typed).length > 0 ? new Misuse('--stdin reads the answers: give none') : answerStdin(limit);
  const found = solved(typed as Typed, limit);
  if (found instanceof Misuse) return found;
  await (json ? printJson(found) : printLine(drawn(found)));
  return codeOf(found);
}

function answerStdin(limit: number): Promise<ExitCode> {
  return answerLines((line): Answer | Misuse => {
    const typed = readClues(line);
    const found = typed instanceof Misuse ? typed : solved(typed, limit);
    return found instanceof Misuse ? found : { value: found, code: codeOf(found) };
  });
}

function solved(typed: Typed, limit: number): Solution | Misuse {
  const search = readSearch(typed);
  return search instanceof Misuse ? search : solution(search, limit);
}

const books = loadLibrary();

function solution({ options, answers }: Search, limit: number): Solution {
  const { keyed, places } = wordsLeft(answers, options, books);
  const questions = lessons(places, keyed).map(rounded);
  return {
    count: places.length,
    words: Array.from(places.slice(0, limit), (at) => ({ word: keyed.words[at] as string, page: keyed.pages[at] as number })),
    questions,
    best: questions.find(({ bits }) => bits > 0) ?? null,
  };
}

function rounded({ about, bits, page }: Lesson): Lesson {
  return { about, bits: Number(bits.toFixed(3)), page };
}

function codeOf({ count }: Solution): ExitCode {
  return count > 0 ? YES : NO;
}

function drawn({ count, words, questions, best }: Solution): string {
  if (count === 0) return 'no word is possible';
  const more = count > words.length ? [`${count - words.length} more with --all`] : [];
  const found = aligned([['word', 'page'], ...words.map(({ word, page }) => [word, String(page)])]);
  return [
    count === 1 ? '1 word is possible' : `${count} words are possible`,
    ...found,
    ...more,
    ...(best ? taught(questions) : []),
  ].join('\n');
}

function taught(questions: readonly Lesson[]): readonly string[] {
  const rows = questions.map(({ about, bits, page }) => [about, bits.toFixed(2), page === null ? '' : `page ${page} first`]);
  return ['', ...aligned([['question', 'bits'], ...rows])];
}
