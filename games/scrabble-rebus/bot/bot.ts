// Knows how a machine plays Scrabble Rébus: the highest-scoring play it thinks of, else other tokens; it judges as the arbitre does.

import type { Bot, BotSituation, Chance, Level } from '@boite/kernel';
import { totalOf } from '../rules/draw.ts';
import { objected } from '../rules/rebus.ts';
import { TOKEN_POINTS } from '../rules/score.ts';
import type { Action, Books, LaidPlay, ScrabbleRebusTypes, View } from '../types.ts';
import { change, FAVOURITES } from './changing.ts';
import { claimed } from './claiming.ts';
import { isFamiliar } from './familiar.ts';
import type { FoundPlay } from './found-play.ts';
import { knownReadings, type Readings } from './readings.ts';
import { SKILLS } from './skills.ts';
import { PlayQuest } from './solver.ts';
import { vocabularyOf } from './vocabulary.ts';

type TokenSituation = BotSituation<ScrabbleRebusTypes>;
type TokenThoughts = Generator<Action, void, void>;

/** Rebuses that the others refused in a turn, after which a machine insists no more. */
const MOST_PLAYS_REFUSED = 3;

export const bot: Bot<ScrabbleRebusTypes> = {
  *think(situation) {
    const { pending } = situation.view;
    if (pending !== null) yield playJudgement(pending.laid, pending.stage);
    else yield* tokenThoughts(situation);
  },
};

function playJudgement({ rebuses }: LaidPlay, stage: 'window' | 'vote'): Action {
  const isRight = objected(rebuses).length === 0;
  if (stage === 'vote') return { kind: 'vote', voice: isRight ? 'for' : 'against' };
  return { kind: isRight ? 'accept' : 'contest' };
}

/** Dearer and dearer plays as rarer words are looked at; tokens are changed when there is none. */
function* tokenThoughts(situation: TokenSituation): TokenThoughts {
  const { view } = situation;
  yield { kind: 'pass' };
  if (view.refused.length >= MOST_PLAYS_REFUSED) return;
  let best = Number.NEGATIVE_INFINITY;
  for (const { action, worth } of plays(situation)) {
    if (worth <= best) continue;
    best = worth;
    yield action;
  }
  if (best === Number.NEGATIVE_INFINITY) yield change(view, knownReadings(situation.level, situation.books));
}

interface Thought {
  readonly action: Action;
  readonly worth: number;
}

/** The best play after each look. */
function* plays(situation: TokenSituation): Generator<Thought, void, void> {
  const { view, level, books, chance } = situation;
  const minded = new Minded(SKILLS[level].attention, chance);
  for (const found of looks(view, level, books)) {
    const sorted = byWorth(minded.of(found), view);
    const thought = bestOf(sorted, situation, { isStrange: false }) ?? bestOf(sorted, situation, { isStrange: true });
    if (thought !== null) yield thought;
  }
}

/** A word that nobody knows is laid when there is nothing else. */
const STRANGE = -1_000;

function bestOf(
  sorted: readonly FoundPlay[],
  { view, level, books }: TokenSituation,
  { isStrange }: { isStrange: boolean },
): Thought | null {
  const readings = knownReadings(level, books);
  for (const one of sorted) {
    if (isStrange === isClear(one, readings, books)) continue;
    const play = claimed(one, view, { readings, books });
    if (play !== null)
      return { action: { kind: 'play', ...play, bags: FAVOURITES }, worth: worthOf(one, view) + (isStrange ? STRANGE : 0) };
  }
  return null;
}

/** Whether everybody knows what all its runs say. */
function isClear(one: FoundPlay, readings: Readings, { lexicon }: Books): boolean {
  return one.play(readings).claims.every(({ text }) => isFamiliar(text, lexicon));
}

/** All that was found after each list of words, then with what is spelled, then with phrases. */
function* looks(view: View, level: Level, books: Books): Generator<readonly FoundPlay[], void, void> {
  const vocabulary = vocabularyOf(level, books);
  const search = {
    board: view.board,
    hand: view.hand ?? [],
    vocabulary,
    readings: knownReadings(level, books),
    ...SKILLS[level],
  };
  const quest = new PlayQuest(search);
  for (const words of vocabulary) {
    quest.look(words);
    yield quest.best();
  }
  quest.spell(vocabulary);
  quest.phrase(search);
  yield quest.best();
}

function byWorth(plays: readonly FoundPlay[], view: View): readonly FoundPlay[] {
  return plays.toSorted((one, other) => worthOf(other, view) - worthOf(one, view));
}

/** Once the bags are empty, a token laid is one that will not cost. */
function worthOf({ points, laid }: FoundPlay, { bagCounts }: View): number {
  return points + (totalOf(bagCounts) === 0 ? TOKEN_POINTS * laid.kinds.length : 0);
}

/** Which plays come to mind: the same ones however often they are asked for. */
class Minded {
  readonly #attention: number;
  readonly #chance: Chance;
  readonly #known = new Map<FoundPlay, boolean>();

  constructor(attention: number, chance: Chance) {
    this.#attention = attention;
    this.#chance = chance;
  }

  /** Some of the plays, one at least. */
  of(plays: readonly FoundPlay[]): readonly FoundPlay[] {
    const minded = plays.filter((play) => this.#comes(play));
    return minded.length > 0 ? minded : plays.slice(-1);
  }

  #comes(play: FoundPlay): boolean {
    const known = this.#known.get(play) ?? this.#chance.below(100) < this.#attention;
    this.#known.set(play, known);
    return known;
  }
}
