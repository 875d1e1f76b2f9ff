// Knows which of Rondo's own rules the screen uses: the very code of the server.

export type { Letter } from '@boite/language';
export { cardValue, HOLDER_MAX, HOLDER_START } from '../../../../games/rondo/deck.ts';
export { rondo } from '../../../../games/rondo/index.ts';
export { pointsOf } from '../../../../games/rondo/score.ts';
export type {
  Action,
  Books,
  Card,
  Holder,
  Laid,
  Line,
  News,
  Options,
  Play,
  Points,
  Refusal,
  Shown,
  View,
} from '../../../../games/rondo/types.ts';
