// Knows how a key changes the move being composed.

import { typeset } from '@boite/language';
import type { Deed } from './keyboard.ts';
import type { Letter } from './rules.ts';
import {
  type Bench,
  groupWith,
  isLaid,
  joined,
  letterOf,
  type Place,
  split,
  type TileId,
  tileOf,
  withJokerNamed,
  withTilesAt,
  wonJokers,
} from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;
type BenchDeed = Exclude<Deed, { kind: 'move' | 'extend' | 'play' }>;

type Doing = { readonly [Kind in BenchDeed['kind']]: (workshop: Workshop, place: Place, deed: Of<Kind>) => void };

const DOING: Doing = {
  type: (workshop, place, { letter }) => typeLetter(workshop, place, letter),
  joker: layJoker,
  'take-back': takeBack,
  cut,
  undo: (workshop) => workshop.undo(),
  restore: (workshop) => (workshop.lifted.length > 0 ? workshop.letGo() : workshop.restore()),
};

/** What a key does at a place of the workbench. */
export function doneBy(workshop: Workshop, deed: BenchDeed, place: Place): void {
  workshop.whisper = null;
  const doing = DOING[deed.kind] as (workshop: Workshop, place: Place, deed: BenchDeed) => void;
  doing(workshop, place, deed);
}

/** What is held serves first, then the rack, then a joker. */
function typeLetter(workshop: Workshop, place: Place, letter: Letter): void {
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

function layJoker(workshop: Workshop, place: Place): void {
  const joker = freeTile(workshop.bench, 'joker');
  if (joker === null) workshop.whisper = 'Vous n’avez pas de joker.';
  else workshop.layAtCaret([joker], place);
}

/** As in a text: the tile before the cursor goes; at the start of a word, it joins the one before it. */
function takeBack(workshop: Workshop, { group, at }: Place): void {
  const { bench, lifted } = workshop;
  const tile = groupWith(bench, group)?.tiles[at - 1];
  if (lifted.length > 0) workshop.giveBack(lifted);
  else if (tile) {
    workshop.giveBack([tile.id]);
    workshop.caret = groupWith(workshop.bench, group) && { group, at: isLaid(workshop.bench, tile.id) ? at : at - 1 };
  } else if (group !== null) join(workshop, group);
}

function join(workshop: Workshop, group: number): void {
  const before = workshop.bench.groups[workshop.bench.groups.findIndex(({ id }) => id === group) - 1];
  workshop.commit(joined(workshop.bench, group));
  if (before) workshop.caret = { group: before.id, at: before.tiles.length };
}

function cut(workshop: Workshop, place: Place): void {
  workshop.commit(split(workshop.bench, place));
  const next = workshop.bench.groups[workshop.bench.groups.findIndex(({ id }) => id === place.group) + 1];
  workshop.caret = next ? { group: next.id, at: 0 } : null;
}

function letterIn(bench: Bench, id: TileId): Letter | null {
  const tile = tileOf(bench, id);
  return tile && letterOf(tile);
}

/** A tile of that face which is still on the rack, or beside it. */
function freeTile(bench: Bench, face: Letter | 'joker'): TileId | null {
  const free = [...wonJokers(bench), ...bench.rack].filter(({ id }) => !isLaid(bench, id));
  return free.find((tile) => tile.face === face)?.id ?? null;
}
