// Knows how a key changes the move being composed.

import { typeset } from '@boite/language';
import type { Composer } from './composer.svelte.ts';
import { cardAt } from './draft.ts';
import type { Deed } from './keyboard.ts';
import { freeCard, moved, placeOf, typed } from './typing.ts';

type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

/** False when the key has nothing to do here. `play` is the screen's own. */
export function doneBy(composer: Composer, deed: Exclude<Deed, Of<'play'>>): boolean {
  if (!composer.canLay) return false;
  composer.whisper = null;
  switch (deed.kind) {
    case 'type':
      return typeLetter(composer, deed);
    case 'move':
      composer.aim(composer.cursor === null ? placeOf(composer.desk) : moved(composer.desk, deed.by));
      return true;
    case 'joker':
    case 'gomme':
      return layNamed(composer, deed.kind);
    case 'take-back':
      return takeBack(composer);
    case 'clear':
      return clear(composer);
  }
}

function typeLetter(composer: Composer, { letter }: Of<'type'>): boolean {
  const outcome = typed(composer.desk, letter);
  if (outcome.kind === 'missing') {
    composer.whisper = typeset(`Vous n’avez ni la lettre ${letter}, ni un joker.`);
    return true;
  }
  composer.cursor = placeOf(composer.desk);
  if (outcome.kind === 'lay') composer.put(outcome.card);
  composer.cursor = moved(composer.desk, 1);
  return true;
}

function layNamed(composer: Composer, card: 'joker' | 'gomme'): boolean {
  const index = freeCard(composer.desk, card);
  const at = placeOf(composer.desk);
  if (index === null) composer.whisper = `Vous n’avez pas de ${card} en main.`;
  else {
    composer.put({ at, index, card, as: null, faceDown: false });
    composer.cursor = moved({ ...composer.desk, cursor: at }, 1);
  }
  return true;
}

/** The card under the cursor, or the one before it, as in a text; without a cursor, the last one laid. */
function takeBack(composer: Composer): boolean {
  const { cursor, desk } = composer;
  if (cursor === null) composer.takeBack(null);
  else {
    const at = cardAt(composer.draft, cursor) ? cursor : moved(desk, -1);
    composer.takeBack(at);
    composer.cursor = at;
  }
  return true;
}

function clear(composer: Composer): boolean {
  if (composer.picked === null && composer.mode === 'lay') composer.takeAllBack();
  composer.picked = null;
  composer.mode = 'lay';
  composer.leave();
  return true;
}
