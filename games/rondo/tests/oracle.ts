// Knows what every word pays by trying everything, slowly: what the solver is compared with in tests.

import type { Letter, Lexicon } from '@boite/language';
import { isEraser, opened } from '../rules/holder.ts';
import { playRefusal } from '../rules/play.ts';
import { pointsOf } from '../rules/score.ts';
import type { Card, Holder, Laid, Options, Placement, Play } from '../types.ts';

interface Position {
  readonly holder: Holder;
  readonly hand: readonly Card[];
  readonly exchanges: number;
  readonly options: Options;
}

type Cell = Laid | null;
type Choice = Placement | null;

/** The most that each word can pay: every place, every word, every choice of cards, and the rules decide. */
export function oraclePoints(position: Position, books: { words: readonly string[]; lexicon: Lexicon }): Record<string, number> {
  const best: Record<string, number> = {};
  for (const lengthen of [null, 'start', 'end'] as const) {
    const row = position.holder.length === 0 ? [null, null, null] : opened(position.holder, { lengthen, placements: [] });
    for (const word of books.words.filter(({ length }) => length <= row.length)) {
      for (let start = 0; start + word.length <= row.length; start++) {
        if (isHopeless(row, { word, start }, position.hand)) continue;
        const wanted = row.map((_, at) => word[at - start] ?? null) as (Letter | null)[];
        for (const placements of choices(row, wanted, position.hand)) {
          const play = { lengthen, placements };
          if (playRefusal(position, play, books.lexicon)) continue;
          best[word] = Math.max(best[word] ?? Number.NEGATIVE_INFINITY, total(position, play));
        }
      }
    }
  }
  return best;
}

function total(position: Position, play: Play): number {
  return pointsOf(position.holder, play, position.exchanges).total;
}

/** Whether more letters must change than the hand has cards: only to save time. */
function isHopeless(row: readonly Cell[], { word, start }: { word: string; start: number }, hand: readonly Card[]): boolean {
  let changes = 0;
  let strangers = 0;
  for (let at = start; at < start + word.length; at++) {
    const letter = word[at - start] as Letter;
    if (shownIn(row[at] ?? null) === letter) continue;
    changes++;
    if (!hand.includes(letter)) strangers++;
  }
  return changes > hand.length || strangers > hand.filter((card) => card === 'joker').length;
}

function shownIn(cell: Cell): Letter | null {
  return cell === null || isEraser(cell) ? null : cell.letter;
}

/** Every way to make the wanted letters show (null: none shows) with cards of the hand. */
function* choices(
  row: readonly Cell[],
  wanted: readonly (Letter | null)[],
  hand: readonly Card[],
  at = 0,
): Generator<Placement[]> {
  if (at === row.length) {
    yield [];
    return;
  }
  for (const choice of choicesAt(row[at] ?? null, wanted[at] ?? null, hand)) {
    const left = choice === null ? hand : hand.toSpliced(hand.indexOf(choice.card), 1);
    for (const rest of choices(row, wanted, left, at + 1)) yield choice === null ? rest : [{ ...choice, at }, ...rest];
  }
}

function choicesAt(cell: Cell, wanted: Letter | null, hand: readonly Card[]): readonly Choice[] {
  const stays: Choice[] = cell !== null && shownIn(cell) === wanted ? [null] : [];
  return [...stays, ...(wanted === null ? erasing(hand) : writing(wanted, hand))];
}

function writing(letter: Letter, hand: readonly Card[]): readonly Choice[] {
  const own: Choice[] = hand.includes(letter) ? [{ at: 0, card: letter, as: null, faceDown: false }] : [];
  return hand.includes('joker') ? [...own, { at: 0, card: 'joker', as: letter, faceDown: false }] : own;
}

function erasing(hand: readonly Card[]): readonly Choice[] {
  const gomme: Choice[] = hand.includes('gomme') ? [{ at: 0, card: 'gomme', as: null, faceDown: false }] : [];
  return [...gomme, ...[...new Set(hand)].map((card) => ({ at: 0, card, as: null, faceDown: true }))];
}
