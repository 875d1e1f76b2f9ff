// A hint of Scrabble Rébus: in which row or column the best play lies, how many tokens it takes, and how it reads.

import type { Hints, Stuck } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import { bestGains, mainRun } from '../bot/gains.ts';
import { nameOfToken } from '../rules/symbols.ts';
import { rebusTexts } from '../rules/text.ts';
import type { Books, TokenPlacement, View } from '../types.ts';

export function hints({ view, seat }: Stuck<View>, books: Books): Hints | null {
  if (view.phase !== 'turn' || view.turn !== seat) return null;
  const [best] = bestGains({ board: view.board, hand: view.hand ?? [], limit: 1 }, books);
  if (best === undefined) return null;
  const { row, column, direction, given } = mainRun(best);
  return {
    where: typeset(`Regardez la ${direction === 'across' ? `rangée ${row + 1}` : `colonne ${column + 1}`}.`),
    size: typeset(
      `Un rébus de ${counted(given.length, 'jeton')}, dont ${best.placements.length} de votre main : ${counted(best.points, 'point')}.`,
    ),
    move: typeset(`${rebusTexts(best.rebuses)} : ${best.placements.map(tokenPlaced).join(', ')}.`),
  };
}

function tokenPlaced({ token, row, column }: TokenPlacement): string {
  return `${nameOfToken(token)} en rangée ${row + 1}, colonne ${column + 1}`;
}
