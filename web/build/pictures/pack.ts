// Knows the picture of every card and token, composed: one text for all of them.

import { readdirSync, readFileSync } from 'node:fs';
import { JOKER_ID, PICTURE_CARDS, REBUSTORY_ID } from '@boite/games/rebustory/rules/cards.ts';
import { SYMBOLS } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import { drawnPicture, insideOf, notoPicture } from './composing.ts';
import { letterPicture } from './lettering.ts';
import { TAKEN_WHOLE } from './noto-table.ts';
import { isNote, notePicture } from './scale.ts';

/** Our own drawings, one file each. */
export const DRAWINGS = new URL('../../pictures/', import.meta.url);

/** What figures and little words look like; a card whose name is one sign looks like its name. */
const LINES: Readonly<Record<string, string>> = {
  un: '1',
  deux: '2',
  sept: '7',
  dix: '10',
  cent: '100',
  mille: '1000',
  et: 'ET',
  't-tu': 'TU',
  'le-la-les': 'LE LA LES',
};

/** Cards that say what is wanted. */
const FREE_CARDS = [JOKER_ID, REBUSTORY_ID];

/** What a picture is of. */
interface Pictured {
  readonly id: string;
  readonly name: string;
}

export const PICTURED: readonly Pictured[] = [...PICTURE_CARDS, ...SYMBOLS];

export interface Pack {
  /** Which picture each card shows, by its id: cards may share one. */
  readonly of: Readonly<Record<string, number>>;
  /** Each a whole SVG. */
  readonly pictures: readonly string[];
}

export function picturePack(): Pack {
  const numbers = new Map<string, number>();
  const numbered = (id: string, picture: string) => {
    const number = numbers.get(picture) ?? numbers.size;
    numbers.set(picture, number);
    return [id, number] as const;
  };
  const pictured = PICTURED.map((card) => numbered(card.id, pictureOf(card)));
  const free = FREE_CARDS.map((id) => numbered(id, drawnPicture(drawing(id))));
  return { of: Object.fromEntries([...pictured, ...free]), pictures: [...numbers.keys()] };
}

/** The id of a card without its set: « a-chat » is « chat ». */
function withoutSet(id: string): string {
  return id.slice(2);
}

function pictureOf(card: Pictured): string {
  const lines = linesOf(card);
  if (lines !== null) return drawnPicture(letterPicture(lines.split(' ')));
  const own = withoutSet(card.id);
  if (isNote(own)) return drawnPicture(notePicture(own));
  const whole = TAKEN_WHOLE[card.id] ?? TAKEN_WHOLE[own];
  return whole === undefined ? drawnPicture(drawing(own)) : notoPicture(whole);
}

function linesOf({ id, name }: Pictured): string | null {
  const isSign = /^(\p{L}|[\d/]+)$/u.test(name);
  return isSign ? name : (LINES[id] ?? LINES[withoutSet(id)] ?? null);
}

function drawing(name: string): string {
  return insideOf(readFileSync(new URL(`${name}.svg`, DRAWINGS), 'utf8'));
}

/** The names of the drawings there are. */
export function drawingNames(): readonly string[] {
  return readdirSync(DRAWINGS)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace('.svg', ''));
}
