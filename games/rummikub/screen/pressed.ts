// What becomes of a key: a step of the cursor, a change of the draft, or the move played.

import { isForPlayArea } from '@boite/ui/keys.ts';
import { changeBench } from './changes.ts';
import { benchKey, type Heading } from './keyboard.ts';
import { extended } from './lifting.ts';
import { firstStop, placeAtStop, stopBeside, stopOf, tileAtStop } from './stops.ts';
import { type BenchPlace, NEW_WORD } from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

/** Null when the key is not for the workbench. */
export function pressedOnBench(workshop: Workshop, event: KeyboardEvent): 'done' | 'play' | null {
  const key = isForPlayArea(event, '[data-stop]') ? benchKey(event) : null;
  if (key === null || !workshop.canLay) return null;
  const stop = stopOf(event.target);
  const place = placeFor(workshop, stop);
  if (key.kind === 'move') return walkBench(workshop, stop, key.to);
  if (key.kind === 'extend') return stop && extend(workshop, stop, key.to);
  if (key.kind === 'play') return putOrPlay(workshop, stop, place);
  changeBench(workshop, key, place);
  return 'done';
}

/** The stop that the keyboard has reached; else the cursor; else a new word. What is held begins a new word. */
function placeFor({ caret, lifted }: Workshop, stop: HTMLElement | null): BenchPlace {
  const reached = stop?.matches(':focus-visible') && lifted.length === 0 ? placeAtStop(stop) : null;
  return reached ?? caret ?? NEW_WORD;
}

function walkBench(workshop: Workshop, stop: HTMLElement | null, to: Heading): 'done' | null {
  const next = stop ? stopBeside(stop, to) : firstStop();
  if (!next) return null;
  next.focus();
  workshop.caret = placeAtStop(next);
  return 'done';
}

/** Takes the run from where one stands to the next tile. */
function extend(workshop: Workshop, stop: HTMLElement, to: Heading): 'done' | null {
  const [from, next] = [tileAtStop(stop), stopBeside(stop, to)];
  const until = tileAtStop(next);
  if (from === null || until === null) return null;
  const run = extended(workshop.bench, workshop.lifted.length > 0 ? workshop.lifted : [from], until);
  if (run === null) return null;
  workshop.lifted = run;
  workshop.caret = null;
  next.focus();
  return 'done';
}

/** Enter puts down what is held where one stands; with nothing in hand, it plays. */
function putOrPlay(workshop: Workshop, stop: HTMLElement | null, place: BenchPlace): 'done' | 'play' | null {
  if (workshop.lifted.length === 0) return 'play';
  const here = workshop.caret ?? (stop && placeAtStop(stop)) ?? place;
  workshop.layAtCaret(workshop.lifted, here);
  return 'done';
}
