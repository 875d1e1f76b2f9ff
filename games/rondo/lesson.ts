// A first game of Rondo, and the other examples of its rules, each played on the screen.

import { type Lesson, type LessonStep, PUPIL, surplus } from '@boite/kernel';
import type { Letter } from '@boite/language';
import { RONDO_DECK } from './rules/deck.ts';
import { readOptions } from './rules/form.ts';
import { holderAfter, wordOn } from './rules/holder.ts';
import { pointsOfWord } from './rules/score.ts';
import type { Action, Card, Fact, Holder, Options, Play, RondoTypes } from './types.ts';

const OTHER = 1;
const LESSON_OPTIONS = readOptions({ sablier: null, opening: 'chance', judging: 'arbitre' }) as Options;
const SPARE: readonly Card[] = ['L', 'N', 'U', 'B'];

export const lesson: Lesson<RondoTypes> = {
  others: ['Zoé'],
  first: {
    title: 'Une première partie',
    articles: ['1.3', '3.2', '3.3', '3.5'],
    dealt: () => begun(['M', 'E', 'R', 'E', 'S', 'gomme', 'T'], ['A', 'joker', 'A', ...SPARE]),
    steps: [
      {
        ...wordAsked('MER', lay(null, [0, 'M'], [1, 'E'], [2, 'R'])),
        told: 'Tout part d’un mot de trois lettres. Touchez M, E, R, puis jouez MER : à partir de la troisième carte posée, 3 points de plus.',
        gestures: ['Carte M', 'Carte E', 'Carte R', 'Jouer'],
        advice: 'La suite de la leçon part de MER : reprenez vos cartes et posez M, E, R.',
        replies: [{ seat: OTHER, action: lay('end', [1, 'A'], [3, 'joker', 'E']) }],
      },
      {
        ...wordAsked('MERE', lay(null, [1, 'E'])),
        told: 'Zoé en fait MARE, avec un joker qui vaut E et le reste. Couvrez le A de votre E : une carte suffit, et tout ce qui se voit compte pour vous.',
        gestures: ['Carte E', 'Case 2', 'Jouer'],
        advice: 'Cela se joue, mais essayez d’abord ceci : le E sur la deuxième case, et rien d’autre.',
        replies: [{ seat: OTHER, action: lay('start', [0, 'A']) }],
      },
      {
        ...wordAsked('AMERES', lay('end', [5, 'S'])),
        told: 'Zoé ouvre une case au début : AMÈRE. Ouvrez-en une à la fin avec S. Un mot s’allonge d’une case par tour, d’un seul côté.',
        gestures: ['Carte S', 'Nouvelle case à la fin', 'Jouer'],
        advice: 'Cela se joue, mais la leçon veut une case de plus : le S après le dernier E.',
        replies: [{ seat: OTHER, action: { kind: 'pass' } }],
      },
      {
        ...wordAsked('MERES', lay(null, [0, 'gomme'])),
        told: 'Zoé passe. Pour raccourcir, une gomme efface le bout d’un mot : posez-la sur le A. Elle coûte 2 points tant qu’on la voit.',
        gestures: ['Carte gomme', 'Case 1', 'Jouer'],
        advice: 'Cette fois, c’est la gomme qu’il faut essayer, sur la première case.',
      },
    ],
    learnt:
      'Couvrir, allonger d’une case, effacer un bout : c’est tout Rondo. Chaque carte visible compte, même celles des autres.',
  },
  more: [
    {
      title: 'Couvrir un joker',
      articles: ['1.3'],
      dealt: () => laidBefore(['I', 'N', 'I', 'O', 'S', 'T', 'U'], ['MAR', lay('end', [3, 'joker', 'E'])]),
      steps: [
        {
          ...wordAsked('MINI', lay(null, [1, 'I'], [2, 'N'], [3, 'I'])),
          told: 'Le joker reste un E tant que rien ne le couvre. Pour lire MINI, couvrez-le d’un I, comme les deux lettres du milieu.',
          gestures: ['Carte I', 'Case 2', 'Carte N', 'Case 3', 'Carte I', 'Case 4', 'Jouer'],
          advice: 'Ici, on cherche MINI : I, N et I sur les trois dernières cases.',
        },
      ],
      learnt: 'Une carte posée sur un joker prend sa place ; sinon il garde sa lettre pour tout le monde.',
    },
    {
      title: 'Allonger d’une case',
      articles: ['3.3'],
      dealt: () => laidBefore(['S', 'A', 'O', 'T', 'U', 'N', 'I'], ['MAR', lay('end', [3, 'E'])]),
      steps: [
        {
          ...wordAsked('MARES', lay('end', [4, 'S'])),
          told: 'Une case s’ouvre au début ou à la fin, jamais des deux côtés : posez le S après MARE.',
          gestures: ['Carte S', 'Nouvelle case à la fin', 'Jouer'],
          advice: 'Essayez plutôt le S, tout à la fin.',
        },
      ],
      learnt: 'Une case de plus par tour, et neuf cases au plus.',
    },
    {
      title: 'Effacer un début',
      articles: ['3.5'],
      dealt: () =>
        laidBefore(
          ['gomme', 'gomme', 'gomme', 'A', 'O', 'S', 'U'],
          ['PRE', ...[...'VENIR'].map((letter, nth) => lay('end', [nth + 3, letter as Letter]))],
        ),
      steps: [
        {
          ...wordAsked('VENIR', lay(null, [0, 'gomme'], [1, 'gomme'], [2, 'gomme'])),
          told: 'PRÉVENIR cache VENIR : couvrez P, R et E de vos trois gommes.',
          gestures: ['Carte gomme', 'Case 1', 'Carte gomme', 'Case 2', 'Carte gomme', 'Case 3', 'Jouer'],
          advice: 'On cherche VENIR : une gomme sur chacune des trois premières cases.',
        },
      ],
      learnt: 'Les gommes ne vont qu’aux bouts, et chacune coûte 2 points à tous ceux qui jouent tant qu’on la voit.',
    },
  ],
};

function wordAsked(word: string, shown: Action): Pick<LessonStep<RondoTypes>, 'shown' | 'isReached'> {
  return { shown, isReached: (facts) => facts.some((fact) => fact.kind === 'played' && fact.word === word) };
}

type PlacedCard = readonly [at: number, card: Card, as?: Letter];
type PlayAction = Extract<Action, { kind: 'play' }>;

function lay(lengthen: Play['lengthen'], ...placed: readonly PlacedCard[]): PlayAction {
  const placements = placed.map(([at, card, as = null]) => ({ at, card, as, faceDown: false }));
  return { kind: 'play', lengthen, placements };
}

/** The pupil begins. */
function begun(own: readonly Card[], other: readonly Card[]): readonly Fact[] {
  const pile = surplus(surplus(RONDO_DECK, own), other).filter((card) => card !== 'joker' && card !== 'gomme');
  return [
    { kind: 'dealt', options: LESSON_OPTIONS, youngest: null, hands: [own, other], pile, deadline: null },
    { kind: 'opened', first: PUPIL, by: 'chance', words: [null, null] },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

/** The other has laid a word of three letters, and gone on from it. */
function laidBefore(own: readonly Card[], [word, ...more]: readonly [string, ...Play[]]): readonly Fact[] {
  const plays: readonly Play[] = [lay(null, ...[...word].map((letter, at): PlacedCard => [at, letter as Letter])), ...more];
  const used = plays.flatMap(({ placements }) => placements.map(({ card }) => card));
  let holder: Holder = [];
  const laid = plays.flatMap((play): readonly Fact[] => {
    const points = pointsOfWord(holder, play, 0);
    holder = holderAfter(holder, play);
    return [
      { kind: 'turn', seat: OTHER, deadline: null },
      { kind: 'played', seat: OTHER, play, word: wordOn(holder), points, drawn: [] },
    ];
  });
  return [...begun(own, [...used, ...SPARE]).slice(0, 2), ...laid, { kind: 'turn', seat: PUPIL, deadline: null }];
}
