import { describe, expect, it } from 'vitest';
import type { View } from '../types.ts';
import { answersOn, playQuestion, playTitle } from './judging.ts';

type Waiting = NonNullable<View['pending']>;

const waiting = (stage: Waiting['stage'], about: Waiting['laid']['about'], formed = ['CHAMBRE']): Waiting => ({
  author: 0,
  stage,
  voices: [null, 'for', null],
  left: null,
  laid: { about, unlisted: ['ZZZ'], table: [], used: [], formed, points: 7, emptied: false },
});
const labels = (pending: Waiting, theme: string | null = null) =>
  answersOn(pending, { judging: 'table', sablier: null, theme }).map(({ label }) => label);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a play that waits', () => {
  it('may be accepted, or its words contested (RULES 8.2)', () => {
    expect(labels(waiting('window', 'words'))).toEqual(['D’accord', 'Contester le mot']);
    expect(labels(waiting('window', 'words', ['CHAMBRE', 'EAU']))).toEqual(['D’accord', 'Contester les mots']);
  });

  it('may be contested for its theme, where there is one (RULES 8.4 and 8.5)', () => {
    expect(labels(waiting('window', 'theme'), 'Les animaux')).toEqual(['D’accord', 'Contester le thème']);
    expect(labels(waiting('window', 'words'), 'Les animaux')).toEqual(['D’accord', 'Contester le mot', 'Contester le thème']);
  });

  it('is voted, for an appeal or a theme (RULES 8.3 and 8.4)', () => {
    expect(labels(waiting('vote', 'appeal'))).toEqual(['Pour', 'Contre']);
    expect(plain(playQuestion(waiting('vote', 'appeal')))).toBe('Le dictionnaire ne connaît pas « ZZZ ». L’acceptez-vous ?');
  });

  it('says what it is, every word by name', () => {
    const play = waiting('window', 'words', ['MALAWIENNES', 'CHAMBRE', 'EAU']);
    expect(plain(playTitle(play, ['Ada', 'Zoé', 'Léo']))).toBe('Ada propose « MALAWIENNES », « CHAMBRE » et « EAU » : 7 points.');
  });
});
