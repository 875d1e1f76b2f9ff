// Real luck: the browser's own, that nobody can foresee.

import { chanceFrom } from '@boite/kernel';

export const luck = chanceFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
