// What Rondo gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import type { GameScreen } from '@boite/ui/screen.ts';
import type { RondoTypes, View } from '../types.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

export const screen: GameScreen<RondoTypes> = {
  Screen,
  Sheet,
  standing: (view) => ({
    scores: view.scores,
    retired: view.retired,
    result: view.result,
    notes: view.handSizes.map((size) => counted(size, 'carte')),
    asked: askedOnHolder(view),
    glass: view.pending ? null : view.options.sablier,
  }),
  keys: [
    { keys: 'A … Z', does: 'pose la carte, ou un joker à sa place ; une lettre déjà là est gardée' },
    { keys: '← →', does: 'choisit une case : toute lettre tapée ensuite la recouvre' },
    { keys: '- ou Suppr', does: 'pose une gomme' },
    { keys: '* ou ?', does: 'pose un joker, puis demande sa lettre' },
    { keys: '⌫', does: 'reprend une carte' },
    { keys: 'Échap', does: 'reprend tout' },
    { keys: 'Entrée', does: 'joue le mot' },
  ],
  unwritten: ['turn'],
  written: accents.sentence,
};

function askedOnHolder({ phase, holder, pending }: View): string {
  if (phase === 'opening') return 'Montrez un mot de trois lettres.';
  if (pending) return typeset(`« ${pending.laid.word} » : d’accord ?`);
  return holder.length === 0 ? 'Posez le premier mot.' : 'Changez le mot.';
}
