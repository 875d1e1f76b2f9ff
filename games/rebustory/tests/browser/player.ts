// Knows how a person plays Rébustory on the screen: looks at the cards, thinks of rebuses, touches cards and squares, writes the words.

import { factsOf } from '@boite/e2e/facts.ts';
import { otherMove } from '@boite/e2e/frame.ts';
import type { Listener } from '@boite/e2e/friends.ts';
import type { PlayingHand } from '@boite/e2e/hands.ts';
import { replayed } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import type { StepMessage } from '@boite/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import { ANY_MEANS, bestTurn, type Skills } from '../../bot/solver.ts';
import { box as rebustory } from '../../game.ts';
import { type CardId, cardOf } from '../../rules/cards.ts';
import { type Position, positionIn } from '../../rules/position.ts';
import type { Books, Fact, Group, Lay, View } from '../../types.ts';

const rebustoryBooks: Books = loadLibrary();

/** Someone who knows many words, and lays each rebus by itself. */
const FLUENT: Skills = { ...ANY_MEANS, maxRank: 8_000, takes: false, crosses: false, joins: false };

/** What a person has before the eyes, as the table told it last. */
export function viewOf({ heard }: Listener): View {
  const steps = heard.map((text) => JSON.parse(text) as StepMessage).filter(({ type }) => type === 'step');
  const last = steps.at(-1);
  if (last === undefined) throw new Error('nothing was told of a game');
  return last.view as View;
}

/** The cards of the hand, in any order. */
export function handOf(page: Page): Promise<readonly CardId[]> {
  return page.locator('[data-own]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

/** What the person at the first seat has before the eyes, in a game on this device. */
export async function positionHere(page: Page): Promise<Position> {
  const { state } = replayed(rebustory.game, await factsOf<Fact>(page));
  return positionIn(rebustory.game.view(state, 0), 0);
}

/** The rebuses one would lay now. */
export function ideas(position: Position, skills: Partial<Skills> = {}): readonly Idea[] {
  const { moves } = bestTurn({ position, books: rebustoryBooks, skills: { ...FLUENT, ...skills } });
  return moves.flatMap(({ move, change }) => (move.kind === 'lay' ? [{ lay: move, group: change.group }] : []));
}

export interface Idea {
  readonly lay: Lay;
  /** As it will be. */
  readonly group: Group;
}

/** Lays a rebus: its cards leave the hand. Gives its word. */
export async function layIdea(page: Page, { lay: { placements, claims } }: Idea): Promise<string> {
  const held = await page.locator('[data-own]').count();
  const word = claims[0]?.word ?? '';
  await layWord(
    page,
    placements.map(({ card }) => card),
    word,
  );
  await expect(page.locator('[data-own]')).toHaveCount(held - placements.length);
  return word;
}

/** Touches a card of the hand that is not on the bench yet. */
export async function touch(page: Page, card: CardId): Promise<void> {
  await page.locator(`[data-own][data-card="${card}"][aria-pressed="false"]`).first().click();
}

/** Lays what is on the bench; it must be let through. */
export async function sendWord(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Poser/ })).not.toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-word="line"]').press('Enter');
  await expect(page.locator('[data-held]')).toHaveCount(0);
}

/** Lays a rebus by itself: the cards in a row, and the word they say. */
export async function layWord(page: Page, cards: readonly CardId[], word: string): Promise<void> {
  for (const card of cards) await touch(page, card);
  await page.locator('[data-word="line"]').fill(word);
  await sendWord(page);
}

export function cardNamed(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Votre main' }).getByRole('button', { name: new RegExp(`^Carte ${name},`, 'i') });
}

/** A rebus by itself, by whatever hand. */
export async function rebusLaidBy(hand: PlayingHand, page: Page, { lay: { placements, claims } }: Pick<Idea, 'lay'>) {
  const held = await page.locator('[data-own]').count();
  for (const { card } of placements) await hand.press(cardNamed(page, cardOf(card).name).first());
  await hand.write(page.getByRole('textbox', { name: /mot/i }), claims[0]?.word ?? '');
  await hand.press(page.getByRole('button', { name: /^Poser/ }));
  await expect(page.locator('[data-own]')).toHaveCount(held - placements.length);
}

/** Ends a turn with the last card of the hand discarded. */
export async function discardLast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Finir le tour/ }).click();
  await page.locator('[data-own]').last().click();
  await page.getByRole('button', { name: /et finir/ }).click();
}

/** Discards the first card, if any is left, and ends the turn: the score sheet has a line more. */
export async function finishTurn(page: Page): Promise<void> {
  const lines = page.getByRole('table').locator('tbody .points');
  const [before, held] = [await lines.count(), await page.locator('[data-own]').count()];
  const finish = page.getByRole('button', { name: /^Finir le tour/ });
  if (await finish.isVisible()) await finish.click();
  else await otherMove(page, 'Je ne pose rien');
  if (held > 0) {
    await page.locator('[data-own]').first().click();
    await page.getByRole('button', { name: /et finir/ }).click();
  }
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
}

/** Ends a draw played alone, after the question whether one is sure. */
export async function endDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Terminer \(/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer la partie' }).click();
}

/** Plays a turn as well as one can. */
export async function playTurn(page: Page, position: Position, skills: Partial<Skills> = {}): Promise<void> {
  for (const idea of ideas(position, skills)) await layIdea(page, idea);
  await finishTurn(page);
}
