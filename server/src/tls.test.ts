import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { certificateIn } from '../testing/certificate.ts';
import { freshFolder, openHouse } from '../testing/house.ts';

describe('a server with a certificate', () => {
  it('serves over https, with a cookie and a header for https alone, and not over http', async () => {
    const { tlsCert, tlsKey, pem } = certificateIn(freshFolder());
    const house = await openHouse({ tlsCert, tlsKey });
    expect(house.url).toMatch(/^https:/);
    const [response] = (await once(getSecurely(`${house.url}/api/tables`, { ca: pem }), 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toContain('Secure');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    await expect(once(get(house.url.replace('https', 'http')), 'response')).rejects.toThrow();
    await house.close();
  });

  it('does not start with half of one, with a file that is not there, or with something else', async () => {
    const folder = freshFolder();
    const { tlsCert, tlsKey } = certificateIn(folder);
    const other = join(folder, 'other.pem');
    writeFileSync(other, 'nothing of the kind');
    await expect(openHouse({ tlsCert })).rejects.toThrow('its key');
    await expect(openHouse({ tlsCert, tlsKey: join(folder, 'nowhere.pem') })).rejects.toThrow('cannot be read');
    await expect(openHouse({ tlsCert: other, tlsKey })).rejects.toThrow('no certificate');
  });
});
