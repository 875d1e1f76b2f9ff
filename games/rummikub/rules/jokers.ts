// Where the jokers of a table come from, and which tiles of it can come from the rack. (RULES.md 4.6 and 5)
//
// Tiles have faces and no marks, so that a table can be told in several ways: which of two equal tiles was laid, which joker moved
// and which was won. A play is allowed when one of these stories keeps the rules.

import { surplus } from '@boite/kernel';
import { isLetter, type Letter } from '@boite/language';
import type { LaidWord, LaidWords, Refusal, Spelling, Tile } from '../types.ts';
import { jokersOf, spellingOf, tilesOf } from './table.ts';

interface TwoTables {
  readonly before: LaidWords;
  readonly after: LaidWords;
  readonly used: readonly Tile[];
  /** The longest first. */
  readonly formed: readonly Spelling[];
}

/** A joker as it lies now. */
interface JokerSpot {
  readonly word: LaidWord;
  readonly letter: Letter;
}

/** One way to tell where the jokers come from: those that were won and replayed; the others moved, or come from the rack. */
interface JokerStory {
  readonly replayed: readonly JokerSpot[];
  readonly others: readonly JokerSpot[];
  /** The letters of those that moved, among the others. */
  readonly kept: readonly Letter[];
}

/** Why the jokers cannot lie as they do, or why the longest word cannot count; null when all can be told. */
export function originRefusal(tables: TwoTables): Refusal | null {
  const won = surplus(tables.before.flatMap(jokersOf), tables.after.flatMap(jokersOf));
  const [unpaid] = surplus(won, tables.used);
  if (unpaid) return { code: 'joker-without-its-letter', letter: unpaid };
  const stories = storiesOf(tables, won).filter((story) => isReplayedFromRack(tables, story));
  if (stories.length === 0) return { code: 'joker-not-replayed', letter: won[0] as Letter };
  if (stories.some((story) => longestHasRackTile(tables, story))) return null;
  return { code: 'longest-without-rack', word: tables.formed[0] as Spelling };
}

function storiesOf({ before, after }: TwoTables, won: readonly Letter[]): readonly JokerStory[] {
  const spots = after.flatMap((word) => jokersOf(word).map((letter) => ({ word, letter })));
  const kept = surplus(before.flatMap(jokersOf), won);
  const stories = everyChoice(spots, won.length).map((replayed) => {
    return { replayed, others: spots.filter((spot) => !replayed.includes(spot)), kept };
  });
  return stories.filter(({ others }) => surplus(kept, others.map(letterShown)).length === 0);
}

/** Every way to choose so many of the things. */
function everyChoice<Thing>(things: readonly Thing[], count: number): readonly (readonly Thing[])[] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) => everyChoice(things.slice(at + 1), count - 1).map((rest) => [thing, ...rest]));
}

/** A joker that was won is in a new word, and all the rest of that word comes from the rack. (RULES.md 5.3) */
function isReplayedFromRack({ used, formed }: TwoTables, story: JokerStory): boolean {
  const words = story.replayed.map(({ word }) => word);
  return (
    new Set(words).size === words.length &&
    words.every((word) => formed.includes(spellingOf(word))) &&
    surplus(words.flatMap(plainLetters), used).length === 0 &&
    story.others.every((spot) => !words.includes(spot.word) || canBeLaid(story, spot))
  );
}

/** Whether a joker, among those not won, can be one that came from the rack. */
function canBeLaid({ others, kept }: JokerStory, { letter }: JokerSpot): boolean {
  return surplus(others.map(letterShown), kept).includes(letter);
}

/** Among the longest words formed, one has a tile of the rack that no replayed joker needs beside it. (RULES.md 4.6) */
function longestHasRackTile({ after, used, formed }: TwoTables, story: JokerStory): boolean {
  const replayed = story.replayed.map(({ word }) => word);
  const free = surplus<Tile, Tile>(used, replayed.flatMap(plainLetters));
  const laidJokers = story.others.filter((spot) => canBeLaid(story, spot)).map(({ word }) => word);
  const longest = after.filter((word) => word.length === formed[0]?.length && formed.includes(spellingOf(word)));
  return longest.some(
    (word) => replayed.includes(word) || laidJokers.includes(word) || plainLetters(word).some((tile) => free.includes(tile)),
  );
}

function letterShown({ letter }: JokerSpot): Letter {
  return letter;
}

/** The tiles of a word that are not jokers. */
function plainLetters(word: LaidWord): readonly Letter[] {
  return tilesOf(word).filter((tile) => isLetter(tile));
}
