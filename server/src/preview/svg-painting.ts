// Paints the SVG of a picture into a small square: shapes, lines, clips; a gradient is one colour, the middle of its own.

import { type Coverage, coverageOf, strokeContours } from './coverage.ts';
import type { GridPoint } from './letters.ts';
import { type Contour, contoursOf, ellipseContour } from './outlines.ts';
import { namedNodes, type SvgNode, svgTree } from './svg-tree.ts';

/** Red, green, blue and how much of them, from 0 to 1. */
type Paint = readonly [number, number, number, number];

/** a b c d e f, as SVG writes it. */
type Affine = readonly [number, number, number, number, number, number];

interface Inherited {
  readonly affine: Affine;
  readonly style: Readonly<Record<string, string>>;
  readonly opacity: number;
  readonly clip: Coverage | null;
}

const STYLES = ['fill', 'stroke', 'stroke-width', 'fill-rule', 'color'];
const UNSEEN_TAGS = ['defs', 'clipPath', 'linearGradient', 'radialGradient', 'mask'];
const MOST_DEEP = 12;

/** Four bytes a pixel, from 0 to 255, row after row. */
export function paintedSvg(text: string, side: number): Float32Array {
  const tree = svgTree(text);
  const [left = 0, top = 0, width = side, height = side] = attributeNumbers(tree.children[0]?.attributes.viewBox ?? '');
  const scale = side / Math.max(width, height);
  const painter = new SvgPainter(side, namedNodes(tree));
  const affine: Affine = [scale, 0, 0, scale, -left * scale, -top * scale];
  painter.paint(tree, { affine, style: {}, opacity: 1, clip: null }, 0);
  return painter.pixels;
}

class SvgPainter {
  readonly pixels: Float32Array;
  readonly #side: number;
  readonly #named: ReadonlyMap<string, SvgNode>;

  constructor(side: number, named: ReadonlyMap<string, SvgNode>) {
    this.#side = side;
    this.#named = named;
    this.pixels = new Float32Array(side * side * 4);
  }

  paint(node: SvgNode, before: Inherited, depth: number): void {
    if (UNSEEN_TAGS.includes(node.tag) || depth > MOST_DEEP) return;
    const now = this.#inherited(node, before);
    const contours = shapeOf(node).map((contour) => moved(contour, now.affine));
    if (contours.length > 0) this.#fill(contours, now);
    const used = this.#named.get((node.attributes.href ?? node.attributes['xlink:href'] ?? '').slice(1));
    for (const child of node.tag === 'use' && used ? [used] : node.children) this.paint(child, now, depth + 1);
  }

  #inherited({ attributes }: SvgNode, { affine, style, opacity, clip }: Inherited): Inherited {
    const own = Object.entries(attributes).filter(([name]) => STYLES.includes(name));
    const now = composed(affine, affineIn(attributes.transform ?? ''));
    return {
      affine: now,
      style: { ...style, ...Object.fromEntries(own) },
      opacity: opacity * Number(attributes.opacity ?? 1),
      clip: this.#clipped(attributes['clip-path'], now, clip),
    };
  }

  #clipped(reference: string | undefined, affine: Affine, before: Coverage | null): Coverage | null {
    const node = this.#named.get(nameIn(reference ?? ''));
    if (node === undefined) return before;
    const shapes = node.children.flatMap((child) => {
      const used = this.#named.get((child.attributes.href ?? child.attributes['xlink:href'] ?? '').slice(1));
      return shapeOf(child.tag === 'use' && used ? used : child);
    });
    const covered = coverageOf(
      shapes.map((contour) => moved(contour, affine)),
      this.#side,
    );
    return before === null ? covered : covered.map((share, at) => share * (before[at] ?? 0));
  }

  #fill(contours: readonly Contour[], { style, opacity, clip, affine }: Inherited): void {
    const isEvenOdd = style['fill-rule'] === 'evenodd';
    this.#lay(coverageOf(contours, this.#side, isEvenOdd), this.#paintOf(style.fill ?? '#000'), { opacity, clip });
    if (style.stroke === undefined || style.stroke === 'none') return;
    const half =
      (Number.parseFloat(style['stroke-width'] ?? '1') * Math.sqrt(Math.abs(affine[0] * affine[3] - affine[1] * affine[2]))) / 2;
    const stroked = contours.flatMap((contour) => strokeContours(contour, half));
    this.#lay(coverageOf(stroked, this.#side), this.#paintOf(style.stroke), { opacity, clip });
  }

  #lay(covered: Coverage, [red, green, blue, share]: Paint, { opacity, clip }: Pick<Inherited, 'opacity' | 'clip'>): void {
    if (share === 0) return;
    covered.forEach((cover, pixel) => {
      const over = cover * share * opacity * (clip?.[pixel] ?? 1);
      if (over === 0) return;
      const at = pixel * 4;
      const under = (this.pixels[at + 3] ?? 0) * (1 - over);
      const whole = over + under;
      for (const [nth, value] of [red, green, blue].entries())
        this.pixels[at + nth] = (value * over + (this.pixels[at + nth] ?? 0) * under) / whole;
      this.pixels[at + 3] = whole;
    });
  }

  #paintOf(told: string): Paint {
    const gradient = this.#named.get(nameIn(told));
    return gradient === undefined ? colourIn(told) : this.#middleOf(gradient);
  }

  #middleOf({ attributes, children }: SvgNode): Paint {
    const other = this.#named.get((attributes.href ?? attributes['xlink:href'] ?? '').slice(1));
    const stops = (children.length > 0 ? children : (other?.children ?? [])).map((stop): Paint => {
      const [red, green, blue] = colourIn(stop.attributes['stop-color'] ?? '#000');
      return [red, green, blue, Number(stop.attributes['stop-opacity'] ?? 1)];
    });
    const middle = (nth: number) => stops.reduce((sum, stop) => sum + (stop[nth] ?? 0), 0) / Math.max(1, stops.length);
    return [middle(0), middle(1), middle(2), middle(3)];
  }
}

function nameIn(reference: string): string {
  return /^url\(#(.+)\)$/.exec(reference)?.[1] ?? '';
}

function colourIn(told: string): Paint {
  if (told === 'none') return [0, 0, 0, 0];
  if (told === 'white') return [255, 255, 255, 1];
  const [, digits = '000'] = /^#([\da-f]{3,6})$/i.exec(told) ?? [];
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4), 1];
}

function attributeNumbers(text: string): readonly number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}

function shapeOf({ tag, attributes }: SvgNode): readonly Contour[] {
  const number = (name: string, other = 0) => (attributes[name] === undefined ? other : Number.parseFloat(attributes[name]));
  const centre = { x: number('cx'), y: number('cy') };
  if (tag === 'path') return contoursOf(attributes.d ?? '');
  if (tag === 'circle') return [ellipseContour(centre, number('r'), number('r'))];
  if (tag === 'ellipse') return [ellipseContour(centre, number('rx'), number('ry'))];
  if (tag !== 'rect') return [];
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const rx = Math.min(number('rx', number('ry')), width / 2);
  const ry = Math.min(number('ry', rx), height / 2);
  const corner = (to: string) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${to}` : '');
  return contoursOf(
    `M${x + rx} ${y}h${width - 2 * rx}${corner(`${rx} ${ry}`)}v${height - 2 * ry}${corner(`${-rx} ${ry}`)}h${2 * rx - width}${corner(`${-rx} ${-ry}`)}v${2 * ry - height}${corner(`${rx} ${-ry}`)}z`,
  );
}

function moved({ points, isClosed }: Contour, [a, b, c, d, e, f]: Affine): Contour {
  return { points: points.map(({ x, y }): GridPoint => ({ x: a * x + c * y + e, y: b * x + d * y + f })), isClosed };
}

function composed([a, b, c, d, e, f]: Affine, [p, q, r, s, t, u]: Affine): Affine {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

const AS_IT_IS: Affine = [1, 0, 0, 1, 0, 0];

function affineIn(text: string): Affine {
  const moves = [...text.matchAll(/(\w+)\(([^)]*)\)/g)];
  return moves.reduce<Affine>(
    (before, [, kind = '', told = '']) => composed(before, oneMove(kind, attributeNumbers(told))),
    AS_IT_IS,
  );
}

function oneMove(kind: string, [first = 0, second, third = 0, ...rest]: readonly number[]): Affine {
  if (kind === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (kind === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (kind === 'matrix') return [first, second ?? 0, third, rest[0] ?? 1, rest[1] ?? 0, rest[2] ?? 0];
  if (kind !== 'rotate') return AS_IT_IS;
  const angle = (first * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [second ?? 0, third];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
