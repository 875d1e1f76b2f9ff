// Which words somebody may mean by what is written: it is a game of sounds, « chapo » is « chapeau ». (RULES.md 2.7 of Rébustory)

import {
  asHeard,
  LENIENCY,
  type Lexicon,
  MUTE_E,
  type Names,
  readAloud,
  type Sounds,
  soundAlike,
  spelled,
  type Tolerance,
} from '@boite/language';
import { spellingsOf } from './words-said.ts';

/** The books that a word is looked up in. */
export interface WordBooks {
  readonly lexicon: Lexicon;
  readonly sounds: Pick<Sounds, 'of'>;
  readonly names: Pick<Names, 'written' | 'all'>;
}

/** As a dictionary writes them, the likeliest first; several words, or what no rule can read, stay as they are. */
export function claimedWords(written: string, tolerance: Tolerance, books: WordBooks): readonly string[] {
  const tiles = spelled(written);
  if (tiles === null) return [written];
  const known = knownForms(written, tiles, books);
  return known.length > 0 ? known : wordsHeardIn(written, tolerance, books);
}

/** Written as it is, or but for its accents. */
function knownForms(written: string, tiles: string, { lexicon, names }: WordBooks): readonly string[] {
  const small = written.normalize('NFC').toLowerCase();
  const forms = lexicon.forms(tiles);
  const proper = names.written(written);
  if (proper.includes(written)) return [written];
  // Capitals stand for any accents.
  const isExact = written !== tiles && forms.includes(small);
  return [...new Set([...(isExact ? [small] : forms), ...proper])];
}

/** What is said like what is written, the commonest first; names last. */
function wordsHeardIn(written: string, tolerance: Tolerance, books: WordBooks): readonly string[] {
  const read = readAloud(written.normalize('NFC').toLowerCase());
  const common = spellingsOf(read, books).filter(({ sounds }) => soundAlike(sounds, read, tolerance));
  const proper = namesHeardAs(read, books.names);
  return [...new Set([...common.map(({ form }) => form), ...proper])];
}

const NAMES_BY_SOUND = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

function namesHeardAs(sounds: string, names: WordBooks['names']): readonly string[] {
  const known = NAMES_BY_SOUND.get(names) ?? namesBySound(names);
  NAMES_BY_SOUND.set(names, known);
  return known.get(soundKey(sounds)) ?? [];
}

function namesBySound(names: WordBooks['names']): ReadonlyMap<string, readonly string[]> {
  const bySound = new Map<string, string[]>();
  for (const { written, sounds } of names.all()) {
    for (const key of sounds.map(soundKey)) bySound.set(key, [...(bySound.get(key) ?? []), ...written]);
  }
  return bySound;
}

/** The same for what a supple ear takes for the same. */
export function soundKey(sounds: string): string {
  return asHeard(sounds, LENIENCY.souple).replaceAll(MUTE_E, '');
}
