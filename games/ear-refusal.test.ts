import { sentenceParts } from '@boite/ui/sentence.ts';
import { expect, test } from 'vitest';
import { earRefusalText, type FormerRefusal } from './ear-refusal.ts';

const WORDS = { one: 'carte', the: 'la carte', own: 'à elle', notAlone: 'Il faut une image.' };

test.each<[FormerRefusal, string]>([
  [{ code: 'no-card' }, 'Il n’y a pas de carte.'],
  [{ code: 'too-many-cards', most: 24 }, 'Un rébus a 24 cartes au plus.'],
  [{ code: 'silent-card', card: 'XQZ' }, 'On ne sait pas comment se dit la carte XQZ.'],
  [{ code: 'no-picture' }, 'Il faut une image.'],
  [
    { code: 'other-sound', after: '', card: 'ŒUFS', says: ['2'], wanted: 'Sa' },
    'La carte ŒUFS dit « eu » ; il faudrait « cha ».',
  ],
  [
    { code: 'twice', before: "P'", card: 'POT', sound: 'p' },
    'Chaque carte donne un son à elle : P’ et POT ne peuvent pas dire le même « p ».',
  ],
  [{ code: 'no-sound-left', card: 'É' }, 'Le mot est fini avant la carte É.'],
])('a fact of an earlier version, %j, is still said', (refusal, sentence) => {
  expect(earRefusalText(refusal, WORDS).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
});

test('what is told now is said in the same words', () => {
  const told = { code: 'other-sound', at: 1, piece: 'BAL', after: 'Sa', says: ['bal'], wanted: 'po' } as const;
  expect(earRefusalText(told, WORDS).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    'Après « CHA », la carte BAL dit « bal » ; il faudrait « po ».',
  );
  expect(sentenceParts(earRefusalText(told, WORDS)).filter(({ isWord }) => isWord)).toEqual([]);
});
