// How the end of a turn, or of a game alone, is called, and what is asked before.

import { counted, typeset } from '@boite/language';
import type { SureQuestion } from '@boite/ui/sure.svelte.ts';
import { hasLaidInTurn } from '../rules/group.ts';
import { LAST_RUNG } from '../rules/ways.ts';
import type { View } from '../types.ts';
import type { RebusComposer } from './rebus-composer.svelte.ts';

export const GIVING_UP_QUESTION: SureQuestion = {
  title: typeset('Descendre de l’échelle ?'),
  text: 'La partie s’arrête ici, avec les points déjà gagnés.',
  yes: 'Arrêter là',
};

export function finishLabel(view: View): string {
  if (view.options.way === 'echelle') return view.rung === LAST_RUNG ? 'Finir' : 'Monter d’un barreau';
  if (view.options.way === 'tirage') return 'Terminer';
  return hasLaidInTurn(view) ? 'Finir le tour' : 'Je ne pose rien';
}

/** An end that would lose something is asked twice: cards still on the bench, or the only draw of the day. */
export function finishingQuestion({ view, hand, isIdle }: RebusComposer): SureQuestion | null {
  if (!isIdle)
    return {
      title: typeset('Finir sans poser ce rébus ?'),
      text: typeset('Des cartes attendent encore : elles resteront dans votre main.'),
      yes: 'Finir quand même',
    };
  if (view.options.way !== 'tirage' || hand.length === 0) return null;
  const title = typeset(hasLaidInTurn(view) ? 'Terminer la partie ?' : 'Terminer sans avoir rien posé ?');
  return { title, text: typeset(`Il vous reste ${counted(hand.length, 'carte')}.`), yes: 'Terminer la partie' };
}
