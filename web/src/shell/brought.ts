// What everyone at a table is told of a game that was begun on one device.

import { typeset } from '@boite/language';

export const BROUGHT_NOTE = typeset(
  'Cette partie a été commencée sur un seul appareil, celui qui l’a mise en ligne : il connaissait alors tout ce qui est caché.',
);
