// Which of Dico's own rules the screen uses: the very code of the server.

export { wordsLeft } from '../bot/deduction.ts';
export { dico } from '../game.ts';
export { BEGINNING } from '../rules/answers.ts';
export { ASKINGS, fullHandRefusal, pairRefusal, TURNED, takingChoices as choices } from '../rules/cards.ts';
export { MOST_SIGNS } from '../rules/secret.ts';
export { CARD_NAMES, lettersText, WHEREABOUTS as WHERE } from '../rules/text.ts';
export { lettersTyped as lettersOf, type Wordbook, wordbookOf } from '../rules/words.ts';
export type {
  Action,
  Asking,
  BoardSquare as Square,
  Books,
  Clue as Answer,
  Dice,
  DicoCard as Card,
  Inquiry as Question,
  News,
  NotebookLine as Note,
  PlacedCard as Laid,
  Secret,
  SquareLook as Look,
  View,
  Wording,
} from '../types.ts';
