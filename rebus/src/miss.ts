// Where a refused rebus broke: the nearest miss.

import { isVowel, MUTE_E } from '@boite/language';
import type { PieceStep } from './alignment-table.ts';
import { DIFFERENT } from './differences.ts';
import { CONSONANT, EITHER, MUTE_SOUND, UNHEARD_SOUND, VOWEL } from './ear.ts';
import type { HeardWord } from './heard-word.ts';
import { hasSayings, isScattered, type Piece, type Saying, sayingsOf } from './piece.ts';
import type { RebusRefusal } from './refusal.ts';

/** Pieces that do not say a word to its end. */
export interface MissedWord {
  readonly pieces: readonly Piece[];
  readonly word: HeardWord;
  /** The steps that went furthest. */
  readonly steps: readonly PieceStep[];
}

export function missIn(missed: MissedWord): RebusRefusal {
  return wrongSyllables(missed) ?? brokenPlace(missed);
}

/** Free pieces say whole syllables: the word must have as many as are asked for, and not more than all pieces can say. */
function wrongSyllables({ pieces, word }: MissedWord): RebusRefusal | null {
  const free = pieces.flatMap((piece, at) => (piece.kind === 'free' ? [{ at, piece: piece.name, syllables: piece.sounds }] : []));
  const [first] = free.toSorted((one, other) => other.syllables - one.syllables);
  if (first === undefined) return null;
  const sung = word.filter(({ nature, sound }) => nature === VOWEL || nature === EITHER || sound === MUTE_E).length;
  const heard = word.filter(({ nature }) => nature === VOWEL).length;
  if (pieces.reduce((sum, piece) => sum + fewestSyllables(piece), 0) > sung) return { code: 'no-syllable-left', ...first };
  return pieces.reduce((sum, piece) => sum + mostSyllables(piece), 0) < heard ? { code: 'syllable-too-many', ...first } : null;
}

/** A bare consonant has none. */
function fewestSyllables(piece: Piece): number {
  if (!hasSayings(piece)) return piece.sounds;
  return Number(sayingsOf(piece).every(({ hasVowel }) => hasVowel));
}

function mostSyllables(piece: Piece): number {
  return hasSayings(piece) ? Math.max(...sayingsOf(piece).map(({ sounds }) => vowelsIn(sounds))) : piece.sounds;
}

function vowelsIn(sounds: string): number {
  return Array.from(sounds).filter(isVowel).length;
}

function brokenPlace(missed: MissedWord): RebusRefusal {
  const { pieces, word, steps } = missed;
  const place = steps.at(-1)?.to ?? 0;
  const left = unreadPlaces(missed);
  const [at = pieces.length] = left;
  const piece = pieces[at];
  const after = audible(word.slice(0, place));
  const rest = word.slice(place);
  if (piece === undefined) return { code: 'not-finished', after, missing: withoutFirstE(audible(rest)) };
  const { name } = piece;
  const told = { at, piece: name, ...nthOf(pieces, at) };
  if (!hasSayings(piece)) return { code: 'no-syllable-left', ...told, syllables: piece.sounds };
  if (audible(rest) === '') return { code: 'no-sound-left', ...told };
  const says = sayingsOf(piece).filter(({ reading, isElided }) => !reading.isExtension && !isElided);
  const before = saidTwice(missed, says);
  if (before !== null) return { code: 'twice', at, piece: name, before: before.name, sound: word[place - 1]?.sound ?? '' };
  const wanted = withoutFirstE(audible(left.length === 1 ? rest : firstSyllable(rest, says)));
  return { code: 'other-sound', ...told, after, says: says.map(({ sounds }) => sounds), wanted };
}

/** Which of its twins a piece is, where a row has several. */
function nthOf(pieces: readonly Piece[], at: number): { readonly nth?: number } {
  const isTwin = (piece: Piece): boolean => piece.name === pieces[at]?.name;
  return pieces.filter(isTwin).length > 1 ? { nth: pieces.slice(0, at + 1).filter(isTwin).length } : {};
}

/** The places of the pieces with a sound that was not read, those that are scattered last. */
function unreadPlaces({ pieces, steps }: MissedWord): readonly number[] {
  const unread = pieces.flatMap((piece, at) => {
    const sounds = isScattered(piece) ? piece.sounds : 1;
    return steps.filter((step) => step.at === at).length < sounds ? [at] : [];
  });
  return unread.sort((one, other) => Number(isScattered(pieces[one])) - Number(isScattered(pieces[other])));
}

function audible(sounds: HeardWord): string {
  return sounds
    .filter(({ nature }) => nature !== UNHEARD_SOUND)
    .map(({ sound }) => sound)
    .join('');
}

/** A mute e before the rest need not be said. */
function withoutFirstE(sounds: string): string {
  return sounds.replace(/^_(?=.)/, '');
}

/** Up to its first vowel, with the consonant after it that a piece ends with as well. */
function firstSyllable(sounds: HeardWord, says: readonly Saying[]): HeardWord {
  const vowel = sounds.findIndex(({ nature }, at) => nature === VOWEL || (at > 0 && nature === MUTE_SOUND));
  if (vowel < 0) return sounds;
  const after = sounds[vowel + 1];
  const isShared = after?.nature === CONSONANT && says.some(({ numbers }) => numbers.at(-1) === after.number);
  return sounds.slice(0, vowel + 1 + Number(isShared));
}

/** The piece before, when it has already given the consonant this one begins with, and they may not melt. */
function saidTwice({ pieces, word, steps }: MissedWord, says: readonly Saying[]): Piece | null {
  const before = steps.at(-1);
  const last = word[(before?.to ?? 0) - 1];
  if (before === undefined || last === undefined || last.nature === VOWEL) return null;
  const isRepeated = says.some(({ hasVowel, numbers: [first, second] }) => {
    if ((before.saying?.hasVowel && hasVowel) || first !== last.number) return false;
    return second === undefined || word[before.to]?.differences[second] !== DIFFERENT;
  });
  return isRepeated ? (pieces[before.at] ?? null) : null;
}
