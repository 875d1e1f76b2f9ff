import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../testing/house.ts';
import { DEFAULTS } from './settings.ts';
import { SETTINGS, settingsFrom } from './settings-table.ts';

function fileOf(text: string): string {
  const file = join(freshFolder(), 'boite.env');
  writeFileSync(file, text);
  return file;
}

describe('the settings', () => {
  it('are chosen by the environment, what is empty or unsaid by nobody', () => {
    expect(settingsFrom({ PORT: '', PATH: '/bin' })).toEqual({});
    expect(settingsFrom({ PORT: '0', HOST: '::1', BOITE_TRUST_PROXY: 'loopback' })).toEqual({
      port: 0,
      host: '::1',
      trustProxy: ['loopback'],
    });
    expect(settingsFrom({ BOITE_SOCKETS: '7', BOITE_DELETE_DAYS: '90', BOITE_ARCHIVE_DAYS: '30' })).toEqual({
      limits: { ...DEFAULTS.limits, sockets: 7 },
      days: { unplayed: 30, archive: 30, delete: 90 },
    });
  });

  it('are chosen by a file too, before which the environment goes', () => {
    const file = fileOf('# ours\nPORT=4000\nBOITE_LOG=error\n');
    expect(settingsFrom({ BOITE_SETTINGS: file, PORT: '5000' })).toEqual({ port: 5000, log: 'error' });
  });

  it.each([
    [{ PORT: 'trois mille' }, 'PORT must be a number from 0 to 65535, not “trois mille”.'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not “70000”.'],
    [{ BOITE_TRUST_PROXY: 'yes' }, 'BOITE_TRUST_PROXY must be a number of proxies or their addresses, not “yes”.'],
    [{ BOITE_METRICS: 'some' }, 'BOITE_METRICS must be off, local, all, not “some”.'],
    [{ BOITE_DTAA: '/x' }, 'There is no setting “BOITE_DTAA”: see docs/operate.md.'],
    [{ BOITE_SETTINGS: '/nowhere/at/all' }, 'The file of settings “/nowhere/at/all” cannot be read (BOITE_SETTINGS).'],
  ])('that make no sense are told in a sentence (%j)', (environment, sentence) => {
    expect(settingsFrom(environment)).toBe(sentence);
  });

  it('of a file that do not exist are told too', () => {
    expect(settingsFrom({ BOITE_SETTINGS: fileOf('PROT=4000') })).toBe('There is no setting “PROT”: see docs/operate.md.');
  });

  it('are all in docs/operate.md, with what holds otherwise', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operate.md'), 'utf8');
    for (const { name, meaning, otherwise } of SETTINGS) expect(page).toContain(`| \`${name}\` | ${meaning} | ${otherwise} |`);
  });
});
