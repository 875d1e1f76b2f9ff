// Knows how proper nouns are said: those of a list, alone, after their article or in a full name.

import { type AfterArticle, afterArticle, partsOfFullName } from './full-name.ts';
import {
  type NameArticle,
  type NameBearer,
  type NameLine,
  type NameLists,
  nameLine,
  readNames,
  soundsOfLine,
} from './name-file.ts';
import { nameKey } from './name-key.ts';
import { joinedSounds, readName } from './read-name.ts';

/** Names are taken with or without accents, capitals, spaces, hyphens and apostrophes. */
export interface Names {
  /** Whether it is listed, alone or after its article, or a full name. */
  has(name: string): boolean;
  /** How a name is said, the commonest first; none when it is unknown. Accents count where names differ by them. */
  sounds(name: string): readonly string[];
  /** As the list writes it: « Belle-Île » for BELLEILE. Only what is listed as it is. */
  written(name: string): readonly string[];
  /** Whether a title or a first name comes before a listed name: « Claude Sautet », « saint Marc », « Aliénor d’Aquitaine ». */
  isFullName(name: string): boolean;
  /** Which article it takes; null when it takes none, or nobody noted it. */
  article(name: string): NameArticle | null;
  /** Who bears it, where the list tells and all that are called so are alike. */
  bearer(name: string): NameBearer | null;
  /** Every listed name once. */
  all(): Generator<SaidName, void, void>;
  /** What was worked out from the sounds of all names, for those who look names up by ear; null when it must be made. */
  kept?(): Uint8Array<ArrayBuffer> | null;
}

export interface SaidName {
  /** As tiles spell it, with its figures. */
  readonly word: string;
  /** As it is written; several where they only differ by their accents. */
  readonly written: readonly string[];
  readonly sounds: readonly string[];
  readonly article: NameArticle | null;
}

/** The file of `language/data/` that names are opened from. */
export const NAMES_FILE = 'names.txt';
/** The names by their sounds: made of that file, and only there for those who have a disk. */
export const KEPT_NAMES_FILE = 'names-by-sound.bin';

const MOST_FULL_WAYS = 12;
const MOST_LOOKED_UP = 2_000;

export function openNames(text: string, kept: NonNullable<Names['kept']> = () => null): Names {
  return new FileNames(readNames(text), kept);
}

class FileNames implements Names {
  readonly #lists: NameLists;
  /** A judge asks about the same words again and again. */
  readonly #lately = new Map<string, readonly NameLine[]>();

  readonly kept: NonNullable<Names['kept']>;

  constructor(lists: NameLists, kept: NonNullable<Names['kept']>) {
    this.#lists = lists;
    this.kept = kept;
  }

  has(name: string): boolean {
    return this.#isListed(name) || this.#afterArticle(name) !== null || this.isFullName(name);
  }

  sounds(name: string): readonly string[] {
    const exact = this.#exact(name);
    if (exact.length > 0) return [...new Set(exact.flatMap(soundsOfLine))];
    const bare = this.#afterArticle(name);
    return this.#joined(bare === null ? (this.#fullName(name) ?? []) : [bare.article, bare.name]);
  }

  written(name: string): readonly string[] {
    return [...new Set(this.#at(name).map((line) => line.name))];
  }

  isFullName(name: string): boolean {
    return this.#fullName(name) !== null;
  }

  article(name: string): NameArticle | null {
    return this.#exact(name).find(({ article }) => article !== null)?.article ?? null;
  }

  bearer(name: string): NameBearer | null {
    const bearers = new Set(this.#exact(name).map((line) => line.bearer));
    return bearers.size === 1 ? ([...bearers][0] ?? null) : null;
  }

  *all(): Generator<SaidName, void, void> {
    const { others, firstNames } = this.#lists;
    const lines = [...kindOf(others, { isFirstName: false }), ...kindOf(firstNames, { isFirstName: true })];
    for (const [word, same] of Map.groupBy(lines, ({ name }) => nameKey(name))) {
      const written = [...new Set(same.map(({ name }) => name))];
      const sounds = [...new Set(same.flatMap(soundsOfLine))];
      yield { word, written, sounds, article: same.find(({ article }) => article !== null)?.article ?? null };
    }
  }

  #at(name: string): readonly NameLine[] {
    const found = this.#lately.get(name) ?? this.#looked(nameKey(name));
    if (this.#lately.size >= MOST_LOOKED_UP) this.#lately.clear();
    this.#lately.set(name, found);
    return found;
  }

  #looked(key: string): readonly NameLine[] {
    if (key === '') return [];
    const { others, firstNames } = this.#lists;
    return [...kindOf(linesAt(others, key), { isFirstName: false }), ...kindOf(linesAt(firstNames, key), { isFirstName: true })];
  }

  #isListed(name: string): boolean {
    return this.#at(name).length > 0;
  }

  /** Of that very spelling if there is one, else all that only differ by their accents. */
  #exact(name: string): readonly NameLine[] {
    const lines = this.#at(name);
    const exact = lines.filter((line) => withAccents(line.name) === withAccents(name));
    return exact.length > 0 ? exact : lines;
  }

  #afterArticle(name: string): AfterArticle | null {
    const bare = afterArticle(name);
    return bare !== null && (this.#isListed(bare.name) || this.isFullName(bare.name)) ? bare : null;
  }

  #fullName(name: string): readonly string[] | null {
    return partsOfFullName(name, {
      isFirstName: (part) => this.#at(part).some(({ isFirstName }) => isFirstName),
      isListed: (part) => this.#isListed(part),
    });
  }

  /** Every way to say parts one after the other. */
  #joined(parts: readonly string[]): readonly string[] {
    const ways = parts.map((part) => (this.has(part) ? this.sounds(part) : [readName(part)]));
    const whole = ways.reduce(
      (starts, ends, at) =>
        starts.flatMap((start) => ends.map((end) => joinedSounds(start, end, parts[at - 1] ?? ''))).slice(0, MOST_FULL_WAYS),
      [''],
    );
    return parts.length === 0 ? [] : whole;
  }
}

function kindOf(lines: readonly string[], kind: Pick<NameLine, 'isFirstName'>): readonly NameLine[] {
  return lines.map((line) => nameLine(line, kind));
}

/** The lines of a key, found by halves: only those on the way are looked at. */
function linesAt(lines: readonly string[], key: string): readonly string[] {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keyOfLine(lines[middle] ?? '') < key) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < lines.length && keyOfLine(lines[end] ?? '') === key) end++;
  return lines.slice(from, end);
}

function keyOfLine(line: string): string {
  const end = line.indexOf('\t');
  return nameKey(end < 0 ? line : line.slice(0, end));
}

function withAccents(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
}
