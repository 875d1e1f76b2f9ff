import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

const READERS = `
  Sapo: chapo
  pwas0: poisson
  pwaz0: poizon
  gitaR: guitar
  RaZ: raj
  paRkiG: parquing
  aNo: agno
  tuRn_sOl: tournesol
  Raj: raïe
  lj2: lyeu
  n8i: nui
  pw5: poin
  kij: quiye
  kuto: couto
  lak: lak
  k: k
  f9j: feuye
  vin: vine
  v5: vin
  lEmde: lèmedé
  panje: panyé
  fij: fiye
  j: ye
  vil: vil
  kREj0: crè-yon
  mais: ma-isse
  4n0: an-non
  taksi: taksi
  mat: mate
  os: osse
  bEg: bègue
  a5: a-in
  oi: o-i
  Ran_: rane
`;

test.each(READERS.trim().split('\n'))('a French reader says, when reading: %s', (line) => {
  const [sounds = '', text] = line.trim().split(': ');
  expect(spoken(sounds)).toBe(text);
});
