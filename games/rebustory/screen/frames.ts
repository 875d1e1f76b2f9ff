// What the frame of a card looks like: a shape on a square of 100, and how large a picture lies in it.

import type { Frame } from '../rules/deck.ts';

interface FrameShape {
  readonly path: string;
  /** Of the side of the square. */
  readonly picture: number;
  /** How much lower than the middle the picture lies. */
  readonly lower: number;
}

export const SHAPES: Readonly<Record<Frame, FrameShape>> = {
  round: { path: 'M50 3a47 47 0 1 0 .1 0z', picture: 0.74, lower: 0 },
  diamond: { path: 'M50 2L98 50L50 98L2 50z', picture: 0.68, lower: 0 },
  rectangle: { path: 'M4 12H96V88H4z', picture: 0.74, lower: 0 },
  hexagon: { path: 'M27 7H73L98 50L73 93H27L2 50z', picture: 0.76, lower: 0 },
  triangle: { path: 'M50 4L98 94H2z', picture: 0.62, lower: 0.13 },
};

/** As it is called on screen. */
export const FRAME_NAMES: Readonly<Record<Frame, string>> = {
  round: 'rond',
  diamond: 'losange',
  rectangle: 'rectangle',
  hexagon: 'hexagone',
  triangle: 'triangle',
};
