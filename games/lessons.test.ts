// Every lesson is played by the rules of its game, from its first step to its last, with fifteen taps at most; and it can be read.

import { readFileSync } from 'node:fs';
import { type GameTypes, type LessonScene, PUPIL, sceneBegun, stepTaken } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { lessonOf } from './commands.ts';
import { shelf } from './shelf.ts';

/** Of a first game: it takes two minutes. */
const MOST_TAPS = 15;

const books = loadLibrary();
const taught = (
  await Promise.all(shelf().map(async ({ game }) => ({ id: game.id, game, lesson: await lessonOf(game.id) })))
).flatMap(({ lesson, ...title }) => (lesson ? [{ ...title, lesson }] : []));

test('every game that people play has a lesson', () => expect(taught).toHaveLength(shelf().length));

describe.each(taught)('the lesson of $id', ({ id, game, lesson }) => {
  const rules = readFileSync(new URL(`./${id}/RULES.md`, import.meta.url), 'utf8');
  const scenes = [lesson.first, ...lesson.more].map((scene) => ({ title: scene.title, scene }));

  test('is a first game of fifteen taps at most', () => expect(tapsOf(lesson.first)).toBeLessThanOrEqual(MOST_TAPS));

  describe.each(scenes)('$title', ({ scene }) => {
    test('is played by the rules, from the first step to the last', () => {
      let match = sceneBegun(scene, { game, books });
      for (const step of scene.steps) {
        expect(game.awaiting(match.state)).toMatchObject({ seats: [PUPIL], deadline: null });
        const next = stepTaken(match, step, { action: step.shown, books });
        expect(next).not.toBeNull();
        if (next === null || 'refusal' in next) throw new Error(JSON.stringify([step.told, next]));
        match = next.match;
      }
    });

    test('waits for that move: another that the rules allow changes nothing', () => {
      const match = sceneBegun(scene, { game, books });
      const [first] = scene.steps;
      const others = OTHER_MOVES.map((action) => first && stepTaken(match, first, { action, books }));
      expect(others.filter((outcome) => outcome && 'match' in outcome)).toEqual([]);
    });

    test('speaks French, a step in a few lines, and names articles of the rules', () => {
      for (const { told, advice } of scene.steps)
        for (const sentence of [told, advice]) {
          expect(sentence).toMatch(/^[\p{Lu}«].*[.!?]$/u);
          expect(sentence).not.toMatch(/['"]/);
          expect(sentence.length).toBeLessThan(180);
        }
      expect(scene.learnt).toMatch(/^[\p{Lu}«].*[.!?]$/u);
      for (const article of scene.articles) expect(rules).toContain(`\n${article}. `);
    });
  });
});

/** Moves that most games know, and that no lesson asks for. */
const OTHER_MOVES: readonly GameTypes['Action'][] = [{ kind: 'pass' }, { kind: 'finish' }, { kind: 'give-up' }];

function tapsOf({ steps }: LessonScene<GameTypes>): number {
  return steps.reduce((sum, { gestures }) => sum + gestures.length, 0);
}
