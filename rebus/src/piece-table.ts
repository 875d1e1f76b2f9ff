// Pieces written as a table, a row each: « NAME: sounds spellings | ~sounds spellings ».

import { fromIpa, letterReadings } from '@boite/language';
import { type Reading, type SpokenPiece, spokenPiece } from './piece.ts';

/** A piece of a table. */
export interface ListedPiece extends SpokenPiece {
  /** Its plain name, numbered where several have the same: « chat », « os-2 ». */
  readonly key: string;
}

/** Sounds are in the phonetic alphabet; « ~ » is an extension; a letter also says its name and its bare sounds. */
export function listedPieces(rows: readonly string[]): readonly ListedPiece[] {
  const pieces = rows.map(rowPiece);
  return pieces.map((piece) => ({ ...piece, key: keyAmong(pieces, piece) }));
}

/** A name as it is compared: « œufs » is ŒUFS is OEUFS, « ÂNE » is ANE. */
export function plainName(name: string): string {
  return name.toUpperCase().replaceAll('Œ', 'OE').normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
}

/** A name as its reading is written: names are in capitals, and some without their accents. */
export function writtenName({ name, readings }: SpokenPiece): string {
  return readings.find(({ said }) => plainName(said) === plainName(name))?.said ?? name;
}

function rowPiece(row: string): SpokenPiece {
  const [name = '', groups = ''] = row.split(': ');
  const told = groups.split(' | ').filter((group) => group !== '');
  return spokenPiece(name, [...letterReadings(name), ...told.flatMap(groupReadings)]);
}

/** « ~sɑ̃t cent »: sounds, then every spelling of them. */
function groupReadings(group: string): readonly Reading[] {
  const [ipa = '', ...spellings] = group.replace('~', '').split(' ');
  const sounds = fromIpa(ipa);
  if (sounds === null || spellings.length === 0) throw new Error(`no reading: ${group}`);
  const isExtension = group.startsWith('~');
  return spellings.map((said) => (isExtension ? { said, sounds, isExtension } : { said, sounds }));
}

function keyAmong(pieces: readonly SpokenPiece[], piece: SpokenPiece): string {
  const twins = pieces.filter(({ name }) => name === piece.name);
  const number = twins.length > 1 ? `-${twins.indexOf(piece) + 1}` : '';
  const plain = plainName(piece.name).toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-') + number;
}
