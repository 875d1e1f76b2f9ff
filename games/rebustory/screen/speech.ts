// Knows how the cards are said aloud, by a French voice of the device itself; nothing is sent anywhere.

import { pictureName } from './names.ts';
import type { CardId } from './rules.ts';

function frenchVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().startsWith('fr'));
}

export function canSpeak(): boolean {
  return frenchVoice() !== undefined;
}

/** One after the other: « chat, pot ». */
export function say(cards: readonly CardId[]): void {
  const voice = frenchVoice();
  if (!voice) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(cards.map(pictureName).join(', '));
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}
