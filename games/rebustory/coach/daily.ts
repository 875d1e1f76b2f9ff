// Rébustory's challenge of the day: the twenty cards of the day, laid as one likes. (RULES.md 8.3)

import { type Daily, noonOf, PUPIL, seededChance } from '@boite/kernel';
import { capitalised, counted, inWords, typeset } from '@boite/language';
import { bestFor } from '../bot/best.ts';
import { type CardId, cardOf } from '../rules/cards.ts';
import { DAY_OPTIONS } from '../rules/day-options.ts';
import { deckOfDay } from '../rules/deck.ts';
import { readOptions } from '../rules/form.ts';
import { squaresOf } from '../rules/group.ts';
import { rebusPoints } from '../rules/score.ts';
import { setup } from '../rules/setup.ts';
import { rebusSigns } from '../rules/signs.ts';
import { courseOf } from '../rules/ways.ts';
import type { Group, Options, RebustoryTypes } from '../types.ts';

export const DRAW_OPTIONS = drawAgreed(DAY_OPTIONS);
const DRAWN = courseOf(DRAW_OPTIONS).hand;

export const daily: Daily<RebustoryTypes> = {
  asked: typeset(`${capitalised(inWords(DRAWN))} cartes, les mêmes pour tout le monde. Combien de points en ferez-vous ?`),
  dealt: (day, books) => setup(DRAW_OPTIONS, { count: 1, youngest: null }, { now: noonOf(day), chance: seededChance(0), books }),
  hasOwnEnd: true,
  isDone: () => false,
  outcome: ({ scores, plays, options }) => {
    const points = scores[PUPIL] ?? 0;
    const signs = rebusSigns(plays.flat(), options);
    return { points, told: typeset(`${counted(points, 'point')} en ${signs.length} rébus`), signs };
  },
  best: (day, words, books) => {
    const { points, groups } = bestFor({ hand: handOfDay(day), options: DRAW_OPTIONS, rung: 0, words }, books);
    return { points, plays: groups.flatMap(rebusesLaid) };
  },
  position: ({ hands }) => [`hand  ${(hands[PUPIL] ?? []).map((id) => cardOf(id).name).join(',')}`],
};

function drawAgreed(options: Partial<Options>): Options {
  const read = readOptions(options);
  if (read === null) throw new Error('the options of the day are none');
  return read;
}

export function handOfDay(day: string): readonly CardId[] {
  return deckOfDay(day, DRAW_OPTIONS.edition, DRAWN).slice(0, DRAWN);
}

/** « CHAT + POT : chapeau, 6 points ». */
function rebusesLaid(group: Group): readonly string[] {
  return group.rebuses.map((rebus) => {
    const cards = squaresOf(rebus, group.squares).map(({ card }) => cardOf(card).name);
    const { points } = rebusPoints(rebus, group, DRAW_OPTIONS);
    return typeset(`${cards.join(' + ')} : ${rebus.word}, ${counted(points, 'point')}`);
  });
}
