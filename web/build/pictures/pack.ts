// The picture of every piece of every game, composed: one text for all of them.

import { readdirSync, readFileSync } from 'node:fs';
import type { PieceArt, PieceArts } from '@boite/ui/pictures/art.ts';
import { drawnPicture, insideOf, notoPicture } from './composing.ts';
import { letterPicture } from './lettering.ts';
import { TAKEN_WHOLE } from './noto-table.ts';
import { isNote, notePicture } from './scale.ts';

/** Our own drawings, one file each. */
export const OUR_DRAWINGS = new URL('../../pictures/', import.meta.url);

export interface PicturePack {
  /** Which picture each piece shows, by its id: pieces may share one. */
  readonly of: Readonly<Record<string, number>>;
  /** Each a whole SVG. */
  readonly pictures: readonly string[];
}

export function picturePack(arts: PieceArts): PicturePack {
  const numbers = new Map<string, number>();
  const numbered = ([id, art]: readonly [string, PieceArt]) => {
    const picture = composedPicture(art);
    const number = numbers.get(picture) ?? numbers.size;
    numbers.set(picture, number);
    return [id, number] as const;
  };
  return { of: Object.fromEntries([...arts].map(numbered)), pictures: [...numbers.keys()] };
}

function composedPicture(art: PieceArt): string {
  if ('written' in art) return drawnPicture(letterPicture(art.written));
  if (isNote(art.drawn)) return drawnPicture(notePicture(art.drawn));
  const whole = TAKEN_WHOLE[art.drawn];
  return whole === undefined ? drawnPicture(ourDrawing(art.drawn)) : notoPicture(whole);
}

function ourDrawing(name: string): string {
  return insideOf(readFileSync(new URL(`${name}.svg`, OUR_DRAWINGS), 'utf8'));
}

/** The names of the drawings there are. */
export function drawingNames(): readonly string[] {
  return readdirSync(OUR_DRAWINGS)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace('.svg', ''));
}
