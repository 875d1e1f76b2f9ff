// Knows how the cards of a rebus are typed, and who knows how they are said.

import type { Tolerance } from '@boite/language';
import { loadLexicon, loadNames, loadSounds } from '@boite/language/node';
import { type RebusCard, typedCard, type Voices } from '@boite/rebus';
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
export function readCard(name: string, voices: Voices): RebusCard {
  return typedCard(name, voices) ?? { kind: 'picture', name, readings: [] };
}

export function readTolerance(text: string | undefined): Tolerance | Misuse {
  if (text === undefined) return 'souple';
  if (TOLERANCES.includes(text)) return text as Tolerance;
  return new Misuse(`--tolerance is one of ${TOLERANCES.join(', ')}, not ${quoted(text)}`);
}
