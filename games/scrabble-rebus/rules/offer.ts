// What is offered beside a refusal: the words that the tokens do say, nearest to what was written. (RULES.md 4.11)

import { typeset } from '@boite/language';
import { claimedWords, nearestWords, offerText } from '@boite/rebus';
import type { Books, Token } from '../types.ts';
import { judged, type Verdict } from './judging.ts';
import { symbolOf } from './symbols.ts';
import { rebusObjectionText } from './text.ts';

const MOST_HEARD_ALIKE = 6;

/** Why the arbitre refuses a rebus, and what its tokens might say instead. */
export function refusalWithOffer(tokens: readonly Token[], verdict: Extract<Verdict, { accepted: false }>, books: Books): string {
  return rebusObjectionText(verdict.objection) + typeset(offerText(offeredWords(tokens, verdict.text, books)));
}

/** None for several words: the grammar has its own say. */
function offeredWords(tokens: readonly Token[], written: string, books: Books): readonly string[] {
  if (/[\s'’-]/u.test(written)) return [];
  const alike = claimedWords(written, 'souple', books).slice(0, MOST_HEARD_ALIKE);
  const meant = alike.find((word) => word !== written && judged(tokens, word, books).accepted);
  if (meant !== undefined) return [meant];
  return nearestWords({ pieces: tokens.map(symbolOf), near: written, tolerance: 'souple', books });
}
