import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isConjugatedNote, lemmaNotes, notedLemmas } from './lemma-notes.ts';

test('a lemma is noted by what changes at the end of the word', () => {
  expect(lemmaNotes('MANGEAIS', { lemmas: ['MANGER'], isConjugatedOnly: true })).toBe('!3R');
  expect(lemmaNotes('SUIS', { lemmas: ['ETRE', 'SUIVRE'], isConjugatedOnly: true })).toBe('!4ETRE,1VRE');
  expect(lemmaNotes('CHATS', { lemmas: ['CHAT'], isConjugatedOnly: false })).toBe('1');
});

test('any lemmas come back from the word and its notes', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCE'), minLength: 1, maxLength: 6 });
  const lemmas = fc.array(word, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(word, lemmas, fc.boolean(), (form, known, isConjugatedOnly) => {
      const notes = lemmaNotes(form, { lemmas: known, isConjugatedOnly });
      expect(notedLemmas(form, notes)).toEqual(known);
      expect(isConjugatedNote(notes)).toBe(isConjugatedOnly);
    }),
  );
});
