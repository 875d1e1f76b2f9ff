// A scene of a lesson as it is played on this device: where it stands, which step is asked for, and what is said of another move.

import { titleOf } from '@boite/games/page.ts';
import { type GameTypes, type Lesson, type LessonScene, type LoggedFact, PUPIL, replayed, stepTaken } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import { booksCompleted, booksNamed } from '@boite/ui/library.ts';
import { toast } from '@boite/ui/toasts.svelte.ts';
import { refusalText } from '../days/refusal-text.ts';
import { type OpenedGame, openGame } from '../open-game.ts';
import { keepLearned } from './learned.ts';

type Fact = GameTypes['Fact'];

export class PlayedLesson {
  readonly opened: OpenedGame;
  readonly lesson: Lesson<GameTypes>;
  readonly scene: LessonScene<GameTypes>;
  readonly #books: object;
  facts = $state.raw<readonly Fact[]>([]);
  /** How many steps are done. */
  stepsDone = $state(0);
  /** What is said of a move that the rules allow and the step does not ask for; empty otherwise. */
  advice = $state('');
  readonly step = $derived.by(() => this.scene.steps[this.stepsDone] ?? null);
  readonly match = $derived.by(() => replayed(this.opened.box.game, this.facts as readonly LoggedFact<GameTypes>[]));
  readonly view = $derived.by(() => this.opened.box.game.view(this.match.state, PUPIL));
  readonly told = $derived<readonly Told[]>(
    this.facts.flatMap((fact, index) => {
      const news = this.opened.box.game.reveal(fact, PUPIL);
      return news === null ? [] : [{ step: index + 1, at: 0, news }];
    }),
  );

  private constructor(opened: OpenedGame, lesson: Lesson<GameTypes>, at: { scene: LessonScene<GameTypes>; books: object }) {
    this.opened = opened;
    this.lesson = lesson;
    this.scene = at.scene;
    this.#books = at.books;
    this.facts = at.scene.dealt(at.books);
  }

  /** `nth`: which of the examples of the rules, from 1; null for a first game. Null when there is none. */
  static async opened(game: string, nth: number | null): Promise<PlayedLesson | null> {
    const [opened, lesson] = await Promise.all([openGame(game), titleOf(game)?.lesson?.()]);
    const scene = lesson && (nth === null ? lesson.first : lesson.more[nth - 1]);
    if (opened === null || !lesson || !scene) return null;
    const { books: names } = opened.box;
    const books = await booksCompleted(names).then(() => booksNamed(names));
    return new PlayedLesson(opened, lesson, { scene, books });
  }

  async act(action: GameTypes['Action']): Promise<boolean> {
    const { step } = this;
    if (step === null) return false;
    const next = stepTaken(this.match, step, { action, books: this.#books });
    this.advice = next === null ? step.advice : '';
    if (next === null) return false;
    if ('refusal' in next) {
      toast(refusalText(this.opened, next.refusal));
      return false;
    }
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
