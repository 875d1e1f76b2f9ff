// Knows how the cards of a rebus are typed, and who knows how they are said.

import { typedCard } from '@boite/games/rebustory/rules/typed-card.ts';
import { SYMBOLS } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import type { Tolerance, Voices } from '@boite/language';
import { loadLexicon, loadNames, loadSounds } from '@boite/language/node';
import { type Piece, spokenPiece } from '@boite/rebus';
import { Misuse, quoted } from './command.ts';

/** How cards are typed, for the help. */
export const CARDS_HELP = `A card is the name of a card of Rébustory (CHAT, NŒUD or NOEUD), any French word, a letter said in full or bare (T),
  bare only (T'), JOKER or REBUSTORY.`;

const TOLERANCES: readonly string[] = ['stricte', 'souple', 'libre'] satisfies readonly Tolerance[];
export const TOLERANCE_HELP = `how supple the ear is: ${TOLERANCES.join(', ')}; souple unless told`;

/** As everybody speaks, proper nouns among it. */
export function loadVoices(): Voices {
  return { sounds: loadSounds(loadLexicon()), names: loadNames() };
}

/** A card that nobody can say has no reading: the judge refuses it by its name. */
export function readCard(name: string, voices: Voices): Piece {
  return knownCard(name, voices) ?? spokenPiece(name, []);
}

/** A figure is said as the token that shows it. */
export function knownCard(name: string, voices: Voices): Piece | null {
  const capitals = name.trim().normalize('NFC').toUpperCase();
  return typedCard(name, voices) ?? SYMBOLS.find((symbol) => symbol.name === capitals) ?? null;
}

export function readTolerance(text: string | undefined): Tolerance | Misuse {
  if (text === undefined) return 'souple';
  if (TOLERANCES.includes(text)) return text as Tolerance;
  return new Misuse(`--tolerance is one of ${TOLERANCES.join(', ')}, not ${quoted(text)}`);
}
