// How a key changes the move being composed.

import { typeset } from '@boite/language';
import { draftCardAt } from './draft.ts';
import type { HolderComposer } from './holder-composer.svelte.ts';
import type { HolderKey } from './keyboard.ts';
import { nextPlace, typedLetter, typedPlace, untriedCard } from './typing.ts';

type KeyOf<Kind extends HolderKey['kind']> = Extract<HolderKey, { kind: Kind }>;

/** False when the key has nothing to do here. `play` is the screen's own. */
export function changedBy(composer: HolderComposer, deed: Exclude<HolderKey, KeyOf<'play'>>): boolean {
  if (!composer.canLay) return false;
  composer.whisper = null;
  switch (deed.kind) {
    case 'type':
      return layTyped(composer, deed);
    case 'move':
      composer.aim(composer.cursor === null ? typedPlace(composer.desk) : nextPlace(composer.desk, deed.by));
      return true;
    case 'joker':
    case 'gomme':
      return layNamed(composer, deed.kind);
    case 'take-back':
      return takeBackByKey(composer);
    case 'clear':
      return clearByKey(composer);
  }
}

function layTyped(composer: HolderComposer, { letter }: KeyOf<'type'>): boolean {
  const outcome = typedLetter(composer.desk, letter);
  if (outcome.kind === 'missing') {
    composer.whisper = typeset(`Vous n’avez ni la lettre ${letter}, ni un joker.`);
    return true;
  }
  composer.cursor = typedPlace(composer.desk);
  if (outcome.kind === 'lay') composer.put(outcome.card);
  composer.cursor = nextPlace(composer.desk, 1);
  return true;
}

function layNamed(composer: HolderComposer, card: 'joker' | 'gomme'): boolean {
  const index = untriedCard(composer.desk, card);
  const at = typedPlace(composer.desk);
  if (index === null) composer.whisper = `Vous n’avez pas de ${card} en main.`;
  else {
    composer.put({ at, index, card, as: null, faceDown: false });
    composer.cursor = nextPlace({ ...composer.desk, cursor: at }, 1);
  }
  return true;
}

/** The card under the cursor, or the one before it, as in a text; without a cursor, the last one laid. */
function takeBackByKey(composer: HolderComposer): boolean {
  const { cursor, desk } = composer;
  if (cursor === null) composer.takeBack(null);
  else {
    const at = draftCardAt(composer.draft, cursor) ? cursor : nextPlace(desk, -1);
    composer.takeBack(at);
    composer.cursor = at;
  }
  return true;
}

function clearByKey(composer: HolderComposer): boolean {
  if (composer.picked === null && composer.mode === 'lay') composer.takeAllBack();
  composer.picked = null;
  composer.mode = 'lay';
  composer.leave();
  return true;
}
