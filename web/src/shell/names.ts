// Knows how the people of a seat are called on the screen.

import { LEVELS, type Level } from '@boite/kernel';
import type { SeatView, TableView } from '@boite/protocol';

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  eveil: 'éveil',
  debutant: 'débutant',
  amateur: 'amateur',
  habitue: 'habitué',
  expert: 'expert',
  champion: 'champion',
};

/** How strong a level is beside the others, from 0 to 1. */
export function strengthOf(level: Level): number {
  return (LEVELS.indexOf(level) + 1) / LEVELS.length;
}

/** The level that a form says; the middle one when it says none. */
export function levelSaid(value: string): Level {
  return LEVELS.find((level) => level === value) ?? 'habitue';
}

/** « Zoé », « Zoé et Luc », « Zoé, Luc et Léa »; « Place libre ». */
export function occupantName({ occupant }: SeatView): string {
  if (occupant.kind === 'open') return 'Place libre';
  if (occupant.kind === 'bot') return occupant.name;
  const { names } = occupant;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

export function occupantNames(table: Pick<TableView, 'seats'>): readonly string[] {
  return table.seats.map(occupantName);
}
