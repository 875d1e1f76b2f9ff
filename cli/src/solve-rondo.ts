// Knows how Rondo joins `boite solve`: a position in text, plays that a script can lay.

import { playLaid } from '@boite/games/rondo/bot/laying.ts';
import { allWordPlays, type FoundWordPlay, type RondoPuzzle } from '@boite/games/rondo/bot/solver.ts';
import { holderAfter, writtenHolder } from '@boite/games/rondo/rules/holder.ts';
import { readOptions } from '@boite/games/rondo/rules/read.ts';
import type { Card, Options, Placement, Play } from '@boite/games/rondo/types.ts';
import type { Letter } from '@boite/language';
import { Misuse } from './command.ts';
import { readHandText, readHolderText } from './rondo-text.ts';
import type { GameSolver } from './solver.ts';

const USAGE = `boite solve rondo --holder MARE --hand A,E,I,gomme,joker

  --holder  the compartments from left to right: a letter, *E for a joker standing for E, _ for a gomme that shows
            (_MAR*E); empty or left out, the first word of the game is looked for
  --hand    cards separated by commas: letters, gomme, joker
  --stdin   a holder, a space and a hand on each line (MARE A,E,I,gomme); - is the empty holder

  A play is {"word", "points", "cards": [{"at", "card", "as"}], "lengthen"}: "at" counts compartments from 0 once the
  holder has been lengthened at its "start" or "end" (or null), "as" is a joker's letter.
  In text, MAR[I]E+[S] covers the fourth compartment with I and lengthens with S; [*E] is a joker as E, [_] a gomme.`;

/** A card laid in a compartment, counted from 0 once the holder has been lengthened. */
interface CardLaid {
  readonly at: number;
  readonly card: Card;
  /** The letter a joker stands for. */
  readonly as?: Letter;
}

interface RondoPlay {
  readonly word: string;
  readonly points: number;
  readonly cards: readonly CardLaid[];
  readonly lengthen: Play['lengthen'];
}

const EMPTY_HOLDER = '-';

export const rondo: GameSolver<RondoPuzzle, FoundWordPlay, RondoPlay> = {
  usage: USAGE,
  options: { holder: { type: 'string' }, hand: { type: 'string' } },
  readOptions({ holder, hand }) {
    return hand === undefined
      ? new Misuse('which cards? --hand A,E,I,gomme,joker')
      : readPuzzle(String(holder ?? ''), String(hand));
  },
  readLine(line) {
    const [holder, hand, ...more] = line.split(/\s+/);
    if (holder === undefined || hand === undefined || more.length > 0)
      return new Misuse('a line is a holder, a space and a hand');
    return readPuzzle(holder === EMPTY_HOLDER ? '' : holder, hand);
  },
  found: allWordPlays,
  play(puzzle, found) {
    const { lengthen, placements } = playLaid(puzzle, found);
    return { word: found.word, points: found.points, cards: placements.map(cardLaid), lengthen };
  },
  drawn,
};

function readPuzzle(holderText: string, handText: string): RondoPuzzle | Misuse {
  const holder = readHolderText(holderText);
  if (holder instanceof Misuse) return holder;
  const hand = readHandText(handText);
  if (hand instanceof Misuse) return hand;
  return { holder, hand, exchanges: 0, options: readOptions({}) as Options };
}

function cardLaid({ at, card, as }: Placement): CardLaid {
  return as === null ? { at, card } : { at, card, as };
}

/** The holder with the cards laid in brackets, and a + beside the new compartment. */
function drawn(puzzle: RondoPuzzle, found: FoundWordPlay): string {
  const play = playLaid(puzzle, found);
  const laid = new Set(play.placements.map(({ at }) => at));
  const signs = holderAfter(puzzle.holder, play).map((card, at) => {
    const sign = writtenHolder([card]);
    return laid.has(at) ? `[${sign}]` : sign;
  });
  if (play.lengthen === 'start') signs.splice(1, 0, '+');
  if (play.lengthen === 'end') signs.splice(-1, 0, '+');
  return signs.join('');
}
