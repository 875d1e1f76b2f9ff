// Knows why a phrase is refused: every explanation is tried, the likeliest first.

import type { Grammar } from './grammar.ts';
import { type BadJunction, badJunction } from './junctions.ts';
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
import { hasCategory, isVerbal, type Token } from './token.ts';
import type { PhraseRefusal } from './verdict.ts';
import { isPhrase, walkedThrough } from './walk.ts';

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

export function refusalOf(tokens: readonly Token[], grammar: Grammar): PhraseRefusal {
  return badMeeting(tokens, grammar) ?? otherRefusal(tokens, grammar);
}

/** Two words that meet badly are all that is wrong, or else what is wrong besides. */
function badMeeting(tokens: readonly Token[], grammar: Grammar): PhraseRefusal | null {
  const at = tokens.findIndex((token, nth) => nth > 0 && badJunction(tokens[nth - 1] as Token, token) !== null);
  if (at < 0) return null;
  const [left, right] = [tokens[at - 1] as Token, tokens[at] as Token];
  const { said, wanted, mended } = badJunction(left, right) as BadJunction;
  const better = tokens.toSpliced(at - 1, 2, ...mended.flatMap((text) => mendedToken(text, [left, right], grammar)));
  if (isPhrase(grammar.rules(), better)) return { code: 'junction', said, wanted };
  return refusalOf(better, grammar);
}

/** A word of a mended meeting, to be quoted as it was written. */
function mendedToken(text: string, [left, right]: readonly [Token, Token], { vocabulary }: Grammar): readonly Token[] {
  if (text === right.text) return [right];
  const token = vocabulary.token(text, () => false);
  return token === null ? [] : [{ ...token, written: text.startsWith('-') ? right.written : left.written }];
}

function otherRefusal(tokens: readonly Token[], grammar: Grammar): PhraseRefusal {
  for (const explanation of EXPLANATIONS) {
    const refusal = explanation({ tokens, grammar });
    if (refusal !== null) return refusal;
  }
  return { code: 'stuck', word: writtenAt(tokens, walkedThrough(grammar.rules(), tokens).read) };
}

const MELTED: Readonly<Record<string, string>> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

function contraction({ tokens }: Refused): PhraseRefusal | null {
  const pairs = tokens.slice(1).map((token, nth) => `${tokens[nth]?.text} ${token.text}`);
  const said = pairs.find((pair) => Object.hasOwn(MELTED, pair));
  return said === undefined ? null : { code: 'junction', said, wanted: MELTED[said] as string };
}

/** Without agreement it would be right: two words do not agree, the one where the reading stops and one before it. */
function disagreement({ tokens, grammar }: Refused): PhraseRefusal | null {
  const rules = grammar.rules();
  const free = tokens.map(freed);
  if (!isPhrase(rules, free)) return null;
  const last = Math.min(walkedThrough(rules, tokens).read, tokens.length - 1);
  for (let first = last - 1; first >= 0; first--) {
    const bound = free.with(first, tokens[first] as Token).with(last, tokens[last] as Token);
    if (!isPhrase(rules, bound)) return disagreeing(tokens, first, last);
  }
  return { code: 'agreement' };
}

/** A participle after avoir agrees with no word before it: its form is wrong. */
function disagreeing(tokens: readonly Token[], first: number, last: number): PhraseRefusal {
  const word = writtenAt(tokens, last);
  const isAlone = hasCategory(tokens[first] as Token, 'avoir') && hasCategory(tokens[last] as Token, 'part');
  return isAlone ? { code: 'form', word } : { code: 'disagreement', words: [writtenAt(tokens, first), word] };
}

function enumeration({ tokens, grammar }: Refused): PhraseRefusal | null {
  return isPhrase(grammar.rules('enumeration'), tokens) ? { code: 'enumeration' } : null;
}

const LEANING = ['pron', 'tonic', 'clse', 'clle', 'cllui', 'subce'];

function missingHyphen({ tokens, grammar }: Refused): PhraseRefusal | null {
  if (!isPhrase(grammar.rules('hyphen'), tokens)) return null;
  const at = tokens.findIndex((token, nth) => {
    const next = tokens[nth + 1];
    return next !== undefined && isVerbal(token) && LEANING.some((category) => hasCategory(next, category));
  });
  return at < 0 ? null : { code: 'hyphen', words: [writtenAt(tokens, at), writtenAt(tokens, at + 1)] };
}
