// What the tab of a table says: whose turn it is, then which game.

import type { Seat, Viewer } from '@boite/kernel';
import { typeset } from '@boite/language';
import type { TableView } from '@boite/protocol';
import { occupantNames } from './names.ts';

type Seated = Pick<TableView, 'phase' | 'seats' | 'yours'>;

interface Awaited {
  readonly step: { readonly awaiting: readonly Seat[] };
}

export function tableTitle(game: string, table: Seated, eyes: ReadonlyMap<Viewer, Awaited>): string {
  return `${turnTold(table, eyes)} · ${game} · Boîte à mots`;
}

function turnTold(table: Seated, eyes: ReadonlyMap<Viewer, Awaited>): string {
  if (table.phase === 'lobby') return 'On s’installe';
  const awaiting = [...eyes.values()][0]?.step.awaiting ?? [];
  if (table.phase === 'over' || awaiting.length === 0) return 'Partie finie';
  const names = occupantNames(table);
  const isYours = awaiting.some((seat) => table.yours.includes(seat));
  // Around one device « vous » would be anybody.
  if (isYours && table.yours.length === 1) return typeset('À vous !');
  return awaiting.length === 1 ? `Au tour de ${names[awaiting[0] ?? 0]}` : 'À plusieurs de jouer';
}
