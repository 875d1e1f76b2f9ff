import { describe, expect, it } from 'vitest';
import type { NotebookLine } from '../types.ts';
import {
  BLANK,
  boundsText,
  cluesAbout,
  firstPointed,
  knowledgeOf,
  lettersCount,
  withCrossed,
  withIdea,
  withoutIdea,
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
