// Knows what every word pays by trying everything, slowly: what the solver is compared with in tests.

import type { Letter, Lexicon } from '@boite/language';
import { isEraser, withNewCompartment } from '../rules/holder.ts';
import { wordPlayRefusal } from '../rules/play.ts';
import { pointsOfWord } from '../rules/score.ts';
import type { Card, Holder, Laid, Options, Placement, Play } from '../types.ts';

interface OraclePosition {
  readonly holder: Holder;
  readonly hand: readonly Card[];
  readonly exchanges: number;
  readonly options: Options;
}

type OracleCompartment = Laid | null;
type CardChoice = Placement | null;

/** The most that each word can pay: every place, every word, every choice of cards, and the rules decide. */
export function bestPayByTrying(
  position: OraclePosition,
  books: { words: readonly string[]; lexicon: Lexicon },
): Record<string, number> {
  const best: Record<string, number> = {};
  for (const lengthen of [null, 'start', 'end'] as const) {
    const row =
      position.holder.length === 0 ? [null, null, null] : withNewCompartment(position.holder, { lengthen, placements: [] });
    for (const word of books.words.filter(({ length }) => length <= row.length)) {
      for (let start = 0; start + word.length <= row.length; start++) {
        if (isHopeless(row, { word, start }, position.hand)) continue;
        const wanted = row.map((_, at) => word[at - start] ?? null) as (Letter | null)[];
        for (const placements of layings(row, wanted, position.hand)) {
          const play = { lengthen, placements };
          if (wordPlayRefusal(position, play, books.lexicon)) continue;
          best[word] = Math.max(best[word] ?? Number.NEGATIVE_INFINITY, totalPaid(position, play));
        }
      }
    }
  }
  return best;
}

function totalPaid(position: OraclePosition, play: Play): number {
  return pointsOfWord(position.holder, play, position.exchanges).total;
}

/** Whether more letters must change than the hand has cards: only to save time. */
function isHopeless(
  row: readonly OracleCompartment[],
  { word, start }: { word: string; start: number },
  hand: readonly Card[],
): boolean {
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

function shownIn(cell: OracleCompartment): Letter | null {
  return cell === null || isEraser(cell) ? null : cell.letter;
}

/** Every way to make the wanted letters show (null: none shows) with cards of the hand. */
function* layings(
  row: readonly OracleCompartment[],
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
    for (const rest of layings(row, wanted, left, at + 1)) yield choice === null ? rest : [{ ...choice, at }, ...rest];
  }
}

function choicesAt(cell: OracleCompartment, wanted: Letter | null, hand: readonly Card[]): readonly CardChoice[] {
  const stays: CardChoice[] = cell !== null && shownIn(cell) === wanted ? [null] : [];
  return [...stays, ...(wanted === null ? erasing(hand) : writingCards(wanted, hand))];
}

function writingCards(letter: Letter, hand: readonly Card[]): readonly CardChoice[] {
  const own: CardChoice[] = hand.includes(letter) ? [{ at: 0, card: letter, as: null, faceDown: false }] : [];
  return hand.includes('joker') ? [...own, { at: 0, card: 'joker', as: letter, faceDown: false }] : own;
}

function erasing(hand: readonly Card[]): readonly CardChoice[] {
  const gomme: CardChoice[] = hand.includes('gomme') ? [{ at: 0, card: 'gomme', as: null, faceDown: false }] : [];
  return [...gomme, ...[...new Set(hand)].map((card) => ({ at: 0, card, as: null, faceDown: true }))];
}
