// Scrabble Rébus on the command line: what a hand can lay, whether tokens say something.

import type { GameCommand } from '@boite/kernel/command';
import { layable } from './command/layable.ts';
import { tokensJudgement } from './command/tokens.ts';
import type { Books } from './types.ts';

export const command: GameCommand<Books> = {
  solve: { 'scrabble-rebus': layable },
  judge: { tokens: tokensJudgement },
};
