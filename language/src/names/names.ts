// Knows how proper nouns are said: those of a list, alone, after their article or in a full name.

import { spelled } from '../alphabet.ts';
import { type AfterArticle, afterArticle, partsOfFullName } from './full-name.ts';
import { type NameArticle, type NameLine, readNames, soundsOfLine } from './name-file.ts';
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
  /** Every listed name once, as tiles spell it, with its figures. */
  words(): Iterable<string>;
}

/** The file of `language/data/` that names are opened from. */
export const NAMES_FILE = 'names.txt';

const MOST_FULL_WAYS = 12;

export function openNames(text: string): Names {
  return new FileNames(readNames(text));
}

class FileNames implements Names {
  readonly #lines: ReadonlyMap<string, readonly NameLine[]>;

  constructor(lines: readonly NameLine[]) {
    this.#lines = Map.groupBy(lines, ({ name }) => nameKey(name));
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

  words(): Iterable<string> {
    return this.#lines.keys();
  }

  #at(name: string): readonly NameLine[] {
    return this.#lines.get(nameKey(name)) ?? [];
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

/** The letters of a name, as tiles spell them: SAINTMALO. Null when something else than a name is written. */
export function lettersOfName(name: string): string | null {
  if (/^[A-Za-z]+$/.test(name)) return name.toUpperCase();
  return spelled(name.replaceAll(/[\s’'.,!?…&/-]/gu, ''));
}

/** What a name is looked up by: its letters, and its figures where it has some (TF1, R2D2). */
export function nameKey(name: string): string {
  return lettersOfName(name) ?? figured(name);
}

function figured(name: string): string {
  const parts = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').match(/[\p{L}\d]+/gu) ?? [];
  const key = parts.map((part) => spelled(part) ?? part).join('');
  return /\p{L}/u.test(key) ? key.toUpperCase() : '';
}

function withAccents(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
}
