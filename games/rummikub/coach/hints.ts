// A hint of Rummikub des mots: which words of the table the best turn takes apart, what it brings, and the words that it forms.

import { type Hints, type Stuck, surplus } from '@boite/kernel';
import { counted, listed, typeset } from '@boite/language';
import { formedWords, spellingOf } from '../rules/table.ts';
import { inGuillemets } from '../rules/text.ts';
import type { Books, Tile, View } from '../types.ts';
import { bestChange } from './insight.ts';

export function hints({ view, seat }: Stuck<View>, books: Books): Hints | null {
  if (view.phase !== 'turn' || view.turn !== seat) return null;
  const turn = bestChange(view, seat, books);
  if (turn === null) return null;
  const formed = formedWords(view.table, turn.table);
  const apart = surplus(view.table.map(spellingOf), turn.table.map(spellingOf));
  const tiles = counted(turn.used.length, 'jeton');
  const words = counted(formed.length, 'nouveau mot', 'nouveaux mots');
  return {
    where: typeset(
      apart.length === 0 ? 'Les mots de la table peuvent rester comme ils sont.' : `À changer : ${inGuillemets(apart)}.`,
    ),
    size: typeset(
      `${words}, le plus long de ${formed[0]?.length ?? 0} lettres, avec ${tiles} du chevalet : ${counted(turn.points, 'point')}.`,
    ),
    move: typeset(`Formez ${inGuillemets(formed)} en posant ${listed(turn.used.map(tileSaid))}.`),
  };
}

function tileSaid(tile: Tile): string {
  return tile === 'joker' ? 'un joker' : tile;
}
