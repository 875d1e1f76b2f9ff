import { piecesFound } from '@boite/ui/gallery.ts';
import { describe, expect, test } from 'vitest';
import { cardsOfEdition, galleryLabel } from './gallery.ts';

const ids = (edition: 'compacte' | 'classique') => cardsOfEdition(edition).map(({ id }) => id);

describe('The cards of Rébustory in « Les cartes »', () => {
  test('are there each once, the free ones last', () => {
    expect(ids('compacte')).toHaveLength(152 + 2);
    expect(ids('classique')).toHaveLength(232 + 2);
    expect(ids('classique').slice(-2)).toEqual(['joker', 'rebustory']);
  });

  test('are in the order of the alphabet, accents apart', () => {
    const places = ['a-de', 'b-e', 'a-fa'].map((id) => ids('classique').indexOf(id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('are found by their names, the free ones too', () => {
    const found = piecesFound(cardsOfEdition('classique'), { search: 'rebus', voices: null });
    expect(found.map(({ name }) => name)).toEqual(['Rébustory']);
  });

  test('say what they are worth', () => {
    expect(galleryLabel({ id: 'a-fil', name: 'fil' })).toBe('fil, 3\u00a0points');
  });
});
