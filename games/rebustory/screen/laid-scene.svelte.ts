// The rebuses that the others lay, one after the other, each long enough to be seen and heard.

import { typeset } from '@boite/language';
import type { Told } from '@boite/protocol';
import { preferences } from '@boite/ui/device/preferences.svelte.ts';
import type { HeardCard } from '@boite/ui/hearing.ts';
import { SCENE_LASTS } from '@boite/ui/pauses.ts';
import { sayAloud } from '@boite/ui/speech.ts';
import { rebusPoints } from '../rules/score.ts';
import type { News, Options, Rebus } from '../types.ts';
import { heardInRebus } from './heard-cards.ts';
import { shownName } from './names.ts';

export interface ShownRebus {
  /** Who laid it. */
  readonly seat: number;
  readonly word: string;
  readonly cards: readonly HeardCard[];
  readonly points: number;
}

type LaidNews = Extract<News, { kind: 'laid' }>;

export class LaidScenes {
  shown = $state.raw<ShownRebus | null>(null);
  #waiting: readonly ShownRebus[] = [];
  #alarm: ReturnType<typeof setTimeout> | undefined;
  /** The last step that was looked at; null before the first look: what lay there already is no news. */
  #seen: number | null = null;

  /** Takes in what was told since; `seat` sees its own cards go. */
  follow(told: readonly Told<News>[], options: Options, seat: number | null): void {
    const since = this.#seen;
    this.#seen = told.at(-1)?.step ?? since ?? 0;
    if (since === null) return;
    const fresh = told.filter(({ step, news }) => step > since && news.kind === 'laid' && news.seat !== seat);
    this.#waiting = [...this.#waiting, ...fresh.flatMap(({ news }) => shownRebuses(news as LaidNews, options))];
    if (this.shown === null) this.#next();
  }

  leave(): void {
    clearTimeout(this.#alarm);
    this.#waiting = [];
    this.shown = null;
  }

  #next(): void {
    const [next = null, ...later] = this.#waiting;
    this.#waiting = later;
    this.shown = next;
    if (next === null) return;
    if (preferences.sound) sayAloud(spokenRebus(next));
    this.#alarm = setTimeout(() => this.#next(), SCENE_LASTS);
  }
}

function shownRebuses({ seat, change: { judged, group } }: LaidNews, options: Options): readonly ShownRebus[] {
  return judged.map((rebus: Rebus) => ({
    seat,
    word: rebus.word,
    cards: heardInRebus(rebus, group),
    points: rebusPoints(rebus, group, options).points,
  }));
}

/** « chat, pot : chapeau ». */
function spokenRebus({ cards, word }: ShownRebus): string {
  return typeset(`${cards.map(({ card }) => shownName(card)).join(', ')} : ${word}`);
}
