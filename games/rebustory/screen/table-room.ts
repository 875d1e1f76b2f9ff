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
  /** How many letters are told of each of its rebuses. */
  readonly told: readonly number[];
}

const LARGEST_CARD = 132;
const LEAST_CARD = 40;
const STEP = 4;

/** A card is that much higher than wide. */
const CARD_HEIGHT = 1.2;
const GROUP_GAP = 14;
const LINE_HEIGHT = 21;
const LETTER_WIDTH = 8;
/** What is told is no wider than that, or than the cards above it: then it takes another line. */
const NARROWEST_TOLD = 160;

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

function widthOf(group: Footprint, card: number): number {
  const told = Math.max(0, ...group.told) * LETTER_WIDTH;
  return Math.max(cardsAcross(group, card), Math.min(told, NARROWEST_TOLD)) + GROUP_GAP;
}

function heightOf(group: Footprint, card: number): number {
  const across = Math.max(cardsAcross(group, card), NARROWEST_TOLD);
  const lines = group.told.reduce((sum, letters) => sum + Math.ceil((letters * LETTER_WIDTH) / across), 0);
  return group.rows * (card * CARD_HEIGHT + 2) + lines * LINE_HEIGHT + GROUP_GAP;
}

function cardsAcross({ columns }: Footprint, card: number): number {
  return columns * (card + 2);
}
