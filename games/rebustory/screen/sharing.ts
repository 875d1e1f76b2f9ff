// What is told to others of a game played alone: how it went, and nothing that would spoil the cards of the day.

import { dayName } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import { rebusSigns } from '../rules/signs.ts';
import type { View } from '../types.ts';

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
  const title = view.day === null ? gameTitle(view) : `défi du ${dayName(view.day)}`;
  const signs = rebusSigns(view.plays.flat(), view.options);
  const lines = [
    typeset(`Rébustory · ${title}`),
    typeset(`${counted(points, 'point')} en ${signs.length} rébus${part}`),
    ...signs,
  ];
  if (view.day === null) return [...lines, address].join('\n');
  const days = streak > 1 ? [typeset(`${streak} jours de suite`)] : [];
  return [...lines, ...days, `${address}/defi/rebustory/${view.day}`].join('\n');
}

/** « 45 % »; points lost on the ladder are no share. */
export function shareOf(points: number, best: number): string {
  return `${Math.round((100 * Math.max(0, points)) / best)}\u00a0%`;
}

function gameTitle({ options }: View): string {
  return options.way === 'echelle' ? 'L’échelle' : 'Le grand tirage';
}
