// What everyone at a table is told of a game that was not begun there.

import { typeset } from '@boite/language';

const FROM_A_DEVICE = typeset(
  'Cette partie a été commencée sur un seul appareil, celui qui l’a mise en ligne : il connaissait alors tout ce qui est caché.',
);
const FROM_A_REPLAY = typeset('Vous rejouez la suite d’une partie finie : elle ne compte pas dans vos chiffres.');

/** `isHere`: the table is inside this device. */
export function broughtNote(isHere: boolean): string {
  return isHere ? FROM_A_REPLAY : FROM_A_DEVICE;
}
