// Which piece somebody means who types it: one of some pieces by its name, a bare letter (T'), or any French word.

import { bareReadings, letterReadings, type Voices, waysToSayWord } from '@boite/language';
import { type Piece, type Reading, type SpokenPiece, spokenPiece } from './piece.ts';
import { plainName } from './piece-table.ts';

const LONGEST_TYPED = 40;

/** Null when nobody knows how it is said. */
export function typedPiece(text: string, known: readonly Piece[], voices: Voices): Piece | null {
  const name = text.trim().normalize('NFC').toUpperCase();
  if (name.length > LONGEST_TYPED) return null;
  const free = known.find((piece) => piece.kind === 'free' && plainName(piece.name) === plainName(name));
  if (free !== undefined) return free;
  const spoken = known.filter((piece) => piece.kind === 'spoken');
  const readings = isBare(name) ? bareReadings(name.slice(0, -1)) : typedReadings(name, spoken, voices);
  return readings.length === 0 ? null : spokenPiece(name, readings);
}

function isBare(name: string): boolean {
  return /^.['’]$/u.test(name);
}

/** Those of the pieces of that very name; without accents, also those of the letter and of the words written so. */
function typedReadings(name: string, known: readonly SpokenPiece[], voices: Voices): readonly Reading[] {
  const exact = known.filter((piece) => piece.name === name);
  if (exact.length > 0) return exact.flatMap(({ readings }) => readings);
  const near = known.filter((piece) => plainName(piece.name) === name).flatMap(({ readings }) => readings);
  const words = waysToSayWord(name, voices).map(({ form, said }) => ({ said: form, sounds: said }));
  return [...near, ...letterReadings(name), ...words];
}
