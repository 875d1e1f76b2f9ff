// How a screen sends its moves: one at a time, each with its sound.

import { type SoundName, sound } from './device/sound.ts';

export class Sending<Action> {
  readonly #act: (action: Action) => Promise<boolean>;
  isBusy = $state(false);

  /** `act`: whether the table took it. */
  constructor(act: (action: Action) => Promise<boolean>) {
    this.#act = act;
  }

  /** False when it was refused, or when another move is still on its way. */
  async send(action: Action, heard: SoundName = 'played'): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const isDone = await this.#act(action);
    this.isBusy = false;
    sound(isDone ? heard : 'refused');
    return isDone;
  }
}
