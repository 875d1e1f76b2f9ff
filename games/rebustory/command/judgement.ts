// `boite judge rebus`: whether cards in a row say a word, and which card gave which sound.

import { type AnswerTools, anyText, clipped, inquiry, Misuse, namesOnALine, type Reply, tableLines } from '@boite/kernel/command';
import { toIpa, type Voices } from '@boite/language';
import {
  claimedWords,
  judgeRebus,
  nearestWords,
  type PhoneticVerdict,
  type Piece,
  phoneticPart,
  phoneticRows,
  type RebusVerdict,
  rebusRefusalText,
  spokenPiece,
  type WordClaim,
} from '@boite/rebus';
import { CARD_WORDS, typedCard } from '../rules/cards.ts';
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
  told: 'The answer is {"accepted", "word", "sounds", "alignment": [{"card", "sounds", "said", "differences"}], "reason"}: the word that was taken (chapeau for « chapo »), its sounds, then those of it that each card gave, how it said them and what the ear forgave; reason is null or why not.',
  answer({ names, word, tolerance = 'souple' }, { books }: AnswerTools<Books>) {
    if (names === undefined) return new Misuse('which cards? CHAT POT --word chapeau');
    if (word === undefined) return new Misuse('which word? --word chapeau');
    const pieces = names.map((name) => pieceNamed(name, books));
    return verdictReply(pieces, takenRebus({ pieces, word: word.trim(), tolerance }, books));
  },
});

interface TakenRebus {
  readonly word: string;
  readonly verdict: RebusVerdict;
}

/** The first word meant that the cards say, else the likeliest with what they do say. */
function takenRebus({ pieces, word, tolerance }: WordClaimed, books: Books): TakenRebus {
  const { sounds, names } = books;
  const meant = claimedWords(word, tolerance, books);
  const taken = (meant.length > 0 ? meant : [word]).map((one) => ({
    word: one,
    verdict: judgeRebus({ pieces, word: one, tolerance, sounds, names }),
  }));
  return taken.find(({ verdict }) => verdict.accepted) ?? withNearest(taken[0] as TakenRebus, { pieces, word, tolerance }, books);
}

type WordClaimed = Pick<WordClaim, 'pieces' | 'word' | 'tolerance'>;

function withNearest({ word, verdict }: TakenRebus, claim: WordClaimed, books: Books): TakenRebus {
  if (verdict.accepted) return { word, verdict };
  const nearest = nearestWords({ ...claim, near: claim.word, books });
  return { word, verdict: { ...verdict, refusal: { ...verdict.refusal, nearest } } };
}

/** A card that nobody can say has no reading: the judge refuses it by its name. */
function pieceNamed(name: string, voices: Voices): Piece {
  return typedCard(name, voices) ?? spokenPiece(name, []);
}

function verdictReply(pieces: readonly Piece[], { word, verdict }: TakenRebus): Reply {
  const { accepted, ...told } = verdictTold(pieces, verdict);
  const value = { accepted, word, ...told };
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
