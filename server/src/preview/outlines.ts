// The outline of a path of an SVG as points: its curves and arcs cut into short straight pieces.

import type { GridPoint } from './letters.ts';

/** Points in a row, open or closed. */
export interface Contour {
  readonly points: readonly GridPoint[];
  readonly isClosed: boolean;
}

/** A curve is cut into so many pieces; an arc into so many for a whole turn. */
const CURVE_PIECES = 10;
const TURN_PIECES = 40;

export function contoursOf(path: string): readonly Contour[] {
  return new PathReader(path).read();
}

export function ellipseContour(centre: GridPoint, across: number, down: number): Contour {
  const points = Array.from({ length: TURN_PIECES }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / TURN_PIECES;
    return { x: centre.x + across * Math.cos(angle), y: centre.y + down * Math.sin(angle) };
  });
  return { points, isClosed: true };
}

const ORIGIN: GridPoint = { x: 0, y: 0 };

function curved(...[first, second, third, last]: readonly [GridPoint, GridPoint, GridPoint, GridPoint]): readonly GridPoint[] {
  return Array.from({ length: CURVE_PIECES }, (_, nth) => {
    const t = (nth + 1) / CURVE_PIECES;
    const s = 1 - t;
    const at = (axis: 'x' | 'y') =>
      s * s * s * first[axis] + 3 * s * s * t * second[axis] + 3 * s * t * t * third[axis] + t * t * t * last[axis];
    return { x: at('x'), y: at('y') };
  });
}

function mirrored({ x, y }: GridPoint, centre: GridPoint): GridPoint {
  return { x: 2 * centre.x - x, y: 2 * centre.y - y };
}

function between(one: GridPoint, other: GridPoint, share: number): GridPoint {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

interface ArcAsked {
  readonly radii: GridPoint;
  /** In radians. */
  readonly tilt: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

/** From its two ends to its centre. (SVG 2, B.2.4) */
function arced(from: GridPoint, to: GridPoint, { radii, tilt, isLarge, isClockwise }: ArcAsked): readonly GridPoint[] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const flat = { x: cos * half.x + sin * half.y, y: cos * half.y - sin * half.x };
  const reach = Math.hypot(flat.x / radii.x, flat.y / radii.y);
  const [rx, ry] = [radii.x * Math.max(1, reach), radii.y * Math.max(1, reach)];
  const far = Math.hypot(flat.x / rx, flat.y / ry);
  const away = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, 1 / (far * far) - 1));
  const middle = { x: (away * rx * flat.y) / ry, y: (-away * ry * flat.x) / rx };
  const angleOf = (sign: number) => Math.atan2((sign * flat.y - middle.y) / ry, (sign * flat.x - middle.x) / rx);
  const start = angleOf(1);
  const turn = (angleOf(-1) - start + 4 * Math.PI) % (2 * Math.PI);
  const sweep = isClockwise ? turn : turn - 2 * Math.PI;
  const pieces = Math.max(2, Math.ceil((Math.abs(sweep) / (2 * Math.PI)) * TURN_PIECES));
  return Array.from({ length: pieces }, (_, nth) => {
    const angle = start + (sweep * (nth + 1)) / pieces;
    const on = { x: rx * Math.cos(angle) + middle.x, y: ry * Math.sin(angle) + middle.y };
    return { x: cos * on.x - sin * on.y + (from.x + to.x) / 2, y: sin * on.x + cos * on.y + (from.y + to.y) / 2 };
  });
}

class PathReader {
  readonly #path: string;
  #at = 0;
  #pen = ORIGIN;
  /** The last point that a curve aimed from, and which kind of curve it was. */
  #handle = ORIGIN;
  #curve = '';
  #points: GridPoint[] = [];
  readonly #contours: Contour[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  read(): readonly Contour[] {
    let command = '';
    for (this.#skip(); this.#at < this.#path.length; this.#skip()) {
      const sign = this.#path[this.#at] ?? '';
      if (/[a-z]/i.test(sign)) {
        command = sign;
        this.#at++;
      } else if (command === '' || /z/i.test(command)) break;
      this.#do(command);
      if (/m/i.test(command)) command = command === 'm' ? 'l' : 'L';
    }
    this.#lift(false);
    return this.#contours;
  }

  #do(command: string): void {
    const kind = command.toLowerCase();
    const base = command === kind ? this.#pen : ORIGIN;
    const point = () => ({ x: base.x + this.#number(), y: base.y + this.#number() });
    if (kind === 'm') {
      this.#lift(false);
      this.#go([point()]);
    } else if (kind === 'l') this.#go([point()]);
    else if (kind === 'h') this.#go([{ x: base.x + this.#number(), y: this.#pen.y }]);
    else if (kind === 'v') this.#go([{ x: this.#pen.x, y: base.y + this.#number() }]);
    else if (kind === 'z') this.#lift(true);
    else if (kind === 'a') this.#arc(point);
    else this.#bend(kind, point);
    if (!'csqt'.includes(kind)) this.#curve = '';
  }

  #bend(kind: string, point: () => GridPoint): void {
    const isSquare = kind === 'q' || kind === 't';
    const isSmooth = kind === 's' || kind === 't';
    const follows = this.#curve === (isSquare ? 'square' : 'cube');
    const first = isSmooth ? (follows ? mirrored(this.#handle, this.#pen) : this.#pen) : point();
    const second = isSquare ? first : point();
    const last = point();
    const from = this.#pen;
    this.#go(
      isSquare ? curved(from, between(from, first, 2 / 3), between(last, first, 2 / 3), last) : curved(from, first, second, last),
    );
    this.#handle = second;
    this.#curve = isSquare ? 'square' : 'cube';
  }

  #arc(point: () => GridPoint): void {
    const radii = { x: Math.abs(this.#number()), y: Math.abs(this.#number()) };
    const tilt = (this.#number() * Math.PI) / 180;
    const [isLarge, isClockwise] = [this.#flag(), this.#flag()];
    const to = point();
    const isFlat = radii.x === 0 || radii.y === 0 || (to.x === this.#pen.x && to.y === this.#pen.y);
    this.#go(isFlat ? [to] : arced(this.#pen, to, { radii, tilt, isLarge, isClockwise }));
  }

  #go(points: readonly GridPoint[]): void {
    this.#points.push(...points);
    this.#pen = points.at(-1) ?? this.#pen;
  }

  /** What was drawn is a contour; the pen is back where a closed one began. */
  #lift(isClosed: boolean): void {
    const [first] = this.#points;
    if (first !== undefined && this.#points.length > 1) this.#contours.push({ points: this.#points, isClosed });
    this.#points = isClosed && first !== undefined ? [first] : [];
    if (isClosed && first !== undefined) this.#pen = first;
  }

  #skip(): void {
    while (/[\s,]/.test(this.#path[this.#at] ?? '')) this.#at++;
  }

  #number(): number {
    this.#skip();
    const [text = ''] = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(this.#path.slice(this.#at, this.#at + 32)) ?? [];
    this.#at += Math.max(1, text.length);
    return Number(text);
  }

  /** One sign, with nothing after it. */
  #flag(): boolean {
    this.#skip();
    return this.#path[this.#at++] === '1';
  }
}
