// Knows the phrases that can be laid: those that a hand says alone wherever there is room, and those that go on from what lies.

import { RowWalk } from '@boite/rebus';
import type { PhraseHabits } from './habits.ts';
import type { Phrase, Phrases } from './phrases.ts';
import type { HeldTokens, Row } from './rows.ts';

/** The most tokens before those that lie. */
const MOST_BEFORE = 3;

/** A phrase on the first squares of a row. */
export interface LaidPhrase extends Phrase {
  readonly path: readonly number[];
  readonly length: number;
}

/** What a hand says by itself, short phrases first. */
export function ownPhrases(held: HeldTokens, phrases: Phrases, { longest, budget }: PhraseHabits): readonly LaidPhrase[] {
  const square = { said: held.hand, kinds: (1 << held.tokens.length) - 1, isTaken: false };
  const row = Array.from({ length: held.count }, () => square);
  const walk = new RowWalk(held.hand);
  const found = new Map<string, LaidPhrase>();
  const meet = (phrase: Phrase): void => {
    const path = walk.path.slice(0, walk.length);
    const known = found.get(path.join());
    if (known === undefined || phrase.rarity < known.rarity) found.set(path.join(), { path, length: walk.length, ...phrase });
  };
  for (let words = 2; words <= longest; words++) phrases.along({ row, walk, longest: words, budget, meet });
  return [...found.values()];
}

/** Whether a phrase of the hand can lie on the first squares of a row. */
export function hasRoomFor({ path, length }: LaidPhrase, { walked }: Row): boolean {
  if (length > walked.length) return false;
  for (let at = 0; at < length; at++) {
    const { isTaken, kinds } = walked[at] as Row['walked'][number];
    if (isTaken || (kinds & (1 << (path[at] as number))) === 0) return false;
  }
  return true;
}

/** The rows where a phrase may go on from what lies. */
export function rowsToLengthen(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ walked }) => {
    const first = walked.findIndex(({ isTaken }) => isTaken);
    return first >= 0 && first <= MOST_BEFORE;
  });
}
