// Where a refused rebus broke: the nearest miss.

import { MUTE_E } from '@boite/language';
import type { PieceStep } from './alignment-table.ts';
import { DIFFERENT } from './differences.ts';
import { EITHER, MUTE_SOUND, UNHEARD_SOUND, VOWEL } from './ear.ts';
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
  return tooFewSyllables(missed) ?? brokenPlace(missed);
}

/** A piece of two syllables needs them beside those of the spoken pieces. */
function tooFewSyllables({ pieces, word }: MissedWord): RebusRefusal | null {
  const at = pieces.findIndex(isScattered);
  const wanted = pieces.reduce((sum, piece) => sum + syllablesOf(piece), 0);
  const has = word.filter(({ nature, sound }) => nature === VOWEL || nature === EITHER || sound === MUTE_E).length;
  const piece = pieces[at];
  return piece === undefined || wanted <= has
    ? null
    : { code: 'no-syllable-left', at, piece: piece.name, syllables: SCATTERED_SYLLABLES };
}

const SCATTERED_SYLLABLES = 2;

/** At least: a piece that may be a bare consonant has none. */
function syllablesOf(piece: Piece): number {
  if (isScattered(piece)) return SCATTERED_SYLLABLES;
  return Number(piece.kind === 'spoken' && sayingsOf(piece).every(({ hasVowel }) => hasVowel));
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
  if (!hasSayings(piece)) return { code: 'no-syllable-left', at, piece: name, syllables: piece.sounds };
  if (audible(rest) === '') return { code: 'no-sound-left', at, piece: name };
  const says = sayingsOf(piece).filter(({ reading, isElided }) => !reading.isExtension && !isElided);
  const before = saidTwice(missed, says);
  if (before !== null) return { code: 'twice', at, piece: name, before: before.name, sound: word[place - 1]?.sound ?? '' };
  const wanted = withoutFirstE(audible(left.length === 1 ? rest : firstSyllable(rest)));
  return { code: 'other-sound', at, piece: name, after, says: says.map(({ sounds }) => sounds), wanted };
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

/** Up to its first vowel, or to the end when there is no other one. */
function firstSyllable(sounds: HeardWord): HeardWord {
  const vowel = sounds.findIndex(({ nature }, at) => nature === VOWEL || (at > 0 && nature === MUTE_SOUND));
  return sounds.slice(vowel + 1).some(({ nature }) => nature === VOWEL) ? sounds.slice(0, vowel + 1) : sounds;
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
