// The games one has begun, here and elsewhere: which of them are looked for, and which one does not want to see.

import type { TableSummary } from '@boite/protocol';
import { deviceMemory } from '@boite/ui/device/memory.ts';

export interface TableEntry extends TableSummary {
  readonly isHere: boolean;
  /** As people call it. */
  readonly title: string;
}

export const GAME_FILTERS = {
  all: 'Toutes',
  turn: 'Où c’est à vous',
  playing: 'En cours',
  over: 'Finies',
  hidden: 'Cachées',
} as const;

export type GameFilter = keyof typeof GAME_FILTERS;

interface Sought {
  /** Parts of names or of a title, as one types them. */
  readonly text: string;
  readonly filter: GameFilter;
  readonly hidden: ReadonlySet<string>;
}

export function isOnTurn({ yourTurn, phase }: Pick<TableSummary, 'yourTurn' | 'phase'>): boolean {
  return yourTurn && phase === 'playing';
}

/** Those where one is awaited first, then the latest. */
export function entriesFound(entries: readonly TableEntry[], { text, filter, hidden }: Sought): readonly TableEntry[] {
  const parts = plain(text).split(' ');
  const found = entries.filter((entry) => {
    if (hidden.has(entry.code) !== (filter === 'hidden') || !isOfKind(entry, filter)) return false;
    const told = plain(`${entry.title} ${entry.names.join(' ')}`);
    return parts.every((part) => told.includes(part));
  });
  return found.toSorted((one, other) => Number(isOnTurn(other)) - Number(isOnTurn(one)) || other.at - one.at);
}

function isOfKind(entry: TableEntry, filter: GameFilter): boolean {
  if (filter === 'turn') return isOnTurn(entry);
  return filter === 'playing' || filter === 'over' ? entry.phase === filter : true;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

const HIDDEN = 'hidden-games';

export function hiddenGames(): ReadonlySet<string> {
  return new Set(deviceMemory.recall<string[]>(HIDDEN) ?? []);
}

/** Hidden on this device, or shown again. */
export function hideGame(code: string, isHidden: boolean): ReadonlySet<string> {
  const others = [...hiddenGames()].filter((other) => other !== code);
  const all = isHidden ? [...others, code] : others;
  deviceMemory.remember(HIDDEN, all);
  return new Set(all);
}
