// Knows how to play Rondo over a socket, with the bot's own head and the player's own view.

import { gameNamed } from '@boite/games';
import { bestThought, type GameBox, type GameTypes, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import type { Visitor } from './visitor.ts';

const rondoBooks = loadLibrary();
const rondoChance = seededChance(1);

const rondoBot = await (gameNamed('rondo') as GameBox<GameTypes>).bot();

/** What a player would do with what they see. */
export function goodAction(visitor: Visitor, seat: number): object {
  const { view } = visitor.step;
  return bestThought(rondoBot.think({ view, seat, level: 'debutant', books: rondoBooks, chance: rondoChance }), () => true);
}

/** Plays when it is this seat's turn; false when the game is over. */
export async function playOnce(visitor: Visitor, seat: number): Promise<boolean> {
  await visitor.until(() => visitor.step.awaiting.includes(seat) || visitor.table.phase === 'over');
  if (visitor.table.phase === 'over') return false;
  const { step } = visitor.step;
  const answer = await visitor.answerTo({ type: 'act', seat, step, action: goodAction(visitor, seat) });
  if (answer.type === 'done') await visitor.until(() => visitor.step.step > step);
  else if (answer.refusal.code !== 'stale') throw new Error(answer.text);
  return true;
}

/** Plays that many times, or to the end. */
export async function playRondo(visitor: Visitor, seat: number, times = Number.POSITIVE_INFINITY): Promise<void> {
  for (let time = 0; time < times && (await playOnce(visitor, seat)); time++);
}
