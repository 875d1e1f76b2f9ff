// Knows why a phrase is refused: every explanation is tried, the likeliest first.

import type { Grammar } from './grammar.ts';
import { type BadJunction, badJunction } from './junctions.ts';
import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import {
  extraWord,
  freed,
  missingArticle,
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
import type { PhraseRefusal } from './verdict.ts';
import { isPhraseKind, walkedThrough } from './walk.ts';

const EXPLANATIONS: readonly ((refused: Refused) => PhraseRefusal | null)[] = [
  contraction,
  disagreement,
  enumeration,
  missingHyphen,
  missingNe,
  missingPas,
  wrongAuxiliary,
  missingSureArticle,
  wrongForm,
  missingArticle,
  wrongOrder,
  missingVerb,
  missingSubject,
  unfinished,
  extraWord,
];

export function refusalOf(words: readonly PhraseWord[], grammar: Grammar): PhraseRefusal {
  return badMeeting(words, grammar) ?? otherRefusal(words, grammar);
}

/** Two words that meet badly are all that is wrong, or else what is wrong besides. */
function badMeeting(words: readonly PhraseWord[], grammar: Grammar): PhraseRefusal | null {
  const at = words.findIndex((word, nth) => nth > 0 && badJunction(words[nth - 1] as PhraseWord, word) !== null);
  if (at < 0) return null;
  const [left, right] = [words[at - 1] as PhraseWord, words[at] as PhraseWord];
  const { said, wanted, mended } = badJunction(left, right) as BadJunction;
  const better = words.toSpliced(at - 1, 2, ...mended.flatMap((text) => mendedWord(text, [left, right], grammar)));
  if (isPhraseKind(grammar.rules(), better)) return { code: 'junction', said, wanted };
  return refusalOf(better, grammar);
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

function otherRefusal(words: readonly PhraseWord[], grammar: Grammar): PhraseRefusal {
  for (const explanation of EXPLANATIONS) {
    const refusal = explanation({ words, grammar });
    if (refusal !== null) return refusal;
  }
  return { code: 'stuck', word: writtenAt(words, walkedThrough(grammar.rules(), words).read) };
}

const MELTED: Readonly<Record<string, string>> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

function contraction({ words }: Refused): PhraseRefusal | null {
  const pairs = words.slice(1).map((word, nth) => `${words[nth]?.text} ${word.text}`);
  const said = pairs.find((pair) => Object.hasOwn(MELTED, pair));
  return said === undefined ? null : { code: 'junction', said, wanted: MELTED[said] as string };
}

/** Without agreement it would be right: two words do not agree, the one where the reading stops and one before it. */
function disagreement({ words, grammar }: Refused): PhraseRefusal | null {
  const rules = grammar.rules();
  const free = words.map(freed);
  if (!isPhraseKind(rules, free)) return null;
  const last = Math.min(walkedThrough(rules, words).read, words.length - 1);
  for (let first = last - 1; first >= 0; first--) {
    const bound = free.with(first, words[first] as PhraseWord).with(last, words[last] as PhraseWord);
    if (!isPhraseKind(rules, bound)) return disagreeing(words, first, last);
  }
  return { code: 'agreement' };
}

/** A participle after avoir agrees with no word before it: its form is wrong. */
function disagreeing(words: readonly PhraseWord[], first: number, last: number): PhraseRefusal {
  const word = writtenAt(words, last);
  const isAlone = hasCategory(words[first] as PhraseWord, 'avoir') && hasCategory(words[last] as PhraseWord, 'part');
  return isAlone ? { code: 'form', word } : { code: 'disagreement', words: [writtenAt(words, first), word] };
}

function enumeration({ words, grammar }: Refused): PhraseRefusal | null {
  return isPhraseKind(grammar.rules('enumeration'), words) ? { code: 'enumeration' } : null;
}

const LEANING = ['pron', 'tonic', 'clse', 'clle', 'cllui', 'subce'];

function missingHyphen({ words, grammar }: Refused): PhraseRefusal | null {
  if (!isPhraseKind(grammar.rules('hyphen'), words)) return null;
  const at = words.findIndex((word, nth) => {
    const next = words[nth + 1];
    return next !== undefined && isVerbal(word) && LEANING.some((category) => hasCategory(next, category));
  });
  return at < 0 ? null : { code: 'hyphen', words: [writtenAt(words, at), writtenAt(words, at + 1)] };
}
