// How `boite word` says what it is asked: as the dictionary or the names have it, else read by its letters.

import { type Library, toIpa, waysToRead, waysToSay } from '@boite/language';

export interface Said {
  /** In IPA; a mute e that may be said or not stands in brackets. */
  readonly sounds: readonly string[];
  /** A name of the list, or made of some: « Victor Hugo », « la tour Eiffel ». */
  readonly name?: true;
  /** A compound of the list, which tiles cannot spell: « week-end », with or without its hyphen. */
  readonly compound?: true;
  /** Nobody knows it: its sounds were only read from its letters. */
  readonly read?: true;
}

export function saidAs(text: string, { sounds, names, dictionary }: Library): Said {
  const voices = { sounds, names };
  const known = waysToSay(text, voices);
  const compound = sounds.compound(text);
  // Without its hyphen its pieces are found where the dictionary writes it.
  const ofPieces = () =>
    dictionary
      .compound(text)
      .slice(0, 1)
      .flatMap(({ headword }) => waysToSay(headword, voices));
  if (compound !== null)
    return {
      sounds: inIpa(
        (compound.length > 0 ? compound.map((one) => one.sounds) : known.length > 0 ? known : ofPieces()).flatMap(linkedOrNot),
      ),
      compound: true,
    };
  if (names.has(text)) return { sounds: inIpa([...known, ...names.sounds(text)]), name: true };
  if (known.length > 0) return { sounds: inIpa(known) };
  const read = waysToRead(text, voices);
  return read.length > 0 ? { sounds: inIpa(read), read: true } : { sounds: [] };
}

/** A word of the dictionary is a name where it is written as one: « Orange », not « orange ». */
export function wordSaid(word: string, text: string, { sounds, names }: Library): Said {
  const common = sounds.of(word).map((said) => said.sounds);
  const isName = names.written(text).includes(text);
  return { sounds: inIpa(isName ? [...common, ...names.sounds(text)] : common), ...(isName && { name: true }) };
}

/** Inside a compound whose pieces alone are known, consonants link; the s of a plural may not: « crocs-en-jambe ». */
function linkedOrNot(way: string): readonly string[] {
  return [way, way.replaceAll('=z', '')].map((each) => each.replaceAll('=', ''));
}

/** A consonant between two words that may be heard or not is written with its link. */
function inIpa(ways: readonly string[]): readonly string[] {
  return [...new Set(ways.map((way) => toIpa(way).replaceAll('=', '‿')))];
}
