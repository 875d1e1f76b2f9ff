// The rules of jokers and of the longest word on tiles that are marked, for tests: slow, and easy to believe.

import { type Chance, oneOf, shuffled } from '@boite/kernel';
import { isLetter, type Letter } from '@boite/language';
import { spellingOf, tilesOn } from '../rules/table.ts';
import type { LaidWords, Tile } from '../types.ts';

/** A tile that can be told from its equals. */
interface Marked {
  readonly tile: Tile;
  readonly from: 'table' | 'rack';
  /** What a joker of the table stood for. */
  readonly stood: Letter | null;
}

/** A tile where it lies now. */
interface PlacedTile extends Marked {
  readonly word: number;
  readonly shows: Letter;
}

/** Whether some marking of the tiles keeps the rules. Words are taken as they are. */
export function isAllowedWithMarkedTiles(before: LaidWords, rack: readonly Tile[], after: LaidWords): boolean {
  const marked = [...before.flatMap(markedTiles), ...rack.map((tile): Marked => ({ tile, from: 'rack', stood: null }))];
  const faces = after.flatMap((word, at) => [...word].map((face) => ({ face, word: at })));
  return someMarking(marked, faces, [], (placed) => keepsTheRules(before, after, placed));
}

function markedTiles(word: string): readonly Marked[] {
  return [...word].map((face) =>
    isLetter(face)
      ? { tile: face, from: 'table', stood: null }
      : { tile: 'joker', from: 'table', stood: face.toUpperCase() as Letter },
  );
}

/** Tries every tile for every face; at the end nothing of the table may be left. */
function someMarking(
  left: readonly Marked[],
  faces: readonly { readonly face: string; readonly word: number }[],
  placed: readonly PlacedTile[],
  keeps: (placed: readonly PlacedTile[]) => boolean,
): boolean {
  const [next, ...rest] = faces;
  if (next === undefined) return left.every(({ from }) => from === 'rack') && keeps(placed);
  const tile: Tile = isLetter(next.face) ? next.face : 'joker';
  const shows = next.face.toUpperCase() as Letter;
  return left.some(
    (one, at) =>
      one.tile === tile && someMarking(left.toSpliced(at, 1), rest, [...placed, { ...one, word: next.word, shows }], keeps),
  );
}

function keepsTheRules(before: LaidWords, after: LaidWords, placed: readonly PlacedTile[]): boolean {
  const known = before.map(spellingOf);
  const formed = after.flatMap((word, at) => (known.includes(spellingOf(word)) ? [] : [at]));
  const longest = Math.max(...formed.map((at) => after[at]?.length ?? 0));
  const fromRack = placed.filter(({ from }) => from === 'rack');
  const won = placed.filter(({ stood, shows }) => stood !== null && stood !== shows);
  return (
    fromRack.length > 0 &&
    won.every((joker) => formed.includes(joker.word) && isAmongRackTiles(joker, placed)) &&
    arePaid(won, fromRack) &&
    fromRack.some(({ word }) => formed.includes(word) && after[word]?.length === longest)
  );
}

function isAmongRackTiles(joker: PlacedTile, placed: readonly PlacedTile[]): boolean {
  return placed.every((other) => other === joker || other.word !== joker.word || other.from === 'rack');
}

/** Each joker that was won has its own letter laid from the rack. */
function arePaid(won: readonly PlacedTile[], fromRack: readonly PlacedTile[]): boolean {
  const letters: Tile[] = fromRack.map(({ tile }) => tile);
  return won.every(({ stood }) => {
    const at = letters.indexOf(stood as Letter);
    return at >= 0 && letters.splice(at, 1).length === 1;
  });
}

/** A small table with jokers and what it may become: few letters, so that tiles are often equal. */
export function randomJokerCase(chance: Chance): { before: LaidWords; rack: readonly Tile[]; after: LaidWords } {
  const jokers = chance.below(3);
  const before = [someWord(chance, jokers > 0), someWord(chance, jokers > 1)].slice(0, 1 + chance.below(2));
  const used = Array.from({ length: 1 + chance.below(4) }, () => oneOf(LETTERS_IN_CASES, chance));
  const laidJokers = Array<Tile>(Math.min(chance.below(3), 2 - tilesOn(before).filter((tile) => tile === 'joker').length));
  const rack: readonly Tile[] = [...used, ...laidJokers.fill('joker')];
  const kept = chance.below(3) === 0 ? [] : before.slice(1);
  const changed = [...before.slice(0, before.length - kept.length), ...rack].join('').replaceAll('joker', '*');
  return {
    before,
    rack,
    after: [...kept.map((word) => sometimesPaid(word, chance)), ...cutInThrees(shownFaces(changed, chance))],
  };
}

const LETTERS_IN_CASES: readonly Letter[] = ['A', 'B', 'C'];

function someWord(chance: Chance, joker: boolean): string {
  const letters = Array.from({ length: 3 + chance.below(2) }, () => oneOf(LETTERS_IN_CASES, chance));
  return letters.map((letter, at) => (joker && at === 0 ? letter.toLowerCase() : letter)).join('');
}

/** A word that stays, its joker sometimes paid with a letter. */
function sometimesPaid(word: string, chance: Chance): string {
  return chance.below(2) === 0 ? word : word.toUpperCase();
}

/** The faces in another order, the jokers as any letter. */
function shownFaces(faces: string, chance: Chance): string {
  return shuffled([...faces], chance)
    .map((face) => (isLetter(face) ? face : oneOf(LETTERS_IN_CASES, chance).toLowerCase()))
    .join('');
}

/** Words of three letters, the last one with what is left. */
function cutInThrees(faces: string): LaidWords {
  return faces.length < 6 ? [faces] : [faces.slice(0, 3), ...cutInThrees(faces.slice(3))];
}
