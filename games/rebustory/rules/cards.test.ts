import { isSounds, soundAlike, waysToSay } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { judgeRebus, type RebusVerdict } from '@boite/rebus';
import { ACCEPTED_CHECKED, ACCEPTED_TUNED } from '@boite/rebus/testing/accepted-cases.ts';
import { REFUSED_CHECKED, REFUSED_TUNED } from '@boite/rebus/testing/refused-cases.ts';
import { typedClaims } from '@boite/rebus/testing/typed.ts';
import { describe, expect, test } from 'vitest';
import { cardOf, PICTURE_CARDS, pictureCard, typedCard } from './cards.ts';

const voices = loadLibrary();

function soundsOf(id: string): readonly string[] {
  return [...new Set((pictureCard(id)?.readings ?? []).filter(({ isExtension }) => !isExtension).map(({ sounds }) => sounds))];
}

function judged(names: string, word: string): RebusVerdict {
  const pieces = names.split('+').map((name) => typedCard(FREE[name] ?? name, voices));
  expect(pieces).not.toContain(null);
  return judgeRebus({ pieces: pieces.filter((piece) => piece !== null), word, tolerance: 'souple', ...voices });
}

const FREE: Readonly<Record<string, string>> = { '*': 'JOKER', '**': 'REBUSTORY' };

describe('The cards', () => {
  test('the second edition has 152 pictures, the first one 80 more, each by its own id', () => {
    const count = (set: string): number => PICTURE_CARDS.filter((card) => card.set === set).length;
    expect(['compacte', 'classique'].map(count)).toEqual([152, 80]);
    expect(new Set(PICTURE_CARDS.map(({ id }) => id)).size).toBe(PICTURE_CARDS.length);
    expect(PICTURE_CARDS.filter(({ set }) => set === 'classique').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['É', 'Q', 'SALE']),
    );
  });

  test('every card says something, in our sounds', () => {
    for (const { name, readings } of PICTURE_CARDS) {
      expect(readings.length, name).toBeGreaterThan(0);
      for (const { sounds } of readings) expect(sounds !== '' && isSounds(sounds), `${name} ${sounds}`).toBe(true);
    }
  });

  test('a card has one syllable, said in one way or more', () => {
    const syllables = (sounds: string): number => Array.from(sounds).filter((sound) => 'ieEaAOouy29@5140'.includes(sound)).length;
    for (const { name, readings, set } of PICTURE_CARDS) {
      for (const { sounds, said } of readings.filter((reading) => !reading.isExtension)) {
        expect(syllables(sounds), `${set} ${name}`).toBe(said.endsWith("'") && !/[AIEOUÉ]/.test(said) ? 0 : 1);
      }
    }
  });

  test.each([
    ['a-mat', ['ma', 'mat']],
    ['a-os-1', ['Os']],
    ['a-os-2', ['o']],
    ['a-oeufs', ['2']],
    ['a-jean', ['dZin', 'Z4']],
    ['a-dix', ['dis', 'di', 'diz']],
    ['b-but', ['by', 'byt']],
    ['b-sale', ['sal']],
    ['a-t', ['te', 't']],
    ['a-a', ['a']],
  ])('%s says %j', (id, sounds) => {
    expect(soundsOf(id)).toEqual(sounds);
  });

  test('the joker and the Rébustory say what is wanted, and what is no card says nothing', () => {
    expect(cardOf('joker')).toMatchObject({ kind: 'free', sounds: 1 });
    expect(cardOf('rebustory')).toMatchObject({ kind: 'free', sounds: 2 });
    expect(pictureCard('joker')).toBeNull();
    expect(() => cardOf('a-dragon')).toThrow();
  });

  test('spellings are said as the lexicon says them, but for a few', () => {
    const words = PICTURE_CARDS.flatMap(({ readings }) => readings).filter(
      ({ said, isExtension }) => !isExtension && !/^.'?$/u.test(said),
    );
    const { sounds } = voices;
    const others = words.filter((one) => !waysToSay(one.said, { sounds }).some((way) => soundAlike(way, one.sounds, 'souple')));
    // Before a vowel, a first name, a town.
    expect(others.map((one) => `${one.said} ${one.sounds}`)).toEqual(['dix diz', 'Jean Z4', 'Sion sj0']);
  });
});

describe('A typed card', () => {
  const sounds = (text: string): readonly string[] => {
    const card = typedCard(text, { sounds: voices.sounds });
    return card?.kind === 'spoken' ? [...new Set(card.readings.map((reading) => reading.sounds))] : [card?.name ?? 'unknown'];
  };

  test.each([
    ['Œufs', ['2', 'z2']],
    ['E', ['e', '@']],
    ['joker', ['JOKER']],
    ['Rébustory', ['RÉBUSTORY']],
    ['rebustory', ['RÉBUSTORY']],
    ['7', ['sEt']],
  ])('%j says %j', (text, expected) => {
    expect(sounds(text)).toEqual(expected);
  });

  test.each(['XQZ', '42'])('%j is no card', (text) => expect(typedCard(text, { sounds: voices.sounds })).toBeNull());
});

describe('To a supple ear', () => {
  test.each([ACCEPTED_TUNED, ACCEPTED_CHECKED].flatMap(typedClaims))('cards make $line', ({ names, word }) => {
    expect(judged(names, word)).toMatchObject({ accepted: true });
  });

  test.each([REFUSED_TUNED, REFUSED_CHECKED].flatMap(typedClaims))('cards do not make $line', ({ names, word }) => {
    expect(judged(names, word)).toMatchObject({ accepted: false });
  });
});
