import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spelled } from './alphabet.ts';
import { isConjugatedNote, lemmaNotes, notedInflections, notedLemmas } from './lemma-notes.ts';

const verb = (form: string, lemma: string) => ({ form, lemma, isVerbal: true });
const other = (form: string, lemma: string) => ({ form, lemma, isVerbal: false });

test('a lemma is noted by what changes at the end of the spelling', () => {
  expect(lemmaNotes(['mangeais'], { inflections: [verb('mangeais', 'manger')], isConjugatedOnly: true })).toBe('!v3r');
  const suis = [verb('suis', 'être'), verb('suis', 'suivre')];
  expect(lemmaNotes(['suis'], { inflections: suis, isConjugatedOnly: true })).toBe('!v4être,v1vre');
  expect(lemmaNotes(['chats'], { inflections: [other('chats', 'chat')], isConjugatedOnly: false })).toBe('w1');
  const marche = [verb('marche', 'marcher'), other('marché', 'marché')];
  expect(lemmaNotes(['marche', 'marché'], { inflections: marche, isConjugatedOnly: false })).toBe('v0r,1w0');
});

test('a ligature is one sign of a spelling and two letters of tiles', () => {
  const notes = lemmaNotes(['yeux'], { inflections: [other('yeux', 'œil')], isConjugatedOnly: false });
  expect([...notes].every((sign) => sign.charCodeAt(0) < 256)).toBe(true);
  expect(notedInflections(['yeux'], notes)).toEqual([other('yeux', 'œil')]);
  expect(notedLemmas('YEUX', notes)).toEqual(['OEIL']);
});

test('any inflections come back from the spellings and their notes, and the lemmas of tiles from the word', () => {
  const spelling = fc.string({ unit: fc.constantFrom(...'abeéœ'), minLength: 1, maxLength: 6 });
  const inflections = fc.array(fc.record({ lemma: spelling, isVerbal: fc.boolean() }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(spelling, inflections, fc.boolean(), (form, known, isConjugatedOnly) => {
      const all = known.map((inflection) => ({ form, ...inflection }));
      const notes = lemmaNotes([form], { inflections: all, isConjugatedOnly });
      expect(notedInflections([form], notes)).toEqual(all);
      expect(notedLemmas(spelled(form) ?? '', notes)).toEqual([...new Set(known.map(({ lemma }) => spelled(lemma)))]);
      expect(isConjugatedNote(notes)).toBe(isConjugatedOnly);
    }),
  );
});
