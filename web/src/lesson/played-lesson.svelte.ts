// A scene of a lesson as it is played on this device: where it stands, which step is asked for, and what is said of another move.

import { titleOf } from '@boite/games/page.ts';
import { type GameTypes, type Lesson, type LessonScene, stepTaken } from '@boite/kernel';
import { booksOf, PlayedAlone } from '../alone/played-alone.svelte.ts';
import { type OpenedGame, openGame } from '../open-game.ts';
import { keepLearned } from './learned.ts';

export class PlayedLesson extends PlayedAlone {
  readonly lesson: Lesson<GameTypes>;
  readonly scene: LessonScene<GameTypes>;
  /** How many steps are done. */
  stepsDone = $state(0);
  /** What is said of a move that the rules allow and the step does not ask for; empty otherwise. */
  advice = $state('');
  readonly step = $derived.by(() => this.scene.steps[this.stepsDone] ?? null);
  readonly isOver = $derived.by(() => this.step === null);

  private constructor(opened: OpenedGame, lesson: Lesson<GameTypes>, at: { scene: LessonScene<GameTypes>; books: object }) {
    super(opened, at.books);
    this.lesson = lesson;
    this.scene = at.scene;
    this.facts = at.scene.dealt(at.books);
  }

  /** `nth`: which of the examples of the rules, from 1; null for a first game. Null when there is none. */
  static async opened(game: string, nth: number | null): Promise<PlayedLesson | null> {
    const [opened, lesson] = await Promise.all([openGame(game), titleOf(game)?.lesson?.()]);
    const scene = lesson && (nth === null ? lesson.first : lesson.more[nth - 1]);
    if (opened === null || !lesson || !scene) return null;
    return new PlayedLesson(opened, lesson, { scene, books: await booksOf(opened) });
  }

  async act(action: GameTypes['Action']): Promise<boolean> {
    const { step } = this;
    if (step === null) return false;
    const next = stepTaken(this.match, step, { action, books: this.books });
    this.advice = next === null ? step.advice : '';
    if (next === null) return false;
    if ('refusal' in next) return this.refused(next.refusal);
    this.facts = [...this.facts, ...next.facts];
    this.stepsDone += 1;
    if (this.step === null && this.scene === this.lesson.first) keepLearned(this.opened.box.game.id);
    return true;
  }

  /** The move of the step, for whoever would rather see it. */
  show(): void {
    if (this.step) this.act(this.step.shown);
  }
}
