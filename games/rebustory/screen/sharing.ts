// What is told to others of a game played alone: how it went, and nothing that would spoil the cards of the day.

import { counted, typeset } from '@boite/language';
import { dayName } from '../rules/calendar.ts';
import { type CardId, JOKER_ID } from '../rules/cards.ts';
import { type Frame, frameOf } from '../rules/deck.ts';
import { squaresOf } from '../rules/group.ts';
import { rebusPoints } from '../rules/score.ts';
import type { View } from '../types.ts';

const FRAME_SIGNS: Readonly<Record<Frame, string>> = {
  round: '🟢',
  diamond: '🔷',
  rectangle: '🟨',
  hexagon: '🟥',
  triangle: '🟣',
};

export interface Shared {
  readonly view: View;
  /** The solver's points; null when nobody looked. */
  readonly best: number | null;
  /** Days in a row, for the draw of the day. */
  readonly streak: number;
  readonly address: string;
}

/** A line a rebus: the frames of its cards and its points. */
export function sharedText({ view, best, streak, address }: Shared): string {
  const points = view.scores[0] ?? 0;
  const part = best === null || best <= 0 ? '' : ` (${shareOf(points, best)} du meilleur trouvé)`;
  const title = view.day === null ? gameTitle(view) : `Défi du jour, ${dayName(view.day)}`;
  const lines = [typeset(`Rébustory · ${title}`), typeset(`${counted(points, 'point')}${part}`), ...rebusLines(view)];
  const days = streak > 1 && view.day !== null ? [typeset(`${streak} jours de suite`)] : [];
  return [...lines, ...days, address].join('\n');
}

/** « 45 % »; points lost on the ladder are no share. */
export function shareOf(points: number, best: number): string {
  return `${Math.round((100 * Math.max(0, points)) / best)}\u00a0%`;
}

function gameTitle({ options }: View): string {
  return options.way === 'echelle' ? 'L’échelle' : 'Le grand tirage';
}

function rebusLines({ plays, options }: View): readonly string[] {
  const groups = plays.flat();
  const rebuses = groups.flatMap((group) => group.rebuses.map((rebus) => ({ group, rebus })));
  return rebuses.map(({ group, rebus }) => {
    const signs = squaresOf(rebus, group.squares).map(({ card }) => signOf(card));
    return `${signs.join('')} ${rebusPoints(rebus, group, options).points}`;
  });
}

function signOf(card: CardId): string {
  const frame = frameOf(card);
  if (frame !== null) return FRAME_SIGNS[frame];
  return card === JOKER_ID ? '🃏' : '⭐';
}
