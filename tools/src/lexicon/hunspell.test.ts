import { expect, test } from 'vitest';
import { readAffixes } from './affixes.ts';
import { capitalisedNames, unfoldedForms } from './hunspell.ts';

const AFFIXES = readAffixes(`
FLAG long
SFX S. Y 2
SFX S. 0 0/L'D' [^sxz]
SFX S. 0 s/D' [^sxz]
SFX a0 Y 3
SFX a0 er ant/n' [^cg]er
SFX a0 ger geant/n' ger
SFX a0 er ons/n' [^cg]er
PFX L' Y 1
PFX L' 0 l' [aeiou]
PFX Um Y 3
PFX Um 0 0/S. .
PFX Um 0 d' [aeiou]
PFX Um 0 kilo/S. .
`);

const forms = (entries: string): readonly string[] => [
  ...new Set(Array.from(unfoldedForms(`1\n${entries}`, AFFIXES), ({ form }) => form)),
];

test('a flag puts its endings on the words that fit them', () => {
  expect(forms("chat/S.\nnez/S.L'")).toEqual(['chat', 'chats', 'nez']);
  expect(forms('nager/a0\naimer/a0')).toEqual(['nager', 'nageant', 'aimer', 'aimant', 'aimons']);
});

test('a prefix brings endings of its own', () => {
  expect(forms('gramme/Um')).toEqual(['gramme', 'grammes', 'kilogramme', 'kilogrammes']);
});

test('elisions, names, hyphens, digits and symbols of units are left out', () => {
  expect(forms("ami/S.L'\nParis\npeut-être\n2e/--\nkm/||--\nfaux/{}")).toEqual(['ami', 'amis']);
});

test('an entry that needs an affix is no word alone', () => {
  expect(forms('gra/S.()')).toEqual(['gra', 'gras']);
  expect(forms('aim/()')).toEqual([]);
});

test('each form knows its entry and its flag', () => {
  const [, , plural] = unfoldedForms('1\nchat/S.', AFFIXES);
  expect(plural).toEqual({ form: 'chats', entry: 'chat', flag: 'S.' });
});

test('names are the entries with a capital', () => {
  expect(capitalisedNames("3\nParis/L'\nairbus\nHalloween/S.")).toEqual(new Set(['paris', 'halloween']));
});
