// Rondo on the command line: a holder and a hand in text, plays that a script can lay.

import {
  asTyped,
  eachRead,
  type GameCommand,
  inquiry,
  Misuse,
  overdraft,
  playsReply,
  type Reply,
  restLines,
  tableLines,
  twoOnALine,
} from '@boite/kernel/command';
import { isLetter, type Letter, spelled } from '@boite/language';
import { playLaid } from './bot/laying.ts';
import { allWordPlays, type FoundWordPlay, type RondoPuzzle } from './bot/solver.ts';
import { HOLDER_MAX, RONDO_DECK, SHORTEST_RONDO_WORD } from './rules/deck.ts';
import { holderAfter, isOneRun, readHolder, wordOn, writtenHolder } from './rules/holder.ts';
import type { Books, Card, Holder, Placement } from './types.ts';

export const command: GameCommand<Books> = {
  solve: {
    rondo: inquiry({
      example: '--holder MARE --hand A,E,I,gomme,joker',
      about: 'Every word that can be made on a holder, with its best play.',
      options: {
        holder: {
          help: 'the compartments from left to right: a letter, *E for a joker standing for E, _ for a gomme that shows (_MAR*E); empty or left out, the first word of the game is looked for',
          read: readTypedHolder,
        },
        hand: { help: 'cards separated by commas: letters, gomme, joker', read: readTypedHand },
      },
      line: {
        help: 'a holder, a space and a hand on each line (MARE A,E,I,gomme); - is the empty holder',
        gives: 'the positions',
        read: twoOnALine('holder', 'hand'),
      },
      listed: 'play',
      told: `A play is {"word", "points", "cards": [{"at", "card", "as"}], "lengthen"}: "at" counts compartments from 0 once the holder has been lengthened at its "start" or "end" (or null), "as" is a joker's letter.
In text, MAR[I]E+[S] covers the fourth compartment with I and lengthens with S; [*E] is a joker as E, [_] a gomme.`,
      answer({ holder = [], hand }, { books, limit }) {
        if (hand === undefined) return new Misuse('which cards? --hand A,E,I,gomme,joker');
        const puzzle: RondoPuzzle = { holder, hand, exchanges: 0, options: { beginners: false, words: 'all' } };
        return puzzleReply(puzzle, allWordPlays(puzzle, books.lexicon), limit);
      },
    }),
  },
};

/** « _MAR*E », in any case and with any accents; nothing for the empty holder. */
function readTypedHolder(text: string): Holder | Misuse {
  const holder = readHolder(plainSigns(text));
  if (holder === null) return new Misuse(`a holder is written like MARE or _MAR*E, not ${asTyped(text)}`);
  if (holder.length > HOLDER_MAX) return new Misuse(`a holder has ${HOLDER_MAX} compartments at most, not ${holder.length}`);
  if (holder.length === 0) return holder;
  if (!isOneRun(holder)) return new Misuse(`the letters of a holder touch, gommes are at its ends: not ${asTyped(text)}`);
  if (wordOn(holder).length < SHORTEST_RONDO_WORD)
    return new Misuse(`a holder shows ${SHORTEST_RONDO_WORD} letters at least: not ${asTyped(text)}`);
  return holder;
}

/** « A,E,I,gomme,joker », in any case; nothing for the empty hand. */
function readTypedHand(text: string): readonly Card[] | Misuse {
  const hand = eachRead(text.trim() === '' ? [] : text.split(','), (name) => cardTyped(name.trim()));
  if (hand instanceof Misuse) return hand;
  const extra = overdraft(hand, RONDO_DECK);
  return extra === null ? hand : new Misuse(`the box has ${extra.has} ${extra.piece}, not ${extra.used}`);
}

function cardTyped(name: string): Card | Misuse {
  const card = plainSigns(name);
  if (isLetter(card)) return card;
  if (card === 'GOMME') return 'gomme';
  return card === 'JOKER' ? 'joker' : new Misuse(`a card is a letter, gomme or joker, not ${asTyped(name)}`);
}

/** Capitals without accents, signs left as they are. */
function plainSigns(text: string): string {
  return [...text].map((sign) => spelled(sign) ?? sign).join('');
}

/** Plays of one word each, the best first. */
function puzzleReply(puzzle: RondoPuzzle, found: readonly FoundWordPlay[], limit: number): Reply {
  const shown = found.slice(0, limit);
  return playsReply(
    shown.map((finding) => playTold(puzzle, finding)),
    () => {
      if (found.length === 0) return ['no word can be played'];
      const rows = shown.map((finding) => [String(finding.points), finding.word, drawnPlay(puzzle, finding)]);
      return [...tableLines([['points', 'word', 'laid'], ...rows]), ...restLines(found.length, shown.length)];
    },
  );
}

function playTold(puzzle: RondoPuzzle, found: FoundWordPlay): object {
  const { lengthen, placements } = playLaid(puzzle, found);
  return { word: found.word, points: found.points, cards: placements.map(cardLaid), lengthen };
}

/** A card laid in a compartment, counted from 0 once the holder has been lengthened, and the letter a joker stands for. */
function cardLaid({ at, card, as }: Placement): { readonly at: number; readonly card: Card; readonly as?: Letter } {
  return as === null ? { at, card } : { at, card, as };
}

/** The holder with the cards laid in brackets, and a + beside the new compartment. */
function drawnPlay(puzzle: RondoPuzzle, found: FoundWordPlay): string {
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
