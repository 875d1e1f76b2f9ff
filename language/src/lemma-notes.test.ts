import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spelled } from './alphabet.ts';
import { isConjugatedNote, lemmaNotes, notedLemmas, notedReadings } from './lemma-notes.ts';

const verb = (form: string, lemma: string) => ({ form, lemma, isVerbal: true });
const other = (form: string, lemma: string) => ({ form, lemma, isVerbal: false });

test('a lemma is noted by what changes at the end of the spelling', () => {
  expect(lemmaNotes(['mangeais'], { readings: [verb('mangeais', 'manger')], isConjugatedOnly: true })).toBe('!v3r');
  const suis = [verb('suis', 'être'), verb('suis', 'suivre')];
  expect(lemmaNotes(['suis'], { readings: suis, isConjugatedOnly: true })).toBe('!v4être,v1vre');
  expect(lemmaNotes(['chats'], { readings: [other('chats', 'chat')], isConjugatedOnly: false })).toBe('w1');
  const marche = [verb('marche', 'marcher'), other('marché', 'marché')];
  expect(lemmaNotes(['marche', 'marché'], { readings: marche, isConjugatedOnly: false })).toBe('v0r,1w0');
});

test('a ligature is one sign of a spelling and two letters of tiles', () => {
  const notes = lemmaNotes(['yeux'], { readings: [other('yeux', 'œil')], isConjugatedOnly: false });
  expect([...notes].every((sign) => sign.charCodeAt(0) < 256)).toBe(true);
  expect(notedReadings(['yeux'], notes)).toEqual([other('yeux', 'œil')]);
  expect(notedLemmas('YEUX', notes)).toEqual(['OEIL']);
});

test('any readings come back from the spellings and their notes, and the lemmas of tiles from the word', () => {
  const spelling = fc.string({ unit: fc.constantFrom(...'abeéœ'), minLength: 1, maxLength: 6 });
  const readings = fc.array(fc.record({ lemma: spelling, isVerbal: fc.boolean() }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(spelling, readings, fc.boolean(), (form, known, isConjugatedOnly) => {
      const all = known.map((reading) => ({ form, ...reading }));
      const notes = lemmaNotes([form], { readings: all, isConjugatedOnly });
      expect(notedReadings([form], notes)).toEqual(all);
      expect(notedLemmas(spelled(form) ?? '', notes)).toEqual([...new Set(known.map(({ lemma }) => spelled(lemma)))]);
      expect(isConjugatedNote(notes)).toBe(isConjugatedOnly);
    }),
  );
});
