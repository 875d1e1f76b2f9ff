// `boite judge rebus`: whether cards in a row say a word, and which card gave which sound.

import { type AnswerTools, anyText, clipped, inquiry, Misuse, namesOnALine, type Reply, tableLines } from '@boite/kernel/command';
import { toIpa, type Voices } from '@boite/language';
import {
  judgeRebus,
  type PhoneticVerdict,
  type Piece,
  phoneticPart,
  phoneticRows,
  type RebusVerdict,
  rebusRefusalText,
  spokenPiece,
} from '@boite/rebus';
import { CARD_WORDS } from '../rules/cards.ts';
import { typedCard } from '../rules/typed-card.ts';
import type { Books } from '../types.ts';
import { CARDS_HELP, toleranceOption } from './ear.ts';

export const rebusJudgement = inquiry({
  example: 'CHAT POT --word chapeau --tolerance souple',
  about: `Whether cards in a row say a word or a phrase. ${CARDS_HELP}`,
  takesNames: true,
  options: {
    word: { help: 'the word, as it is written; in capitals, with any accents', read: anyText },
    tolerance: toleranceOption,
  },
  line: {
    help: 'the cards and the word on each line: CHAT+POT=chapeau',
    gives: 'the cards and the words',
    read: namesOnALine('CARD', 'word'),
  },
  told: 'The answer is {"accepted", "sounds", "alignment": [{"card", "sounds", "said", "differences"}], "reason"}: the sounds of the word, then those of it that each card gave, how it said them and what the ear forgave; reason is null or why not.',
  answer({ names, word, tolerance = 'souple' }, { books: { sounds, names: properNouns } }: AnswerTools<Books>) {
    if (names === undefined) return new Misuse('which cards? CHAT POT --word chapeau');
    if (word === undefined) return new Misuse('which word? --word chapeau');
    const voices: Voices = { sounds, names: properNouns };
    const pieces = names.map((name) => pieceNamed(name, voices));
    return verdictReply(pieces, word, judgeRebus({ pieces, word: word.trim(), tolerance, ...voices }));
  },
});

/** A card that nobody can say has no reading: the judge refuses it by its name. */
function pieceNamed(name: string, voices: Voices): Piece {
  return typedCard(name, voices) ?? spokenPiece(name, []);
}

function verdictReply(pieces: readonly Piece[], word: string, verdict: RebusVerdict): Reply {
  const value = verdictTold(pieces, verdict);
  const lines = (): readonly string[] => {
    const { title, rows } = phoneticRows(value, clipped(word));
    return [title, ...tableLines(rows)];
  };
  return {
    value: { ...value, alignment: value.alignment.map(({ piece, ...part }) => ({ card: piece, ...part })) },
    isYes: value.accepted,
    lines,
  };
}

function verdictTold(pieces: readonly Piece[], verdict: RebusVerdict): PhoneticVerdict {
  const sounds = verdict.sounds === null ? null : toIpa(verdict.sounds);
  if (!verdict.accepted) return { accepted: false, sounds, alignment: [], reason: rebusRefusalText(verdict.refusal, CARD_WORDS) };
  const alignment = verdict.parts.map((part) => phoneticPart(part, pieces[part.at]?.name ?? ''));
  return { accepted: true, sounds, alignment, reason: null };
}
