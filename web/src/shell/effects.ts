// How what is told is heard and seen to move, once the page shows it.

import type { Seat } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import { sound } from '@boite/ui/device/sound.ts';
import { doerOf, drawnToOneself, type Effect, type MotionName } from '@boite/ui/effects.ts';
import { stir, travel } from '@boite/ui/travel.ts';

/** Of all that has come at once, the last that is heard and the last that moves, neither of them one's own doing. */
export function lastEffects(
  news: readonly Told[],
  effects: Readonly<Record<string, Effect>>,
  seat: Seat | null,
): readonly ShownEffect[] {
  return news.flatMap((told) => {
    const effect = effects[told.news.kind];
    const doer = doerOf(told.news);
    return effect === undefined || (doer !== null && doer === seat) ? [] : [{ ...effect, doer }];
  });
}

interface ShownEffect extends Effect {
  readonly doer: Seat | null;
}

/** How many pieces have come to one's own hand. */
export function ownDraw(news: readonly Told[]): number {
  return news.reduce((sum, told) => sum + drawnToOneself(told.news), 0);
}

export function showEffects(shown: readonly ShownEffect[]): void {
  const heard = shown.findLast((effect) => effect.sound !== null)?.sound;
  if (heard) sound(heard);
  const moving = shown.findLast((effect) => effect.motion !== null);
  if (moving?.motion) MOTIONS[moving.motion](moving.doer);
}

const MOTIONS: Readonly<Record<MotionName, (doer: Seat | null) => void>> = {
  lay: (doer) => travel(found('[data-place] .fresh'), chipOf(doer)),
  draw: () =>
    travel(
      found('[data-place="hand"] [data-own], [data-place="hand"] [data-tile]'),
      document.querySelector('[data-place="play"]'),
    ),
  nudge: (doer) => stir(chipOf(doer), 'nudge'),
  alarm: () => stir(document.querySelector('[data-place="message"]'), 'alarm'),
};

function found(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)];
}

function chipOf(seat: Seat | null): Element | null {
  return document.querySelector('[aria-label="Joueurs"]')?.children[seat ?? 0] ?? null;
}
