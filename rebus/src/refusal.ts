// Knows why a rebus is refused, and says it in French.

import { typeset } from '@boite/language';
import { spoken } from './spoken.ts';

/** Sounds are written as everywhere; `at` is the place in the row of the card that broke it, `after` what was heard before. */
export type RebusRefusal =
  | { readonly code: 'no-card' }
  | { readonly code: 'too-many-cards'; readonly most: number }
  | { readonly code: 'silent-card'; readonly at: number; readonly card: string }
  | { readonly code: 'no-picture' }
  | { readonly code: 'unknown-word'; readonly word: string }
  | { readonly code: 'too-long' }
  | {
      readonly code: 'other-sound';
      readonly at: number;
      readonly after: string;
      readonly card: string;
      readonly says: readonly string[];
      readonly wanted: string;
    }
  | { readonly code: 'twice'; readonly at: number; readonly before: string; readonly card: string; readonly sound: string }
  | { readonly code: 'no-sound-left'; readonly at: number; readonly card: string }
  | { readonly code: 'not-finished'; readonly after: string; readonly missing: string };

/** What a rebus is made of, with its words in a sentence. */
const PIECES = {
  carte: { the: 'la carte', The: 'La carte', own: 'à elle' },
  jeton: { the: 'le jeton', The: 'Le jeton', own: 'à lui' },
} as const;

export type RebusPiece = keyof typeof PIECES;

export function refusalText(refusal: RebusRefusal, piece: RebusPiece = 'carte'): string {
  return typeset(sentence(refusal, piece));
}

function sentence(refusal: RebusRefusal, piece: RebusPiece): string {
  const { the, The, own } = PIECES[piece];
  switch (refusal.code) {
    case 'no-card':
      return `Il n’y a pas de ${piece}.`;
    case 'too-many-cards':
      return `Un rébus a ${refusal.most} ${piece}s au plus.`;
    case 'silent-card':
      return `On ne sait pas comment se dit ${the} ${refusal.card}.`;
    case 'no-picture':
      return 'Il faut au moins une carte image à côté des jokers et du Rébustory.';
    case 'unknown-word':
      return `On ne sait pas comment se dit « ${refusal.word} ».`;
    case 'too-long':
      return 'C’est trop long pour un rébus.';
    case 'other-sound':
      return `${refusal.after === '' ? The : `Après ${heard(refusal.after)}, ${the}`} ${refusal.card} dit ${choice(refusal.says)} ; il faudrait ${quoted(refusal.wanted)}.`;
    case 'twice':
      return `Chaque ${piece} donne un son ${own} : ${refusal.before} et ${refusal.card} ne peuvent pas dire le même ${quoted(refusal.sound)}.`;
    case 'no-sound-left':
      return `Le mot est fini avant ${the} ${refusal.card}.`;
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

/** « sé », « k » ou « s ». */
function choice(says: readonly string[]): string {
  return [...new Set(says.map(quoted))].join(', ').replace(/, (?=[^,]*$)/, ' ou ');
}
