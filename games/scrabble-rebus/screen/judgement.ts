// What the rules answer to the unsent play, run by run: what is heard in each and what it is, or why not.

import type { Seat } from '@boite/kernel';
import { typeset } from '@boite/language';
import { type HeardCard, heardAlone, heardAs, heardUpTo } from '@boite/ui/hearing.ts';
import { quotedWords } from '@boite/ui/judging.ts';
import { judged, type Verdict } from '../rules/judging.ts';
import { refusalWithOffer } from '../rules/offer.ts';
import { objected } from '../rules/rebus.ts';
import { letterOf, symbolOf } from '../rules/symbols.ts';
import type { BoardRebus, Books, LaidPlay, RebusKind, Token, View } from '../types.ts';
import type { BoardRun } from './draft.ts';

export interface JudgedBoardRun extends BoardRun {
  readonly heard: readonly HeardCard[];
  /** `open`: not written yet, or left to the others. */
  readonly verdict: 'open' | 'accepted' | 'refused';
  /** What it is, or why it is refused; empty while it is open. */
  readonly reason: string;
}

export const KIND_NAMES: Readonly<Record<RebusKind, string>> = {
  word: 'un mot',
  name: 'un nom propre',
  spelled: 'un mot épelé',
  'noun group': 'un groupe de mots',
  group: 'un groupe de mots',
  sentence: 'une phrase',
};

/** What is before the others: of an appeal, only what the arbitre refused. */
export function judgedRebuses({ isAppeal, rebuses }: LaidPlay): readonly BoardRebus[] {
  return isAppeal ? objected(rebuses) : rebuses;
}

/** « Zoé lit « vertu » et « tulle » ». */
export function readTitle(
  { author, laid, stage }: NonNullable<View['pending']>,
  names: readonly string[],
  seat: Seat | null,
): string {
  const reads = author === seat ? 'Vous lisez' : `${names[author] ?? ''} lit`;
  const texts = quotedWords(judgedRebuses(laid).map(({ text }) => text));
  return typeset(`${reads} ${texts}${stage === 'vote' ? ' : on vote' : ''}`);
}

/** Where the table judges, whether a rebus is heard must stay in doubt: it is asked without books. */
export function judgedRun(run: BoardRun, books: Books | null): JudgedBoardRun {
  const claimed = run.text.trim();
  if (books === null || claimed === '')
    return { ...run, heard: heardAlone(run.tokens.map(symbolOf)), verdict: 'open', reason: '' };
  const verdict = judged(run.tokens, claimed, books);
  const heard = heardOnBoard(run.tokens, verdict);
  if (!verdict.accepted) return { ...run, heard, verdict: 'refused', reason: refusalWithOffer(run.tokens, verdict, books) };
  const written = verdict.text === claimed ? '' : typeset(` : on écrit « ${verdict.text} »`);
  return { ...run, heard, verdict: 'accepted', reason: KIND_NAMES[verdict.kind] + written };
}

function heardOnBoard(tokens: readonly Token[], verdict: Verdict): readonly HeardCard[] {
  const symbols = tokens.map(symbolOf);
  if (!verdict.accepted)
    return verdict.objection.by === 'ear' ? heardUpTo(symbols, verdict.objection.refusal) : heardAlone(symbols);
  return verdict.parts.length > 0 ? heardAs(symbols, verdict.parts) : spelledBy(tokens);
}

/** Letters that only spell a word. */
function spelledBy(tokens: readonly Token[]): readonly HeardCard[] {
  return tokens.map((card) => ({ card, text: letterOf(card) ?? '', state: 'heard', forgiven: [] }));
}
