// Knows why a phrase is refused: every explanation is tried, the likeliest first.

import {
  loneGroup,
  missingPreposition,
  missingSelf,
  openEnd,
  wrongHost,
  wrongLink,
  wrongPerson,
  wrongPlaceWord,
  wrongPronoun,
  wrongVerbOfState,
} from './complements.ts';
import type { Grammar } from './grammar.ts';
import { type BadJunction, badJunction, CONTRACTIONS, joinedWords, shownWord } from './junctions.ts';
import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import {
  extraLink,
  extraWord,
  freed,
  missingArticle,
  missingFirstSubject,
  missingNe,
  missingPas,
  missingSubject,
  missingSureArticle,
  missingVerb,
  type Refused,
  unfinished,
  writtenAt,
  wrongAuxiliary,
  wrongForm,
  wrongOrder,
} from './repairs.ts';
import { heardParticiple, muteEnding, saidAlike } from './spellings.ts';
import { wrongTime } from './times.ts';
import { unsaidIn } from './usage.ts';
import type { PhraseFault, PhraseRefusal } from './verdict.ts';
import { nearestWording } from './wording.ts';

const EXPLANATIONS: readonly ((refused: Refused) => PhraseFault | null)[] = [
  contraction,
  habit,
  wrongTime,
  wrongPlaceWord,
  wrongHost,
  wrongPerson,
  heardParticiple,
  disagreement,
  enumeration,
  loneGroup,
  saidAlike,
  wrongPronoun,
  missingHyphen,
  missingNe,
  missingPas,
  wrongAuxiliary,
  wrongVerbOfState,
  openEnd,
  missingSelf,
  muteEnding,
  missingPreposition,
  extraLink,
  wrongLink,
  missingSureArticle,
  missingFirstSubject,
  wrongForm,
  missingArticle,
  wrongOrder,
  missingVerb,
  missingSubject,
  unfinished,
  extraWord,
];

/** One cause, with the nearest wording that is right. */
export function refusalOf(refused: Refused): PhraseRefusal {
  const { mended, ...fault } = twoDeterminers(refused) ?? badMeeting(refused) ?? otherRefusal(refused);
  const better = mended ?? nearestWording(fault, refused);
  const isSaid = fault.code === 'junction' && fault.wanted === better;
  return better === null || isSaid ? fault : { ...fault, better };
}

/** A fault, and the whole phrase without it when that is known. */
type Explained = PhraseFault & { readonly mended?: string };

/** Two words that meet badly are all that is wrong, or else what is wrong besides. */
function badMeeting({ words, grammar, trials }: Refused): Explained | null {
  const at = words.findIndex((word, nth) => nth > 0 && badJunction(words[nth - 1] as PhraseWord, word) !== null);
  if (at < 0) return null;
  const [left, right] = [words[at - 1] as PhraseWord, words[at] as PhraseWord];
  const { said, wanted, mended } = badJunction(left, right) as BadJunction;
  const better = words.toSpliced(at - 1, 2, ...mended.flatMap((text) => mendedWord(text, [left, right], grammar)));
  const shown = mended.map((text) => (text === right.text ? shownWord(right) : text));
  const whole = joinedWords([...words.slice(0, at - 1).map(shownWord), ...shown, ...words.slice(at + 1).map(shownWord)]);
  if (trials.isRight(better)) return { code: 'junction', said, wanted, mended: whole };
  const { better: nearest, ...fault } = refusalOf({ words: better, grammar, trials });
  return nearest === undefined ? fault : { ...fault, mended: nearest };
}

/** A word of a mended meeting, to be quoted as it was written. */
function mendedWord(
  text: string,
  [left, right]: readonly [PhraseWord, PhraseWord],
  { vocabulary }: Grammar,
): readonly PhraseWord[] {
  if (text === right.text) return [right];
  const word = vocabulary.word(text, () => false);
  return word === null ? [] : [{ ...word, written: text.startsWith('-') ? right.written : left.written }];
}

function otherRefusal(refused: Refused): Explained {
  const { words, trials } = refused;
  for (const explanation of EXPLANATIONS) {
    const refusal = explanation(refused);
    if (refusal !== null) return refusal;
  }
  if (trials.isRight(words.map(freed))) return { code: 'agreement' };
  return jumbled(refused) ?? { code: 'stuck', word: writtenAt(words, trials.read(words)) };
}

const STANDING_BEFORE = ['det', 'le', 'la', 'des', 'du', 'own'];

/** « le un chat », « le Paris »: one word too many before a noun. */
function twoDeterminers({ words, trials }: Refused): Explained | null {
  const isBefore = (word: PhraseWord | undefined): boolean =>
    word !== undefined && STANDING_BEFORE.some((category) => hasCategory(word, category));
  const at = words.findIndex(
    (word, nth) => isBefore(word) && word.text !== 'tout' && (isBefore(words[nth + 1]) || isTown(words[nth + 1])),
  );
  if (at < 0) return null;
  const places = [at, ...(isTown(words[at + 1]) ? [] : [at + 1])];
  const extra = places.find((nth) => trials.isRight(words.toSpliced(nth, 1)));
  if (extra === undefined) return null;
  return { code: 'extra', word: writtenAt(words, extra), mended: joinedWords(words.toSpliced(extra, 1).map(shownWord)) };
}

function isTown(word: PhraseWord | undefined): boolean {
  return word?.tags.some(({ note }) => note === 'proper s before') ?? false;
}

const MOST_JUMBLED = 4;

/** « dort chat le »: the same words in another order would be right. */
function jumbled({ words, trials }: Refused): Explained | null {
  if (words.length > MOST_JUMBLED) return null;
  const right = orders(words).find((phrase) => trials.isRight(phrase));
  return right === undefined ? null : { code: 'jumbled', mended: joinedWords(right.map(shownWord)) };
}

function orders(words: readonly PhraseWord[]): readonly (readonly PhraseWord[])[] {
  if (words.length < 2) return [words];
  return words.flatMap((word, nth) => orders(words.toSpliced(nth, 1)).map((rest) => [word, ...rest]));
}

function contraction({ words }: Refused): PhraseFault | null {
  const pairs = words.slice(1).map((word, nth) => `${words[nth]?.text} ${word.text}`);
  const said = pairs.find((pair) => Object.hasOwn(CONTRACTIONS, pair));
  return said === undefined ? null : { code: 'junction', said, wanted: CONTRACTIONS[said] as string };
}

/** Everything would be right, but nobody says so. */
function habit({ words }: Refused): PhraseFault | null {
  return unsaidIn(words);
}

/** Without agreement it would be right: two words do not agree, the one where the reading stops and one before it. */
function disagreement({ words, trials }: Refused): PhraseFault | null {
  const free = words.map(freed);
  if (!trials.isRight(free)) return null;
  for (let last = Math.min(trials.read(words), words.length - 1); last > 0; last--) {
    const first = boundBefore(last, { words, free, trials });
    if (first >= 0) return canAgree(words[first] as PhraseWord) ? disagreeing(words, first, last) : null;
  }
  return null;
}

interface Freed extends Pick<Refused, 'words' | 'trials'> {
  readonly free: readonly PhraseWord[];
}

/** The nearest word before one that it does not agree with; -1 when it agrees with each of them. */
function boundBefore(last: number, { words, free, trials }: Freed): number {
  const bound = free.with(last, words[last] as PhraseWord);
  for (let first = last - 1; first >= 0; first--)
    if (!trials.isRight(bound.with(first, words[first] as PhraseWord))) return first;
  return -1;
}

const NEVER_AGREE = ['prep', 'barep', 'at', 'de', 'que', 'pas'];

/** « pour » agrees with nothing: something else is wrong. */
function canAgree(word: PhraseWord): boolean {
  return !NEVER_AGREE.some((category) => hasCategory(word, category));
}

/** A participle after avoir agrees with no word before it: its form is wrong. */
function disagreeing(words: readonly PhraseWord[], first: number, last: number): PhraseFault {
  const word = writtenAt(words, last);
  const isAlone = hasCategory(words[first] as PhraseWord, 'avoir') && hasCategory(words[last] as PhraseWord, 'part');
  return isAlone ? { code: 'form', word } : { code: 'disagreement', words: [groupAt(words, first), word] };
}

const MOST_GROUPED = 5;

/** « Paul et Marie » is what « vient » does not agree with, and not Marie alone. */
function groupAt(words: readonly PhraseWord[], last: number): string {
  const before = words.slice(0, last + 1);
  const isJoined = [1, 2].some((places) => words[last - places]?.text === 'et') && before.length <= MOST_GROUPED;
  return isJoined ? joinedWords(before.map(shownWord)) : writtenAt(words, last);
}

function enumeration({ words, trials }: Refused): PhraseFault | null {
  return trials.isRight(words, 'enumeration') ? { code: 'enumeration' } : null;
}

const LEANING_CATEGORIES = ['pron', 'tonic', 'clse', 'clle', 'cllui', 'subce'];

function missingHyphen({ words, trials }: Refused): PhraseFault | null {
  if (!trials.isRight(words, 'hyphen')) return null;
  const at = words.findIndex((word, nth) => {
    const next = words[nth + 1];
    return (
      next !== undefined &&
      (isVerbal(word) || hasCategory(word, 'enclle')) &&
      LEANING_CATEGORIES.some((category) => hasCategory(next, category))
    );
  });
  return at < 0 ? null : { code: 'hyphen', words: [writtenAt(words, at), writtenAt(words, at + 1)] };
}
