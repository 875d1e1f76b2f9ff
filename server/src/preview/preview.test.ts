import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../testing/house.ts';
import { Visitor } from '../../testing/visitor.ts';

let house: TestHouse;
let zoe: Visitor;

beforeEach(async () => {
  const page = mkdtempSync(join(tmpdir(), 'boite-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><html><head><title>Boîte à mots</title></head></html>');
  house = await openHouse({ page });
  zoe = await Visitor.arrived(house.url);
});
afterEach(() => house.close());

/** What a messenger reads: the value of each tag. */
async function tagsAt(path: string): Promise<ReadonlyMap<string, string>> {
  const html = await (await fetch(`${house.url}${path}`)).text();
  return new Map(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('the link of a table', () => {
  it('says which game waits there, with a picture, and nobody’s name', async () => {
    const code = await zoe.open({ game: 'rondo', seats: 2 });
    await zoe.ask({ type: 'enter', code });
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    const tags = await tagsAt(`/t/${zoe.table.invitation}`);
    expect(tags.get('og:title')).toMatch(/^Rondo\s: une table vous attend$/);
    expect([...tags.values()].join(' ')).not.toContain('Zoé');
    expect([...tags.values()].join(' ')).not.toContain(zoe.table.invitation);
    await zoe.ask({ type: 'set-bot', seat: 1, level: 'debutant' });
    await zoe.ask({ type: 'start' });
    expect((await tagsAt(`/t/${zoe.table.invitation}`)).get('og:image')).toBe(`${house.url}/apercu/rondo/partie.png`);
  });

  it('tells no more by its code, which can be guessed, than by any other', async () => {
    const code = await zoe.open({ game: 'rondo', seats: 2 });
    expect(await tagsAt(`/t/${code}`)).toEqual(await tagsAt('/t/BBBBBB'));
  });
});

describe('the link of a riddle', () => {
  it('says that there is one, and nothing of its cards', async () => {
    const tags = await tagsAt('/devine/rebustory/t425-abcd');
    expect(tags.get('og:title')).toMatch(/^Rébustory\s: un rébus à deviner$/);
    expect([...tags.values()].join(' ')).not.toContain('t425');
    expect((await fetch(tags.get('og:image') ?? '')).headers.get('content-type')).toBe('image/png');
  });
});

describe('the picture of a link', () => {
  it('is a PNG of the size that messengers want, drawn and not empty', async () => {
    const answer = await fetch(`${house.url}/apercu/rebustory/revoir.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const at = png.indexOf('IDAT');
    const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    const colours = new Set<number>();
    for (let row = 0; row < 630; row += 3)
      for (let x = 0; x < 1200; x += 3) colours.add(pixels.readUIntBE(row * 3601 + 1 + x * 3, 3));
    expect(colours).toContain(0x1c3f8c);
    expect(colours).toContain(0xfffaee);
    expect(colours).toContain(0xe2b14a);
  });

  it('is there for games of the shelf alone', async () => {
    expect((await fetch(`${house.url}/apercu/chess/table.png`)).status).toBe(404);
    expect((await fetch(`${house.url}/apercu/rondo/secret.png`)).status).toBe(404);
  });
});
