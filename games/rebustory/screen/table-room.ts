// How large the cards of the table are: as large as lets every group be seen whole in the room there is.

/** In pixels. */
interface TableRoom {
  readonly width: number;
  readonly height: number;
}

/** A group with what is told below it. */
export interface Footprint {
  /** In cards. */
  readonly columns: number;
  readonly rows: number;
  /** Of what is told: how many lines, and the letters of the longest. */
  readonly lines: number;
  readonly letters: number;
}

const LARGEST_CARD = 132;
const LEAST_CARD = 40;
const STEP = 4;

/** A card is that much higher than wide. */
const CARD_HEIGHT = 1.2;
const GROUP_GAP = 14;
const LINE_HEIGHT = 21;
const LETTER_WIDTH = 8;

/** The smallest when they do not all fit: the table then scrolls. */
export function cardWidthIn(room: TableRoom, groups: readonly Footprint[]): number {
  for (let card = LARGEST_CARD; card > LEAST_CARD; card -= STEP) if (isRoomFor(groups, card, room)) return card;
  return LEAST_CARD;
}

function isRoomFor(groups: readonly Footprint[], card: number, { width, height }: TableRoom): boolean {
  let [across, lineHeight, down] = [0, 0, 0];
  for (const group of groups) {
    const [wide, high] = [widthOf(group, card), heightOf(group, card)];
    if (wide > width) return false;
    if (across + wide > width) [across, lineHeight, down] = [0, 0, down + lineHeight];
    across += wide;
    lineHeight = Math.max(lineHeight, high);
  }
  return down + lineHeight <= height;
}

function widthOf({ columns, letters }: Footprint, card: number): number {
  return Math.max(columns * (card + 2), letters * LETTER_WIDTH) + GROUP_GAP;
}

function heightOf({ rows, lines }: Footprint, card: number): number {
  return rows * (card * CARD_HEIGHT + 2) + lines * LINE_HEIGHT + GROUP_GAP;
}
