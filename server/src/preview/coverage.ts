// How much of each pixel of a small square a shape covers: winding counted along a few lines a pixel.

import type { GridPoint } from './letters.ts';
import type { Contour } from './outlines.ts';

const LINES_A_PIXEL = 4;

/** Shares of pixels, row after row. */
export type Coverage = Float32Array;

interface EdgeCrossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/** Contours in pixels; an open one is closed by a straight line. */
export function coverageOf(contours: readonly Contour[], side: number, isEvenOdd = false): Coverage {
  const covered = new Float32Array(side * side);
  const crossings = crossingsByLine(contours, side * LINES_A_PIXEL);
  for (const [line, met] of crossings) {
    const sorted = met.toSorted((one, other) => one.x - other.x);
    let winding = 0;
    for (const [nth, { x, turn }] of sorted.entries()) {
      winding += isEvenOdd ? 1 : turn;
      const next = sorted[nth + 1];
      if (next && (isEvenOdd ? winding % 2 !== 0 : winding !== 0))
        spanned(covered, { row: Math.floor(line / LINES_A_PIXEL), side, from: x, to: next.x });
    }
  }
  return covered;
}

function crossingsByLine(contours: readonly Contour[], lines: number): ReadonlyMap<number, EdgeCrossing[]> {
  const crossings = new Map<number, EdgeCrossing[]>();
  for (const { points } of contours)
    for (const [nth, from] of points.entries()) {
      const to = points[(nth + 1) % points.length] ?? from;
      const [low, high] = from.y < to.y ? [from, to] : [to, from];
      const first = Math.max(0, Math.ceil(low.y * LINES_A_PIXEL - 0.5));
      const last = Math.min(lines - 1, Math.ceil(high.y * LINES_A_PIXEL - 0.5) - 1);
      for (let line = first; line <= last; line++) {
        const y = (line + 0.5) / LINES_A_PIXEL;
        const x = low.x + ((y - low.y) / (high.y - low.y)) * (high.x - low.x);
        const met = crossings.get(line) ?? [];
        met.push({ x, turn: from.y < to.y ? 1 : -1 });
        crossings.set(line, met);
      }
    }
  return crossings;
}

interface PixelSpan {
  readonly row: number;
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

function spanned(covered: Coverage, { row, side, from, to }: PixelSpan): void {
  const [left, right] = [Math.max(0, from), Math.min(side, to)];
  for (let column = Math.floor(left); column < right; column++) {
    const share = Math.min(right, column + 1) - Math.max(left, column);
    const at = row * side + column;
    covered[at] = Math.min(1, (covered[at] ?? 0) + share / LINES_A_PIXEL);
  }
}

/** The outline of a line of some width, with round ends and corners. */
export function strokeContours({ points, isClosed }: Contour, half: number): readonly Contour[] {
  const corners = points.map((point) => discAround(point, half));
  const ends = isClosed ? [...points, ...points.slice(0, 1)] : points;
  const sides = ends.slice(1).map((to, nth) => bandBetween(ends[nth] ?? to, to, half));
  return [...corners, ...sides];
}

const DISC_PIECES = 12;

function discAround({ x, y }: GridPoint, radius: number): Contour {
  const points = Array.from({ length: DISC_PIECES }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / DISC_PIECES;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return { points, isClosed: true };
}

/** Turns as a disc does, so that both count together. */
function bandBetween(from: GridPoint, to: GridPoint, half: number): Contour {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [aside, down] = [((from.y - to.y) / length) * half, ((to.x - from.x) / length) * half];
  const points = [
    { x: from.x - aside, y: from.y - down },
    { x: to.x - aside, y: to.y - down },
    { x: to.x + aside, y: to.y + down },
    { x: from.x + aside, y: from.y + down },
  ];
  return { points, isClosed: true };
}
