// Knows the symbols of the tokens: what each may say, and its name in a sentence.

import { CARDS, type Card, cardById, type PictureCard, pictureCard, plainName, saidAlike, type Voices } from '@boite/rebus';
import type { Token } from '../types.ts';

/** The card of a symbol. */
export function cardOf(token: Token): Card {
  const card = cardById(token);
  if (card?.set !== 'tokens') throw new Error(`no token is called ${token}`);
  return card;
}

const PICTURES = new Map<Token, PictureCard>();

/** The symbol as the ear reads it. */
export function pictureOf(token: Token): PictureCard {
  const known = PICTURES.get(token);
  if (known !== undefined) return known;
  const picture = pictureCard(cardOf(token));
  PICTURES.set(token, picture);
  return picture;
}

/** The letter that a letter token shows; null for any other. */
export function letterOf(token: Token): string | null {
  const { name } = cardOf(token);
  return /^[A-Z]$/.test(name) ? name : null;
}

/** As it is called: « VERRE », « 9/6 ». */
export function nameOfToken(token: Token): string {
  return cardOf(token).name;
}

const SYMBOLS: readonly Card[] = CARDS.filter(({ set }) => set === 'tokens');

/** The token that somebody means who types its name or a reading, else what is said like one, « coud »; null when there is none. */
export function typedToken(text: string, voices: Voices | null = null): Token | null {
  return writtenToken(text) ?? (voices && saidAlike(SYMBOLS, text, voices)[0]?.id) ?? null;
}

/** Of those that have a reading, the one that has it first. */
function writtenToken(text: string): Token | null {
  const plain = plainName(text);
  const named = SYMBOLS.find(({ name }) => plainName(name) === plain);
  if (named !== undefined) return named.id;
  const places = SYMBOLS.map(({ id, readings }) => ({ id, at: readings.findIndex(({ said }) => plainName(said) === plain) }));
  const [first] = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return first?.id ?? null;
}
