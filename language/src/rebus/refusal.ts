// Knows why a rebus is refused, and says it in French.

import { typeset } from '../typography.ts';
import { spoken } from './spoken.ts';

/** Sounds are written as everywhere; `after` is what was heard of the word before it broke. */
export type RebusRefusal =
  | { readonly code: 'no-card' }
  | { readonly code: 'too-many-cards'; readonly most: number }
  | { readonly code: 'silent-card'; readonly card: string }
  | { readonly code: 'no-picture' }
  | { readonly code: 'unknown-word'; readonly word: string }
  | { readonly code: 'too-long' }
  | {
      readonly code: 'other-sound';
      readonly after: string;
      readonly card: string;
      readonly says: readonly string[];
      readonly wanted: string;
    }
  | { readonly code: 'twice'; readonly before: string; readonly card: string; readonly sound: string }
  | { readonly code: 'no-sound-left'; readonly card: string }
  | { readonly code: 'not-finished'; readonly after: string; readonly missing: string };

export function refusalText(refusal: RebusRefusal): string {
  return typeset(sentence(refusal));
}

function sentence(refusal: RebusRefusal): string {
  switch (refusal.code) {
    case 'no-card':
      return 'Il n’y a pas de carte.';
    case 'too-many-cards':
      return `Un rébus a ${refusal.most} cartes au plus.`;
    case 'silent-card':
      return `On ne sait pas comment se dit la carte ${refusal.card}.`;
    case 'no-picture':
      return 'Il faut au moins une carte image à côté des jokers et du Rébustory.';
    case 'unknown-word':
      return `On ne sait pas comment se dit « ${refusal.word} ».`;
    case 'too-long':
      return 'C’est trop long pour un rébus.';
    case 'other-sound':
      return `${refusal.after === '' ? 'La' : `Après ${heard(refusal.after)}, la`} carte ${refusal.card} dit ${choice(refusal.says)} ; il faudrait ${quoted(refusal.wanted)}.`;
    case 'twice':
      return `Chaque carte donne un son à elle : ${refusal.before} et ${refusal.card} ne peuvent pas dire le même ${quoted(refusal.sound)}.`;
    case 'no-sound-left':
      return `Le mot est fini avant la carte ${refusal.card}.`;
    case 'not-finished':
      return `Après ${heard(refusal.after)}, il manque ${quoted(refusal.missing)}.`;
  }
}

/** What was heard so far, in capitals. */
function heard(sounds: string): string {
  return `« ${spoken(sounds.replaceAll('_', '')).toUpperCase()} »`;
}

function quoted(sounds: string): string {
  return `« ${spoken(sounds)} »`;
}

function choice(says: readonly string[]): string {
  return [...new Set(says.map(quoted))].join(' ou ');
}
