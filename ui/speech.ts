// What is said aloud by a French voice of the device itself; nothing is sent anywhere.

function frenchVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().startsWith('fr'));
}

export function hasFrenchVoice(): boolean {
  return frenchVoice() !== undefined;
}

/** Calls back when the device has found its voices: some tell them late. Gives what ends it. */
export function onVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
}

/** Whatever was being said is left. */
export function sayAloud(text: string): void {
  const voice = frenchVoice();
  if (!voice) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}
