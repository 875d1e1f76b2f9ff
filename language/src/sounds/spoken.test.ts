import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

test.each([
  ['Sapo', 'chapo'],
  ['pwas0', 'poisson'],
  ['pwaz0', 'poizon'],
  ['gitaR', 'guitar'],
  ['RaZ', 'raj'],
  ['paRkiG', 'parquing'],
  ['aNo', 'agno'],
  ['tuRn_sOl', 'tournesol'],
  ['Raj', 'rail'],
  ['lj2', 'lyeu'],
  ['n8i', 'nui'],
  ['pw5', 'poin'],
  ['kij', 'quille'],
  ['kuto', 'couto'],
  ['lak', 'lac'],
  ['k', 'k'],
  ['f9j', 'feuil'],
  ['vin', 'vine'],
  ['v5', 'vin'],
  ['lEmd', 'lèmed'],
  ['panje', 'panyé'],
  ['Ran_', 'rane'],
])('a French reader says %s when reading « %s »', (sounds, text) => {
  expect(spoken(sounds)).toBe(text);
});
