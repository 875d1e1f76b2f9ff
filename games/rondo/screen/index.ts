// Knows what Rondo gives to the shell of a table.

import { counted, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import type { GameScreen, Standing } from '@boite/ui/screen.ts';
import type { View } from './rules.ts';
import Screen from './Screen.svelte';
import Sheet from './Sheet.svelte';

function standing(shown: object): Standing {
  const view = shown as View;
  const { scores, retired, result } = view;
  return { scores, retired, result, notes: view.handSizes.map((size) => counted(size, 'carte')), asked: askedIn(view) };
}

function askedIn({ phase, holder, pending }: View): string {
  if (phase === 'opening') return 'Montrez un mot de trois lettres.';
  if (pending) return typeset(`« ${pending.laid.word} » : d’accord ?`);
  return holder.length === 0 ? 'Posez le premier mot.' : 'Changez le mot.';
}

const keys = [
  { keys: 'A … Z', does: 'pose la carte, ou un joker à sa place ; une lettre déjà là est gardée' },
  { keys: '← →', does: 'choisit une case : toute lettre tapée ensuite la recouvre' },
  { keys: '- ou Suppr', does: 'pose une gomme' },
  { keys: '* ou ?', does: 'pose un joker, puis demande sa lettre' },
  { keys: '⌫', does: 'reprend une carte' },
  { keys: 'Échap', does: 'reprend tout' },
  { keys: 'Entrée', does: 'joue le mot' },
].map(({ keys, does }) => ({ keys, does: typeset(does) }));

export const screen: GameScreen = {
  Screen,
  Sheet,
  standing,
  keys,
  unwritten: ['turn'],
  written: (sentence, view) => accents.sentence(sentence, view as View),
};
