// A year of days for tests of what is made anew each day.

import { dayPlus } from '../src/day.ts';

const FIRST_DAY = '2026-11-18';

export const A_YEAR: readonly string[] = Array.from({ length: 365 }, (_, nth) => dayPlus(FIRST_DAY, nth));
