// A hint of Rébustory: which card the best rebus begins with, of how many it is made, and the whole of it.

import type { Hints, Stuck } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import { ANY_MEANS, bestTurn } from '../bot/solver.ts';
import type { Allowed } from '../bot/takes.ts';
import { cardOf } from '../rules/cards.ts';
import { squaresOf } from '../rules/group.ts';
import { positionIn } from '../rules/position.ts';
import type { Books, Rebus, View } from '../types.ts';

export function hints({ view, seat }: Stuck<View>, books: Books): Hints | null {
  if (view.phase !== 'turn' || view.turn !== seat) return null;
  const { moves, points } = bestTurn({ position: positionIn(view, seat), books, skills: ANY_MEANS });
  const rebuses = moves.flatMap(({ change }) => change.judged.map((rebus) => ({ rebus, cards: cardsSaid(rebus, change) })));
  const [first] = rebuses;
  if (first === undefined) return null;
  const more = rebuses.length === 1 ? '' : `, et ${counted(rebuses.length - 1, 'autre', 'autres')} à côté`;
  return {
    where: typeset(`Un rébus commence par ${first.cards[0]}.`),
    size: typeset(`Il tient en ${counted(first.cards.length, 'carte')}${more} : ${counted(points.total, 'point')} pour ce tour.`),
    move: typeset(`${rebuses.map(({ rebus, cards }) => `${cards.join(' + ')} : « ${rebus.word} »`).join(' ; ')}.`),
  };
}

function cardsSaid(rebus: Rebus, { group }: Allowed['change']): readonly string[] {
  return squaresOf(rebus, group.squares).map(({ card }) => cardOf(card).name);
}
