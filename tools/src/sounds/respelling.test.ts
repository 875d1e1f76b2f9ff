import { describe, expect, test } from 'vitest';
import { Overrides } from './respelling.ts';

const overrides = new Overrides().add(`
# a note
hiver   hiv{ER}
=fils   fi{s}|fi{l}
chor-   kor-     # all that begins so
-cratie -crassie
-stagn- -sta{gn}-
montm-  monm-
mont-   mon-
`);

describe('An exception', () => {
  test('to a word is one to its plural', () => {
    expect(overrides.respelled('hiver')).toEqual(['hiv{ER}']);
    expect(overrides.respelled('hivers')).toEqual(['hiv{ER}s']);
  });

  test('may have several readings', () => expect(overrides.respelled('fils')).toEqual(['fi{s}', 'fi{l}']));

  test('stands at the start, at the end or inside a word', () => {
    expect(overrides.respelled('chorale')).toEqual(['korale']);
    expect(overrides.respelled('ploutocraties')).toEqual(['ploutocrassies']);
    expect(overrides.respelled('restagnant')).toEqual(['resta{gn}ant']);
  });

  test('that is longer wins', () => expect(overrides.respelled('montmartrois')).toEqual(['monmartrois']));

  test('goes with another beside it', () => expect(overrides.respelled('chorocratie')).toEqual(['korocrassie']));

  test('leaves other words alone', () => {
    expect(overrides.respelled('chapeau')).toEqual(['chapeau']);
    expect(overrides.touches('chapeau')).toBe(false);
    expect(overrides.touches('stagner')).toBe(true);
  });
});
