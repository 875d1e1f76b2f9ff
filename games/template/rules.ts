// The rules of the smallest game: how it begins, what may be said, what that changes, who sees what, and how it is told. (RULES.md)

import {
  begunWith,
  type Course,
  evolution,
  type Moment,
  nextTurn,
  type OptionForm,
  type Seating,
  scoredView,
  seatsLeft,
  type Tools,
  turnFor,
  withLine,
} from '@boite/kernel';
import { counted, inWords, type Lexicon, spelled } from '@boite/language';
import * as v from 'valibot';
import { sablierField } from '../choices.ts';
import { bare, optionsReader, reader } from '../reading.ts';
import { spokenText } from '../speech.ts';
import type { Books, EndReason, Fact, Options, Refusal, State, Types, View } from './types.ts';

export const SHORTEST_SAID = 3;
export const TURNS_EACH = 6;
/** Of what is typed; no word is so long. */
export const LONGEST_TYPED = 40;

const OPTIONS: OptionForm<Options> = {
  sablier: sablierField('Le temps d’un tour. Quand il est écoulé, on passe.', [60, 30, 120, null]),
};

export const readOptions = optionsReader(OPTIONS);
export const readAction = reader(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('say'), word: v.pipe(v.string(), v.maxLength(LONGEST_TYPED)) }),
    bare('pass'),
  ]),
);

/** Chance says who begins. (RULES.md 2) */
export function setup(options: Options, { count }: Seating, tools: Tools<Books>): readonly Fact[] {
  const first = tools.chance.below(count);
  return [{ kind: 'begun', options, seats: count, first }, turnFor(first, options, tools)];
}

const evolve = evolution<Types, 'begun'>({
  first: 'begun',
  begins: ({ options, seats }) => ({
    ...begunWith(seats, 'turn'),
    options,
    scores: Array.from({ length: seats }, () => 0),
    sheet: [],
  }),
  changes: { said: (state, { seat, word, points }) => withLine(state, { seat, word, points }) },
});

export const course: Course<Types> = {
  evolve,
  closes: ['said'],
  endReason,
  ending: (_, reason) => [{ kind: 'ended', reason }],
  next: (state, tools) => [nextTurn(state, tools)],
  abilities: {
    say: {
      when: ['turn'],
      refusal: ({ view, books }, { word }) => saidRefusal(view, word, books.lexicon),
      facts: ({ seat }, { word }) => [saidBy(seat, spelled(word))],
    },
    pass: { when: ['turn'], facts: ({ seat }) => [saidBy(seat, null)] },
  },
  phases: { turn: { silence: ({ seat }: Moment<Types>) => [saidBy(seat, null)] } },
};

/** One point a letter. (RULES.md 4) */
function saidBy(seat: number, word: string | null): Fact {
  return { kind: 'said', seat, word, points: word?.length ?? 0 };
}

/** Why a word may not be said now; null when it may. (RULES.md 3) */
function saidRefusal({ sheet }: View, typed: string, lexicon: Lexicon): Refusal | null {
  const word = spelled(typed) ?? '';
  const wanted = lastWord(sheet)?.at(-1) ?? word[0];
  if (word.length < SHORTEST_SAID) return { code: 'too-short', word: typed };
  if (wanted !== undefined && !word.startsWith(wanted)) return { code: 'other-letter', wanted };
  if (sheet.some((line) => line.word === word)) return { code: 'said-before', word };
  return lexicon.has(word) ? null : { code: 'unknown-word', word };
}

export function lastWord(sheet: View['sheet']): string | null {
  return sheet.findLast(({ word }) => word !== null)?.word ?? null;
}

/** After so many turns each, or when everyone passes. (RULES.md 5) */
function endReason({ retired, sheet }: State): EndReason | null {
  const playing = seatsLeft(retired);
  if (playing.length < 2) return 'alone';
  const isQuiet = sheet.length >= playing.length && sheet.slice(-playing.length).every(({ word }) => word === null);
  if (isQuiet) return 'all-passed';
  return playing.every((seat) => sheet.filter((line) => line.seat === seat).length >= TURNS_EACH) ? 'all-turns' : null;
}

export function view(state: State): View {
  return scoredView(state);
}

/** Nothing is hidden. */
export function reveal(fact: Fact): Fact {
  return fact;
}

export const text = spokenText<Types, EndReason>({
  name: 'Bout à bout',
  pitch: 'Chacun dit un mot qui commence par la dernière lettre du précédent.',
  articles: {
    'not-now': '3',
    'too-short': '3',
    'other-letter': '3',
    'said-before': '3',
    'unknown-word': '3',
  },
  refusals: {
    'too-short': () => `Un mot compte au moins ${inWords(SHORTEST_SAID)} lettres.`,
    'other-letter': ({ wanted }) => `Le mot doit commencer par ${wanted}.`,
    'said-before': ({ word }) => `« ${word} » a déjà été dit.`,
    'unknown-word': ({ word }) => `« ${word} » n’est pas dans le dictionnaire.`,
  },
  news: {
    begun: ({ first }, nameOf) => `${nameOf(first)} commence.`,
    said: ({ seat, word, points }, nameOf) =>
      word === null ? `${nameOf(seat)} passe.` : `${nameOf(seat)} dit « ${word} » : ${counted(points, 'point')}.`,
  },
  endings: {
    'all-turns': `Chacun a joué ${inWords(TURNS_EACH)} tours : la partie est finie.`,
    'all-passed': 'Tout le monde a passé : la partie est finie.',
  },
  options: OPTIONS,
});
