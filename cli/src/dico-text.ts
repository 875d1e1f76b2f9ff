// Knows how the answers received in Dico are typed.

import { BEGINNING } from '@boite/games/dico/rules/answers.ts';
import { isLength, lengthOf, THEMES_TO_HIDE } from '@boite/games/dico/rules/words.ts';
import type { Clue as Answer, Length, Options, Whereabouts as Where } from '@boite/games/dico/types.ts';
import { spelled } from '@boite/language';
import { Misuse, quoted, readWhole } from './command.ts';

/** What is asked, as it is typed. */
export type Typed = Partial<Readonly<Record<(typeof CLUES)[number], string>>>;

export const CLUES = ['letters', 'words', 'start', 'end', 'after', 'before', 'page', 'definition'] as const;

/** A word that is sought: among which ones, and what is known of it. */
export interface Search {
  readonly options: Pick<Options, 'words' | 'length'>;
  readonly answers: readonly Answer[];
}

export function readSearch(typed: Typed): Search | Misuse {
  const options = readWords(typed);
  if (options instanceof Misuse) return options;
  const known = [readStart(typed.start, options), readEnd(typed.end, options), ...readPages(typed), readDefinition(typed)];
  const answers: Answer[] = [];
  for (const answer of known) {
    if (answer instanceof Misuse) return answer;
    if (answer !== null) answers.push(answer);
  }
  return { options, answers };
}

/** « 8 start=ERT end=IMNSU after=512 »; the number of letters comes first when words have one. */
export function readClues(line: string): Typed | Misuse {
  const typed: Record<string, string> = {};
  for (const part of line.split(/\s+/)) {
    const [, name = 'letters', value = ''] = /^(?:([a-z]+)=)?(.*)$/s.exec(part) ?? [];
    if (!(CLUES as readonly string[]).includes(name)) return new Misuse(`what is ${quoted(part)}?`);
    if (Object.hasOwn(typed, name)) return new Misuse(`${name} is given twice`);
    typed[name] = value;
  }
  return typed;
}

type Words = Search['options'];
type Known = Answer | null | Misuse;

function readWords({ words = 'common', letters }: Typed): Words | Misuse {
  const isKnown = (name: string): name is Options['words'] => ['common', 'proper', ...THEMES_TO_HIDE].includes(name);
  if (!isKnown(words)) return new Misuse(`unknown words ${quoted(words)}; there is common, proper, ${THEMES_TO_HIDE.join(', ')}`);
  const isCommon = words === 'common';
  if (letters === undefined)
    return isCommon ? new Misuse('how many letters? --letters 8, or 6-8') : { words, length: ANY_LENGTH };
  if (!isCommon) return new Misuse('proper nouns may have any number of letters: leave --letters out');
  return isLength(letters)
    ? { words, length: letters }
    : new Misuse(`words have 6 to 12 letters, or 6-8, not ${quoted(letters)}`);
}

/** Of headwords only. */
const ANY_LENGTH: Length = '6-12';

function readStart(text: string | undefined, options: Words): Known {
  if (text === undefined) return null;
  const letters = spelled(text);
  const fits = letters !== null && (letters.length === BEGINNING || (options.words !== 'common' && letters.length < BEGINNING));
  return fits
    ? { about: 'debut', letters }
    : new Misuse(`--start takes the first ${BEGINNING} letters, in any order, not ${quoted(text)}`);
}

function readEnd(text: string | undefined, options: Words): Known {
  if (text === undefined) return null;
  const letters = text === '' ? '' : spelled(text);
  const range = lengthOf(options);
  const [fewest, most] = [Math.max(0, range.fewest - BEGINNING), range.most - BEGINNING];
  if (letters !== null && fewest <= letters.length && letters.length <= most) return { about: 'fin', letters };
  const count = fewest === most ? `${most}` : `${fewest} to ${most}`;
  return new Misuse(`--end takes all the letters after the first ${BEGINNING}: ${count}, in any order, not ${quoted(text)}`);
}

/** The word stands after a page, before one, on one. */
const WHERE: Readonly<Record<'after' | 'before' | 'page', Where>> = { after: 'after', before: 'before', page: 'on-it' };
const MOST_PAGES = 10_000;

function readPages(typed: Typed): readonly Known[] {
  return (['after', 'before', 'page'] as const).map((name) => {
    const text = typed[name];
    if (text === undefined) return null;
    const page = readWhole(text, name, { min: 1, max: MOST_PAGES });
    return page instanceof Misuse ? page : { about: 'page', page, where: WHERE[name] };
  });
}

function readDefinition({ definition }: Typed): Known {
  return definition === undefined ? null : { about: 'definition', definition: definition.replaceAll("'", '’'), source: null };
}
