// Rummikub des mots on the command line: a table and a rack in text, the turn that pays most.

import { asTyped, eachRead, type GameCommand, inquiry, Misuse, overdraft, type Reply, twoOnALine } from '@boite/kernel/command';
import { isLetter, spelled } from '@boite/language';
import { LONGEST_SEARCH, searched } from './bot/solver.ts';
import { ALL_TILES, SHORTEST_LAID_WORD } from './rules/bank.ts';
import type { TurnStart } from './rules/play.ts';
import { formedWords, spellingOf, tilesOn } from './rules/table.ts';
import type { Books, LaidWord, LaidWords, Tile } from './types.ts';

const JOKER_SIGNS = ['?', '_', '*'];

export const command: GameCommand<Books> = {
  solve: {
    rummikub: inquiry({
      example: '--table PARAITRE,CHaT --rack DIS? --entered yes',
      about: 'The turn that pays most: every tile of the table stays on it, words may be taken apart and rebuilt.',
      options: {
        table: {
          help: 'the words on the table, between commas; a small letter is a joker that stands for it (CHaT); empty or left out, nothing lies there yet',
          read: readTypedTable,
        },
        rack: { help: 'the tiles of the rack; ? is a joker', read: readTypedRack },
        entered: {
          help: 'no: the player has not entered the game, and lays a word of six letters or more from the rack alone; yes unless told',
          isSetting: true,
          read: readEntered,
        },
      },
      line: {
        help: 'a table, a space and a rack on each line (PARAITRE,CHaT DIS?); - is the empty table',
        gives: 'the positions',
        read: twoOnALine('table', 'rack'),
      },
      told: 'The answer is {"table", "score", "emptied", "proven"}: the whole table as it will be (null when nothing can be played), its points, whether the rack is empty, whether it is certain that no turn pays more. In text, + marks a new word.',
      answer({ table = [], rack, entered = true }, { books }) {
        if (rack === undefined) return new Misuse('which tiles? --rack DIS?');
        const position: TurnStart = { table, rack, entered };
        return impossible(position) ?? turnReply(position, books);
      },
    }),
  },
};

/** « PARAITRE,CHaT »: words separated by commas; a small letter is a joker that stands for it. Nothing for the empty table. */
function readTypedTable(text: string): LaidWords | Misuse {
  const table = eachRead(text.trim() === '' ? [] : text.split(','), (name) => wordTyped(name.trim()));
  if (table instanceof Misuse) return table;
  const spellings = table.map(spellingOf);
  const again = spellings.find((spelling, at) => spellings.indexOf(spelling) < at);
  return again === undefined ? table : new Misuse(`no two words of a table are alike: ${again}`);
}

function wordTyped(name: string): LaidWord | Misuse {
  const faces = [...name].map(faceTyped);
  if (name === '' || faces.includes(null))
    return new Misuse(`a word of the table is written like CHAT or CHaT, not ${asTyped(name)}`);
  if (faces.join('').length < SHORTEST_LAID_WORD)
    return new Misuse(`a word of the table has ${SHORTEST_LAID_WORD} letters at least, not ${asTyped(name)}`);
  return faces.join('');
}

/** A letter without its accent, as small or as large as it was; null when it is none. */
function faceTyped(sign: string): string | null {
  const letters = spelled(sign);
  return sign === sign.toLowerCase() ? (letters?.toLowerCase() ?? null) : letters;
}

/** « DIS? », in any case, with or without commas; `?` is a joker. */
function readTypedRack(text: string): readonly Tile[] | Misuse {
  return eachRead([...text.replaceAll(/[\s,]/g, '')], (sign): Tile | Misuse => {
    if (JOKER_SIGNS.includes(sign)) return 'joker';
    const letter = spelled(sign);
    return isLetter(letter) ? letter : new Misuse(`a rack is written like DIS?, where ? is a joker; what is ${asTyped(sign)}?`);
  });
}

function readEntered(text: string, name: string): boolean | Misuse {
  if (text !== 'yes' && text !== 'no') return new Misuse(`--${name} takes yes or no, not ${asTyped(text)}`);
  return text === 'yes';
}

/** A position that the box cannot give. */
function impossible({ table, rack }: TurnStart): Misuse | null {
  const extra = overdraft([...tilesOn(table), ...rack], ALL_TILES);
  if (extra === null) return null;
  const isJoker = extra.piece === 'joker';
  const hint = isJoker && tilesOn(table).includes('joker') ? '; on the table, capitals are letters' : '';
  return new Misuse(`the box has ${extra.has} ${isJoker ? 'jokers' : extra.piece}, not ${extra.used}${hint}`);
}

function turnReply(position: TurnStart, { lexicon }: Books): Reply {
  const { turn, proven } = searched(position, lexicon, { budget: LONGEST_SEARCH });
  const value = { table: turn?.table ?? null, score: turn?.points ?? 0, emptied: turn?.emptied ?? false, proven };
  return { value, isYes: turn !== null, lines: () => turnLines(position, value) };
}

interface TurnTold {
  readonly table: LaidWords | null;
  readonly score: number;
  readonly emptied: boolean;
  readonly proven: boolean;
}

function turnLines(position: TurnStart, { table, score, emptied, proven }: TurnTold): readonly string[] {
  if (table === null) return [proven ? 'nothing can be played' : 'nothing was found'];
  const formed = formedWords(position.table, table);
  const heading = [`${score} points`, ...(emptied ? ['the rack is empty'] : []), ...(proven ? [] : ['perhaps not the best'])];
  return [heading.join(', '), ...table.map((word) => `${formed.includes(spellingOf(word)) ? '+' : ' '} ${word}`)];
}
