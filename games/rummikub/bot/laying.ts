// How a solution lies: which words its letters spell, where its jokers are, in what order the table shows them.

import { surplus } from '@boite/kernel';
import { jokersOf, spellingOf } from '../rules/table.ts';
import type { LaidWord, LaidWords, Spelling } from '../types.ts';
import { isSpelledBy, type LetterSet, letterKey } from './letter-set.ts';
import type { TileOffer } from './offers.ts';
import { isSpent, type LetterCounts, letterCounts, rarityOf } from './rarity.ts';
import type { Spellings } from './spellings.ts';

/** What a search found: letters, not yet words. */
export interface FoundLetters {
  readonly offer: TileOffer;
  /** The letters of the longest word formed; null when it is one of those replayed. */
  readonly longest: LetterSet | null;
  readonly others: readonly LetterSet[];
  /** Words of the table that stay as they are. */
  readonly kept: LaidWords;
}

interface TurnSetting {
  /** The table when the turn began. */
  readonly before: LaidWords;
  /** The words of it that the turn leaves alone. */
  readonly aside: LaidWords;
  readonly spellings: Spellings;
}

/** The table of a solution: words that were there in their order, then the new ones, the longest first. */
export function solvedTable(solution: FoundLetters, setting: TurnSetting): LaidWords {
  const words = jokersPlaced(spelledWords(solution, setting), solution, setting);
  const old = setting.before.map(spellingOf);
  const placeOf = (word: LaidWord): number => {
    const place = old.indexOf(spellingOf(word));
    return place < 0 ? old.length + 32 - word.length : place;
  };
  return [...words, ...solution.offer.replayed, ...solution.kept, ...setting.aside].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
}

/** No two alike: a word that was there stays itself, a new one is the commonest. The longest comes first, and is new. */
function spelledWords(
  { offer, longest, others, kept }: FoundLetters,
  { before, aside, spellings }: TurnSetting,
): readonly Spelling[] {
  const old = before.map(spellingOf);
  const taken = new Set([...offer.replayed, ...kept, ...aside].map(spellingOf));
  const free = (words: readonly Spelling[]) => words.find((word) => !taken.has(word));
  const spelled: Spelling[] = [];
  const add = (word: Spelling | undefined, set: LetterSet): void => {
    if (word === undefined) throw new Error(`no word is left for ${letterKey(set)}`);
    taken.add(word);
    spelled.push(word);
  };
  if (longest) add(free(spellings.of(longest).filter((word) => !old.includes(word))), longest);
  for (const set of others) add(free(old.filter((word) => isSpelledBy(word, set))) ?? free(spellings.of(set)), set);
  return spelled;
}

/**
 * Jokers of the rack go to the longest word if they can. Those of the table stay where they were or go anywhere, to the longest word
 * last: the letter that it has from the rack must show.
 */
function jokersPlaced(
  words: readonly Spelling[],
  { offer, kept }: FoundLetters,
  { before, aside }: TurnSetting,
): readonly LaidWord[] {
  const laid = letterCounts([...words, ...kept].join(''));
  const jokers = laid.map((count, at) => Math.max(0, count - (offer.mandatory[at] as number) - (offer.rack[at] as number)));
  const longest = words.slice(0, 1).map((word) => wordWithJokers(word, jokers));
  for (const letter of surplus(surplus(before.flatMap(jokersOf), [...aside, ...kept].flatMap(jokersOf)), offer.won))
    jokers[rarityOf(letter)] = (jokers[rarityOf(letter)] as number) + 1;
  const rest = words.slice(1).map((word) =>
    wordWithOldJokers(
      before.find((old) => spellingOf(old) === word),
      word,
      jokers,
    ),
  );
  return [...rest, ...longest].map((word) => wordWithJokers(word, jokers));
}

/** A word with jokers in the place of letters, as far as there are jokers; they are spent. */
function wordWithJokers(word: LaidWord, jokers: LetterCounts): LaidWord {
  return [...word].map((face) => (face === face.toUpperCase() && isSpent(face, jokers) ? face.toLowerCase() : face)).join('');
}

/** The same, only where the word had jokers before. */
function wordWithOldJokers(old: LaidWord | undefined, word: LaidWord, jokers: LetterCounts): LaidWord {
  if (old === undefined) return word;
  return [...old]
    .map((face, at) => (face !== face.toUpperCase() && isSpent(face, jokers) ? face : (word[at] as string)))
    .join('');
}
