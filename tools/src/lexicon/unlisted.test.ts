import { expect, test } from 'vitest';
import { readPackageFile } from '../package-file.ts';
import { readAffixes } from './affixes.ts';
import { readUnlisted, unlistedForms } from './unlisted.ts';

const affixes = readAffixes(readPackageFile('dictionary-fr', 'index.aff'));
const word = { lemma: '', kind: '', feminine: undefined, otherPlurals: [] };
const notes = (given: { readonly lemma: string; readonly kind: string; readonly feminine?: string }) =>
  unlistedForms([{ ...word, ...given }], affixes).map(({ form, note }) => `${form} ${note}`);

test('a noun has its plural and its gender', () => {
  expect(notes({ lemma: 'chatbot', kind: 'm' })).toEqual(['chatbot n ms', 'chatbots n mp']);
  expect(notes({ lemma: 'mégafeu', kind: 'm' })).toEqual(['mégafeu n ms', 'mégafeux n mp']);
});

test('a trade has its feminine, of the same lemma', () => {
  expect(notes({ lemma: 'boomeur', kind: 'mf', feminine: 'boomeuse' })).toEqual([
    'boomeur n ms',
    'boomeurs n mp',
    'boomeuse n fs',
    'boomeuses n fp',
  ]);
});

test('a word that never varies has one form', () => expect(notes({ lemma: 'lowcost', kind: 'a=' })).toEqual(['lowcost a']));

test('a verb is conjugated by the rule', () => {
  const forms = new Set(unlistedForms([{ ...word, lemma: 'dégenrer', kind: 'v' }], affixes).map(({ form }) => form));
  for (const form of ['dégenrer', 'dégenrons', 'dégenraient', 'dégenrée', 'dégenrerait']) expect(forms, form).toContain(form);
});

test('a verb like écrire or produire is conjugated like it', () => {
  const forms = (lemma: string) => unlistedForms([{ ...word, lemma, kind: 'v' }], affixes).map(({ form }) => form);
  expect(forms('coécrire')).toEqual(expect.arrayContaining(['coécrit', 'coécrivons', 'coécrites', 'coécrira']));
  expect(forms('autoproduire')).toEqual(expect.arrayContaining(['autoproduit', 'autoproduisent']));
});

test('every line of the list is read, none twice', () => {
  const lines = readUnlisted().map(({ lemma, kind }) => `${lemma} ${kind}`);
  expect(lines.length).toBeGreaterThan(1_000);
  expect(new Set(lines).size).toBe(lines.length);
});
