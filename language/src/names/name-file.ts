// Knows how names are kept in one file: what their letters say is not written, what they do not say is.

import { nameKey } from './name-key.ts';
import { readName } from './read-name.ts';

/** The article that a name takes: « la France », « le Maroc », « les États-Unis ». Masculine or feminine, singular or plural. */
export type NameArticle = 'm' | 'f' | 'mp' | 'fp';

/** Who bears a name: a man, a woman, a town; nobody tells where it may be several of them, or something else. */
export type NameBearer = 'm' | 'f' | 'town';

/** As the file notes it, in the place of an article. */
const BEARER_MARKS: Readonly<Record<string, NameBearer>> = { M: 'm', F: 'f', T: 'town' };

export interface ListedName {
  /** « Saint-Malo » */
  readonly name: string;
  /** The commonest first. */
  readonly sounds: readonly string[];
  readonly isFirstName: boolean;
  readonly article: NameArticle | null;
  readonly bearer: NameBearer | null;
}

/** After this line come first names; before it, all others. */
const FIRST_NAMES = '# prénoms';
/** Among several ways, the one that the letters say. */
const AS_READ = '=';

export function isNameArticle(text: string): text is NameArticle {
  return text === 'm' || text === 'f' || text === 'mp' || text === 'fp';
}

/** A line a name, in the order of their keys: « name », « name <tab> sounds », « name <tab> sounds <tab> article or bearer ». */
export function writtenNames(names: readonly ListedName[]): string {
  const keyed = names.map((listed) => ({ listed, key: nameKey(listed.name) }));
  const order = (one: (typeof keyed)[number], other: (typeof keyed)[number]) =>
    compared(one.key, other.key) || compared(one.listed.name, other.listed.name);
  const sorted = keyed.sort(order).map(({ listed }) => listed);
  const lines = (isFirst: boolean) => sorted.filter(({ isFirstName }) => isFirstName === isFirst).map(writtenName);
  return [...lines(false), FIRST_NAMES, ...lines(true)].map((line) => `${line}\n`).join('');
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function writtenName({ name, sounds, article, bearer }: ListedName): string {
  const read = readName(name);
  const said = sounds.map((one) => (one === read ? AS_READ : one)).join(',');
  return [name, said === AS_READ ? '' : said, article ?? bearerMark(bearer)].join('\t').trimEnd();
}

function bearerMark(bearer: NameBearer | null): string {
  return Object.entries(BEARER_MARKS).find(([, marked]) => marked === bearer)?.[0] ?? '';
}

/** A name as its line has it; how it is said is worked out when somebody asks. */
export interface NameLine {
  readonly name: string;
  readonly said: string;
  readonly isFirstName: boolean;
  readonly article: NameArticle | null;
  readonly bearer: NameBearer | null;
}

/** The lines of the file, first names apart, each list in the order of its keys. */
export interface NameLists {
  readonly others: readonly string[];
  readonly firstNames: readonly string[];
}

export function readNames(text: string): NameLists {
  const [others = '', firstNames = ''] = text.split(`${FIRST_NAMES}\n`);
  return { others: linesIn(others), firstNames: linesIn(firstNames) };
}

function linesIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

export function nameLine(line: string, kind: Pick<NameLine, 'isFirstName'>): NameLine {
  const [name = '', said = '', mark = ''] = line.split('\t');
  return { name, said, article: isNameArticle(mark) ? mark : null, bearer: BEARER_MARKS[mark] ?? null, ...kind };
}

export function soundsOfLine({ name, said }: NameLine): readonly string[] {
  if (said === '') return [readName(name)];
  return said.split(',').map((one) => (one === AS_READ ? readName(name) : one));
}
