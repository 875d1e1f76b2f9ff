// Dico on the command line: the words that answers leave possible, and the question to ask next.

import {
  anyText,
  asTyped,
  eachRead,
  type GameCommand,
  inquiry,
  Misuse,
  type Reply,
  readWhole,
  restLines,
  type TypedQuestion,
  tableLines,
} from '@boite/kernel/command';
import { spelled } from '@boite/language';
import { wordsLeft } from './bot/deduction.ts';
import { type Teaching, teachings } from './bot/solver.ts';
import { BEGINNING } from './rules/answers.ts';
import { isLength, lengthOf, THEMES_TO_HIDE } from './rules/words.ts';
import type { Books, Clue, Length, Options } from './types.ts';

const CLUES = {
  letters: { help: 'how many letters the words have, from 6 to 12, or a range: 6-8', read: anyText },
  words: {
    help: 'common (unless told), proper for proper nouns, or one of their themes; these go without --letters',
    read: anyText,
  },
  start: { help: 'DÉBUT DE MOT: the first three letters, in any order', read: anyText },
  end: { help: 'FIN DE MOT: all the others, in any order', read: anyText },
  after: { help: 'PAGE: the word stands after this page', read: readPageTyped },
  before: { help: 'likewise, before it', read: readPageTyped },
  page: { help: 'likewise, on it: DANS LE MILLE', read: readPageTyped },
  definition: { help: 'DÉFINITION: its whole text; one that no word has says nothing', read: anyText },
};

/** What is asked, as it is typed. */
type TypedClues = { readonly [Name in keyof typeof CLUES]?: Exclude<ReturnType<(typeof CLUES)[Name]['read']>, Misuse> };

export const command: GameCommand<Books> = {
  solve: {
    dico: inquiry({
      example: '--letters 8 --start ERT --end IMNSU --after 500 --before 600',
      about:
        'The words that the answers received leave possible, and what each question would teach about them on average, in bits: one bit halves the words left. A page is asked with both its requests; the first page to point at is told.',
      options: CLUES,
      line: {
        help: 'the number of letters, then the answers on each line: 8 start=ERT end=IMNSU after=512',
        gives: 'the answers',
        read: readClueLine,
      },
      listed: 'word',
      told: 'The answer is {"count", "words": [{"word", "page"}], "questions": [{"about", "bits", "page"}], "best"}: best is the first question, or null when there is nothing left to learn.',
      answer(clues, { books, limit }) {
        const choice = readWordChoice(clues);
        if (choice instanceof Misuse) return choice;
        const answers = eachRead(CLUE_READERS, (read) => read(clues, choice));
        if (answers instanceof Misuse) return answers;
        return cluesReply(
          choice,
          answers.filter((answer) => answer !== null),
          { books, limit },
        );
      },
    }),
  },
};

/** « 8 start=ERT end=IMNSU after=512 »; the number of letters comes first when words have one. */
function readClueLine(line: string): TypedQuestion | Misuse {
  const options: Record<string, string> = {};
  for (const part of line.split(/\s+/)) {
    const [, name = 'letters', value = ''] = /^(?:([a-z]+)=)?(.*)$/s.exec(part) ?? [];
    if (!Object.hasOwn(CLUES, name)) return new Misuse(`what is ${asTyped(part)}?`);
    if (Object.hasOwn(options, name)) return new Misuse(`${name} is given twice`);
    options[name] = value;
  }
  return { options };
}

const MOST_PAGES = 10_000;

function readPageTyped(text: string, name: string): number | Misuse {
  return readWhole(text, name, { min: 1, max: MOST_PAGES });
}

/** Among which words one is sought. */
type WordChoice = Pick<Options, 'words' | 'length'>;

/** Of headwords only. */
const ANY_LENGTH: Length = '6-12';

function readWordChoice({ words = 'common', letters }: TypedClues): WordChoice | Misuse {
  const isKnown = (name: string): name is Options['words'] => ['common', 'proper', ...THEMES_TO_HIDE].includes(name);
  if (!isKnown(words))
    return new Misuse(`unknown words ${asTyped(words)}; there is common, proper, ${THEMES_TO_HIDE.join(', ')}`);
  const isCommon = words === 'common';
  if (letters === undefined)
    return isCommon ? new Misuse('how many letters? --letters 8, or 6-8') : { words, length: ANY_LENGTH };
  if (!isCommon) return new Misuse('proper nouns may have any number of letters: leave --letters out');
  return isLength(letters)
    ? { words, length: letters }
    : new Misuse(`words have 6 to 12 letters, or 6-8, not ${asTyped(letters)}`);
}

type ClueReader = (clues: TypedClues, choice: WordChoice) => Clue | null | Misuse;

/** The answers that clues are; null for those that were not given. */
const CLUE_READERS: readonly ClueReader[] = [
  readBeginning,
  readEnding,
  ({ after }) => (after === undefined ? null : { about: 'page', page: after, where: 'after' }),
  ({ before }) => (before === undefined ? null : { about: 'page', page: before, where: 'before' }),
  ({ page }) => (page === undefined ? null : { about: 'page', page, where: 'on-it' }),
  ({ definition }) =>
    definition === undefined ? null : { about: 'definition', definition: definition.replaceAll("'", '’'), source: null },
];

function readBeginning({ start }: TypedClues, { words }: WordChoice): Clue | null | Misuse {
  if (start === undefined) return null;
  const letters = spelled(start);
  const fits = letters !== null && (letters.length === BEGINNING || (words !== 'common' && letters.length < BEGINNING));
  return fits
    ? { about: 'debut', letters }
    : new Misuse(`--start takes the first ${BEGINNING} letters, in any order, not ${asTyped(start)}`);
}

function readEnding({ end }: TypedClues, choice: WordChoice): Clue | null | Misuse {
  if (end === undefined) return null;
  const letters = end === '' ? '' : spelled(end);
  const range = lengthOf(choice);
  const [fewest, most] = [Math.max(0, range.fewest - BEGINNING), range.most - BEGINNING];
  if (letters !== null && fewest <= letters.length && letters.length <= most) return { about: 'fin', letters };
  const count = fewest === most ? `${most}` : `${fewest} to ${most}`;
  return new Misuse(`--end takes all the letters after the first ${BEGINNING}: ${count}, in any order, not ${asTyped(end)}`);
}

interface Deduced {
  readonly count: number;
  readonly words: readonly { readonly word: string; readonly page: number }[];
  /** The best first. */
  readonly questions: readonly Teaching[];
  readonly best: Teaching | null;
}

function cluesReply(choice: WordChoice, answers: readonly Clue[], { books, limit }: { books: Books; limit: number }): Reply {
  const { keyed, places } = wordsLeft(answers, choice, books);
  const questions = teachings(places, keyed).map(roundedTeaching);
  const value = {
    count: places.length,
    words: Array.from(places.slice(0, limit), (at) => ({ word: keyed.words[at] as string, page: keyed.pages[at] as number })),
    questions,
    best: questions.find(({ bits }) => bits > 0) ?? null,
  };
  return { value, isYes: value.count > 0, lines: () => deducedLines(value) };
}

function roundedTeaching({ about, bits, page }: Teaching): Teaching {
  return { about, bits: Number(bits.toFixed(3)), page };
}

function deducedLines({ count, words, questions, best }: Deduced): readonly string[] {
  if (count === 0) return ['no word is possible'];
  return [
    count === 1 ? '1 word is possible' : `${count} words are possible`,
    ...tableLines([['word', 'page'], ...words.map(({ word, page }) => [word, String(page)])]),
    ...restLines(count, words.length),
    ...(best === null ? [] : teachingLines(questions)),
  ];
}

function teachingLines(questions: readonly Teaching[]): readonly string[] {
  const rows = questions.map(({ about, bits, page }) => [about, bits.toFixed(2), page === null ? '' : `page ${page} first`]);
  return ['', ...tableLines([['question', 'bits'], ...rows])];
}
