// The command `boite solve`: what can be played in a position, the best first.

import { FEW_LISTED } from './asking.ts';
import { inquiryCommand } from './inquiries.ts';
import { FOR_SCRIPTS } from './usage.ts';

export const command = inquiryCommand({
  verb: 'solve',
  summary: 'what can be played in a position',
  preface: `boite solve GAME … [--all] [--json]
boite solve GAME --stdin [--all]

Finds what can be played in a position, the best first: one play a word, its most profitable one.

  --all     everything, where there is a list; without it the best ${FEW_LISTED}
${FOR_SCRIPTS}

A list of plays is {"plays": [{"word", "points", …}], "best"}; best is the first play or null.`,
  which: 'which game?',
  own: {},
});
