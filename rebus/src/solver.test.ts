import type { Tolerance } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCEPTED_CHECKED, ACCEPTED_TUNED } from '../testing/accepted-cases.ts';
import { DOUBLE_JOKER, JOKER, typedClaims, typedPieces } from '../testing/typed.ts';
import { alikePieces, bestTogether } from './disjoint.ts';
import type { FoundRebus } from './found-rebus.ts';
import { judgeHeard } from './judge.ts';
import { type Piece, spokenPiece } from './piece.ts';
import type { RebusSearch } from './search.ts';
import { bestRebuses, everyRebus } from './solver.ts';
import { WordBands } from './word-bands.ts';
import { lexiconWords, listedWords } from './word-source.ts';

const { lexicon, sounds } = loadLibrary();

/** Every piece of the rebuses that an ear takes, each once. */
const BOX: readonly Piece[] = [ACCEPTED_TUNED, ACCEPTED_CHECKED]
  .flatMap(typedClaims)
  .flatMap(({ names }) => names.split('+'))
  .filter((name, at, all) => !name.startsWith('*') && all.indexOf(name) === at)
  .flatMap((name) => typedPieces(name, { sounds }));

/** « CHAT POT VAL ». */
function piecesOf(names: string): readonly Piece[] {
  return typedPieces(names.replaceAll(' ', '+'), { sounds });
}

function told(found: FoundRebus, pieces: readonly Piece[]): string {
  return `${found.pieces.map((at) => pieces[at]?.name).join('+')}=${found.words[0]}`;
}

describe('On a handful of words', () => {
  const LIST = [
    'chapeau',
    'château',
    'vallée',
    'dévaler',
    'piano',
    'orange',
    'orangeraie',
    'samedi',
    'plier',
    'travail',
    'vélo',
    'mer',
    'mère',
    'âne',
  ];
  const words = LIST.map((text) => ({
    text,
    sounds: sounds
      .of(plain(text))
      .filter(({ form }) => form === text)
      .map((one) => one.sounds),
  }));
  const bands = new WordBands(listedWords(words));
  const search = (names: string, more: Partial<RebusSearch> = {}): readonly string[] => {
    const pieces = piecesOf(names);
    return [...everyRebus({ pieces, tolerance: 'souple', words: bands, ...more })].map((found) => told(found, pieces));
  };

  test('words are found by their sounds, each piece once', () => {
    expect(search('CHAT POT VAL É')).toEqual(['CHAT+POT=chapeau', 'VAL+É=vallée']);
    expect(search('VAL DÉ É')).toEqual(['VAL+É=vallée', 'DÉ+VAL+É=dévaler']);
  });

  test('homophones are one answer', () => {
    const pieces = piecesOf("M' AIR");
    const [found] = everyRebus({ pieces, tolerance: 'souple', words: bands });
    expect(found?.words).toEqual(['mer', 'mère']);
  });

  test('glides, mute e’s and twins are heard as the judge hears them', () => {
    expect(search('PIE ANE EAU')).toEqual(['PIE+ANE+EAU=piano']);
    expect(search('EAU RANG JEU RAIE')).toEqual(['EAU+RANG+JEU+RAIE=orangeraie']);
    expect(search('PLI É LIT')).toEqual(['PLI+É=plier']);
    expect(search('VAL LAIT')).toEqual(['VAL+LAIT=vallée']);
  });

  test('limits: vocabulary, pieces, letters, bare consonants', () => {
    expect(search('CHAT POT VAL É', { maxRank: 1 })).toEqual(['CHAT+POT=chapeau']);
    expect(search('DÉ VAL É', { minPieces: 3 })).toEqual(['DÉ+VAL+É=dévaler']);
    expect(search('DÉ VAL É', { maxPieces: 2 })).toEqual(['VAL+É=vallée']);
    expect(search('DÉ VAL É', { maxLetters: 6 })).toEqual(['VAL+É=vallée']);
    expect(search("M' AIR", { maxBare: 0 })).toEqual([]);
  });

  test('a liberty is taken once, by a free ear only', () => {
    expect(search('CHAT BEAU')).toEqual([]);
    expect(search('CHAT BEAU', { tolerance: 'libre' })).toEqual(['CHAT+BEAU=chapeau']);
    expect(search('EAU RANG JEU', { tolerance: 'libre' })).toEqual(['EAU+RANG+JEU=orange']);
    expect(search('VAL LAIT', { tolerance: 'stricte' })).toEqual([]);
  });
});

/** Pieces cut out of words, so that they can make them again. */
function cutPieces(words: readonly string[], cuts: readonly number[]): readonly Piece[] {
  const parts = words.flatMap((word, nth) => {
    const said = sounds.of(word)[0]?.sounds ?? '';
    const cut = 1 + ((cuts[nth] ?? 0) % Math.max(1, said.length - 1));
    return [said.slice(0, cut), said.slice(cut)];
  });
  const heard = [...new Set(parts.map((part) => part.replaceAll(/^_+|_+$/g, '')))].filter((part) => part !== '');
  // A bare glide may claim the y of « plier », where the solver sees nothing worth a piece.
  const worthy = heard.filter((part) => !/^[jw8]$/.test(part));
  return worthy.map((part) => spokenPiece(part.toUpperCase(), [{ said: part, sounds: part }]));
}

/** Every row of some pieces, in every order. */
function rows(pieces: readonly number[]): readonly (readonly number[])[] {
  return [[], ...pieces.flatMap((piece) => rows(pieces.filter((other) => other !== piece)).map((row) => [piece, ...row]))];
}

function keyOf(word: string, pieces: readonly number[]): string {
  return `${word} ${[...new Set(pieces)].sort((a, b) => a - b)}`;
}

describe('Beside a judge who hears every row of pieces', () => {
  const ALL = [...lexicon.words()];
  const RARE = { numRuns: 60 };
  const someWords = fc.array(fc.integer({ min: 0, max: ALL.length - 1 }), { minLength: 2, maxLength: 3 });
  const someCuts = fc.array(fc.nat(20), { minLength: 3, maxLength: 3 });
  const someFree = fc.constantFrom<readonly Piece[]>([], [], [JOKER], [DOUBLE_JOKER], [JOKER, DOUBLE_JOKER]);
  const tolerances = fc.constantFrom<Tolerance>('souple', 'souple', 'stricte', 'libre');

  test('the solver finds the same words with the same pieces', () => {
    fc.assert(
      fc.property(someWords, someCuts, someFree, tolerances, (indexes, cuts, free, tolerance) => {
        const texts = [...new Set(indexes.map((index) => ALL[index] as string))];
        const listed = texts.map((text) => ({ text, sounds: sounds.of(text).map((one) => one.sounds) }));
        const hasSpare = listed.some((word) => word.sounds.some((said) => /ij|uw|y8/.test(said)));
        const pieces = [...cutPieces(texts, cuts).slice(0, 5 - free.length), ...(hasSpare ? [] : free)];
        const found = [...everyRebus({ pieces, tolerance, words: new WordBands(listedWords(listed)), minPieces: 1 })];
        const solved = new Set(found.flatMap(({ words, pieces: used }) => words.map((word) => keyOf(word, used))));
        const judged = new Set<string>();
        for (const row of rows(pieces.map((_, at) => at))) {
          const laid = row.map((at) => pieces[at] as Piece);
          for (const { text, sounds: heard } of listed)
            if (judgeHeard({ pieces: laid, heard, tolerance }).accepted) judged.add(keyOf(text, row));
        }
        expect([...solved].sort()).toEqual([...judged].sort());
      }),
      RARE,
    );
  });
});

describe('On the whole lexicon', () => {
  let bands: WordBands;
  beforeAll(() => {
    bands = new WordBands(lexiconWords(lexicon, sounds));
  });

  test.each<Tolerance>(['stricte', 'souple', 'libre'])(
    'what the solver finds, a judge of the same ear accepts: %s',
    (tolerance) => {
      fc.assert(
        fc.property(fc.uniqueArray(fc.nat(BOX.length - 1), { minLength: 8, maxLength: 11 }), fc.boolean(), (picked, hasJoker) => {
          const pieces: Piece[] = [...picked.map((at) => BOX[at] as Piece), ...(hasJoker ? [JOKER] : [])];
          const found = [...everyRebus({ pieces, tolerance, words: bands, maxRank: 8_000 })].filter((_, nth) => nth % 7 === 0);
          for (const { words, pieces: used } of found) {
            const laid = [...new Set(used)].map((at) => pieces[at] as Piece);
            const heard = words.flatMap((word) => sounds.of(word).map((one) => one.sounds));
            expect(judgeHeard({ pieces: laid, heard, tolerance })).toMatchObject({ accepted: true });
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  test('a caller’s score decides', () => {
    const pieces = piecesOf('CHAT POT DÉ VAL É COU RAT JEU THON');
    const [longest] = bestRebuses(
      { pieces, tolerance: 'souple', words: bands, maxRank: 30_000 },
      3,
      (found) => found.pieces.length,
    );
    expect(longest?.pieces.length).toBeGreaterThanOrEqual(3);
  });
});

describe('Rebuses laid together', () => {
  const alone = (count: number): readonly (readonly number[])[] => Array.from({ length: count }, (_, piece) => [piece]);

  test('share the pieces so that the sum is the highest', () => {
    const scored = [
      { pieces: [0, 1, 2], points: 10 },
      { pieces: [0, 1], points: 6 },
      { pieces: [2, 3], points: 6 },
    ];
    expect(bestTogether(scored, alone(4))).toEqual([scored[1], scored[2]]);
  });

  test('a piece stands for one that says the same', () => {
    const scored = [
      { pieces: [0, 1], points: 5 },
      { pieces: [0, 2], points: 4 },
    ];
    expect(bestTogether(scored, [[0, 3], [1], [2], [3, 0]])).toHaveLength(2);
  });

  test('pieces that say the same are known by their sounds', () => {
    expect(alikePieces([...piecesOf('LAIT CHAT LAIE'), JOKER, JOKER])).toEqual([[0, 2], [1], [0, 2], [3, 4], [3, 4]]);
  });

  test('nothing to lay', () => {
    expect(bestTogether([], alone(20))).toEqual([]);
  });

  test('are as good as any choice one can make', () => {
    const rebus = fc.record({
      pieces: fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 3 }),
      points: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(rebus, { maxLength: 8 }), (scored) => {
        const sum = bestTogether(scored, alone(7)).reduce((all, { points }) => all + points, 0);
        expect(sum).toBe(bestSum(scored, new Set()));
      }),
    );
  });
});

function bestSum([first, ...rest]: readonly { pieces: readonly number[]; points: number }[], taken: ReadonlySet<number>): number {
  if (first === undefined) return 0;
  const without = bestSum(rest, taken);
  if (first.pieces.some((piece) => taken.has(piece))) return without;
  return Math.max(without, first.points + bestSum(rest, new Set([...taken, ...first.pieces])));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}
