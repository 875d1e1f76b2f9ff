// What a game can do on the command line: the questions it takes, how they are typed, what it answers.

import { Misuse } from './typed.ts';

export {
  anyText,
  asTyped,
  clipped,
  eachRead,
  Misuse,
  type Overdraft,
  overdraft,
  readChoice,
  readWhole,
} from './typed.ts';

/** `Books` are those its answers consult. Each question is found by the word that asks it. */
export interface GameCommand<Books> {
  /** `boite solve WORD`; the game's own id, first of all. */
  readonly solve?: Inquiries<Books>;
  /** `boite judge WORD`. */
  readonly judge?: Inquiries<Books>;
  /** `boite rebus TEXT`: its pieces that say a text. */
  readonly rebus?: Inquiry<Books>;
}

export type Inquiries<Books> = Readonly<Record<string, Inquiry<Books>>>;

/** What people read about a kind of question. A line break in a text is kept; other lines are filled. */
interface InquiryText {
  /** What follows the word, in a question that has a yes. */
  readonly example: string;
  readonly about: string;
  /** What scripts receive, and whatever the text of an answer does not explain by itself. */
  readonly told: string;
  /** Whether it has more to say than its options: `CHAT POT --word chapeau`. */
  readonly takesNames?: boolean;
  /** What an answer lists, where it may be long: `--all` asks for the whole of it. */
  readonly listed?: string;
  /** How a question stands on one line of standard input; null when it cannot. */
  readonly line: QuestionLine | null;
}

export interface QuestionLine {
  readonly help: string;
  /** What the lines say, and arguments then may not: « the positions ». */
  readonly gives: string;
  read(line: string): TypedQuestion | Misuse;
}

/** A question as it was typed. */
export interface TypedQuestion {
  readonly options: Readonly<Record<string, string>>;
  /** What stands there without being an option, if anything does. */
  readonly names?: readonly string[];
}

interface OptionText {
  readonly help: string;
  /** It holds for every line of standard input. */
  readonly isSetting?: boolean;
  /** A file is named, and its text is meant. */
  readonly isFile?: boolean;
}

export interface CommandOption<Value> extends OptionText {
  read(text: string, name: string): Value | Misuse;
}

/** What an answer may use. */
export interface AnswerTools<Books> {
  readonly books: Books;
  /** How many are asked for, of what is listed. */
  readonly limit: number;
}

export interface Reply {
  /** What scripts receive. */
  readonly value: object;
  /** A yes, or a clear no. */
  readonly isYes: boolean;
  /** What people read. */
  lines(): readonly string[];
}

type Answering<Books> = (tools: AnswerTools<Books>) => Reply | Misuse;

/** A kind of question, whatever its options are read as. */
export interface Inquiry<Books> extends InquiryText {
  readonly options: Readonly<Record<string, OptionText>>;
  /** Reads the options; what is missing is only told by the answer. */
  asked(typed: TypedQuestion): Answering<Books> | Misuse;
}

interface InquiryOf<Values, Books> extends InquiryText {
  readonly options: { readonly [Name in keyof Values]: CommandOption<Values[Name]> };
  answer(question: Partial<Values> & Pick<TypedQuestion, 'names'>, tools: AnswerTools<Books>): Reply | Misuse;
}

/** A kind of question, from its options and its answer. */
export function inquiry<Values extends Readonly<Record<string, unknown>>, Books>(spec: InquiryOf<Values, Books>): Inquiry<Books> {
  return {
    ...spec,
    asked({ options, ...names }) {
      const values = readValues(spec.options, options);
      return values instanceof Misuse ? values : (tools) => spec.answer({ ...values, ...names }, tools);
    },
  };
}

function readValues<Values>(
  options: InquiryOf<Values, unknown>['options'],
  typed: Readonly<Record<string, string>>,
): Partial<Values> | Misuse {
  const values: Partial<Values> = {};
  for (const name in options) {
    const text = typed[name];
    const value = text === undefined ? undefined : options[name].read(text, name);
    if (value instanceof Misuse) return value;
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** « MARE A,E,I »: two options on a line, the first of which may be empty: a dash. */
export function twoOnALine(first: string, second: string): QuestionLine['read'] {
  return (line) => {
    const [one, other, ...more] = line.split(/\s+/);
    if (one === undefined || other === undefined || more.length > 0)
      return new Misuse(`a line is a ${first}, a space and a ${second}`);
    return { options: { [first]: one === '-' ? '' : one, [second]: other } };
  };
}

/** « CHAT+POT=chapeau »: names, then an option. */
export function namesOnALine(name: string, option: string): QuestionLine['read'] {
  return (line) => {
    const [names, text, ...more] = line.split('=');
    if (names === undefined || text === undefined || more.length > 0) return new Misuse(`a line is ${name}+${name}=${option}`);
    return { names: names.split('+').filter((each) => each.trim() !== ''), options: { [option]: text } };
  };
}

/** Plays, the best first. */
export function playsReply(plays: readonly object[], lines: () => readonly string[]): Reply {
  return { value: { plays, best: plays[0] ?? null }, isYes: plays.length > 0, lines };
}

/** Says that there are more than those shown, if there are. */
export function restLines(count: number, shown: number): readonly string[] {
  return count > shown ? [`${count - shown} more with --all`] : [];
}

/** Rows of text with their columns aligned, numbers to the right. */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, at) => paddedCell(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function paddedCell(cell: string, width: number): string {
  return /^-?[\d.]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}
