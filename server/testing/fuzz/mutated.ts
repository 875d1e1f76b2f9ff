// Spoils messages as chance or malice would: bytes lost or doubled, values of another kind, names that touch a prototype, depths, lengths.

import { type Chance, oneOf } from '@boite/kernel';
import { anything } from '@boite/protocol/testing';

/** What goes over a socket. */
export type SentData = string | Uint8Array<ArrayBuffer>;

type Spoiling = (raw: string, chance: Chance) => SentData;

const POISON = [
  '{"__proto__":{"host":true}}',
  '{"constructor":{"prototype":1}}',
  '1e999',
  '-0',
  '"\\ud800"',
  '[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]',
];

const SPOILINGS: readonly Spoiling[] = [
  (raw, chance) => raw.slice(0, chance.below(raw.length + 1)),
  (raw, chance) => cutSomewhere(raw, chance, ([before, after]) => before + after.slice(1)),
  (raw, chance) => cutSomewhere(raw, chance, ([before, after]) => before + before.slice(-4) + after),
  (raw, chance) => cutSomewhere(raw, chance, ([before, after]) => before + String.fromCharCode(chance.below(0x300)) + after),
  (raw, chance) => raw.replace(/:("[^"]*"|[\d.]+|true|false|null)/, () => `:${oneOf(POISON, chance)}`),
  (raw, chance) => withField(raw, chance, (fields, name) => ({ ...fields, [name]: anything(chance, 4) })),
  (raw, chance) => withField(raw, chance, ({ ...fields }, name) => ({ ...fields, [name]: undefined })),
  (raw, chance) => withField(raw, chance, (fields) => ({ ...fields, host: true, admin: 1, device: anything(chance, 1) })),
  (raw) => raw.replace('{', '{"type":"start",'),
  (raw) => `${raw}${' '.repeat(17_000)}`,
  (raw) => new Uint8Array(Buffer.from(raw)),
  (_, chance) => Uint8Array.from({ length: 40 }, () => chance.below(256)),
  (raw, chance) => oneOf(['', ' ', 'null', '[]', '"', '{}', raw + raw], chance),
];

export function spoiled(raw: string, chance: Chance): SentData {
  return oneOf(SPOILINGS, chance)(raw, chance);
}

function cutSomewhere(raw: string, chance: Chance, joined: (parts: readonly [string, string]) => string): string {
  const place = chance.below(raw.length + 1);
  return joined([raw.slice(0, place), raw.slice(place)]);
}

function withField(raw: string, chance: Chance, changed: (fields: object, name: string) => object): string {
  const fields = JSON.parse(raw) as object;
  return JSON.stringify(changed(fields, oneOf(Object.keys(fields), chance)));
}
