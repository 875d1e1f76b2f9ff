// What the answers about one opponent add up to, and what a player writes beside them.

import { counted, type Pages } from '@boite/language';
import { BEGINNING } from '../rules/answers.ts';
import type { Clue, NotebookLine } from '../types.ts';

type PageAnswer = Extract<Clue, { about: 'page' }>;
type DefinitionAnswer = Extract<Clue, { about: 'definition' }>;

/** What is known of a hidden word. */
export interface WordKnowledge {
  /** The first three letters, in alphabetical order; null when they were not asked. */
  readonly beginning: string | null;
  /** All the others, likewise. */
  readonly end: string | null;
  readonly definition: DefinitionAnswer | null;
  /** The pages shown, in the order of the book, each once. */
  readonly pages: readonly PageAnswer[];
  /** The word is after this page; null when nothing says so. */
  readonly after: number | null;
  readonly before: number | null;
  /** The page on which the word stands. */
  readonly exact: number | null;
}

export function knowledgeOf(notes: readonly NotebookLine[], of: number): WordKnowledge {
  const answers = notes.filter((note) => note.of === of).map(({ answer }) => answer);
  const pages = pagesShown(answers);
  const numbers = (where: PageAnswer['where']) => pages.filter((answer) => answer.where === where).map(({ page }) => page);
  return {
    beginning: lettersTold(answers, 'debut'),
    end: lettersTold(answers, 'fin'),
    definition: answers.find((answer) => answer.about === 'definition') ?? null,
    pages,
    after: numbers('after').at(-1) ?? null,
    before: numbers('before')[0] ?? null,
    exact: numbers('on-it')[0] ?? null,
  };
}

function pagesShown(answers: readonly Clue[]): readonly PageAnswer[] {
  const shown = answers.filter((answer) => answer.about === 'page');
  return [...new Map(shown.map((answer) => [answer.page, answer])).values()].sort((one, other) => one.page - other.page);
}

function lettersTold(answers: readonly Clue[], about: 'debut' | 'fin'): string | null {
  const found = answers.find((answer) => answer.about === about);
  return found && 'letters' in found ? found.letters : null;
}

/** What letters and pages say: a definition is for the player to understand. */
export function cluesAbout(notes: readonly NotebookLine[], of: number): readonly Clue[] {
  return notes.filter((note) => note.of === of && note.answer.about !== 'definition').map(({ answer }) => answer);
}

/** « entre 512 et 700 »; empty when no page was shown. */
export function boundsText({ after, before, exact }: WordKnowledge): string {
  if (exact !== null) return `à la page ${exact}`;
  if (after !== null && before !== null) return `entre les pages ${after} et ${before}`;
  if (after !== null) return `après la page ${after}`;
  return before === null ? '' : `avant la page ${before}`;
}

/** Where the marker is slipped in first: in the middle of what is still possible. */
export function firstPointed({ after, before, exact }: WordKnowledge, pageCount: number): number {
  return exact ?? Math.ceil(((after ?? 0) + (before ?? pageCount)) / 2);
}

/** How many letters the word has, once its end is known. A short name may have no end at all. */
export function lettersCount({ end }: WordKnowledge): string {
  return end === null || end === '' ? '' : counted(BEGINNING + end.length, 'lettre');
}

/** Each order in which a few letters can stand: ERT, ETR, RET, RTE, TER, TRE. */
export function ordersOf(letters: string): readonly string[] {
  if (letters.length < 2) return [letters];
  const firsts = [...new Set(letters)];
  return firsts.flatMap((first) => ordersOf(letters.replace(first, '')).map((rest) => first + rest));
}

/** How many orders there are: 120 for five letters that differ. */
export function ordersCount(letters: string): number {
  const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
  const repeated = [...new Set(letters)].map((letter) => letters.split(letter).length - 1);
  return repeated.reduce((count, times) => count / factorial(times), factorial(letters.length));
}

/** Whether words that begin so may stand on the pages that the answers leave. */
export function isWithinPages(beginning: string, known: WordKnowledge, book: Pick<Pages, 'pageFrom' | 'wordsOn'>): boolean {
  const { after, before, exact } = known;
  const [first, last] = [book.pageFrom(beginning), lastPageOf(beginning, book)];
  if (exact !== null) return first <= exact && exact <= last;
  return (after === null || last > after) && (before === null || first < before);
}

/** The last page on which a word may begin so. */
function lastPageOf(beginning: string, book: Pick<Pages, 'pageFrom' | 'wordsOn'>): number {
  const beyond = `${beginning}ZZZ`;
  const page = book.pageFrom(beyond);
  return (book.wordsOn(page)[0] ?? '') > beyond ? page - 1 : page;
}

/** What is left of some letters once others are placed. */
export function lettersFree(letters: string, placed: string): readonly string[] {
  return [...placed].reduce((left, letter) => left.replace(letter, ''), letters).split('');
}

/** A word that a player thinks of. */
interface WordIdea {
  readonly word: string;
  readonly isCrossed: boolean;
}

/** What a player writes about one opponent. */
export interface LeafNotes {
  readonly notes: string;
  readonly ideas: readonly WordIdea[];
  /** Beginnings that the player rules out: RTE. */
  readonly ruledOut: readonly string[];
  /** Letters tried in the slots of the word, from the first slot of each part on. */
  readonly tried: { readonly beginning: string; readonly end: string };
}

export const BLANK: LeafNotes = { notes: '', ideas: [], ruledOut: [], tried: { beginning: '', end: '' } };

export function withRuledOut(written: LeafNotes, order: string): LeafNotes {
  const { ruledOut } = written;
  return { ...written, ruledOut: ruledOut.includes(order) ? ruledOut.filter((one) => one !== order) : [...ruledOut, order] };
}

/** Words are kept in the order in which they were thought of, each once. */
export function withIdea(written: LeafNotes, word: string): LeafNotes {
  const isKnown = word === '' || written.ideas.some((idea) => idea.word === word);
  return isKnown ? written : { ...written, ideas: [...written.ideas, { word, isCrossed: false }] };
}

export function withCrossed(written: LeafNotes, word: string): LeafNotes {
  const crossed = (idea: WordIdea) => (idea.word === word ? { word, isCrossed: !idea.isCrossed } : idea);
  return { ...written, ideas: written.ideas.map(crossed) };
}

export function withoutIdea(written: LeafNotes, word: string): LeafNotes {
  return { ...written, ideas: written.ideas.filter((idea) => idea.word !== word) };
}
