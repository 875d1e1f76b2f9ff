import { describe, expect, test } from 'vitest';
import { endingReadings, type Word } from './endings.ts';

const noun = (form: string, lemma = form): Word => ({
  form,
  roles: [{ lemma, isVerbal: false, isConjugated: false }],
  isForm: () => false,
});
const verb = (form: string, lemma: string): Word => ({
  form,
  roles: [{ lemma, isVerbal: true, isConjugated: true }],
  isForm: () => false,
});

describe('An ending sounds by what the word is', () => {
  test.each([
    ['ils couvent', verb('couvent', 'couver'), 'couve'],
    ['le couvent', noun('couvent'), 'couvênt'],
    ['il tient', verb('tient', 'tenir'), 'ti{5}'],
    ['ils tiennent', verb('tiennent', 'tenir'), 'tienne'],
    ['il ment', verb('ment', 'mentir'), 'mênt'],
    ['ils venaient', verb('venaient', 'venir'), 'venaient'],
    ['nous portions', verb('portions', 'porter'), 'porthions'],
    ['les portions', noun('portions', 'portion'), 'portions'],
    ['nous initions', verb('initions', 'initier'), 'initions'],
    ['un virus', noun('virus'), 'viru{s}'],
    ['des vertus', noun('vertus', 'vertu'), 'vertus'],
    ['des dolmens', noun('dolmens', 'dolmen'), 'dolm{En}'],
    ['des moyens', noun('moyens', 'moyen'), 'moyens'],
    ['un balai', noun('balai'), 'balaie'],
    ['je parlai', verb('parlai', 'parler'), 'parlai'],
  ])('%s', (_, word, spelling) => expect(endingReadings(word)).toEqual([spelling]));

  test('a form with two roles has two readings', () => {
    const roles = [...noun('couvent').roles, ...verb('couvent', 'couver').roles];
    expect(endingReadings({ form: 'couvent', roles, isForm: () => false })).toEqual(['couvênt', 'couve']);
  });

  test('an adjective in -us, -use is not Latin', () => {
    expect(endingReadings({ ...noun('inclus'), isForm: (form) => form === 'incluse' })).toEqual(['inclus']);
  });
});
