// Knows how a person plays Rébustory on the screen: looks at the cards, thinks of rebuses, touches cards and squares, writes the words.

import { keyOf } from '@boite/games/grid/runs.ts';
import type { CardId } from '@boite/games/rebustory/deck.ts';
import { type Position, positionIn } from '@boite/games/rebustory/position.ts';
import { ANY_MEANS, bestTurn, type Skills } from '@boite/games/rebustory/solver.ts';
import type { Books, Group, Lay, Options, View } from '@boite/games/rebustory/types.ts';
import { loadLibrary } from '@boite/language/node';
import type { StepMessage } from '@boite/protocol';
import { expect, type Page } from '@playwright/test';
import type { Listener } from './friends.ts';
import { linesOf, type RebusLine } from './rebus-lines.ts';

const books: Books = loadLibrary();

/** Someone who knows many words, and lays one line after the other. */
const FLUENT: Skills = { ...ANY_MEANS, maxRank: 8_000, takes: false, crosses: false };

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

/** A hand before an empty table, where no socket tells more. */
export async function freshPosition(page: Page, options: Partial<Options>): Promise<Position> {
  const whole = {
    edition: 'compacte',
    way: 'premier',
    tolerance: 'souple',
    children: false,
    phrases: false,
    ...options,
  } as Options;
  const hand = await handOf(page);
  return {
    options: whole,
    hand,
    rung: 0,
    seat: 0,
    plays: [[]],
    groups: 0,
    said: [],
    refused: [],
    turnNumber: 1,
    entered: [false],
  };
}

/** The rebuses one would lay now. */
export function ideas(position: Position, skills: Partial<Skills> = {}): readonly Idea[] {
  const { moves } = bestTurn({ position, books, skills: { ...FLUENT, ...skills } });
  return moves.flatMap(({ move, change }) => (move.kind === 'lay' ? [{ lay: move, group: change.group }] : []));
}

export interface Idea {
  readonly lay: Lay;
  /** As it will be. */
  readonly group: Group;
}

/** Lays a rebus and whatever crosses it, a line at a time. Gives the words. */
export async function layIdea(page: Page, { lay, group }: Idea): Promise<readonly string[]> {
  const lines = linesOf(lay, group);
  for (const [nth, line] of lines.entries()) {
    const held = await page.locator('[data-own]').count();
    await compose(page, lay.group === null && nth === 0 ? null : group.id, line);
    await sendWord(page);
    await expect(page.locator('[data-own]')).toHaveCount(held - line.cells.filter(({ isLying }) => !isLying).length);
  }
  return lines.map(({ word }) => word);
}

/** Puts the cards of a line on the bench and writes its word, without laying it. */
export async function compose(page: Page, group: number | null, line: RebusLine): Promise<void> {
  if (group === null) for (const { card } of line.cells) await touch(page, card);
  else await composeAround(page, group, line);
  await page.locator('[data-word="line"]').fill(line.word);
}

/** The first card is pointed at its square; the others follow it, then come those of the other end. */
async function composeAround(page: Page, group: number, { cells }: RebusLine): Promise<void> {
  const from = cells.findIndex(({ isLying }) => isLying);
  const to = cells.findIndex(({ isLying }, at) => at > from && !isLying);
  const before = cells.slice(0, from);
  const after = to < 0 ? [] : cells.slice(to).filter(({ isLying }) => !isLying);
  const [first, beside] = after.length > 0 ? [after[0], cells[to]] : [before[0], cells[from - 1]];
  if (first === undefined || beside === undefined) throw new Error('nothing to add to this line');
  await touch(page, first.card);
  await page.locator(`[data-free="${group}:${keyOf(beside)}"]`).click();
  await faceAlong(page, cells);
  for (const { card } of after.length > 0 ? after.slice(1) : before.slice(1)) await touch(page, card);
  if (after.length === 0 || before.length === 0) return;
  await page.getByRole('button', { name: 'Ajouter au début' }).click();
  for (const { card } of before) await touch(page, card);
}

/** A square beside two cards may begin two lines: the other one if need be. */
async function faceAlong(page: Page, [one, other]: RebusLine['cells']): Promise<void> {
  const way = one?.row === other?.row ? 'de gauche à droite' : 'de haut en bas';
  const isRight = await page.getByText(way).isVisible();
  if (!isRight) await page.getByRole('button', { name: 'changer de sens' }).click();
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
  await page.getByRole('button', { name: /^(Finir le tour|Je ne pose rien)/ }).click();
  if (held > 0) {
    await page.locator('[data-own]').first().click();
    await page.getByRole('button', { name: /et finir/ }).click();
  }
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
}

/** Plays a turn as well as one can. Gives the words laid. */
export async function playTurn(person: Listener, skills: Partial<Skills> = {}): Promise<readonly string[]> {
  const { page } = person;
  const view = viewOf(person);
  const words: string[] = [];
  for (const idea of ideas(positionIn(view, view.turn), skills)) words.push(...(await layIdea(page, idea)));
  await finishTurn(page);
  return words;
}

export const yourTurn = (page: Page) => page.getByRole('status').filter({ hasText: 'À vous' });
export const ending = (page: Page) => page.getByRole('list', { name: 'Classement' });

/** Waits for one's turn or the end of the game. */
export async function awaitTurn(page: Page): Promise<'turn' | 'over'> {
  await expect(yourTurn(page).or(ending(page)).first()).toBeVisible({ timeout: 60_000 });
  return (await ending(page).isVisible()) ? 'over' : 'turn';
}
