// How many hints someone took, said beside a name or a result.

import { counted } from '@boite/language';

/** « , 2 indices »; nothing when none was taken. */
export function hintsSaid(count: number): string {
  return count === 0 ? '' : `, ${counted(count, 'indice')}`;
}
