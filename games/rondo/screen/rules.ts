// Knows which of Rondo's own rules the screen uses: the very code of the server.

export type { Letter } from '@boite/language';
export { rondo } from '../game.ts';
export { cardValue, HOLDER_MAX, HOLDER_START } from '../rules/deck.ts';
export { leftInHand, pointsOfWord } from '../rules/score.ts';
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
} from '../types.ts';
