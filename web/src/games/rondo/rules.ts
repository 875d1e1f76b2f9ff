// Knows which of Rondo's own rules the screen uses: the very code of the server.

export { cardValue, HOLDER_MAX, HOLDER_START } from '@boite/games/rondo/deck.ts';
export { rondo } from '@boite/games/rondo/index.ts';
export { leftInHand, pointsOf } from '@boite/games/rondo/score.ts';
export type {
  Action,
  Card,
  Holder,
  Laid,
  News,
  Play,
  Points,
  Refusal,
  Shown,
  View,
} from '@boite/games/rondo/types.ts';
export type { Letter } from '@boite/language';
