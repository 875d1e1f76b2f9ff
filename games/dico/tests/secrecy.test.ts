// That no message says what its reader may not know: every view, every piece of news, every refusal of many random games.

import {
  act,
  begin,
  type Chance,
  clockwiseFrom,
  expire,
  type Match,
  oneOf,
  type Seat,
  seededChance,
  type Viewer,
} from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { wordbookOf } from '../rules/words.ts';
import type { Action, BoardSquare, DicoTypes, Fact, News, Options, Secret, View } from '../types.ts';
import { someAction } from './foolish.ts';

const GAMES = runs(250, 1000);
const MOST_MOVES = 120;

const { game } = dico;
const books = loadLibrary();
const book = wordbookOf({ words: 'common', length: '6-12' }, books);
const rareWords = book.words().filter((word) => /^[KWYZ]/.test(word));
const rareTexts = rareWords.flatMap((word) => [word, ...book.wordings(word).map(({ text }) => text.toUpperCase())]);
/** Words that look like nothing else in a message: in no other word, in no definition. */
const words = rareWords.filter((word) => rareTexts.filter((text) => text.includes(word)).length === 1);

/** What a reader has a right to, kept by the test from the facts alone. */
interface Rights {
  /** Words that the reader wrote, or that were supposed for the reader. */
  readonly words: Set<string>;
  readonly definitionsOf: Set<Seat>;
  notes: number;
}

interface Witness {
  readonly rights: ReadonlyMap<Viewer, Rights>;
  readonly secrets: (Secret | null)[];
  readonly known: Set<BoardSquare>;
  messages: number;
}

test('3.14, 4.4 a reply, a word, a definition and a card that nobody turned are read by nobody else', () => {
  let messages = 0;
  let ended = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const outcome = watchedGame(seed);
    messages += outcome.messages;
    ended += Number(outcome.isOver);
  }
  expect(messages).toBeGreaterThan(GAMES * 100);
  expect(ended).toBeGreaterThan(GAMES / 10);
});

function watchedGame(seed: number): { messages: number; isOver: boolean } {
  const chance = seededChance(seed);
  const count = 2 + chance.below(3);
  const first = begin(game, { options: someOptions(chance), seating: { count, youngest: null } }, { chance, now: 0, books });
  const witness = witnessOf(count);
  let { match } = first;
  heard(witness, first.facts, match);
  for (let move = 0; move < MOST_MOVES && game.result(match.state) === null; move++) match = moved(match, witness, chance);
  return { messages: witness.messages, isOver: game.result(match.state) !== null };
}

function someOptions(chance: Chance): Options {
  const options = game.readOptions({
    sablier: oneOf([60, null], chance),
    length: '6-12',
    rapide: oneOf([true, false], chance),
    ownWording: true,
  });
  if (options === null) throw new TypeError('options cannot be read');
  return options;
}

function moved(match: Match<DicoTypes>, witness: Witness, chance: Chance): Match<DicoTypes> {
  const { deadline } = game.awaiting(match.state);
  const tools = { chance, now: deadline ?? 0, books };
  if (deadline !== null && match.state.phase !== 'choosing' && chance.below(8) === 0) {
    const advance = expire(match, tools);
    heard(witness, advance.facts, advance.match);
    return advance.match;
  }
  const seat = chance.below(match.state.hands.length);
  const action = someAction({ view: game.view(match.state, seat), seat, chance, words });
  typed(witness, seat, action);
  const outcome = act(match, { seat, step: match.step, action }, { ...tools, now: 0 });
  if ('refusal' in outcome) {
    mayRead(witness, seat, outcome.refusal);
    return match;
  }
  heard(witness, outcome.facts, outcome.match);
  return outcome.match;
}

/** Every viewer receives the news and the view; nothing is a secret once the game is over. */
function heard(witness: Witness, facts: readonly Fact[], { state }: Match<DicoTypes>): void {
  for (const fact of facts) learned(witness, fact);
  if (state.phase === 'over') return;
  for (const viewer of witness.rights.keys()) {
    for (const fact of facts) newsIsFair(witness, viewer, game.reveal(fact, viewer), fact);
    viewIsFair(witness, viewer, game.view(state, viewer));
  }
}

function typed({ rights }: Witness, seat: Seat, action: Action): void {
  if (action.kind === 'choose') rights.get(seat)?.words.add(action.word);
  if (action.kind === 'announce') for (const { word } of action.supposed) rights.get(seat)?.words.add(word);
}

function learned({ rights, secrets, known }: Witness, fact: Fact): void {
  if (fact.kind === 'chosen') secrets[fact.seat] = fact.secret;
  if (fact.kind === 'flipped') known.add(fact.square);
  if (fact.kind === 'taken') for (const square of fact.squares) known.delete(square);
  if (fact.kind === 'announced') for (const { of, word } of fact.supposed) rights.get(of)?.words.add(word);
  if (fact.kind !== 'asked' && fact.kind !== 'pointed') return;
  const asker = rights.get(fact.seat) as Rights;
  asker.notes += 1;
  if (fact.answer.about === 'definition') asker.definitionsOf.add(fact.of);
}

function viewIsFair(witness: Witness, viewer: Viewer, view: View): void {
  mayRead(witness, viewer, view);
  holds(view.notes.length === witness.rights.get(viewer)?.notes, 'notes');
  holds(view.secrets === null, 'secrets');
  holds(view.secret === (viewer === 'spectator' ? null : witness.secrets[viewer]), 'secret');
  holds(
    view.board.every((look, square) => look === null || look === 'back' || view.open.includes(square)),
    'board',
  );
  holds(
    view.seen.every((card, square) => card === null || witness.known.has(square)),
    'seen',
  );
  holds(view.consultation === null || (view.consultation.page === null) === (viewer !== view.turn), 'consultation');
}

function newsIsFair(witness: Witness, viewer: Viewer, news: News | null, fact: Fact): void {
  mayRead(witness, viewer, news);
  if (news === null) return;
  const keys = Object.keys(news);
  for (const key of ['secret', 'board', 'laid', 'left', 'deadline', 'page']) holds(!keys.includes(key), key);
  if (fact.kind !== 'asked' && fact.kind !== 'pointed') return;
  const { answer } = news as Extract<News, { kind: 'asked' }>;
  holds(answer === (viewer === fact.seat ? fact.answer : null), 'answer');
}

/** No word and no definition of another seat, unless the reader wrote it or paid for it. */
function mayRead(witness: Witness, viewer: Viewer, message: unknown): void {
  witness.messages += 1;
  const { words: own, definitionsOf } = witness.rights.get(viewer) as Rights;
  const text = JSON.stringify(message);
  const capitals = text.toUpperCase();
  const mine = viewer === 'spectator' ? null : witness.secrets[viewer];
  for (const [seat, secret] of witness.secrets.entries()) {
    if (seat === viewer || secret === null || mine?.word === secret.word) continue;
    holds(own.has(secret.word) || !capitals.includes(secret.word), text);
    holds(!text.includes(secret.headword), text);
    holds(definitionsOf.has(seat) || !text.includes(secret.definition), text);
  }
}

/** `expect` is too slow to be asked millions of times. */
function holds(isFair: boolean, what: string): void {
  if (!isFair) throw new Error(`a message tells too much: ${what}`);
}

function witnessOf(count: number): Witness {
  const viewers: readonly Viewer[] = [...clockwiseFrom(0, count), 'spectator'];
  const rights = new Map(
    viewers.map((viewer) => [viewer, { words: new Set<string>(), definitionsOf: new Set<Seat>(), notes: 0 }]),
  );
  return { rights, secrets: Array.from({ length: count }, () => null), known: new Set(), messages: 0 };
}
