// A deck in a file of somebody's: read without trust, and why it is none, in words.

import { counted, typeset } from '@boite/language';
import { type DeckFault, MOST_OWN_CARDS, type OwnDeck, readDeck } from '../../rules/own-deck.ts';

/** In bytes; above any honest deck. */
const LARGEST_DECK_FILE = 128 * 1024;

const DECK_FAULTS: Readonly<Record<DeckFault, string>> = {
  'no-deck': 'Ce fichier n’est pas un jeu de cartes de Boîte à mots.',
  'bad-name': 'Le nom de ce jeu de cartes ne peut pas être lu : des lettres, des chiffres, une ligne.',
  'no-card': 'Ce jeu ne contient aucune carte.',
  'too-many': `Ce jeu a trop de cartes : ${counted(MOST_OWN_CARDS, 'carte')} au plus.`,
  'bad-word': 'Le mot d’une carte ne s’écrit pas en lettres françaises.',
  'bad-sounds': 'Les sons d’une carte ne se disent pas en une à trois syllabes.',
  'bad-picture': 'L’image d’une carte est trop grande, ou n’est pas une simple image.',
  twice: 'La même carte y est deux fois.',
};

export async function deckIn(file: Pick<Blob, 'size' | 'text'>): Promise<OwnDeck | { readonly fault: string }> {
  const deck = file.size > LARGEST_DECK_FILE ? 'no-deck' : readDeck(parsedDeck(await file.text()));
  return typeof deck === 'string' ? { fault: typeset(DECK_FAULTS[deck]) } : deck;
}

function parsedDeck(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
