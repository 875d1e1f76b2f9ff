// Four small sounds, made on the spot and played quietly.

import { preferences } from './preferences.svelte.ts';

interface SoundNote {
  readonly pitch: number;
  /** Seconds after the start. */
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
}

/** Far below the loudest a device can do. */
const VOLUME = 0.05;

const SOUND_NOTES = {
  laid: [{ pitch: 320, at: 0, lasts: 0.05, wave: 'triangle' }],
  played: [
    { pitch: 523, at: 0, lasts: 0.12, wave: 'sine' },
    { pitch: 784, at: 0.09, lasts: 0.2, wave: 'sine' },
  ],
  refused: [{ pitch: 150, at: 0, lasts: 0.16, wave: 'triangle' }],
  'your-turn': [
    { pitch: 659, at: 0, lasts: 0.14, wave: 'sine' },
    { pitch: 880, at: 0.12, lasts: 0.3, wave: 'sine' },
  ],
} as const satisfies Record<string, readonly SoundNote[]>;

let studio: AudioContext | null = null;

export type SoundName = keyof typeof SOUND_NOTES;

export function sound(name: SoundName): void {
  if (!preferences.sound || !('AudioContext' in globalThis)) return;
  // A browser keeps silent until the first tap; asking earlier would only fill its console.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  studio ??= new AudioContext();
  for (const note of SOUND_NOTES[name]) playNote(studio, note);
}

function playNote(context: AudioContext, { pitch, at, lasts, wave }: SoundNote): void {
  const start = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(VOLUME, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  const voice = new OscillatorNode(context, { type: wave, frequency: pitch });
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(start + lasts);
}
