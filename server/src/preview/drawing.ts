// Draws what a link shows before it is opened: the name of a game in tiles, or the cards of a riddle, and a line below it. Without a browser, a font or a library.

import { type GridPoint, type LetterStroke, strokesOf } from './letters.ts';
import { pngOf } from './png.ts';
import { paintedSvg } from './svg-painting.ts';

type PreviewColour = readonly [red: number, green: number, blue: number];

const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;
const PREVIEW_MARGIN = 70;
const PREVIEW_ENAMEL: PreviewColour = [28, 63, 140];
const PREVIEW_BRASS: PreviewColour = [226, 177, 74];
const PREVIEW_PAPER: PreviewColour = [255, 250, 238];

/** In tiles: no larger than this, and this far apart for each pixel of theirs. */
const LARGEST_TILE = 130;
const TILE_GAP = 0.12;
/** Of the line below: the height of its letters, their width with what follows. */
const CAPTION_HEIGHT = 42;
const LETTERS_ACROSS = 5.4;
/** Half the width of a stroke, on the grid of a letter. */
const HALF_STROKE = 0.5;

export interface PreviewDrawn {
  readonly name: string;
  readonly caption: string;
}

export function previewPicture({ name, caption }: PreviewDrawn): Buffer {
  const canvas = new PreviewCanvas();
  const lines = name.split(/\s+/);
  const longest = Math.max(...lines.map(({ length }) => length));
  const side = Math.min(LARGEST_TILE, (PREVIEW_WIDTH - 2 * PREVIEW_MARGIN) / (longest * (1 + TILE_GAP)), 360 / lines.length);
  const step = side * (1 + TILE_GAP);
  const top = (PREVIEW_HEIGHT - 120 - lines.length * step) / 2;
  for (const [row, word] of lines.entries()) {
    const left = (PREVIEW_WIDTH - word.length * step) / 2;
    for (const [column, sign] of [...word].entries())
      canvas.tile({ x: left + column * step, y: top + row * step + 20 }, side, sign);
  }
  canvas.bar(PREVIEW_HEIGHT - 120, PREVIEW_HEIGHT - 114);
  canvas.caption(caption);
  return pngOf({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, pixels: canvas.pixels });
}

/** The largest card of a riddle, in pixels, and how much of it its picture takes. */
const PREVIEW_CARD = 250;
const PICTURE_SHARE = 0.84;

/** Cards in a row without their names, each by its SVG; one whose picture is missing is blank. */
export function riddlePicture(svgs: readonly (string | null)[], caption: string): Buffer {
  const canvas = new PreviewCanvas();
  const side = Math.min(PREVIEW_CARD, (PREVIEW_WIDTH - 2 * PREVIEW_MARGIN) / (svgs.length * (1 + TILE_GAP)));
  const step = side * (1 + TILE_GAP);
  const left = (PREVIEW_WIDTH - svgs.length * step + side * TILE_GAP) / 2;
  for (const [nth, svg] of svgs.entries()) canvas.card({ x: left + nth * step, y: (PREVIEW_HEIGHT - 120 - side) / 2 }, side, svg);
  canvas.bar(PREVIEW_HEIGHT - 120, PREVIEW_HEIGHT - 114);
  canvas.caption(caption);
  return pngOf({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, pixels: canvas.pixels });
}

class PreviewCanvas {
  readonly pixels = new Uint8Array(PREVIEW_WIDTH * PREVIEW_HEIGHT * 3);

  constructor() {
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(PREVIEW_ENAMEL, at);
  }

  tile(corner: GridPoint, side: number, sign: string): void {
    this.#plate(corner, side);
    const scale = side / 11;
    const at = { x: corner.x + side / 2 - 2 * scale, y: corner.y + side / 2 - 2.8 * scale };
    this.#sign(sign, at, { scale, colour: PREVIEW_ENAMEL });
  }

  card(corner: GridPoint, side: number, svg: string | null): void {
    this.#plate(corner, side);
    if (svg === null) return;
    const width = Math.floor(side * PICTURE_SHARE);
    const [left, top] = [corner.x, corner.y].map((at) => Math.round(at + (side - width) / 2)) as [number, number];
    const painted = paintedSvg(svg, width);
    for (let pixel = 0; pixel < width * width; pixel++) {
      const share = painted[pixel * 4 + 3] ?? 0;
      const at = ((top + Math.floor(pixel / width)) * PREVIEW_WIDTH + left + (pixel % width)) * 3;
      for (let nth = 0; nth < 3; nth++)
        this.pixels[at + nth] = Math.round((this.pixels[at + nth] ?? 0) * (1 - share) + (painted[pixel * 4 + nth] ?? 0) * share);
    }
  }

  #plate(corner: GridPoint, side: number): void {
    const round = side * 0.14;
    const middle = { x: corner.x + side / 2, y: corner.y + side / 2 };
    const inner = side / 2 - round;
    this.#paint({ from: corner, to: { x: corner.x + side, y: corner.y + side }, colour: PREVIEW_PAPER }, (point) => {
      const away = { x: Math.max(0, Math.abs(point.x - middle.x) - inner), y: Math.max(0, Math.abs(point.y - middle.y) - inner) };
      return Math.hypot(away.x, away.y) - round;
    });
  }

  bar(from: number, to: number): void {
    this.#paint(
      { from: { x: PREVIEW_MARGIN, y: from }, to: { x: PREVIEW_WIDTH - PREVIEW_MARGIN, y: to }, colour: PREVIEW_BRASS },
      () => -1,
    );
  }

  caption(text: string): void {
    const signs = [...text];
    const scale = Math.min(CAPTION_HEIGHT / 6, (PREVIEW_WIDTH - 2 * PREVIEW_MARGIN) / (signs.length * LETTERS_ACROSS));
    const left = (PREVIEW_WIDTH - signs.length * LETTERS_ACROSS * scale) / 2;
    for (const [nth, sign] of signs.entries())
      this.#sign(sign, { x: left + nth * LETTERS_ACROSS * scale, y: PREVIEW_HEIGHT - 80 }, { scale, colour: PREVIEW_BRASS });
  }

  #sign(sign: string, at: GridPoint, { scale, colour }: { readonly scale: number; readonly colour: PreviewColour }): void {
    const placed = ({ x, y }: GridPoint) => ({ x: at.x + x * scale, y: at.y + y * scale });
    const half = HALF_STROKE * scale;
    for (const [from, to] of strokesOf(sign)) {
      const stroke: LetterStroke = [placed(from), placed(to)];
      this.#paint({ ...boxAround(stroke, half), colour }, (point) => distanceToStroke(stroke, point) - half);
    }
  }

  /** `outside` says how far a point is from the shape, negative inside it; its edge is a pixel wide. */
  #paint(
    { from, to, colour }: { from: GridPoint; to: GridPoint; colour: PreviewColour },
    outside: (point: GridPoint) => number,
  ): void {
    for (let y = Math.max(0, Math.floor(from.y)); y < Math.min(PREVIEW_HEIGHT, Math.ceil(to.y)); y++) {
      for (let x = Math.max(0, Math.floor(from.x)); x < Math.min(PREVIEW_WIDTH, Math.ceil(to.x)); x++) {
        const share = Math.min(1, Math.max(0, 0.5 - outside({ x: x + 0.5, y: y + 0.5 })));
        const at = (y * PREVIEW_WIDTH + x) * 3;
        for (const [nth, value] of colour.entries())
          this.pixels[at + nth] = Math.round((this.pixels[at + nth] ?? 0) * (1 - share) + value * share);
      }
    }
  }
}

function boxAround([one, other]: LetterStroke, half: number): { readonly from: GridPoint; readonly to: GridPoint } {
  return {
    from: { x: Math.min(one.x, other.x) - half - 1, y: Math.min(one.y, other.y) - half - 1 },
    to: { x: Math.max(one.x, other.x) + half + 1, y: Math.max(one.y, other.y) + half + 1 },
  };
}

function distanceToStroke([from, to]: LetterStroke, { x, y }: GridPoint): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * alongX + (y - from.y) * alongY) / length));
  return Math.hypot(x - from.x - share * alongX, y - from.y - share * alongY);
}
