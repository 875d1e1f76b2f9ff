import { expect, test } from 'vitest';
import { withVoicings } from './voicing.ts';

test.each([
  ['absolu', 'apsOly', ['apsOly', 'absOly']],
  ['obtenir', 'Opt_niR', ['Opt_niR', 'Obt_niR']],
  ['tourisme', 'tuRism_', ['tuRism_', 'tuRizm_']],
  ['anecdote', 'anEkdOt_', ['anEkdOt_', 'anEgdOt_']],
  ['presbyte', 'pREsbit_', ['pREsbit_', 'pREzbit_']],
  ['adsorber', 'adsORbe', ['adsORbe', 'atsORbe']],
  ['capsule', 'kapsyl_', ['kapsyl_']],
  ['poisson', 'pwas0', ['pwas0']],
])('%s', (form, sounds, all) => expect(withVoicings(form, [sounds])).toEqual(all));
