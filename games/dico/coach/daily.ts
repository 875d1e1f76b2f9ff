// Dico's challenge of the day: one hidden word, four questions, one STOP.

import { type Daily, type DayBest, oneOf, PUPIL, type Seat, seededChance, seedOf } from '@boite/kernel';
import { counted, inWords, typeset } from '@boite/language';
import { isUsedEveryDay } from '../../manners/everyday.ts';
import { type KeyedWords, wordsToFind } from '../bot/keys.ts';
import { type Places, placesLeft, type Teaching, teachings } from '../bot/solver.ts';
import { clueAbout } from '../rules/answers.ts';
import { ALL_CARDS, ASKINGS } from '../rules/cards.ts';
import { readOptions } from '../rules/form.ts';
import { chosenSecret } from '../rules/secret.ts';
import { wordbookOf } from '../rules/words.ts';
import type { Action, Asking, Books, Clue, DicoCard, DicoTypes, Fact, Options, Secret, State } from '../types.ts';

/** A pair of each kind is in hand. */
export const QUESTIONS = ASKINGS.length;
/** Who hides the word of the day. */
const HIDER: Seat = 1;

const BOOK_OPTIONS = bookAgreed({ sablier: null, words: 'common', length: '6-8', rapide: false, ownWording: false, aid: false });

export const daily: Daily<DicoTypes> = {
  allowsHints: true,
  asked: typeset(
    `Un mot de 6 à 8 lettres est caché : ${inWords(QUESTIONS)} questions au plus, une de chaque sorte, et un seul STOP. Moins vous en posez, mieux c’est.`,
  ),
  dealt: (day, books) => hiddenFacts(secretOf(day, books), books),
  reply: answerOf,
  isDone: ({ questions, phase }) => questions.length >= QUESTIONS && phase === 'turn',
  outcome: ({ questions, winner }) => {
    const isFound = winner === PUPIL;
    const asked = counted(questions.length, 'question');
    return {
      points: isFound ? pointsFor(questions.length) : 0,
      told: typeset(isFound ? `Mot trouvé en ${asked}` : `Mot non trouvé, ${asked}`),
      signs: [`${questions.map(({ about }) => ASKING_SIGNS[about]).join('')}${isFound ? '✅' : '❌'}`],
    };
  },
  best: (day, words, books) => fewestQuestions(secretOf(day, books), words === 'all' ? null : 'everyday', books),
  position: ({ secrets, hands, pageCount }) => [
    `letters  ${secrets[HIDER]?.word.length ?? 0}`,
    `pages    ${pageCount}`,
    `hand     ${(hands[PUPIL] ?? []).join(',')}`,
  ],
};

const ASKING_SIGNS: Readonly<Record<Asking, string>> = { page: '📖', debut: '◀️', fin: '▶️', definition: '💬' };

function bookAgreed(options: Partial<Options>): Options {
  const read = readOptions(options);
  if (read === null) throw new Error('the options of the day are none');
  return read;
}

/** A point for finding it, and one for each question that was not needed. */
function pointsFor(questions: number): number {
  return 1 + Math.max(0, QUESTIONS - questions);
}

/** Whoever hides the word throws the dice when the pupil reads, and has nothing else to do than to read too. */
function answerOf({ phase, turn }: State, seat: Seat): Action {
  if (turn !== seat) return { kind: 'throw' };
  return phase === 'turn' ? { kind: 'consult', page: 1 } : { kind: 'end-turn' };
}

/** The first word of the day's luck that the questions find, and that its beginning alone does not give away. */
export function secretOf(day: string, books: Books): Secret {
  const chance = seededChance(seedOf(`dico ${day}`));
  const book = wordbookOf(BOOK_OPTIONS, books);
  const words = book.words().filter((word) => isUsedEveryDay(word, books.lexicon));
  for (;;) {
    const word = oneOf(words, chance);
    const index = chance.below(Math.max(1, book.wordings(word).length));
    const secret = chosenSecret({ word, wording: { kind: 'dictionary', index } }, BOOK_OPTIONS, books);
    if (wordsAfter(secret, ['debut'], books) > 1 && wordsAfter(secret, ASKINGS, books) === 1) return secret;
  }
}

/** How many words some answers leave. */
export function wordsAfter(secret: Secret, askings: readonly Asking[], books: Books): number {
  const clues = askings.map((about) => clueAbout(secret, about, secret.page));
  return placesLeft(clues, wordsToFind(BOOK_OPTIONS, books)).length;
}

function hiddenFacts(secret: Secret, books: Books): readonly Fact[] {
  const { pageCount } = wordbookOf(BOOK_OPTIONS, books);
  const hand: readonly DicoCard[] = ASKINGS.flatMap((about) => [about, about]);
  const squares = hand.map((_, square) => square);
  const own = chosenSecret({ word: OWN_WORD, wording: { kind: 'dictionary', index: 0 } }, BOOK_OPTIONS, books);
  return [
    { kind: 'begun', options: BOOK_OPTIONS, seats: 2, pageCount, deadline: null },
    { kind: 'chosen', seat: PUPIL, secret: own, drawn: true },
    { kind: 'chosen', seat: HIDER, secret, drawn: true },
    { kind: 'laid-out', from: PUPIL, dealt: ['joker'], first: PUPIL, board: [...hand, ...withoutHand(hand)] },
    { kind: 'turn', seat: PUPIL, deadline: null },
    { kind: 'taken', seat: PUPIL, squares, cards: hand },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

/** Nobody looks for the pupil's own. */
const OWN_WORD = 'BONJOUR';

function withoutHand(hand: readonly DicoCard[]): readonly DicoCard[] {
  const rest = [...ALL_CARDS];
  for (const card of hand) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** The question that teaches most, again and again, until one word is left; the definition would tell a machine everything. */
function fewestQuestions(secret: Secret, among: 'everyday' | null, books: Books): DayBest {
  const keyed = wordsToFind(BOOK_OPTIONS, books);
  const clues: Clue[] = [];
  const plays: string[] = [];
  for (let places = thoughtOf(clues, keyed, among, books); places.length > 1; places = thoughtOf(clues, keyed, among, books)) {
    const teaching = teachings(places, keyed).find(
      ({ about }) => about !== 'definition' && !clues.some((clue) => clue.about === about),
    );
    if (teaching === undefined) return { points: 0, plays: [...plays, 'La définition reste à lire.'] };
    clues.push(clueAbout(secret, teaching.about, teaching.page));
    plays.push(askedLine(teaching, thoughtOf(clues, keyed, among, books).length));
  }
  return { points: pointsFor(plays.length), plays: [...plays, `STOP : ${secret.headword}`] };
}

function thoughtOf(clues: readonly Clue[], keyed: KeyedWords, among: 'everyday' | null, { lexicon }: Books): Places {
  const places = placesLeft(clues, keyed);
  return among === null ? places : places.filter((at) => isUsedEveryDay(keyed.words[at] ?? '', lexicon));
}

const ASKING_NAMES: Readonly<Record<Asking, string>> = {
  page: 'Page',
  debut: 'Début de mot',
  fin: 'Fin de mot',
  definition: 'Définition',
};

function askedLine({ about, page }: Teaching, left: number): string {
  return typeset(`${ASKING_NAMES[about]}${page === null ? '' : ` ${page}`} : reste ${counted(left, 'mot')}`);
}
