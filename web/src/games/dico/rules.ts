// Knows which of Dico's own rules the screen uses: the very code of the server.

export { choices } from '@boite/games/dico/acquisition.ts';
export { BEGINNING } from '@boite/games/dico/answers.ts';
export { ASKINGS, pairRefusal, TURNED } from '@boite/games/dico/cards.ts';
export { wordsLeft } from '@boite/games/dico/deduction.ts';
export { dico } from '@boite/games/dico/index.ts';
export { fullHandRefusal } from '@boite/games/dico/questions.ts';
export { MOST_SIGNS } from '@boite/games/dico/secret.ts';
export { CARD_NAMES, lettersText, WHERE } from '@boite/games/dico/text.ts';
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
} from '@boite/games/dico/types.ts';
export { lettersOf, type Wordbook, wordbookOf } from '@boite/games/dico/words.ts';
