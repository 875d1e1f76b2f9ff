// Knows which of Dico's own rules the screen uses: the very code of the server.

export { wordsLeft } from '../bot/deduction.ts';
export { dico } from '../game.ts';
export { choices } from '../rules/acquisition.ts';
export { BEGINNING } from '../rules/answers.ts';
export { ASKINGS, pairRefusal, TURNED } from '../rules/cards.ts';
export { fullHandRefusal } from '../rules/questions.ts';
export { MOST_SIGNS } from '../rules/secret.ts';
export { CARD_NAMES, lettersText, WHERE } from '../rules/text.ts';
export { lettersOf, type Wordbook, wordbookOf } from '../rules/words.ts';
export type {
  Action,
  Answer,
  Asking,
  Books,
  Card,
  Dice,
  Laid,
  Look,
  News,
  Note,
  Question,
  Secret,
  Square,
  View,
  Wording,
} from '../types.ts';
