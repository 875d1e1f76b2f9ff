import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { typedPieces } from '../testing/typed.ts';
import { claimedWords } from './claimed-words.ts';
import { nearestWords } from './nearest-words.ts';
import { spellingsOf } from './words-said.ts';

const books = loadLibrary();

describe('What is written badly', () => {
  test.each([
    ['chapo', 'chapeau'],
    ['bâteau', 'bateau'],
    ['fenètre', 'fenêtre'],
    ['élaifan', 'éléphant'],
    ['jirafe', 'girafe'],
    ['oizo', 'oiseau'],
    ['CHAPEAU', 'chapeau'],
    ['marseye', 'Marseille'],
  ])('%s is %s', (written, word) => {
    expect(claimedWords(written, 'souple', books)).toContain(word);
  });

  test('the commonest comes first; what is rightly written stays', () => {
    expect(claimedWords('bato', 'souple', books)[0]).toBe('bateau');
    expect(claimedWords('parie', 'souple', books)[0]).toBe('parie');
    expect(claimedWords('barre', 'souple', books)).toEqual(['barre']);
    expect(claimedWords('BARRE', 'souple', books)).toEqual(expect.arrayContaining(['barre', 'barré']));
    expect(claimedWords('Paris', 'souple', books)).toEqual(['Paris']);
    expect(claimedWords('la mer', 'souple', books)).toEqual(['la mer']);
    expect(claimedWords('xqzt', 'souple', books)).toEqual([]);
  });
});

test('the words that sounds may write are found: every common word by its own sounds, but one in two hundred', () => {
  const common = [...books.lexicon.words()].filter((word) => (books.lexicon.rank(word) ?? Number.POSITIVE_INFINITY) < 8_000);
  const asked = common.filter((_, nth) => nth % 40 === 0);
  const missed = asked.filter((word) => {
    const [said] = books.sounds.of(word);
    return said === undefined || !spellingsOf(said.sounds, books).some((one) => one.word === word);
  });
  expect(missed.length / asked.length).toBeLessThan(0.005);
});

test('what pieces do say is offered, the nearest first, one word for those that sound alike', () => {
  const offered = (names: string, near: string) =>
    nearestWords({ pieces: typedPieces(names, books), near, tolerance: 'souple', books });
  expect(offered('CHAT+POT', 'château')).toEqual(['chapeau']);
  expect(offered('DÉ+PART', 'dépard')[0]).toBe('départ');
  // A letter is all that is amiss: however rare the word, and with a joker as well.
  expect(offered('EAU+RANG+JEU+RAIE', 'orageraie')).toEqual(['orangeraie']);
  expect(offered('TOUR+NŒUD+*', 'tournesole')).toEqual(['tournesol']);
  expect(offered('CHAT+*', 'xyz')).toEqual([]);
  expect(offered('POT+CHAT', 'chapeau')).toEqual([]);
});
