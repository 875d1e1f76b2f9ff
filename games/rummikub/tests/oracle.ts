// What the best turn pays, by trying every table, slowly: what the solver is compared with in tests.

import type { Lexicon } from '@boite/language';
import { type TurnStart, tableChange, unlistedWords } from '../rules/play.ts';
import { jokersOf, spellingOf } from '../rules/table.ts';
import type { LaidWords, Spelling } from '../types.ts';

/** The most that a turn can pay; 0 when nothing can be played. Every choice of words, every place of the jokers; the rules decide. */
export function pointsByTrial(position: TurnStart, lexicon: Lexicon): number {
  const words = [...new Set([...position.table.map(spellingOf), ...lexicon.words()])];
  let best = 0;
  for (const chosen of wordChoices(words, trialTiles(position))) {
    for (const table of waysToLay(chosen, position)) {
      const change = tableChange(position, table);
      if ('code' in change || unlistedWords(change.formed, lexicon).length > 0) continue;
      best = Math.max(best, change.points);
    }
  }
  return best;
}

/** The letters of the table and of the rack; the jokers of both stand for anything. */
interface TrialTiles {
  readonly letters: string;
  readonly jokers: number;
  /** The letters of the table that are not laid yet. */
  readonly waiting: string;
}

function trialTiles({ table, rack }: TurnStart): TrialTiles {
  const faces = [...table.join(''), ...rack];
  const letters = faces.filter((face) => /^[A-Z]$/.test(face));
  return { letters: letters.join(''), jokers: faces.length - letters.length, waiting: table.join('').replaceAll(/[a-z]/g, '') };
}

/** Every set of different words that the tiles could make, and in which no letter of the table waits. */
function* wordChoices(
  words: readonly Spelling[],
  pool: TrialTiles,
  chosen: readonly Spelling[] = [],
): Generator<readonly Spelling[]> {
  if (pool.waiting === '') yield chosen;
  const next = pool.waiting[0] ?? '';
  for (const [nth, word] of words.entries()) {
    const left = word.includes(next) ? tilesWithout(pool, word) : null;
    if (left) yield* wordChoices(next === '' ? words.slice(nth + 1) : words.toSpliced(nth, 1), left, [...chosen, word]);
  }
}

function tilesWithout(pool: TrialTiles, word: Spelling): TrialTiles | null {
  let { letters, jokers, waiting } = pool;
  for (const letter of word) {
    if (!letters.includes(letter)) jokers--;
    letters = letters.replace(letter, '');
    waiting = waiting.replace(letter, '');
  }
  return jokers < 0 ? null : { letters, jokers, waiting };
}

/** The words with jokers in any of their places: those of the table, and some of those of the rack. */
function* waysToLay(words: readonly Spelling[], position: TurnStart): Generator<LaidWords> {
  const { table, rack } = position;
  const lying = table.flatMap(jokersOf).length;
  const held = rack.filter((tile) => tile === 'joker').length;
  for (let jokers = lying; jokers <= lying + held; jokers++)
    for (const text of withJokersAnywhere(words.join(' '), jokers, 0)) if (hasTheLetters(text, position)) yield text.split(' ');
}

function* withJokersAnywhere(faces: string, jokers: number, from: number): Generator<string> {
  if (jokers === 0) {
    yield faces;
    return;
  }
  for (let at = from; at < faces.length; at++) {
    if (faces[at] === ' ') continue;
    yield* withJokersAnywhere(faces.slice(0, at) + (faces[at] as string).toLowerCase() + faces.slice(at + 1), jokers - 1, at + 1);
  }
}

/** Whether all letters of the table are there, and no more than the rack can add: only to save time. */
function hasTheLetters(text: string, { table, rack }: TurnStart): boolean {
  const fewest = capitalsIn(table.join(''));
  const most = capitalsIn(table.join('') + rack.filter((tile) => tile !== 'joker').join(''));
  return capitalsIn(text).every((count, letter) => count >= (fewest[letter] ?? 0) && count <= (most[letter] ?? 0));
}

function capitalsIn(text: string): Uint8Array {
  const counts = new Uint8Array(128);
  for (let at = 0; at < text.length; at++) counts[text.charCodeAt(at)] = (counts[text.charCodeAt(at)] as number) + 1;
  return counts.subarray('A'.charCodeAt(0), 'Z'.charCodeAt(0) + 1);
}
