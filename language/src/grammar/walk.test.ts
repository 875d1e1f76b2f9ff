import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { spelledByEar } from './heard.ts';
import { judgePhrase } from './judge.ts';
import { joinedWords } from './junctions.ts';
import type { PhraseWord } from './phrase-word.ts';
import type { Walk } from './walk.ts';

const { grammar } = loadLibrary();
const wordOf = (text: string): PhraseWord => {
  const found = grammar.word(text);
  if (found === null) throw new Error(`${text} is unknown`);
  return found;
};
const walked = (words: string): Walk | null =>
  words.split(' ').reduce<Walk | null>((walk, word) => walk?.next(wordOf(word)) ?? null, grammar.walk());

test('a phrase grows word by word, and what it makes changes on the way', () => {
  expect(['une', 'une corde', 'une corde casse'].map((words) => walked(words)?.kind)).toEqual(['word', 'noun group', 'sentence']);
  expect(walked('il a une')?.kind).toBe(null);
});

test.each(['une pied', 'le le', 'les chats dort', "l' héros", 'il une'])('a wrong way is left at once: « %s »', (words) =>
  expect(walked(words)).toBe(null),
);

test('a walk never changes: two ways may go on from it', () => {
  const walk = walked('le chat');
  expect(walk?.next(wordOf('noir'))?.kind).toBe('noun group');
  expect(walk?.next(wordOf('dort'))?.kind).toBe('sentence');
  expect(walk?.kind).toBe('noun group');
});

test('« mon » is read again in the light of the next word', () => {
  expect(walked('mon amie')?.kind).toBe('noun group');
  expect(walked('mon mère')).toBe(null);
});

test('the categories that may follow are known', () => {
  const expected = walked('le')?.expected();
  expect(expected?.has('noun')).toBe(true);
  expect(expected?.has('pron')).toBe(false);
});

test.each([
  [[['tu'], ['pense', 'panse', 'penses']], 'tu penses'],
  [[['île', 'il'], ["s'"], ['attache', 'attaches']], "il s'attache"],
  [[['est'], ['-ce'], ['toit', 'toi']], 'est-ce toi'],
  [
    [
      ['verre', 'ver', 'vert'],
      ['vent', 'vend'],
      ['scie', 'si'],
    ],
    null,
  ],
  [[], null],
  [[['xqz']], null],
])('of the spellings of what is heard, %j, the well-built one is %s', (choices, text) =>
  expect(spelledByEar(choices, grammar)?.text ?? null).toBe(text),
);

test('what is heard in a thousand ways ends too', () => {
  const words = ['le', 'la', 'un', 'chat', 'dort', 'que', 'qui', 'de', 'et', 'bien'];
  expect(spelledByEar([...Array.from({ length: 12 }, () => words), ['xqz']], grammar)).toBe(null);
});

const SAID =
  `je tu il elle on nous vous ils le la les un une des mon ma ses ce cette deux l' j' d' ne n' pas plus que qu' qui dont et de du à au aux dans
  chez en avec pour sur me te se lui leur y est a sont ai mange boit boivent lit dort mangé bu va veut parle téléphone pense rit joue regarde
  cherche manger boire dormir table armoire chaises pain fromage eau lait camion chat fille médecin mars lundi midi guitare football
  petite gros rouge grand bon content bien vite très beaucoup hier demain tout quel âge faim peur pied`.split(/\s+/);

/** Every phrase met on seeded walks through these words. */
function walkedPhrases(walks: number): ReadonlySet<string> {
  const phrases = new Set<string>();
  let seed = 7;
  const chance = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const words = SAID.map(wordOf);
  for (let nth = 0; nth < walks; nth++) {
    let walk = grammar.walk();
    const said: string[] = [];
    for (let step = 0; step < 40 && said.length < 9; step++) {
      const word = words[chance(words.length)] as PhraseWord;
      const next = walk.next(word);
      if (next === null) continue;
      walk = next;
      said.push(word.text);
      if (walk.kind !== null) phrases.add(joinedWords(said));
    }
  }
  return phrases;
}

test('whatever a walk finishes, the judge accepts', () => {
  const phrases = [...walkedPhrases(400)];
  expect(phrases.length).toBeGreaterThan(300);
  expect(phrases.filter((phrase) => !judgePhrase(phrase, grammar).accepted)).toEqual([]);
});

test.each(['la table mange', 'il boit une armoire et', 'il part en mardi', 'elle est très plus'])(
  'what nobody says is left on the way: « %s »',
  (words) => expect(walked(words)).toBe(null),
);

test.each(['il boit une armoire', 'il y a', 'contre le mur'])('« %s » may go on, but not end so', (words) =>
  expect([walked(words) === null, walked(words)?.kind ?? null]).toEqual([false, null]),
);
