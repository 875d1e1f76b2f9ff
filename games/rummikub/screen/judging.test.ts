import { describe, expect, it } from 'vitest';
import { answersFor, proposal, question, voicesOf } from './judging.ts';
import type { View } from './rules.ts';

type Ballot = NonNullable<View['pending']>;

const NAMES = ['Ada', 'Zoé', 'Léo'];
const ballot = (stage: Ballot['stage'], about: Ballot['laid']['about']): Ballot => ({
  author: 0,
  stage,
  voices: [null, 'for', null],
  left: null,
  laid: { about, unlisted: ['ZZZ'], table: [], used: [], formed: ['CHAMBRE', 'EAU'], points: 7, emptied: false },
});
const view = (pending: Ballot, theme: string | null = null) =>
  ({
    phase: 'pending',
    pending,
    retired: [false, false, false],
    options: { judging: 'table', sablier: null, theme },
  }) as unknown as View;
const labels = (pending: Ballot, theme: string | null = null) => answersFor(view(pending, theme), 2).map(({ label }) => label);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a play that waits', () => {
  it('may be accepted, or its words contested (RULES 8.2)', () => {
    expect(labels(ballot('window', 'words'))).toEqual(['D’accord', 'Contester le mot']);
  });

  it('may be contested for its theme, where there is one (RULES 8.4 and 8.5)', () => {
    expect(labels(ballot('window', 'theme'), 'Les animaux')).toEqual(['D’accord', 'Contester le thème']);
    expect(labels(ballot('window', 'words'), 'Les animaux')).toEqual(['D’accord', 'Contester le mot', 'Contester le thème']);
  });

  it('is voted, for an appeal or a theme (RULES 8.3 and 8.4)', () => {
    expect(labels(ballot('vote', 'appeal'))).toEqual(['Pour', 'Contre']);
    expect(plain(question(ballot('vote', 'appeal')))).toBe('Le dictionnaire ne connaît pas « ZZZ ». L’acceptez-vous ?');
  });

  it('says what it is, and who has spoken', () => {
    expect(plain(proposal(ballot('window', 'words'), NAMES))).toBe('Ada propose « CHAMBRE » et 1 autre mot : 7 points.');
    expect(voicesOf(ballot('window', 'words'), view(ballot('window', 'words')), NAMES)).toEqual([
      { seat: 1, name: 'Zoé', said: 'd’accord' },
      { seat: 2, name: 'Léo', said: null },
    ]);
  });
});
