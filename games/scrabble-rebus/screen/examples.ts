// A rebus for each symbol of the glossary, to show how it is read with others.

import { typedToken } from '../rules/symbols.ts';
import type { Token } from '../types.ts';

export interface SymbolExample {
  readonly tokens: readonly Token[];
  readonly text: string;
}

/** « tokens = what they say »; a symbol shows the first one that it is in. */
const EXAMPLE_LINES: readonly string[] = `
  verre tu = vertu
  a vent = avant
  d panse = dépense
  m r scie = merci
  a fût = affût
  9/6 calendrier = neuf ans
  1/4 nez = carnet
  d tache = détache
  lit et = lié
  b eau = beau
  k 7 = cassette
  s m = sème
  t r = taire
  f hache = fâche
  jeu t = jeter
  d mont = démon
  lit c = lycée
  b l = belle
  voie le-la-les = voilà
  lit cœur = liqueur
  croix 100 = croissant
  porte heure = porteur
  sou vent = souvent
  dent ré = denrée
  d tente = détente
  cou vent = couvent
  1 nœud = une corde
  dé cor = décor
  jeu panse = je pense
  b aile = belle
  femme cou = elle coud
  pas queue = Pâques
  île voie = il voit
  homme porte = il porte
  pas 100 = passant
  e toit le-la-les = étoile
  bus t = buste
  rat d eau = radeau
  pain t = pinte
  main s = mince
  pot lit = poli
  mer scie = merci
  p eau = peau
  a n = âne
  g r = gère
  v eau = veau
  d o = dos
  a m i = ami
  v u = vu
`
  .trim()
  .split('\n');

export const SYMBOL_EXAMPLES: readonly SymbolExample[] = EXAMPLE_LINES.map((line) => {
  const [names = '', text = ''] = line.trim().split(' = ');
  return { tokens: names.split(' ').map((name) => tokenCalled(name)), text };
});

export function tokenCalled(name: string): Token {
  const token = typedToken(name.replaceAll('-', ' '));
  if (token === null) throw new Error(`no token is called ${name}`);
  return token;
}

export function exampleOf(id: Token): SymbolExample | null {
  return SYMBOL_EXAMPLES.find(({ tokens }) => tokens.includes(id)) ?? null;
}
