// What people say to each other at a table without writing: nothing in it can tell a hand.

export const PHRASES = {
  'bonne-partie': 'Bonne partie !',
  'bien-joue': 'Bien joué !',
  bravo: 'Bravo !',
  'ha-ha': 'Ha ha !',
  oups: 'Oups…',
  dommage: 'Dommage !',
  'je-reflechis': 'Je réfléchis…',
  'prenez-votre-temps': 'Prenez votre temps.',
  'a-vous': 'C’est à vous !',
  'un-instant': 'Un instant, je reviens.',
  'me-revoila': 'Me revoilà.',
  merci: 'Merci !',
  'belle-partie': 'Belle partie !',
} as const;

export type Phrase = keyof typeof PHRASES;

export const PHRASE_NAMES = Object.keys(PHRASES) as readonly Phrase[];
