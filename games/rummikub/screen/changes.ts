// How a key changes the move being composed.

import { type Letter, typeset } from '@boite/language';
import type { BenchKey } from './keyboard.ts';
import {
  type BenchPlace,
  groupWith,
  isLaid,
  joinedGroups,
  split,
  type TileBench,
  type TileId,
  tileLetterOf,
  tileOf,
  withJokerNamed,
  withTilesAt,
  wonJokers,
} from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

/** Those that change the bench; the others walk on it, or play. */
type ChangingKey = Exclude<BenchKey, { kind: 'move' | 'extend' | 'play' }>;

/** What a key does at a place of the workbench. */
export function changeBench(workshop: Workshop, key: ChangingKey, place: BenchPlace): void {
  workshop.whisper = null;
  if (key.kind === 'type') typeOnBench(workshop, place, key.letter);
  else if (key.kind === 'joker') layJoker(workshop, place);
  else if (key.kind === 'take-back') takeTileBack(workshop, place);
  else if (key.kind === 'cut') cutWord(workshop, place);
  else if (key.kind === 'undo') workshop.undo();
  else if (workshop.lifted.length > 0) workshop.letGo();
  else workshop.restore();
}

/** What is held serves first, then the rack, then a joker. */
function typeOnBench(workshop: Workshop, place: BenchPlace, letter: Letter): void {
  const { bench, lifted } = workshop;
  const own = lifted.find((id) => letterIn(bench, id) === letter) ?? freeTile(bench, letter);
  if (own !== null) {
    workshop.layAtCaret([own], place);
    workshop.lifted = lifted.filter((id) => id !== own);
    return;
  }
  const joker = freeTile(bench, 'joker');
  if (joker === null) workshop.whisper = typeset(`Vous n’avez ni la lettre ${letter}, ni un joker.`);
  else workshop.commit(withJokerNamed(withTilesAt(bench, [joker], place), joker, letter), [joker]);
}

function layJoker(workshop: Workshop, place: BenchPlace): void {
  const joker = freeTile(workshop.bench, 'joker');
  if (joker === null) workshop.whisper = 'Vous n’avez pas de joker.';
  else workshop.layAtCaret([joker], place);
}

/** As in a text: the tile before the cursor goes; at the start of a word, it joins the one before it. */
function takeTileBack(workshop: Workshop, { group, at }: BenchPlace): void {
  const { bench, lifted } = workshop;
  const tile = groupWith(bench, group)?.tiles[at - 1];
  if (lifted.length > 0) workshop.giveBack(lifted);
  else if (tile) {
    workshop.giveBack([tile.id]);
    workshop.caret = groupWith(workshop.bench, group) && { group, at: isLaid(workshop.bench, tile.id) ? at : at - 1 };
  } else if (group !== null) joinWords(workshop, group);
}

function joinWords(workshop: Workshop, group: number): void {
  const before = workshop.bench.groups[workshop.bench.groups.findIndex(({ id }) => id === group) - 1];
  workshop.commit(joinedGroups(workshop.bench, group));
  if (before) workshop.caret = { group: before.id, at: before.tiles.length };
}

function cutWord(workshop: Workshop, place: BenchPlace): void {
  workshop.commit(split(workshop.bench, place));
  const next = workshop.bench.groups[workshop.bench.groups.findIndex(({ id }) => id === place.group) + 1];
  workshop.caret = next ? { group: next.id, at: 0 } : null;
}

function letterIn(bench: TileBench, id: TileId): Letter | null {
  const tile = tileOf(bench, id);
  return tile && tileLetterOf(tile);
}

/** A tile of that face which is still on the rack, or beside it. */
function freeTile(bench: TileBench, face: Letter | 'joker'): TileId | null {
  const free = [...wonJokers(bench), ...bench.rack].filter(({ id }) => !isLaid(bench, id));
  return free.find((tile) => tile.face === face)?.id ?? null;
}
