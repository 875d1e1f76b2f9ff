import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, openHouse } from '../testing/house.ts';
import { ServerProcess } from '../testing/process.ts';
import { Visitor } from '../testing/visitor.ts';

describe.concurrent('npm start', () => {
  it('says where it can be found, and ends quietly when asked to', async () => {
    const server = new ServerProcess({ BOITE_DATA: freshFolder() });
    const url = await server.url();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const zoe = await Visitor.arrived(url);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await zoe.until(() => zoe.closed)).toEqual({ code: 1012 });
    expect(server.output.split('\n')[0]).toBe('Boîte à mots is open (Ctrl+C closes it).');
  });

  it('says in one line that the port is taken', async () => {
    const house = await openHouse();
    const port = new URL(house.url).port;
    const server = new ServerProcess({ BOITE_DATA: freshFolder(), PORT: port });
    expect(await server.ended()).toBe(1);
    expect(server.output).toBe(`Port ${port} is taken: choose another (PORT=3001 npm start).\n`);
    await house.close();
  });

  it('says in one line that the folder cannot be used', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const server = new ServerProcess({ BOITE_DATA: join(file, 'data') });
    expect(await server.ended()).toBe(1);
    expect(server.output).toMatch(/^The data folder “.*” cannot be written to: choose another with BOITE_DATA\.\n$/);
  });

  it('says in one line that the folder is already used', async () => {
    const house = await openHouse();
    const server = new ServerProcess({ BOITE_DATA: house.data });
    expect(await server.ended()).toBe(1);
    expect(server.output).toMatch(/^Another server already uses the data folder “.*”\.\n$/);
    await house.close();
  });

  it('says in one line that the folder cannot be locked, and takes that for no other server', async () => {
    const data = freshFolder();
    writeFileSync(join(data, 'boite.lock'), 'garbage '.repeat(2000));
    const server = new ServerProcess({ BOITE_DATA: data });
    expect(await server.ended()).toBe(1);
    expect(server.output).toMatch(/^The data folder “.*” cannot be used \(.*\): make room .*\n$/);
  });

  it('says in one line that the database is damaged', async () => {
    const data = freshFolder();
    writeFileSync(join(data, 'boite.db'), 'garbage '.repeat(2000));
    const server = new ServerProcess({ BOITE_DATA: data });
    expect(await server.ended()).toBe(1);
    expect(server.output).toMatch(/^The database “.*” cannot be read .*\n$/);
  });

  it('says in one line that a setting makes no sense', async () => {
    const server = new ServerProcess({ BOITE_DATA: freshFolder(), PORT: 'trois mille' });
    expect(await server.ended()).toBe(1);
    expect(server.output).toBe('PORT must be a number from 0 to 65535, not “trois mille”.\n');
  });
});
