// How a screen sends its moves: one at a time, each with its sound; those that are rather not meant, after a moment.

import { sound } from './device/sound.ts';
import { nextTask } from './next-task.ts';
import { isMeant } from './second-thought.svelte.ts';
import type { SoundName } from './sound-name.ts';
import { isSure, type SureQuestion } from './sure.svelte.ts';

export class Sending<Action> {
  readonly #act: (action: Action) => Promise<boolean>;
  isBusy = $state(false);

  /** `act`: whether the table took it. */
  constructor(act: (action: Action) => Promise<boolean>) {
    this.#act = act;
  }

  /** A move that the rules take is sent; one that they refuse (null) is heard to be. */
  async offer(action: Action | null): Promise<boolean> {
    if (action !== null) return this.send(action);
    sound('refused');
    return false;
  }

  /** False when it was refused, or when another move is still on its way. */
  async send(action: Action, heard: SoundName = 'played'): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    // The press is shown, and what asked for it closed, before a table on this device works it out.
    await nextTask();
    const isDone = await this.#act(action);
    this.isBusy = false;
    sound(isDone ? heard : 'refused');
    return isDone;
  }

  /** What cannot be undone and is not the main thing: said first, and sent when nobody calls it off. With something to lose it is asked. */
  async sendSoon(action: Action, text: string, question: SureQuestion | null = null): Promise<boolean> {
    if (question) return (await isSure(question)) && this.send(action);
    if (this.isBusy) return false;
    this.isBusy = true;
    const isStillMeant = await isMeant(text);
    this.isBusy = false;
    return isStillMeant && this.send(action);
  }
}
