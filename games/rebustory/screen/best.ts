// What the solver makes of the cards of a game played alone: the screen and its worker take it from here.

export { type BestFound, type BestQuestion, bestFor } from '../bot/best.ts';
