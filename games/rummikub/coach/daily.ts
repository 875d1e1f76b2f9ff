// The challenge of the day of Rummikub des mots: a few words on the table, seven tiles, one play.

import { type Chance, type Daily, type DayBest, oneOf, PUPIL, seededChance, seedOf, shuffled, surplus } from '@boite/kernel';
import { counted, inWords, type Lexicon, typeset } from '@boite/language';
import { isUsedEveryDay } from '../../manners/everyday.ts';
import { searched } from '../bot/solver.ts';
import { Spellings } from '../bot/spellings.ts';
import { ALL_TILES, FIRST_RACK, FULL_RACK } from '../rules/bank.ts';
import { readOptions } from '../rules/form.ts';
import { type TurnStart, tableChange } from '../rules/play.ts';
import { formedWords, spellingOf, tilesOn } from '../rules/table.ts';
import type { Fact, LaidWords, RummikubTypes, Tile } from '../types.ts';

/** The lengths of the words on the table: the first enters for the pupil, the others for someone else, who lays a whole rack. */
const LENGTHS = [FIRST_RACK - FULL_RACK, 6, 4, 4] as const;
/** Steps of a search: about a tenth of a second, the same everywhere. */
export const DAY_BUDGET = 500_000;

const TABLE_OPTIONS = readOptions({ sablier: null, judging: 'arbitre', theme: null });

export const daily: Daily<RummikubTypes> = {
  allowsHints: true,
  asked: typeset(
    `Un coup, un seul : posez ce que vous pouvez de vos ${inWords(FULL_RACK)} lettres, en défaisant les mots de la table s’il le faut.`,
  ),
  dealt: (day, { lexicon }) => rackFacts(startOf(day, lexicon)),
  isDone: ({ sheet }) => sheet.length > LINES_BEFORE,
  outcome: ({ sheet }) => {
    const { words, points } = sheet[LINES_BEFORE] ?? { words: null, points: 0 };
    const told = words === null ? 'Rien de posé' : `${counted(points, 'point')} avec un mot de ${words[0]?.length ?? 0} lettres`;
    return { points, told: typeset(told), signs: [`${'🟨'.repeat(words?.[0]?.length ?? 0)} ${points}`.trim()] };
  },
  best: (day, words, { lexicon }) =>
    bestPlay(startOf(day, lexicon), words === 'all' ? null : everydaySpellings(lexicon), lexicon),
  position: ({ table, racks }) => [`table  ${table.join(',')}`, `rack   ${(racks[PUPIL] ?? []).map(tileSign).join('')}`],
};

/** What the score sheet has before the pupil's play. */
const LINES_BEFORE = 2;

function tileSign(tile: Tile): string {
  return tile === 'joker' ? '?' : tile;
}

/** The first deal of the day's luck in which the table helps, and everyday words are enough to play. */
export function startOf(day: string, lexicon: Lexicon): TurnStart {
  const chance = seededChance(seedOf(`rummikub ${day}`));
  const words = [...lexicon.words()].filter((word) => LENGTHS.includes(word.length as 4) && isUsedEveryDay(word, lexicon));
  for (;;) {
    const start = someStart(words, chance);
    if (start !== null && isWorthPlaying(start, lexicon)) return start;
  }
}

/** Null when the box has not so many tiles of a letter. */
function someStart(words: readonly string[], chance: Chance): TurnStart | null {
  const table = LENGTHS.map((length) =>
    oneOf(
      words.filter((word) => word.length === length),
      chance,
    ),
  );
  const isTwice = new Set(table).size < table.length;
  if (isTwice || surplus(tilesOn(table), ALL_TILES).length > 0) return null;
  return { table, rack: shuffled(surplus(ALL_TILES, tilesOn(table)), chance).slice(0, FULL_RACK), entered: true };
}

function isWorthPlaying(start: TurnStart, lexicon: Lexicon): boolean {
  const everyday = bestPlay(start, everydaySpellings(lexicon), lexicon).points;
  return everyday > 0 && bestPlay(start, null, lexicon).points > bestPlay(withoutTable(start), null, lexicon).points;
}

/** The rack as if nothing lay on the table. */
export function withoutTable({ rack }: TurnStart): TurnStart {
  return { table: [], rack, entered: true };
}

const spellingsOfLexicons = new WeakMap<Lexicon, Spellings>();

export function everydaySpellings(lexicon: Lexicon): Spellings {
  const known = spellingsOfLexicons.get(lexicon) ?? new Spellings(lexicon, (word) => isUsedEveryDay(word, lexicon));
  spellingsOfLexicons.set(lexicon, known);
  return known;
}

/** `spellings`: null for all words. */
export function bestPlay(start: TurnStart, spellings: Spellings | null, lexicon: Lexicon): DayBest {
  const { turn } = searched(start, lexicon, { budget: DAY_BUDGET, ...(spellings && { spellings }) });
  if (turn === null) return { points: 0, plays: [] };
  const formed = formedWords(start.table, turn.table);
  const laid = turn.table.map((word) => (formed.includes(spellingOf(word)) ? `${word} (nouveau)` : word));
  return { points: turn.points, plays: laid };
}

/** A legal game up to the pupil's move: both have entered. */
function rackFacts({ table, rack }: TurnStart): readonly Fact[] {
  const [own = '', ...others] = table;
  const racks = [[...tilesOn([own]), ...rack], tilesOn(others)];
  const bank = surplus(surplus(ALL_TILES, tilesOn(table)), rack);
  if (TABLE_OPTIONS === null) throw new Error('the options of the day are none');
  return [
    { kind: 'dealt', options: TABLE_OPTIONS, racks, bank },
    { kind: 'opened', first: PUPIL, draws: [] },
    { kind: 'turn', seat: PUPIL, deadline: null },
    laidBefore({ seat: PUPIL, before: [], table: [own], rack: racks[0] ?? [] }, []),
    { kind: 'turn', seat: 1, deadline: null },
    laidBefore({ seat: 1, before: [own], table, rack: racks[1] ?? [] }, bank.slice(0, FULL_RACK)),
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

interface LaidBefore {
  readonly seat: number;
  readonly before: LaidWords;
  readonly table: LaidWords;
  readonly rack: readonly Tile[];
}

function laidBefore({ seat, before, table, rack }: LaidBefore, drawn: readonly Tile[]): Fact {
  const change = tableChange({ table: before, rack, entered: false }, table);
  if ('code' in change) throw new Error(`the words of the day cannot be laid: ${change.code}`);
  return { kind: 'played', seat, ...change, drawn };
}
