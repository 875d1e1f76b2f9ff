// Small sounds, made on the spot and played quietly.

import type { SoundName } from '../sound-name.ts';
import { preferences } from './preferences.svelte.ts';
import { SOUND_NOTES, type SoundNote } from './sound-notes.ts';

/** Far below the loudest a device can do. */
const VOLUME = 0.05;

let studio: AudioContext | null = null;

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
