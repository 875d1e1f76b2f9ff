// Knows that compounds are found by their letters, whatever stands between, wherever they are in the file.

import { expect, test } from 'vitest';
import { type Compound, readCompounds, writtenCompounds } from './compound-file.ts';

const PLAIN: Compound = { notes: '', sounds: [], isAspirated: false };
const FORMS = ['abat-jour', 'arc-en-ciel', 'vis-à-vis', 'week-end', 'yo-yo'];
const compounds = readCompounds(writtenCompounds(new Map(FORMS.map((form) => [form, PLAIN]))));
const formsAlike = (text: string) => compounds.alike(text).map(({ form }) => form);

test('with their hyphens or without', () => {
  for (const form of FORMS) {
    expect(formsAlike(form)).toEqual([form]);
    expect(formsAlike(form.replaceAll('-', ''))).toEqual([form]);
  }
});

test.each(['', '?', 'arc', 'arc-en-ciels', 'bric-à-brac', 'zig-zag'])('and « %s » is none of them', (text) => {
  expect(formsAlike(text)).toEqual([]);
});
