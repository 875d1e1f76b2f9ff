import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { masked } from './masking.ts';

const { lexicon } = loadLibrary();

test.each([
  ['Petit cheval, ou grand CHEVAL.', 'CHEVAL', 'Petit •••, ou grand •••.'],
  ['Se dit de deux chevaux attelés.', 'CHEVAL', 'Se dit de deux ••• attelés.'],
  ['Celui qui mange ; on mangeait, mangeant.', 'MANGER', 'Celui qui ••• ; on •••, •••.'],
  ['Fruit de l’abricotier : l’abricot.', 'ABRICOT', 'Fruit de l’abricotier : l’•••.'],
  ['Œillet, oeillet, œillets.', 'OEILLET', '•••, •••, •••.'],
  ['E\u0301le\u0300ve de l’e\u0301cole.', 'ELEVE', '••• de l’e\u0301cole.'],
  ['Née à Saint-Malo, dite saint malo.', 'SAINTMALO', 'Née à •••, dite •••.'],
  ['Le saint, Malo.', 'SAINTMALO', 'Le saint, Malo.'],
  ['La Côte d’Ivoire en Afrique.', 'COTEDIVOIRE', 'La ••• en Afrique.'],
  ['Rien à cacher.', 'TERMINUS', 'Rien à cacher.'],
  ['', 'TERMINUS', ''],
])('%j without %s is %j', (definition, word, shown) => {
  expect(masked(definition, word, lexicon)).toBe(shown);
});
