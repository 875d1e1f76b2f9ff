// Knows what is said while nothing is being composed.

import { typeset } from '@boite/language';
import type { Composer } from './composer.svelte.ts';
import { courseOf, hasLaidInTurn } from './rules.ts';

export function adviceFor(composer: Composer, names: readonly string[]): string {
  return typeset(sentence(composer, names));
}

function sentence({ view, isMyTurn, turnSoFar }: Composer, names: readonly string[]): string {
  if (view.pending) return 'On attend l’avis de tous. Vous pouvez préparer un rébus.';
  if (!isMyTurn) return `${names[view.turn] ?? ''} joue. Préparez déjà un rébus.`;
  const { way } = view.options;
  if (way === 'echelle' && hasLaidInTurn(view)) return `${turnSoFar.total} points : montez d’un barreau.`;
  if (way === 'echelle') return `Touchez des cartes dans l’ordre où elles se lisent : il en faut ${view.rung}.`;
  if (!hasLaidInTurn(view))
    return 'Touchez des cartes dans l’ordre où elles se lisent, puis écrivez le mot : CHAT + POT, chapeau.';
  const others = courseOf(view.options).isOpen || way === 'tirage' ? ', allongez ou croisez,' : ' ou croisez-le,';
  return `Posé ! Un autre rébus${others} ou finissez.`;
}
