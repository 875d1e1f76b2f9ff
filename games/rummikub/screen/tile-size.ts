// How wide the tiles of the table are: as the place and their number allow.

/** In pixels: smaller ones cannot be touched, larger ones look like toys. */
const SMALLEST = 34;
const LARGEST = 84;
/** How many times its own square a tile takes: it is higher than wide, and words leave room beside and below them. */
const SPREAD = 2.6;

/** There is room for so many more at a time: a word more makes no tile smaller. */
const CROWD = 24;

/** Among that many tiles, at least as many as make a first word. */
export function tileSize({ width, height }: { readonly width: number; readonly height: number }, count: number): number {
  const expected = CROWD * Math.max(1, Math.ceil(count / CROWD));
  const fitting = Math.sqrt((width * height) / (SPREAD * expected));
  return Math.round(Math.min(LARGEST, width / 9, Math.max(SMALLEST, fitting)) || SMALLEST);
}
