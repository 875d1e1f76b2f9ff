// Knows how a person plays Scrabble Rébus on the screen: looks at the board and the rack, thinks of a rebus, lays it, reads it.

import { labelsOf, playButton } from '@boite/e2e/frame.ts';
import type { PlayingHand } from '@boite/e2e/hands.ts';
import { loadLibrary } from '@boite/language/node';
import { everyRebus, lexiconWords, WordBands } from '@boite/rebus';
import { expect, type Locator, type Page } from '@playwright/test';
import { boardWith, CENTRE, EMPTY_BOARD, isEmpty, SIDE } from '../../rules/board.ts';
import { claimedTokens, playRefusal } from '../../rules/play.ts';
import { gainOf, objected } from '../../rules/rebus.ts';
import { symbolOf, typedToken } from '../../rules/symbols.ts';
import type { Board, RunClaim, Token, TokenPlacement, TokenPlay } from '../../types.ts';

const books = loadLibrary();
const words = new WordBands(lexiconWords(books.lexicon, books.sounds));

type BoardPlace = Pick<TokenPlacement, 'row' | 'column'>;
type RunWay = RunClaim['direction'];

const board = (page: Page) => page.getByRole('table', { name: 'Plateau' });
export const rack = (page: Page) => page.locator('[data-hand]');
export const tried = (page: Page) => board(page).getByRole('button', { name: /pas encore joué/ });
export const readingField = (page: Page) => page.getByRole('textbox', { name: /^Ce que disent/ });
export const askOthers = (page: Page) => page.getByRole('button', { name: 'Demander aux autres' });

/** The square of a place, whatever lies there. */
export function square(page: Page, { row, column }: BoardPlace): Locator {
  return board(page).getByRole('button', { name: new RegExp(`, rangée ${row + 1}, colonne ${column + 1}(,|$)`) });
}

/** A token that is on the rack and not on the board. */
export function ownToken(page: Page, token: Token): Locator {
  return rack(page).locator(`button[aria-pressed="false"][data-token="${token}"]`).first();
}

export async function handOf(page: Page): Promise<readonly Token[]> {
  return (await labelsOf(rack(page).getByRole('button', { name: /, jeton (?!.*sur le plateau)/ }))).map(tokenIn);
}

/** What lies on the board for good. */
export async function boardOf(page: Page): Promise<Board> {
  const labels = await labelsOf(board(page).getByRole('button', { name: /rangée \d+, colonne \d+$/ }));
  const placements = labels.flatMap((label): readonly TokenPlacement[] => {
    const [, name = '', row, column] = /^(.+), rangée (\d+), colonne (\d+)$/.exec(label) ?? [];
    const isFree = name.startsWith('case ') || name === 'étoile';
    return isFree ? [] : [{ row: Number(row) - 1, column: Number(column) - 1, token: tokenIn(name) }];
  });
  return boardWith(EMPTY_BOARD, placements);
}

function tokenIn(label: string): Token {
  const token = typedToken(label.split(',')[0] ?? '');
  if (token === null) throw new Error(`no token is called ${label}`);
  return token;
}

export interface Found {
  readonly play: TokenPlay;
  readonly points: number;
}

/** The highest-scoring rebus of one word that a person could find on this screen; null when there is none. */
export async function bestPlay(page: Page): Promise<Found | null> {
  const [lying, hand] = [await boardOf(page), await handOf(page)];
  return foundPlays(lying, hand).reduce<Found | null>((best, one) => (one.points > (best?.points ?? 0) ? one : best), null);
}

/** Words of the hand on the star, or through a token that lies there, wherever they touch nothing else. */
function foundPlays(lying: Board, hand: readonly Token[]): readonly Found[] {
  if (isEmpty(lying)) return wordsWith(hand, null).flatMap((found) => placed(lying, hand, { ...found, anchor: CENTRE }));
  const symbols = [...new Set(lying.flatMap((token) => token ?? []))];
  return symbols.flatMap((symbol) => {
    const found = wordsWith(hand, symbol);
    const anchors = lying.flatMap((token, at) => (token === symbol ? [{ row: Math.floor(at / SIDE), column: at % SIDE }] : []));
    return anchors.flatMap((anchor) => found.flatMap((one) => placed(lying, hand, { ...one, anchor })));
  });
}

interface FoundRebus {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Which of them is on the anchor. */
  readonly at: number;
}

/** A few rebuses of common words; through a token of the board if one is given. */
function wordsWith(hand: readonly Token[], through: Token | null): readonly FoundRebus[] {
  const cards = through === null ? hand : [...hand, through];
  const found: FoundRebus[] = [];
  const search = { pieces: cards.map(symbolOf), tolerance: 'souple', words, maxRank: 20_000, maxPieces: 5 } as const;
  for (const { word, pieces: order } of everyRebus(search)) {
    const at = through === null ? 0 : order.indexOf(hand.length);
    if (at >= 0) found.push({ text: word, tokens: order.map((nth) => cards[nth] as Token), at });
    if (found.length === 60) break;
  }
  return found;
}

function placed(lying: Board, hand: readonly Token[], rebus: FoundRebus & { readonly anchor: BoardPlace }): readonly Found[] {
  return (['across', 'down'] as const).flatMap((way) => {
    const placements = onLine(rebus, way).filter((_, at) => isEmpty(lying) || at !== rebus.at);
    const isInside = placements.every(({ row, column }) => Math.min(row, column) >= 0 && Math.max(row, column) < SIDE);
    const runs = isInside ? claimedTokens(lying, { placements, claims: [] }) : [];
    const [only] = runs;
    if (!only || runs.length > 1) return [];
    const first = only.run.cells[0] as BoardPlace;
    const play = { placements, claims: [{ ...first, direction: only.run.direction, text: rebus.text, meant: [] }] };
    if (playRefusal({ board: lying, hand }, play) !== null) return [];
    const gain = gainOf(lying, play, books);
    return objected(gain.rebuses).length > 0 ? [] : [{ play, points: gain.points }];
  });
}

function onLine({ anchor, tokens, at }: FoundRebus & { readonly anchor: BoardPlace }, way: RunWay): readonly TokenPlacement[] {
  return tokens.map((token, nth) => ({
    row: anchor.row + (way === 'down' ? nth - at : 0),
    column: anchor.column + (way === 'across' ? nth - at : 0),
    token,
  }));
}

/** The token is touched, then its square. */
export async function put(page: Page, { token, ...cell }: TokenPlacement): Promise<void> {
  await ownToken(page, token).click();
  await square(page, cell).click();
}

export async function layByTapping(page: Page, { placements }: Pick<TokenPlay, 'placements'>): Promise<void> {
  for (const placement of placements) await put(page, placement);
  await expect(tried(page)).toHaveCount(placements.length);
}

/** Writes what is read in the runs, as many as there are. */
export async function read(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const [nth, text] of texts.entries()) await readingField(page).nth(nth).fill(text);
}

export async function lay(page: Page, { play, points }: Found): Promise<void> {
  await layByTapping(page, play);
  await read(page, ...play.claims.map(({ text }) => text));
  await expect(playButton(page)).toHaveText(new RegExp(`\\b${points}\\b`));
  await playButton(page).click();
}

/** By whatever hand. */
export async function tokensLaidBy(hand: PlayingHand, page: Page, { placements, claims }: TokenPlay): Promise<void> {
  for (const [nth, { token, ...cell }] of placements.entries()) {
    await hand.press(ownToken(page, token));
    await hand.press(square(page, cell));
    await expect(tried(page)).toHaveCount(nth + 1);
  }
  for (const [nth, { text }] of claims.entries()) await hand.write(readingField(page).nth(nth), text);
  await hand.press(page.getByRole('button', { name: /^Jouer/ }));
}

/** Two tokens of the rack on the star, whatever they say. */
export async function anyTwo(page: Page): Promise<readonly TokenPlacement[]> {
  const [first, second] = await handOf(page);
  const { row, column } = CENTRE;
  return [
    { row, column, token: first as Token },
    { row, column: column + 1, token: second as Token },
  ];
}
