// Words laid and rebuilt at random, for tests: a table that is often allowed, and not always wise.

import { type Chance, oneOf, shuffled } from '@boite/kernel';
import { isLetter, type Lexicon, wordsFromRack } from '@boite/language';
import { ENTERING_WORD, SHORTEST_LAID_WORD } from '../rules/bank.ts';
import type { TurnStart } from '../rules/play.ts';
import { spellingOf } from '../rules/table.ts';
import type { LaidWord, LaidWords, Spelling } from '../types.ts';

interface TableAttempt {
  readonly position: TurnStart;
  readonly lexicon: Lexicon;
  readonly chance: Chance;
}

/** Tiles as characters: a letter, a joker that already stands for one (small), a joker of the rack (`*`). */
interface MustAndMay {
  /** What is on the table and has to stay there. */
  readonly must: readonly string[];
  /** What the rack offers. */
  readonly may: readonly string[];
}

/** Tiles of the rack that are looked at together: more would find more words than a test needs. */
const ENOUGH = { entering: 9, laying: 7, rebuilding: 3 };
const TRIES = 12;

/** A new table, or null when nothing came to mind. */
export function randomTable(attempt: TableAttempt): LaidWords | null {
  if (!attempt.position.entered) return added(attempt, someOfRack(attempt, ENOUGH.entering), ENTERING_WORD);
  const ways = [
    rebuilt,
    rebuilt,
    jokerWon,
    (some: TableAttempt) => added(some, someOfRack(some, ENOUGH.laying), SHORTEST_LAID_WORD),
  ];
  for (const way of shuffled(ways, attempt.chance)) {
    const table = way(attempt);
    if (table) return table;
  }
  return null;
}

function added({ position, lexicon, chance }: TableAttempt, may: readonly string[], shortest: number): LaidWords | null {
  const found = wordsFrom({ must: [], may }, lexicon, shortest);
  return found.length === 0 ? null : [...position.table, wordLaid(oneOf(found, chance), { must: [], may }).laid];
}

/** A word of the table and some of the rack become one word or two. */
function rebuilt(attempt: TableAttempt): LaidWords | null {
  const { position, lexicon, chance } = attempt;
  if (position.table.length === 0) return null;
  const old = oneOf(position.table, chance);
  const others = position.table.filter((word) => word !== old);
  const pool = { must: [...old], may: someOfRack(attempt, ENOUGH.rebuilding) };
  for (const word of shuffled(wordsFrom(pool, lexicon, SHORTEST_LAID_WORD), chance).slice(0, TRIES)) {
    const { laid, left } = wordLaid(word, pool);
    const rest = left.must.length === 0 ? [] : adopted(left, lexicon);
    if (rest && word !== spellingOf(old)) return [...others, laid, ...rest];
  }
  return null;
}

/** A word that takes all that must stay on the table. */
function adopted(pool: MustAndMay, lexicon: Lexicon): LaidWords | null {
  const words = wordsFrom(pool, lexicon, SHORTEST_LAID_WORD).map((word) => wordLaid(word, pool));
  const whole = words.find(({ left }) => left.must.length === 0);
  return whole ? [whole.laid] : null;
}

/** The letter of a joker is put in its place, and the joker goes into a word of the rack. */
function jokerWon(attempt: TableAttempt): LaidWords | null {
  const { table, rack } = attempt.position;
  const faces = someOfRack(attempt, rack.length);
  for (const word of table) {
    const joker = [...word].find((face) => !isLetter(face) && faces.includes(face.toUpperCase()));
    if (joker === undefined) continue;
    const may = ['*', ...faces.toSpliced(faces.indexOf(joker.toUpperCase()), 1)].slice(0, ENOUGH.laying);
    const freed = table.map((other) => (other === word ? word.replace(joker, joker.toUpperCase()) : other));
    return added({ ...attempt, position: { ...attempt.position, table: freed } }, may, SHORTEST_LAID_WORD);
  }
  return null;
}

function someOfRack({ position, chance }: TableAttempt, count: number): readonly string[] {
  const faces = position.rack.map((tile) => (tile === 'joker' ? '*' : tile));
  return shuffled(faces, chance).slice(0, count);
}

function wordsFrom({ must, may }: MustAndMay, lexicon: Lexicon, min: number): readonly Spelling[] {
  const faces = [...must, ...may];
  const letters = faces.filter((face) => face !== '*').map((face) => face.toUpperCase());
  return wordsFromRack(lexicon.graph, letters.join(''), { jokers: faces.length - letters.length, min });
}

/** A word as it is laid, what has to stay first. */
function wordLaid(word: Spelling, pool: MustAndMay): { readonly laid: LaidWord; readonly left: MustAndMay } {
  const must = [...pool.must];
  const may = [...pool.may];
  const laid = [...word].map((letter) => {
    const [from, face] = faceTaken(letter, must, may);
    from.splice(from.indexOf(face), 1);
    return face === '*' ? letter.toLowerCase() : face;
  });
  return { laid: laid.join(''), left: { must, may } };
}

function faceTaken(letter: string, must: string[], may: string[]): readonly [string[], string] {
  const face = [letter, letter.toLowerCase()].find((wanted) => must.includes(wanted));
  if (face) return [must, face];
  return [may, may.includes(letter) ? letter : '*'];
}
