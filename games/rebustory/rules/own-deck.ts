// Decks of one's own: read without trust, wherever they come from, and why one is none. (RULES.md 1.6)

import * as v from 'valibot';
import { areOwnSounds, isOwnWord, type OwnCard, ownCardId } from './own-cards.ts';
import { isSmallPicture } from './small-picture.ts';

export const DECK_FORMAT = 'boite-a-mots-cartes/1';
export const MOST_OWN_CARDS = 20;
/** To play without the printed pictures. */
export const FEWEST_CARDS_INSTEAD = 8;
export const LONGEST_DECK_NAME = 40;

export interface OwnDeck {
  readonly name: string;
  readonly cards: readonly OwnCard[];
}

/** What a table does with it: its cards come beside the printed pictures, or instead of them. */
export const DECK_USES = ['beside', 'instead'] as const;

export interface TableDeck extends OwnDeck {
  readonly use: (typeof DECK_USES)[number];
}

/** A deck that is begun has no card yet. */
export function isDeckName(name: string): boolean {
  return DECK_NAME.test(name);
}

/** Why something is no deck. */
export type DeckFault = 'no-deck' | 'bad-name' | 'no-card' | 'too-many' | 'bad-word' | 'bad-sounds' | 'bad-picture' | 'twice';

/** One line of French letters, figures and plain signs: nothing that is not seen, nothing that passes for something else. */
const DECK_NAME = new RegExp(`^[A-Za-zàâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ0-9 ’',.!?()-]{1,${LONGEST_DECK_NAME}}$`);

const faulty = (fault: DeckFault) => fault;
const ownCard = v.strictObject(
  {
    word: v.pipe(v.string(faulty('bad-word')), v.check(isOwnWord, faulty('bad-word'))),
    sounds: v.pipe(v.string(faulty('bad-sounds')), v.check(areOwnSounds, faulty('bad-sounds'))),
    picture: v.exactOptional(v.pipe(v.string(faulty('bad-picture')), v.check(isSmallPicture, faulty('bad-picture')))),
  },
  faulty('no-deck'),
);
const entries = {
  name: v.pipe(v.string(faulty('bad-name')), v.trim(), v.regex(DECK_NAME, faulty('bad-name'))),
  cards: v.pipe(
    v.custom<readonly unknown[]>(Array.isArray, faulty('no-deck')),
    v.minLength(1, faulty('no-card')),
    v.maxLength(MOST_OWN_CARDS, faulty('too-many')),
    v.array(ownCard),
    v.check((cards) => new Set(cards.map(plainKey)).size === cards.length, faulty('twice')),
  ),
};
const deckFile = v.strictObject({ format: v.literal(DECK_FORMAT, faulty('no-deck')), ...entries }, faulty('no-deck'));
const tableDeck = v.pipe(
  v.strictObject({ use: v.picklist(DECK_USES), ...entries }),
  v.check(({ use, cards }) => use === 'beside' || cards.length >= FEWEST_CARDS_INSTEAD),
);

/** The same word with the same sounds is the same card, however it is written. */
function plainKey({ word, sounds }: OwnCard): string {
  return ownCardId({ word: word.toLowerCase(), sounds });
}

/** A deck as a file holds it, or the first thing that is wrong with it. */
export function readDeck(raw: unknown): OwnDeck | DeckFault {
  const read = v.safeParse(deckFile, raw, { abortEarly: true });
  if (!read.success) return read.issues[0].message as DeckFault;
  const { name, cards } = read.output;
  return { name, cards };
}

/** What a file holds. */
export function writtenDeck({ name, cards }: OwnDeck): object {
  return { format: DECK_FORMAT, name, cards };
}

/** Null when it is none that a table may play with. */
export function readTableDeck(raw: unknown): TableDeck | null {
  const read = v.safeParse(tableDeck, raw);
  return read.success ? read.output : null;
}

/** As it is told again and again: what each card says, without its picture. */
export function unpictured(deck: TableDeck): TableDeck {
  return { ...deck, cards: deck.cards.map(({ word, sounds }) => ({ word, sounds })) };
}
