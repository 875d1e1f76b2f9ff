// The notes of each small sound.

import type { SoundName } from '../sound-name.ts';

export interface SoundNote {
  readonly pitch: number;
  /** Seconds after the start. */
  readonly at: number;
  readonly lasts: number;
  readonly wave: 'sine' | 'square' | 'triangle';
}

export const SOUND_NOTES: Readonly<Record<SoundName, readonly SoundNote[]>> = {
  laid: [{ pitch: 320, at: 0, lasts: 0.05, wave: 'triangle' }],
  played: [
    { pitch: 523, at: 0, lasts: 0.12, wave: 'sine' },
    { pitch: 784, at: 0.09, lasts: 0.2, wave: 'sine' },
  ],
  opponent: [
    { pitch: 392, at: 0, lasts: 0.1, wave: 'triangle' },
    { pitch: 494, at: 0.08, lasts: 0.16, wave: 'triangle' },
  ],
  dealt: [0, 0.07, 0.14].map((at) => ({ pitch: 260, at, lasts: 0.05, wave: 'triangle' })),
  passed: [{ pitch: 247, at: 0, lasts: 0.14, wave: 'sine' }],
  contest: [
    { pitch: 220, at: 0, lasts: 0.12, wave: 'square' },
    { pitch: 220, at: 0.16, lasts: 0.12, wave: 'square' },
  ],
  'last-seconds': [{ pitch: 1047, at: 0, lasts: 0.04, wave: 'sine' }],
  won: [523, 659, 784, 1047].map((pitch, nth) => ({ pitch, at: nth * 0.13, lasts: 0.3, wave: 'sine' })),
  lost: [392, 330, 262].map((pitch, nth) => ({ pitch, at: nth * 0.2, lasts: 0.35, wave: 'sine' })),
  refused: [{ pitch: 150, at: 0, lasts: 0.16, wave: 'triangle' }],
  'your-turn': [
    { pitch: 659, at: 0, lasts: 0.14, wave: 'sine' },
    { pitch: 880, at: 0.12, lasts: 0.3, wave: 'sine' },
  ],
};
