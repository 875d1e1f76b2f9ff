// What is said while nothing is being composed.

import { typeset } from '@boite/language';
import { hasLaidInTurn } from '../rules/group.ts';
import { courseOf } from '../rules/ways.ts';
import type { RebusComposer } from './rebus-composer.svelte.ts';

export function benchHint(composer: RebusComposer, names: readonly string[]): string {
  return typeset(hintSentence(composer, names));
}

function hintSentence({ view, isMyTurn, turnSoFar }: RebusComposer, names: readonly string[]): string {
  if (view.pending) return 'On attend l’avis de tous. Vous pouvez préparer un rébus.';
  if (!isMyTurn) return `${names[view.turn] ?? ''} joue. Préparez déjà un rébus.`;
  const { way } = view.options;
  if (way === 'echelle' && hasLaidInTurn(view)) return `${turnSoFar.total} points : montez d’un barreau.`;
  if (way === 'echelle') return `Touchez des cartes dans l’ordre où elles se lisent : il en faut ${view.rung}.`;
  if (!hasLaidInTurn(view))
    return 'Touchez des cartes dans l’ordre où elles se lisent, puis écrivez le mot : CHAT + POT, chapeau.';
  return courseOf(view.options).isOpen || way === 'tirage'
    ? 'Posé ! Un autre rébus ? On peut aussi allonger ou croiser. Sinon, finissez.'
    : 'Posé ! Un autre rébus ? On peut aussi croiser celui-ci. Sinon, finissez.';
}
