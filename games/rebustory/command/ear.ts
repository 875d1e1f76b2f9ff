// What every question about sounds takes: cards that are named, an ear that is more or less supple.

import { type CommandOption, readChoice } from '@boite/kernel/command';
import type { Tolerance } from '@boite/language';

/** How cards are typed, for the help. */
export const CARDS_HELP =
  "A card is the name of a card of Rébustory (CHAT, NŒUD or NOEUD), any French word, a letter said in full or bare (T), bare only (T'), JOKER or REBUSTORY.";

const TOLERANCE_CHOICES: readonly Tolerance[] = ['stricte', 'souple', 'libre'];

export const toleranceOption: CommandOption<Tolerance> = {
  help: `how supple the ear is: ${TOLERANCE_CHOICES.join(', ')}; souple unless told`,
  isSetting: true,
  read: (text, name) => readChoice(text, name, TOLERANCE_CHOICES),
};
