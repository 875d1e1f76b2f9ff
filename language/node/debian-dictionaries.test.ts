import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { debianDictionaries } from './debian-dictionaries.ts';
import { loadLibrary } from './load.ts';

const { lexicon } = loadLibrary();
/** Small, so that entries are cut by it. */
const CHUNK = 50;

let share: string;
beforeEach(() => {
  share = mkdtempSync(join(tmpdir(), 'debian-'));
});
afterEach(() => rmSync(share, { recursive: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(share, path)), { recursive: true });
  writeFileSync(join(share, path), content);
}

/** (dictzip(1)) */
function dictzip(text: string): Buffer {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
    deflateRawSync(bytes.subarray(index * CHUNK, (index + 1) * CHUNK), { finishFlush: constants.Z_FULL_FLUSH }),
  );
  const extra = [0x4152, 6 + 2 * chunks.length, 1, CHUNK, chunks.length, ...chunks.map(({ length }) => length)];
  const header = Buffer.from([0x1f, 0x8b, 8, 12, 0, 0, 0, 0, 2, 3]);
  const shorts = Buffer.from(Uint16Array.from([2 * extra.length, ...extra]).buffer);
  return Buffer.concat([header, shorts, Buffer.from('name.dict\0'), ...chunks]);
}

type Entry = readonly [name: string, text: string];

function spans(entries: readonly Entry[]): readonly { name: string; offset: number; size: number }[] {
  let offset = 0;
  return entries.map(([name, text]) => {
    const size = Buffer.byteLength(text);
    offset += size;
    return { name, offset: offset - size, size };
  });
}

function writeLittre(entries: readonly Entry[]): void {
  const index = spans(entries).map(({ name, offset, size }) => {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(offset, 0);
    numbers.writeUInt32BE(size, 4);
    return Buffer.concat([Buffer.from(`${name}\0`), numbers]);
  });
  write('stardict/dic/XMLittre.idx', Buffer.concat(index));
  write('stardict/dic/XMLittre.dict.dz', dictzip(entries.map(([, text]) => text).join('')));
}

function digits(number: number): string {
  const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return (number >= 64 ? digits(Math.floor(number / 64)) : '') + all[number % 64];
}

function writeFreedict(language: string, entries: readonly Entry[]): void {
  const all: readonly Entry[] = [['00databaseinfo', 'made by WikDict\n'], ...entries];
  const index = spans(all).map(({ name, offset, size }) => `${name}\t${digits(offset)}\t${digits(size)}\n`);
  write(`dictd/freedict-fra-${language}.index`, index.join(''));
  write(`dictd/freedict-fra-${language}.dict.dz`, dictzip(all.map(([, text]) => text).join('')));
}

const ABAQUE = `<i><small>(a-ba-k') s. m.</small></i>

<b>1°</b> Terme d'architecture. Tailloir, partie supérieure du "chapiteau" des colonnes. Le bel abaque.
<span foreground="#0000CD">Un vers avec abaque</span>, <span foreground="#B22222">RAC.</span>.

<b>2°</b> L'abaque de Lalanne, tableau pour abréger les calculs.

<b>3°</b> S. m. plur. Boulier ; machine à compter des Chinois.

<b><big>ÉTYMOLOGIE</big></b>

    De abacus, table.`;
const PECHEUR = '<i><small>(pê-cheur) s. m.</small></i>\n    Celui qui fait métier de prendre du poisson.';
const SINNER = '<i><small>(pé-cheur) s. m.</small></i>\n    Celui, celle qui commet des fautes graves.';
const SEE = '<i><small>(a-bor-dé)</small></i>\n    Voy. ABORD.';

function definitions(word: string): readonly (readonly string[])[] {
  return debianDictionaries(lexicon, share)
    .flatMap((definer) => definer.definitions(word))
    .map(({ headword, text, source }) => [headword, text, source.slice(0, 6)]);
}

describe('Littré', () => {
  beforeEach(() =>
    writeLittre([
      ['ABAQUE', ABAQUE],
      ['ABORDER, EE.1', SEE],
      ['PECHEUR', PECHEUR],
      ['PÉCHEUR, PÉCHERESSE', SINNER],
      ['PÊCHEUR', PECHEUR],
    ]),
  );

  test('gives the first sentence of each sense, without quotations, in our type', () => {
    expect(definitions('ABAQUE')).toEqual([
      ['abaque', 'Terme d’architecture. Tailloir, partie supérieure du «\u00a0chapiteau\u00a0» des colonnes.', 'Littré'],
      ['abaque', 'Boulier\u202f; machine à compter des Chinois.', 'Littré'],
    ]);
  });

  test('tells words apart by their accents, and gives each definition once', () => {
    expect(definitions('PECHEUR')).toEqual([
      ['pêcheur', 'Celui qui fait métier de prendre du poisson.', 'Littré'],
      ['pécheur', 'Celui, celle qui commet des fautes graves.', 'Littré'],
    ]);
  });

  test.each(['ABORDER', 'ABA', 'PECHEURS', 'ZZZ', ''])('has nothing for %j', (word) => {
    expect(definitions(word)).toEqual([]);
  });
});

describe('FreeDict', () => {
  const AVOCAT =
    "avocat /a.vɔ.ka/ <n, masc>\n1. abogado\nExpert juridique en procès\n2. palta 2.\nFruit de l'avocatier\n 3.\nFruit\n";
  const PLACE = 'Avocat <n>\nfoo\nVille du nom de ce fruit\n';

  test('gives what stands between the translations, each once, before Littré', () => {
    writeFreedict('spa', [['avocat', AVOCAT]]);
    writeFreedict('deu', [
      ['avocat', AVOCAT],
      ['avocat', PLACE],
    ]);
    writeLittre([['AVOCAT', '<i><small>s. m.</small></i>\n    Celui qui plaide pour un autre.']]);
    expect(definitions('AVOCAT')).toEqual([
      ['avocat', 'Expert juridique en procès.', 'Wiktio'],
      ['avocat', 'Fruit de l’avocatier.', 'Wiktio'],
      ['avocat', 'Celui qui plaide pour un autre.', 'Littré'],
    ]);
  });

  test('a dictionary of translations alone is left aside', () => {
    write('dictd/freedict-fra-eng.index', `00databaseinfo\tA\tB\navocat\tA\t${digits(AVOCAT.length)}\n`);
    write('dictd/freedict-fra-eng.dict.dz', dictzip(AVOCAT));
    expect(definitions('AVOCAT')).toEqual([]);
  });
});

test('a damaged dictionary does not hide the others', () => {
  writeFreedict('spa', [['avocat', 'avocat <n>\nx\nExpert juridique en procès\n']]);
  write('dictd/freedict-fra-deu.index', 'avocat');
  expect(definitions('AVOCAT')).toHaveLength(1);
});

describe('a system', () => {
  test('without them has nothing to add', () => {
    expect(definitions('AVOCAT')).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['an empty index', () => write('stardict/dic/XMLittre.idx', '')],
    ['an index of zeros', () => write('stardict/dic/XMLittre.idx', Buffer.alloc(1000))],
    ['an index without an end', () => write('stardict/dic/XMLittre.idx', 'ABAQUE')],
    ['an index cut short', () => write('stardict/dic/XMLittre.idx', 'ABAQUE\0ab')],
    ['an index that leads too far', () => write('stardict/dic/XMLittre.idx', `ABAQUE\0${'~'.repeat(8)}`)],
    ['a text that is not compressed', () => write('stardict/dic/XMLittre.dict.dz', 'abaque')],
    ['a text cut short', () => write('stardict/dic/XMLittre.dict.dz', dictzip(ABAQUE).subarray(0, 90))],
    ['an index without its text', () => rmSync(join(share, 'stardict/dic/XMLittre.dict.dz'))],
  ])('with %s has nothing to add either', (_, damage) => {
    writeLittre([['ABAQUE', ABAQUE]]);
    damage();
    expect(definitions('ABAQUE')).toEqual([]);
  });
});
