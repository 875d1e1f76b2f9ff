// Knows how turns that nobody uses are found among the last words of a phrase.

import type { LastWords } from './last-words.ts';
import { isVerbal, type PhraseWord } from './phrase-word.ts';
import { TURN_WORDS, UNSAID_TURNS } from './rules/unsaid.ts';
import { UNSAID_LINKS } from './rules/unsaid-links.ts';
import type { PhraseFault } from './verdict.ts';
import { isSingular, kindOf } from './words/kinds.ts';

/** One place of a turn: some words, or all others. */
interface TurnPlace {
  readonly isNot: boolean;
  readonly categories: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly endings: readonly string[];
  readonly isWrong: boolean;
}

interface Turn {
  readonly fault: string;
  readonly wanted: string;
  readonly isFirst: boolean;
  readonly places: readonly TurnPlace[];
}

const FROM_START = '^';
const TO_END = '$';

/** What nobody says of the last words, whatever follows. */
export function unusedTurn(last: LastWords): PhraseFault | null {
  return faultIn(last, OPEN_TURNS);
}

/** What nobody says of a phrase that ends here. */
export function unusedEnd(last: LastWords): PhraseFault | null {
  return faultIn(last, CLOSED_TURNS);
}

/** Turns by what their last word may be. */
type TurnsByLast = ReadonlyMap<string, readonly Turn[]>;

function faultIn(last: LastWords, turns: TurnsByLast): PhraseFault | null {
  for (const { category } of last.word.tags) {
    const fault = faultAmong(turns.get(category), last);
    if (fault !== null) return fault;
  }
  const kind = kindOf(last.word.text);
  return (
    (kind === undefined ? null : (faultAmong(turns.get(`#${kind}`), last) ?? faultAmong(turns.get(`#1${kind}`), last))) ??
    faultAmong(turns.get(ANY), last)
  );
}

function faultAmong(turns: readonly Turn[] | undefined, last: LastWords): PhraseFault | null {
  if (turns === undefined) return null;
  for (const turn of turns) {
    const matched = matchedBy(turn, last);
    if (matched !== null) return faultOf(turn, matched);
  }
  return null;
}

const ANY = '!';

/** The words of a turn, the first first; null when it is not there. */
function matchedBy({ places, isFirst }: Turn, last: LastWords): readonly PhraseWord[] | null {
  const words: PhraseWord[] = [];
  let at: LastWords | undefined = last;
  for (let nth = places.length - 1; nth >= 0; nth--) {
    if (at === undefined || !isAt(places[nth] as TurnPlace, at.word)) return null;
    words.push(at.word);
    at = at.earlier;
  }
  return isFirst && at !== undefined ? null : words.reverse();
}

function isAt({ isNot, categories, stems, endings }: TurnPlace, word: PhraseWord): boolean {
  const kind = kindOf(word.text);
  const isOne =
    word.tags.some(({ category }) => categories.has(category)) ||
    (kind !== undefined && (categories.has(`#${kind}`) || (categories.has(`#1${kind}`) && isSingular(word.text)))) ||
    (stems.length > 0 && isVerbal(word) && stems.some((stem) => word.text.startsWith(stem))) ||
    (endings.length > 0 && isVerbal(word) && endings.some((ending) => word.text.endsWith(ending)));
  return isOne !== isNot;
}

function faultOf({ fault, wanted, places }: Turn, words: readonly PhraseWord[]): PhraseFault {
  const wrong = words.filter((_, nth) => places[nth]?.isWrong === true);
  const said = wrong
    .map(({ text }) => text)
    .join(' ')
    .replaceAll("' ", "'");
  const [first, second] = wrong.map(({ written }) => written);
  switch (fault) {
    case 'junction':
      return { code: fault, said, wanted };
    case 'sense':
      return { code: fault, said };
    case 'form':
    case 'article':
    case 'extra':
      return { code: fault, word: first ?? said };
    case 'preposition':
      return { code: fault, wanted, word: first ?? said };
    case 'auxiliary':
      return { code: fault, wanted: wanted === 'avoir' ? 'avoir' : 'être', word: said };
    case 'pronoun':
      return {
        code: fault,
        word: said,
        verb: (words.find((one) => isVerbal(one) && !wrong.includes(one)) ?? words[0])?.written ?? '',
      };
    case 'disagreement':
    case 'order':
      return { code: fault, words: [first ?? '', second ?? ''] };
    default:
      return { code: fault as 'enumeration' | 'verb' | 'unfinished' };
  }
}

const TURN = /^(\w+)(?: ([^:]+))?: (.+)$/;
const OPTIONAL_WORD = '?';

function readTurns(line: string): readonly (Turn & { readonly isLast: boolean })[] {
  const [, fault = '', wanted = '', text = ''] = TURN.exec(line) ?? [];
  const tokens = text.split(' ');
  return withoutOptions(tokens).map((all) => ({
    fault,
    wanted,
    isFirst: all[0] === FROM_START,
    isLast: all.at(-1) === TO_END,
    places: placesOf(all.filter((token) => token !== FROM_START && token !== TO_END)),
  }));
}

/** « à la? tête » is « à tête » and « à la tête ». */
function withoutOptions([first, ...rest]: readonly string[]): readonly (readonly string[])[] {
  if (first === undefined) return [[]];
  const ends = withoutOptions(rest);
  const kept = ends.map((end) => [first.replaceAll(OPTIONAL_WORD, ''), ...end]);
  return first.endsWith(OPTIONAL_WORD) ? [...kept, ...ends] : kept;
}

function placesOf(tokens: readonly string[]): readonly TurnPlace[] {
  let isWrong = false;
  return tokens.map((token) => {
    isWrong ||= token.startsWith('[');
    const place = { ...placeOf(token.replaceAll(/[[\]]/g, '')), isWrong };
    if (token.endsWith(']')) isWrong = false;
    return place;
  });
}

function placeOf(token: string): Omit<TurnPlace, 'isWrong'> {
  const isNot = token.startsWith(ANY);
  const words = (isNot ? token.slice(1) : token).split('/').flatMap((word) => (TURN_WORDS[word] ?? word).split('/'));
  const stems = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const endings = words.filter((word) => word.startsWith('*')).map((word) => word.slice(1));
  return { isNot, stems, endings, categories: new Set(words.filter((word) => !word.includes('*')).map(categoryOf)) };
}

/** « .pron » is a category, « #food » a kind, all else a word, whose category is between quotes. */
function categoryOf(word: string): string {
  if (word.startsWith('#')) return word;
  return word.startsWith('.') ? word.slice(1) : `'${word.replace("'", '')}'`;
}

const TURNS = [UNSAID_TURNS, UNSAID_LINKS]
  .flatMap((text) => text.split('\n'))
  .filter((line) => TURN.test(line) && !line.startsWith('#'))
  .flatMap(readTurns);
const OPEN_TURNS = byLast(TURNS.filter(({ isLast }) => !isLast));
const CLOSED_TURNS = byLast(TURNS.filter(({ isLast }) => isLast));

/** An infinitive is a verb. */
function keysOf({ isNot, endings, categories }: TurnPlace): Iterable<string> {
  if (isNot) return [ANY];
  return endings.length > 0 ? [...categories, 'verb'] : categories;
}

function byLast(turns: readonly Turn[]): TurnsByLast {
  const known = new Map<string, Turn[]>();
  for (const turn of turns) {
    const last = turn.places.at(-1);
    for (const key of last === undefined ? [] : keysOf(last)) known.set(key, [...(known.get(key) ?? []), turn]);
  }
  return known;
}
