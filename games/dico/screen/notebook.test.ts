import { PAGE_SIZE, pagesOf } from '@boite/language';
import { describe, expect, it } from 'vitest';
import type { NotebookLine } from '../types.ts';
import {
  BLANK,
  boundsText,
  cluesAbout,
  firstPointed,
  isWithinPages,
  knowledgeOf,
  lettersCount,
  lettersFree,
  ordersCount,
  ordersOf,
  withCrossed,
  withIdea,
  withoutIdea,
  withRuledOut,
} from './notebook.ts';

const page = (of: number, number: number, where: 'before' | 'after' | 'on-it'): NotebookLine => ({
  of,
  answer: { about: 'page', page: number, where },
});

describe('what the answers add up to', () => {
  it('3.10, 3.11: letters of the beginning and of the end, and so the length', () => {
    const notes: readonly NotebookLine[] = [
      { of: 1, answer: { about: 'debut', letters: 'ERT' } },
      { of: 2, answer: { about: 'debut', letters: 'AAB' } },
      { of: 1, answer: { about: 'fin', letters: 'IMNSU' } },
    ];
    const known = knowledgeOf(notes, 1);
    expect([known.beginning, known.end, lettersCount(known)]).toEqual(['ERT', 'IMNSU', '8\u00a0lettres']);
    expect(lettersCount(knowledgeOf(notes, 2))).toBe('');
    expect(lettersCount(knowledgeOf([{ of: 1, answer: { about: 'fin', letters: '' } }], 1))).toBe('');
  });

  it('3.13: pages close in on the word, whatever the order in which they were shown', () => {
    const notes = [page(1, 700, 'before'), page(1, 200, 'after'), page(1, 512, 'after'), page(1, 900, 'before')];
    expect(boundsText(knowledgeOf(notes, 1))).toBe('entre les pages 512 et 700');
    expect(boundsText(knowledgeOf(notes.slice(1, 3), 1))).toBe('après la page 512');
    expect(boundsText(knowledgeOf(notes.slice(0, 1), 1))).toBe('avant la page 700');
    expect(boundsText(knowledgeOf(notes, 2))).toBe('');
  });

  it('3.13: DANS LE MILLE says the page, and a page shown twice is written once', () => {
    const known = knowledgeOf([page(1, 512, 'after'), page(1, 512, 'after'), page(1, 600, 'on-it')], 1);
    expect(boundsText(known)).toBe('à la page 600');
    expect(known.pages.map((answer) => answer.page)).toEqual([512, 600]);
  });

  it('3.13: the marker begins in the middle of what is possible, or on the page that is known', () => {
    expect(firstPointed(knowledgeOf([], 1), 940)).toBe(470);
    expect(firstPointed(knowledgeOf([page(1, 470, 'after'), page(1, 706, 'before')], 1), 940)).toBe(588);
    expect(firstPointed(knowledgeOf([page(1, 600, 'on-it')], 1), 940)).toBe(600);
  });

  it('6.4: letters and pages are counted with, a definition is for the player to understand', () => {
    const definition: NotebookLine = { of: 1, answer: { about: 'definition', definition: 'Dernière station.', source: null } };
    expect(cluesAbout([definition, page(1, 600, 'after'), page(2, 3, 'after')], 1)).toEqual([
      { about: 'page', page: 600, where: 'after' },
    ]);
  });

  it('3.12: the definition is kept with its source', () => {
    const answer = { about: 'definition', definition: 'Dernière station.', source: 'Boîte à mots' } as const;
    expect(knowledgeOf([{ of: 1, answer }], 1).definition).toEqual(answer);
  });
});

describe('what a player writes', () => {
  it('words are noted once, crossed out, taken up again and rubbed out', () => {
    const noted = withIdea(withIdea(withIdea(BLANK, 'terminus'), 'minuter'), 'terminus');
    expect(noted.ideas.map(({ word }) => word)).toEqual(['terminus', 'minuter']);
    const crossed = withCrossed(noted, 'terminus');
    expect(crossed.ideas[0]).toEqual({ word: 'terminus', isCrossed: true });
    expect(withCrossed(crossed, 'terminus')).toEqual(noted);
    expect(withoutIdea(noted, 'terminus').ideas.map(({ word }) => word)).toEqual(['minuter']);
    expect(withIdea(BLANK, '')).toEqual(BLANK);
  });
});

describe('the orders of letters', () => {
  it('3.10: three letters have six, a double one fewer', () => {
    expect(ordersOf('ERT')).toEqual(['ERT', 'ETR', 'RET', 'RTE', 'TER', 'TRE']);
    expect(ordersOf('AAB')).toEqual(['AAB', 'ABA', 'BAA']);
    expect(ordersOf('AAA')).toEqual(['AAA']);
  });

  it('3.11: those of the end are counted', () => {
    expect([ordersCount('IMNSU'), ordersCount('AABB'), ordersCount('')]).toEqual([120, 6, 1]);
  });

  it('3.13: after the page of ROTI only TER and TRE are left', () => {
    const book = pagesOf(['ERTE', 'ETRE', 'RETE', 'ROTI', 'RTEE', 'TERE', 'TREE'].flatMap((word) => fortyFrom(word)));
    const known = knowledgeOf([page(1, book.pageFrom('ROTI'), 'after')], 1);
    expect(ordersOf('ERT').filter((order) => isWithinPages(order, known, book))).toEqual(['RTE', 'TER', 'TRE']);
    const narrow = knowledgeOf([page(1, book.pageFrom('RTEE'), 'after')], 1);
    expect(ordersOf('ERT').filter((order) => isWithinPages(order, narrow, book))).toEqual(['TER', 'TRE']);
    const exact = knowledgeOf([page(1, book.pageFrom('TREE'), 'on-it')], 1);
    expect(ordersOf('ERT').filter((order) => isWithinPages(order, exact, book))).toEqual(['TRE']);
  });

  it('a letter placed in a slot is free no more; a beginning ruled out can be taken back', () => {
    expect(lettersFree('AAB', 'A')).toEqual(['A', 'B']);
    const ruled = withRuledOut(BLANK, 'RTE');
    expect(ruled.ruledOut).toEqual(['RTE']);
    expect(withRuledOut(ruled, 'RTE').ruledOut).toEqual([]);
  });
});

/** A whole page of words that begin so. */
function fortyFrom(word: string): readonly string[] {
  return Array.from({ length: PAGE_SIZE }, (_, nth) => `${word}${String.fromCharCode(65 + (nth >> 3), 65 + (nth & 7))}`);
}
