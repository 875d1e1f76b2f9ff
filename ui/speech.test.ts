import { afterEach, expect, test, vi } from 'vitest';
import { hasFrenchVoice, onVoices, sayAloud } from './speech.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device with these voices, and what it was asked to say. */
function deviceWith(...voices: readonly { readonly lang: string; readonly localService: boolean }[]) {
  const said: unknown[] = [];
  const speech = new EventTarget();
  Object.assign(speech, { getVoices: () => voices, cancel: () => said.splice(0), speak: (words: unknown) => said.push(words) });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return { said, speech };
}

test('a device without a voice of its own that speaks French says nothing', () => {
  expect(hasFrenchVoice()).toBe(false);
  const { said } = deviceWith({ lang: 'en-GB', localService: true }, { lang: 'fr-FR', localService: false });
  expect(hasFrenchVoice()).toBe(false);
  sayAloud('chapeau');
  expect(said).toEqual([]);
});

test('a French voice says the last thing that was asked', () => {
  const { said, speech } = deviceWith({ lang: 'fr-CA', localService: true });
  sayAloud('chat');
  sayAloud('pot');
  expect(said).toMatchObject([{ text: 'pot', lang: 'fr-CA' }]);
  const told = vi.fn();
  const end = onVoices(told);
  speech.dispatchEvent(new Event('voiceschanged'));
  end();
  speech.dispatchEvent(new Event('voiceschanged'));
  expect(told).toHaveBeenCalledTimes(1);
});
