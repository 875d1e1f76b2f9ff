// Rébustory on the command line: the best turn of a hand, the words that cards can say, whether they say one.

import type { GameCommand } from '@boite/kernel/command';
import { handInquiry } from './command/hand.ts';
import { rebusJudgement } from './command/judgement.ts';
import { sayableInquiry } from './command/sayable.ts';
import { textInquiry } from './command/wording.ts';
import type { Books } from './types.ts';

export const command: GameCommand<Books> = {
  solve: { rebustory: handInquiry, rebus: sayableInquiry },
  judge: { rebus: rebusJudgement },
  rebus: textInquiry,
};
