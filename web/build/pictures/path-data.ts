// Knows how to write the data of a path in fewer characters: one decimal, no rounding that adds up.

/** What each command takes: coordinates, lengths, angles, flags. */
const TAKES: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'llaffxy',
  Z: '',
};

const COMMAND = /[\s,]*([a-z])/iy;
const PATH_NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** Flags may stand without a space: « 01.5 » is 0, 1 and .5. */
const FLAG = /[\s,]*([01])/y;

export function shortPath(data: string): string {
  return new PathWriter().written(new PathReader(data));
}

class PathReader {
  readonly #data: string;
  #at = 0;

  constructor(data: string) {
    this.#data = data;
  }

  /** What comes next, null for something else. */
  next(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#data)?.[1];
    if (found === undefined) return null;
    this.#at = pattern.lastIndex;
    return found;
  }

  values(takes: string): readonly number[] | null {
    const values: number[] = [];
    for (const kind of takes) {
      const value = this.next(kind === 'f' ? FLAG : PATH_NUMBER);
      if (value === null) return null;
      values.push(Number(value));
    }
    return values;
  }
}

interface PathPoint {
  x: number;
  y: number;
}

class PathWriter {
  /** Where the path is, where it is once rounded, and where its part began, both ways. */
  readonly #exact: PathPoint = { x: 0, y: 0 };
  readonly #drawn: PathPoint = { x: 0, y: 0 };
  #exactStart: PathPoint = { x: 0, y: 0 };
  #drawnStart: PathPoint = { x: 0, y: 0 };
  #text = '';

  written(reader: PathReader): string {
    for (let command = reader.next(COMMAND); command !== null; command = reader.next(COMMAND)) {
      const takes = TAKES[command.toUpperCase()];
      if (takes === undefined) throw new Error(`no command of a path: ${command}`);
      this.#text += command;
      if (takes === '') this.#close();
      else this.#follow(command, takes, reader);
    }
    return this.#text;
  }

  /** A command may be repeated without its letter; M then draws lines, and so must be given them. */
  #follow(command: string, takes: string, reader: PathReader): void {
    let isFirst = true;
    for (let values = reader.values(takes); values !== null; values = reader.values(takes)) {
      this.#draw(command, takes, values);
      if (isFirst && command.toUpperCase() === 'M') this.#begin();
      isFirst = false;
    }
  }

  #draw(command: string, takes: string, values: readonly number[]): void {
    const isRelative = command === command.toLowerCase();
    const [exact, drawn] = [{ ...this.#exact }, { ...this.#drawn }];
    for (const [nth, value] of values.entries()) {
      const kind = takes[nth];
      if (kind === 'x' || kind === 'y') {
        const goal = isRelative ? exact[kind] + value : value;
        const written = toTenth(isRelative ? goal - drawn[kind] : goal);
        this.#exact[kind] = goal;
        this.#drawn[kind] = isRelative ? drawn[kind] + written : written;
        this.#put(written);
      } else this.#put(toTenth(value));
    }
  }

  #begin(): void {
    this.#exactStart = { ...this.#exact };
    this.#drawnStart = { ...this.#drawn };
  }

  #close(): void {
    Object.assign(this.#exact, this.#exactStart);
    Object.assign(this.#drawn, this.#drawnStart);
  }

  #put(value: number): void {
    const number = String(value).replace(/^(-?)0\./, '$1.');
    this.#text += /[a-z]$/i.test(this.#text) || number.startsWith('-') ? number : ` ${number}`;
  }
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
