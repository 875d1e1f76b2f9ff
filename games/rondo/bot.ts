// Knows how a machine plays Rondo. For now it always passes.

import type { Bot } from '@boite/kernel';
import type { Action, Phase, RondoTypes } from './types.ts';

const SILENT: Readonly<Record<Phase, Action>> = {
  opening: { kind: 'decline' },
  turn: { kind: 'pass' },
  pending: { kind: 'accept' },
  over: { kind: 'pass' },
};

export const bot: Bot<RondoTypes> = {
  *think({ view }) {
    yield SILENT[view.phase];
  },
};
