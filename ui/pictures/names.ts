// How the pictures are called.

import { type Card, cardById, plainName } from '@boite/rebus';

/** The French name of a card's picture, as it is written: « âne », « œufs », « T ». */
export function pictureName(id: string): string {
  const card = cardById(id);
  if (card === null) throw new Error(`no card is called ${id}`);
  return spelling(card) ?? card.name;
}

/** The reading that the name stands for: names are in capitals, and some without their accents. */
function spelling({ name, readings }: Card): string | undefined {
  return readings.find(({ said }) => plainName(said) === plainName(name))?.said;
}
