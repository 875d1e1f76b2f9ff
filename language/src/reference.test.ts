// How much of French is known, on words written down before looking: those that were looked at since, and those that never were.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../node/load.ts';
import { spelled } from './alphabet.ts';
import { fromIpa } from './sounds/phonemes.ts';
import { soundAlike } from './sounds/tolerance.ts';
import { waysToSay } from './sounds/ways-to-say.ts';

const books = loadLibrary();

function reference(name: string): readonly string[] {
  return readFileSync(new URL(`reference/${name}.txt`, import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean);
}

function isPlayable(form: string): boolean {
  const word = spelled(form);
  return word !== null && books.lexicon.has(word);
}

describe.each(['tuned', 'unseen'])('of the words of reference, %s', (half) => {
  test.each([
    ['playable', 880, 0.99],
    ['recent', 230, 0.92],
  ])('%s: of at least %i, the share accepted is at least %f', (kind, least, share) => {
    const words = reference(`${kind}-${half}`);
    expect(words.length).toBeGreaterThanOrEqual(least);
    expect(words.filter(isPlayable).length / words.length).toBeGreaterThanOrEqual(share);
  });

  test('refused: none is accepted', () => {
    const words = reference(`refused-${half}`);
    expect(words.length).toBeGreaterThanOrEqual(160);
    // Counted, not listed: what was never looked at is not shown by a failure either.
    expect(words.filter(isPlayable).length).toBe(0);
  });

  test('compounds: 98 in a hundred are said right, 97 in each of their ways', () => {
    const words = reference(`compounds-${half}`);
    const lines = words
      .filter((_, index) => index % 2 === 0)
      .map((form, index) => ({ form, ways: words[2 * index + 1]?.split('|') ?? [] }));
    const isSaid = (form: string, ipa: string): boolean =>
      saidLinked(form).some((way) => soundAlike(way, fromIpa(ipa) ?? '', 'souple'));
    expect(lines.length).toBeGreaterThanOrEqual(110);
    expect(lines.filter(({ form, ways }) => ways.some((ipa) => isSaid(form, ipa))).length / lines.length).toBeGreaterThanOrEqual(
      0.98,
    );
    expect(lines.filter(({ form, ways }) => ways.every((ipa) => isSaid(form, ipa))).length / lines.length).toBeGreaterThanOrEqual(
      0.97,
    );
  });
});

/** Every way to say a compound, its pieces linked. */
function saidLinked(form: string): readonly string[] {
  const own = books.sounds.compound(form) ?? [];
  const ways = own.length > 0 ? own.map(({ sounds }) => sounds) : waysToSay(form, books);
  return ways.map((way) => way.replaceAll('=', ''));
}
