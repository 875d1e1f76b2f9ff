import { isSounds, soundAlike } from '@boite/language';
import { loadLexicon, loadSounds } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { CARDS, cardById } from './cards.ts';
import { bareReadings, letterReadings } from './letters.ts';
import { waysToSay } from './spoken-words.ts';
import { typedCard } from './typed-card.ts';

const voices = { sounds: loadSounds(loadLexicon()) };

function soundsOf(id: string): readonly string[] {
  return [...new Set((cardById(id)?.readings ?? []).filter(({ isExtension }) => !isExtension).map(({ sounds }) => sounds))];
}

describe('The cards', () => {
  test('the second edition has 152 pictures, the first one 80 more, Scrabble Rébus 44 symbols and 22 of ours', () => {
    const count = (set: string): number => CARDS.filter((card) => card.set === set).length;
    expect(['compacte', 'classique', 'tokens'].map(count)).toEqual([152, 80, 66]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
    expect(CARDS.filter(({ set }) => set === 'classique').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['É', 'Q', 'SALE']),
    );
  });

  test('every card says something, in our sounds', () => {
    for (const { name, readings } of CARDS) {
      expect(readings.length, name).toBeGreaterThan(0);
      for (const { sounds } of readings) expect(sounds !== '' && isSounds(sounds), `${name} ${sounds}`).toBe(true);
    }
  });

  test('a card of Rébustory has one syllable, said in one way or more', () => {
    const syllables = (sounds: string): number => Array.from(sounds).filter((sound) => 'ieEaAOouy29@5140'.includes(sound)).length;
    for (const { name, readings, set } of CARDS.filter((card) => card.set !== 'tokens')) {
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
    ['t-le-la-les', ['l@', 'la', 'le', 'lE']],
  ])('%s says %j', (id, sounds) => {
    expect(soundsOf(id)).toEqual(sounds);
  });

  test('spellings are said as the lexicon says them, but for a few', () => {
    const known = CARDS.flatMap(({ id, readings }) => readings.map((reading) => ({ id, ...reading })));
    const words = known.filter(({ said, isExtension }) => !isExtension && !/^.'?$/u.test(said));
    const others = words.filter(({ said, sounds }) => !waysToSay(said, voices).some((way) => soundAlike(way, sounds, 'souple')));
    // Before a vowel, a first name, a town, two words.
    expect(others.map(({ said, sounds }) => `${said} ${sounds}`)).toEqual([
      'dix diz',
      'Jean Z4',
      'Sion sj0',
      'neuf n9v',
      'six siz',
      'est-ce Es',
    ]);
  });
});

describe('Letters', () => {
  test('are said in full or bare; C is k or s, G is g or j, Q is k', () => {
    const said = (letter: string): string =>
      letterReadings(letter)
        .map(({ sounds }) => sounds)
        .join(' ');
    expect(['B', 'C', 'G', 'Q', 'S', 'A', 'I', 'H'].map(said)).toEqual([
      'be b',
      'se k s',
      'Ze g Z',
      'ky k',
      'Es s',
      'a',
      'i',
      'aS',
    ]);
    expect(bareReadings('T')).toEqual([{ said: "T'", sounds: 't' }]);
    expect(letterReadings('4')).toEqual([]);
  });
});

describe('A typed card', () => {
  const sounds = (text: string): readonly string[] => {
    const card = typedCard(text, voices);
    return card?.kind === 'picture' ? [...new Set(card.readings.map((reading) => reading.sounds))] : [card?.kind ?? 'unknown'];
  };

  test.each([
    ['chat', ['Sa']],
    ['NOEUD', ['n2']],
    ['Œufs', ['2', 'z2']],
    ["t'", ['t']],
    ['T’', ['t']],
    ['T', ['te', 't']],
    ['E', ['e', '@']],
    ['É', ['e']],
    ['DE', ['de', 'd@']],
    ['OS', ['Os', 'o', 'zo']],
    ['cheval', ['S_val']],
    ['joker', ['joker']],
    ['Rébustory', ['rebustory']],
    ['7', ['sEt']],
    ['XQZ', ['unknown']],
    ['', ['unknown']],
    ["H'", ['unknown']],
    ['42', ['unknown']],
  ])('%j says %j', (text, expected) => {
    expect(sounds(text)).toEqual(expected);
  });
});
