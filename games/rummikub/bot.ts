// Knows how a machine plays Rummikub des mots: it passes, accepts and agrees.

import type { Bot, BotSituation } from '@boite/kernel';
import type { Action, RummikubTypes } from './types.ts';

export const bot: Bot<RummikubTypes> = {
  *think({ view }: BotSituation<RummikubTypes>): Generator<Action, void, void> {
    if (view.pending === null) yield { kind: 'pass' };
    else yield view.pending.stage === 'vote' ? { kind: 'vote', voice: 'for' } : { kind: 'accept' };
  },
};
