import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../testing/house.ts';
import { Visitor } from '../../testing/visitor.ts';

/** CHAT is a green disc, POT a square of the same gradient everywhere, half of it clipped away. */
const PICTURE_PACK = {
  of: { 'a-chat': 0, 'a-pot': 1 },
  pictures: [
    '<svg viewBox="0 0 10 10"><g fill="#0a0"><circle cx="5" cy="5" r="5"/></g></svg>',
    '<svg viewBox="0 0 10 10"><linearGradient id="g"><stop stop-color="#f00"/><stop stop-color="#f00"/></linearGradient><clipPath id="c"><path d="M0 0h5v10H0z"/></clipPath><g clip-path="url(#c)"><rect width="10" height="10" fill="url(#g)"/></g></svg>',
  ],
};
const CHAT_AND_POT = 't425-3iyq';

let house: TestHouse;
let zoe: Visitor;

beforeAll(async () => {
  const page = mkdtempSync(join(tmpdir(), 'boite-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><html><head><title>Boîte à mots</title></head></html>');
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'assets', 'pictures-a-test.json'), JSON.stringify(PICTURE_PACK));
  house = await openHouse({ page });
  zoe = await Visitor.arrived(house.url);
});
afterAll(() => house.close());

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
    const luc = await Visitor.arrived(house.url);
    const code = await luc.open({ game: 'rondo', seats: 2 });
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

  it('shows its pictures, and neither their names nor what they say', async () => {
    const tags = await tagsAt(`/devine/rebustory/${CHAT_AND_POT}`);
    expect(tags.get('og:image')).toBe(`${house.url}/apercu/rebustory/devine/${CHAT_AND_POT}.png`);
    expect([...tags.values()].join(' ')).not.toMatch(/chat|pot|chapeau/i);
    const drawn = await coloursOf(tags.get('og:image') ?? '');
    expect(drawn).toContain(0x00aa00);
    expect(drawn).toContain(0xff0000);
  });

  it('has a picture of its own only where there is a riddle', async () => {
    for (const path of ['rebustory/devine/t425-abcd', 'rondo/devine/t425-3iyq', 'rebustory/devine/t425'])
      expect((await fetch(`${house.url}/apercu/${path}.png`)).status).toBe(404);
  });
});

/** The colours of some pixels of a picture. */
async function coloursOf(address: string): Promise<ReadonlySet<number>> {
  const png = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const at = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const colours = new Set<number>();
  for (let row = 0; row < 630; row += 3)
    for (let x = 0; x < 1200; x += 3) colours.add(pixels.readUIntBE(row * 3601 + 1 + x * 3, 3));
  return colours;
}

describe('the picture of a link', () => {
  it('is a PNG of the size that messengers want, drawn and not empty', async () => {
    const address = `${house.url}/apercu/rebustory/revoir.png`;
    expect((await fetch(address)).headers.get('content-type')).toBe('image/png');
    const colours = await coloursOf(address);
    expect(colours).toContain(0x1c3f8c);
    expect(colours).toContain(0xfffaee);
    expect(colours).toContain(0xe2b14a);
  });

  it('is there for games of the shelf alone', async () => {
    expect((await fetch(`${house.url}/apercu/chess/table.png`)).status).toBe(404);
    expect((await fetch(`${house.url}/apercu/rondo/secret.png`)).status).toBe(404);
  });
});
