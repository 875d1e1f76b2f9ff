import { describe, expect, test } from 'vitest';
import { notedSounds, type Pronunciation, soundNotes } from './sound-notes.ts';

const said = (form: string, ...readings: string[]): readonly Pronunciation[] =>
  readings.map((sounds) => ({ form, sounds, sure: true, aspirated: false }));

describe('The notes of a word', () => {
  test('are empty when the rules say it all', () => {
    expect(soundNotes([said('chapeau', 'Sapo')])).toBe('');
    expect(notedSounds(['chapeau'], '')).toEqual(said('chapeau', 'Sapo'));
  });

  test.each([
    ['a change at the start', [said('chorale', 'kORal_')]],
    ['a change at the end', [said('hiver', 'ivER')]],
    ['several readings', [said('fils', 'fis', 'fil')]],
    ['several spellings', [said('mat', 'mat', 'ma'), said('mât', 'ma')]],
    ['a change in the second spelling only', [said('marche', 'maRS_'), said('marché', 'maRSE')]],
  ])('keep %s', (_, forms) => {
    const spellings = forms.map(([first]) => first?.form ?? '');
    expect(notedSounds(spellings, soundNotes(forms))).toEqual(forms.flat());
  });

  test('keep that a word is disjunctive, or doubtful', () => {
    const word = [[{ form: 'hibou', sounds: 'ibu', sure: false, aspirated: true }]];
    expect(notedSounds(['hibou'], soundNotes(word))).toEqual(word.flat());
  });
});
