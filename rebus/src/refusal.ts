// Why a rebus is refused, and how that is said in French.

import { capitalised, readName, spoken, typeset } from '@boite/language';

/** Sounds are written as everywhere; `at` is the place in the row of the piece that broke it, `after` what was heard before. */
export type RebusRefusal = MissedRebus & {
  /** Words that the pieces do say, the nearest first. */
  readonly nearest?: readonly string[];
};

type MissedRebus =
  | { readonly code: 'no-piece' }
  | { readonly code: 'too-many-pieces'; readonly most: number }
  | { readonly code: 'silent-piece'; readonly at: number; readonly piece: string }
  /** Free pieces alone would say anything. */
  | { readonly code: 'only-free' }
  /** Neither a word nor a listed name: it was only read by its letters, and `fits` when the pieces say it so. */
  | { readonly code: 'unknown-word'; readonly word: string; readonly fits?: boolean }
  | { readonly code: 'too-long' }
  | (BrokenPiece & {
      readonly code: 'other-sound';
      readonly after: string;
      readonly says: readonly string[];
      readonly wanted: string;
    })
  /** Two pieces for one sound. */
  | { readonly code: 'twice'; readonly at: number; readonly piece: string; readonly before: string; readonly sound: string }
  | (BrokenPiece & { readonly code: 'no-sound-left' })
  /** A free piece says so many syllables: the word has fewer for it, or more. */
  | (BrokenPiece & { readonly code: 'no-syllable-left' | 'syllable-too-many'; readonly syllables: number })
  | { readonly code: 'not-finished'; readonly after: string; readonly missing: string };

interface BrokenPiece {
  readonly at: number;
  readonly piece: string;
  /** Which of its twins, where a row has several: 2 for the second one. */
  readonly nth?: number;
}

/** What the pieces of a game are called in a sentence. */
export interface PieceWords {
  /** « carte ». */
  readonly one: string;
  /** « la carte ». */
  readonly the: string;
  /** « un son à elle ». */
  readonly own: string;
  /** What is asked for where free pieces are alone: a whole sentence. */
  readonly notAlone: string;
}

export function rebusRefusalText(refusal: RebusRefusal, words: PieceWords): string {
  const nearest = refusal.nearest ?? [];
  // How a misspelled word is read helps nobody who is told the right one.
  const isOnlyMisspelled = refusal.code === 'unknown-word' && nearest.length > 0;
  const sentence = isOnlyMisspelled ? `« ${refusal.word} » n’est pas un mot connu.` : refusalSentence(refusal, words);
  return typeset(sentence + offerText(nearest));
}

/** « Vouliez-vous dire « chapeau » ? », after a sentence. */
export function offerText(nearest: readonly string[]): string {
  return nearest.length === 0 ? '' : ` Vouliez-vous dire ${nearest.map((word) => `« ${word} »`).join(' ou ')} ?`;
}

function refusalSentence(refusal: RebusRefusal, words: PieceWords): string {
  const { one, the, own, notAlone } = words;
  switch (refusal.code) {
    case 'no-piece':
      return `Il n’y a pas de ${one}.`;
    case 'too-many-pieces':
      return `Un rébus a ${refusal.most} ${one}s au plus.`;
    case 'silent-piece':
      return `On ne sait pas comment se dit ${the} ${refusal.piece}.`;
    case 'only-free':
      return notAlone;
    case 'unknown-word':
      return unknownWord(refusal.word, refusal.fits === true);
    case 'too-long':
      return 'C’est trop long pour un rébus.';
    case 'other-sound': {
      const says = `${pieceText(refusal, words)} dit ${choiceOf(refusal.says)} ; il faudrait ${quotedSounds(refusal.wanted)}.`;
      return refusal.after === '' ? capitalised(says) : `Après ${soundsSoFar(refusal.after)}, ${says}`;
    }
    case 'twice':
      return `Chaque ${one} donne un son ${own} : ${refusal.before} et ${refusal.piece} ne peuvent pas dire le même ${quotedSounds(refusal.sound)}.`;
    case 'no-sound-left':
      return `Le mot est fini avant ${pieceText(refusal, words)}.`;
    case 'no-syllable-left':
      return `${capitalised(pieceText(refusal, words))} dit ${refusal.syllables > 1 ? 'deux syllabes entières' : 'une syllabe entière'} : le mot n’en a pas assez.`;
    case 'syllable-too-many':
      return `${capitalised(pieceText(refusal, words))} ne dit ${refusal.syllables > 1 ? 'que deux syllabes' : 'qu’une syllabe'} : il en manque pour finir le mot.`;
    case 'not-finished':
      return `Après ${soundsSoFar(refusal.after)}, il manque ${quotedSounds(refusal.missing)}.`;
  }
}

/** « la carte SCIE », « la deuxième carte SCIE ». */
function pieceText({ piece, nth = 0 }: BrokenPiece, { one, the }: PieceWords): string {
  const first = the.startsWith('la ') ? 'première' : 'premier';
  const ordinal = [first, 'deuxième', 'troisième'][nth - 1] ?? `${nth}e`;
  return `${nth === 0 ? the : the.replace(one, `${ordinal} ${one}`)} ${piece}`;
}

function unknownWord(word: string, fits: boolean): string {
  const read = readName(word);
  const unlisted = 'ce n’est ni un mot du dictionnaire ni un nom de la liste';
  if (read === '' || (!fits && spoken(read) === word.toLowerCase())) return `« ${word} » : ${unlisted}.`;
  return fits
    ? `« ${word} » se lit ${quotedSounds(read)}, et c’est bien ce qu’on entend ; mais ${unlisted}.`
    : `« ${word} » se lit ${quotedSounds(read)} ; ${unlisted}.`;
}

/** What was heard so far, in capitals. */
function soundsSoFar(sounds: string): string {
  return inNarrowGuillemets(spoken(sounds.replaceAll('_', '')).toUpperCase());
}

function quotedSounds(sounds: string): string {
  return inNarrowGuillemets(spoken(sounds));
}

/** A sound is no word that one may look up: the spaces tell them apart. */
function inNarrowGuillemets(said: string): string {
  return `«\u202f${said}\u202f»`;
}

/** « sé », « k » ou « s ». */
function choiceOf(says: readonly string[]): string {
  return [...new Set(says.map(quotedSounds))].join(', ').replace(/, (?=[^,]*$)/, ' ou ');
}
