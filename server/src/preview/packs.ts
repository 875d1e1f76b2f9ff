// The pictures of the pieces, as the page that is built has them: read when the first of them is asked for.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACK_FILE = /^pictures-.*\.json$/;

interface PackWritten {
  readonly of: Readonly<Record<string, number>>;
  readonly pictures: readonly string[];
}

export class PicturePacks {
  readonly #folder: string;
  #svgs: ReadonlyMap<string, string> | null = null;

  /** `page`: the folder of the page that is built. */
  constructor(page: string) {
    this.#folder = join(page, 'assets');
  }

  /** The SVG of a piece by its id; null when the page has none. */
  svgOf(id: string): string | null {
    this.#svgs ??= new Map(
      this.#packs().flatMap(({ of, pictures }) => Object.entries(of).map(([name, at]) => [name, pictures[at] ?? ''])),
    );
    return this.#svgs.get(id) ?? null;
  }

  #packs(): readonly PackWritten[] {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder).filter((name) => PACK_FILE.test(name)) : [];
    return names.map((name) => JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as PackWritten);
  }
}
