// How the cards are said aloud, by a French voice of the device itself; nothing is sent anywhere.

import type { CardId } from '../rules/cards.ts';
import { shownName } from './names.ts';

function frenchVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().startsWith('fr'));
}

export function hasFrenchVoice(): boolean {
  return frenchVoice() !== undefined;
}

/** One after the other: « chat, pot ». */
export function sayCards(cards: readonly CardId[]): void {
  const voice = frenchVoice();
  if (!voice) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(cards.map(shownName).join(', '));
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}
