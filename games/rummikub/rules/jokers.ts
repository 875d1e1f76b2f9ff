// Knows where the jokers of a table come from, and which tiles of it can come from the rack. (RULES.md 4.6 and 5)
//
// Tiles have faces and no marks, so that a table can be told in several ways: which of two equal tiles was laid, which joker moved
// and which was won. A play is allowed when one of these tellings keeps the rules.

import { isLetter, type Letter } from '@boite/language';
import type { LaidWord, Refusal, Spelling, Table, Tile } from '../types.ts';
import { jokersOf, spellingOf, surplus, tilesOf } from './table.ts';

interface Step {
  readonly before: Table;
  readonly after: Table;
  readonly used: readonly Tile[];
  /** The longest first. */
  readonly formed: readonly Spelling[];
}

/** A joker as it lies now. */
interface Spot {
  readonly word: LaidWord;
  readonly letter: Letter;
}

/** One way to tell where the jokers come from: those that were won and replayed; the others moved, or come from the rack. */
interface Telling {
  readonly replayed: readonly Spot[];
  readonly others: readonly Spot[];
  /** The letters of those that moved, among the others. */
  readonly kept: readonly Letter[];
}

/** Why the jokers cannot lie as they do, or why the longest word cannot count; null when all can be told. */
export function originRefusal(step: Step): Refusal | null {
  const won = surplus(step.before.flatMap(jokersOf), step.after.flatMap(jokersOf));
  const [unpaid] = surplus(won, step.used);
  if (unpaid) return { code: 'joker-without-its-letter', letter: unpaid };
  const tellings = tellingsOf(step, won).filter((telling) => isReplayedFromRack(step, telling));
  if (tellings.length === 0) return { code: 'joker-not-replayed', letter: won[0] as Letter };
  if (tellings.some((telling) => longestHasRackTile(step, telling))) return null;
  return { code: 'longest-without-rack', word: step.formed[0] as Spelling };
}

function tellingsOf({ before, after }: Step, won: readonly Letter[]): readonly Telling[] {
  const spots = after.flatMap((word) => jokersOf(word).map((letter) => ({ word, letter })));
  const kept = surplus(before.flatMap(jokersOf), won);
  const tellings = chosen(spots, won.length).map((replayed) => {
    return { replayed, others: spots.filter((spot) => !replayed.includes(spot)), kept };
  });
  return tellings.filter(({ others }) => surplus(kept, others.map(letterOf)).length === 0);
}

/** Every way to choose so many of the things. */
function chosen<Thing>(things: readonly Thing[], count: number): readonly (readonly Thing[])[] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) => chosen(things.slice(at + 1), count - 1).map((rest) => [thing, ...rest]));
}

/** A joker that was won is in a new word, and all the rest of that word comes from the rack. (RULES.md 5.3) */
function isReplayedFromRack({ used, formed }: Step, telling: Telling): boolean {
  const words = telling.replayed.map(({ word }) => word);
  return (
    new Set(words).size === words.length &&
    words.every((word) => formed.includes(spellingOf(word))) &&
    surplus(words.flatMap(lettersOf), used).length === 0 &&
    telling.others.every((spot) => !words.includes(spot.word) || canBeLaid(telling, spot))
  );
}

/** Whether a joker, among those not won, can be one that came from the rack. */
function canBeLaid({ others, kept }: Telling, { letter }: Spot): boolean {
  return surplus(others.map(letterOf), kept).includes(letter);
}

/** Among the longest words formed, one has a tile of the rack that no replayed joker needs beside it. (RULES.md 4.6) */
function longestHasRackTile({ after, used, formed }: Step, telling: Telling): boolean {
  const replayed = telling.replayed.map(({ word }) => word);
  const free = surplus(used, replayed.flatMap(lettersOf));
  const laidJokers = telling.others.filter((spot) => canBeLaid(telling, spot)).map(({ word }) => word);
  const longest = after.filter((word) => word.length === formed[0]?.length && formed.includes(spellingOf(word)));
  return longest.some(
    (word) => replayed.includes(word) || laidJokers.includes(word) || lettersOf(word).some((tile) => free.includes(tile)),
  );
}

function letterOf({ letter }: Spot): Letter {
  return letter;
}

/** The tiles of a word that are not jokers. */
function lettersOf(word: LaidWord): readonly Letter[] {
  return tilesOf(word).filter((tile) => isLetter(tile));
}
