// Which pieces there are to draw: those that the games of the shelf say they have.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { shelf } from '@boite/games';
import type { PieceArts } from '@boite/ui/pictures/art.ts';

const SHELF_FILE = pathToFileURL(createRequire(import.meta.url).resolve('@boite/games'));

/** A game whose pieces have pictures says so in `screen/pictures.ts`. */
export async function piecesOfShelf(): Promise<PieceArts> {
  const files = shelf().map(({ game }) => new URL(`./${game.id}/screen/pictures.ts`, SHELF_FILE));
  const arts = await Promise.all(files.filter(existsSync).map(artsIn));
  return new Map(arts.flatMap((pieces) => [...pieces]));
}

async function artsIn(file: URL): Promise<PieceArts> {
  const { pictures }: { pictures: PieceArts } = await import(/* @vite-ignore */ file.href);
  return pictures;
}
