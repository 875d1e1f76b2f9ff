// Cards of one's own: a word and its sounds, which their id holds whole, so that whoever has the id can say the card. (RULES.md 1.6)

import { CONSONANTS, GLIDES, isVowel, MUTE_E, VOWELS } from '@boite/language';
import { plainName, type SpokenPiece, spokenPiece } from '@boite/rebus';

/** Made by people; its picture, if any, is kept beside. */
export interface OwnCard {
  readonly word: string;
  readonly sounds: string;
  /** As an image shows it, « data:image/webp;base64,… »; missing where nobody looks. */
  readonly picture?: string;
}

export interface OwnPiece extends SpokenPiece {
  readonly id: string;
  readonly set: 'own';
}

/** What an id of the printed cards never begins with. */
const OWN_SET = 'o-';
export const LONGEST_OWN_WORD = 20;
const MOST_OWN_SOUNDS = 8;
const MOST_OWN_VOWELS = 3;
/** Cards kept in mind. */
const MOST_OWN_KNOWN = 400;

/** The letters of French and no others, which could pass for them. */
const FRENCH_WORD = new RegExp(`^[A-Za-zàâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ]{1,${LONGEST_OWN_WORD}}$`);
const SOUNDS_SHAPE = new RegExp(`^[${VOWELS}${GLIDES}${CONSONANTS}][${VOWELS}${GLIDES}${CONSONANTS}${MUTE_E}]*$`);
/** The two cards without a picture are no words of anyone's. */
const TAKEN_WORDS = ['JOKER', 'REBUSTORY'];

export function isOwnWord(word: string): boolean {
  return FRENCH_WORD.test(word) && !TAKEN_WORDS.includes(plainName(word));
}

/** One to three syllables that a mouth can say. */
export function areOwnSounds(sounds: string): boolean {
  const vowels = Array.from(sounds).filter(isVowel).length;
  return sounds.length <= MOST_OWN_SOUNDS && SOUNDS_SHAPE.test(sounds) && vowels > 0 && vowels <= MOST_OWN_VOWELS;
}

export function ownCardId({ word, sounds }: OwnCard): string {
  return `${OWN_SET}${sounds}-${word}`;
}

const KNOWN_OWN = new Map<string, OwnPiece>();

/** Null when the id is none of a card that somebody could have made. The same id is the same piece, as long as it is kept in mind. */
export function ownPiece(id: string): OwnPiece | null {
  const known = KNOWN_OWN.get(id);
  if (known !== undefined) return known;
  const [sounds = '', word = '', ...more] = id.startsWith(OWN_SET) ? id.slice(OWN_SET.length).split('-') : [];
  if (more.length > 0 || !isOwnWord(word) || !areOwnSounds(sounds)) return null;
  const piece: OwnPiece = { ...spokenPiece(word.toUpperCase(), [{ said: word.toLowerCase(), sounds }]), id, set: 'own' };
  if (KNOWN_OWN.size >= MOST_OWN_KNOWN) KNOWN_OWN.clear();
  KNOWN_OWN.set(id, piece);
  return piece;
}
