import { expect, test } from 'vitest';
import type { Unfolded } from './hunspell.ts';
import type { LefffReading } from './lefff.ts';
import { selectedForms } from './selection.ts';
import type { Sources } from './sources.ts';

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);
const unfolded = (form: string): Unfolded => ({ form, entry: form, flag: '' });
const reading = (form: string): LefffReading => ({ form, category: 'nc', lemma: form, traits: '' });

function sources({ spelling = '', lefff = '', array = '', names = '' }): Sources {
  return {
    spelling: new Map(words(spelling).map((form) => [form, [unfolded(form)]])),
    lefff: new Map(words(lefff).map((form) => [form, [reading(form)]])),
    unlisted: new Map(),
    array: new Set(words(array)),
    names: new Set(words(names)),
    ranks: new Map(),
  };
}

const review = ({ added = '', removed = '', declined = '', intransitive = '' } = {}) => ({
  added: new Set(words(added)),
  removed: new Set(words(removed)),
  declined: new Set(words(declined)),
  intransitive: new Set(words(intransitive)),
});
const selected = (from: Sources, reviewed = review()) => Object.fromEntries(selectedForms(from, reviewed));

test('a form is kept when two sources of three have it', () => {
  const from = sources({ spelling: 'chat lit', lefff: 'chat mot', array: 'mot nid' });
  expect(selected(from)).toEqual({ CHAT: ['chat'], MOT: ['mot'] });
});

test('a list without œ votes for words with œ, and œuf makes oeuf superfluous', () => {
  expect(selected(sources({ spelling: 'œuf', lefff: 'oeuf', array: 'oeuf' }))).toEqual({ OEUF: ['œuf'] });
});

test('accented forms of the same letters stay together', () => {
  expect(selected(sources({ spelling: 'marche marché', lefff: 'marche marché' }))).toEqual({ MARCHE: ['marche', 'marché'] });
});

test('names, hyphens, apostrophes, digits and single letters are no words', () => {
  const from = sources({ spelling: 'y', lefff: 'y airbus', array: "airbus peut-être aujourd'hui 2e", names: 'airbus' });
  expect(selected(from)).toEqual({});
});

test('reviewed words are added and removed', () => {
  const from = sources({ spelling: 'km wok', lefff: 'km' });
  expect(selected(from, review({ added: 'wok qi', removed: 'km' }))).toEqual({ QI: ['qi'], WOK: ['wok'] });
});

test('a paradigm that is there by half is completed', () => {
  const plural = { form: 'auteures', entry: 'auteur', flag: 'Fs' };
  const from = sources({ spelling: 'auteur', lefff: 'auteur' });
  const paradigm = new Map(from.spelling).set('auteures', [plural]).set('auteur', [{ ...plural, form: 'auteur' }]);
  expect(selected({ ...from, spelling: paradigm })).toEqual({ AUTEUR: ['auteur'], AUTEURES: ['auteures'] });
});

test('a regular noun of the spelling dictionary is taken on its word, but for those that were declined', () => {
  const noun = (form: string, entry: string): [string, Unfolded[]] => [form, [{ form, entry, flag: 'S.' }]];
  const spelling = new Map([noun('exérèse', 'exérèse'), noun('exérèses', 'exérèse'), noun('bonzaï', 'bonzaï')]);
  const from = { ...sources({ spelling: 'zzzz' }), spelling };
  expect(selected(from, review({ declined: 'bonzaï' }))).toEqual({ EXERESE: ['exérèse'], EXERESES: ['exérèses'] });
});

test('symbols, names and the words of chemists stay out', () => {
  const long = 'oligogalacturonate';
  const entry = (form: string, flag: string): [string, Unfolded[]] => [form, [{ form, entry: form, flag }]];
  const spelling = new Map([entry('hertz', 'Ui'), entry('molière', 'S.'), entry(long, 'S.')]);
  expect(selected({ ...sources({ names: 'molière' }), spelling })).toEqual({});
});

test('a verb without an object has no feminine participle, unless it is a noun as well', () => {
  const participle = (form: string, lemma: string): LefffReading => ({ form, category: 'v', lemma, traits: 'Kfs' });
  const lefff = new Map([
    ['accédée', [participle('accédée', 'accéder')]],
    ['tablée', [participle('tablée', 'tabler'), reading('tablée')]],
  ]);
  const from = { ...sources({ array: 'accédée tablée' }), lefff };
  expect(selected(from, review({ intransitive: 'accéder tabler' }))).toEqual({ TABLEE: ['tablée'] });
});
