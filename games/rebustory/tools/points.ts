// Knows how the pictures of Rébustory are shared out among the five frames: the commoner the sound, the cheaper.

import { PICTURE_CARDS, type PictureCard } from '../rules/cards.ts';
import { productivity } from './productivity.ts';

/** What examples of the rules show; TOUR and the pictures of one point fall where they should by themselves too. */
const SHOWN_POINTS: Readonly<Record<string, number>> = {
  FIL: 3,
  TOUR: 2,
  NŒUD: 1,
  PART: 1,
  RAT: 1,
  DÉ: 1,
  LAIT: 1,
  PAS: 1,
  RIZ: 1,
  MAT: 1,
  EAU: 1,
  RANG: 1,
  JEU: 1,
  RAIE: 1,
};

/**
 * Points, and the share of the pictures that are worth so many or fewer. In the examples nearly all are worth one: so is
 * nearly half of the deck, from É and A to sounds of some three hundred words (DO, OS). Each frame is rarer than the one
 * before; the last twentieth serves in about ten words (NAIN, BUS), and its triangle pays for the wait.
 */
const FRAME_SHARES: readonly (readonly [points: number, upTo: number])[] = [
  [1, 0.45],
  [2, 0.7],
  [3, 0.85],
  [5, 0.95],
  [10, 1],
];

/** The points of every picture, in the order of the cards. */
export function sharedPoints(): ReadonlyMap<string, number> {
  const pictures = PICTURE_CARDS.filter(({ set }) => set === 'compacte' || set === 'classique');
  const wordsOf = productivity();
  const words = new Map(pictures.map((picture) => [picture.id, wordsOf(picture)]));
  const counts = [...words.values()].sort((a, b) => b - a);
  return new Map(
    pictures.map((picture) => [picture.id, framePoints(picture, counts.indexOf(words.get(picture.id) ?? 0) / counts.length)]),
  );
}

/** Pictures that sound the same stand at the same place, and are worth the same. */
function framePoints({ name }: PictureCard, place: number): number {
  const [points] = FRAME_SHARES.find(([, upTo]) => place < upTo) ?? [10];
  return SHOWN_POINTS[name] ?? points;
}

export function writtenPoints(points: ReadonlyMap<string, number>): string {
  const frames = FRAME_SHARES.map(([worth]) => {
    const ids = [...points].flatMap(([id, value]) => (value === worth ? [id] : []));
    return `  ${worth}: \`\n${inLines(ids)}\`,\n`;
  });
  return `${WRITTEN_HEAD}${frames.join('')}};\n`;
}

const WIDEST_LINE = 130;

function inLines(ids: readonly string[]): string {
  const lines: string[] = [];
  for (const id of ids) {
    const longer = `${lines.at(-1) ?? ''} ${id}`;
    if (lines.length > 0 && longer.length <= WIDEST_LINE) lines[lines.length - 1] = longer;
    else lines.push(`    ${id}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

const WRITTEN_HEAD = `// Knows which pictures are worth how much. Written by games/rebustory/tools/build.ts, not by hand.

export type PicturePoints = 1 | 2 | 3 | 5 | 10;

/** The ids of the pictures, in the order of the cards. */
export const PICTURES_WORTH: Readonly<Record<PicturePoints, string>> = {
`;
