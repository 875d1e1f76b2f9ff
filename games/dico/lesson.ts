// A first game of Dico, and the other examples of its rules, each played on the screen.

import { type Lesson, type LessonScene, type LessonStep, PUPIL, surplus } from '@boite/kernel';
import { clueAbout } from './rules/answers.ts';
import { ALL_CARDS } from './rules/cards.ts';
import { ROTI_PAGE } from './rules/example-pages.ts';
import { readOptions } from './rules/form.ts';
import { chosenSecret } from './rules/secret.ts';
import { wordbookOf } from './rules/words.ts';
import type { Action, Asking, Books, DicoCard, DicoTypes, Fact, Options, Secret } from './types.ts';

const OTHER = 1;
const LESSON_OPTIONS = readOptions({ sablier: null, words: 'common', length: '6-8', rapide: false }) as Options;
/** What lies first on the board: what the pupil turns, what the other turns, what was taken before. */
const ON_TOP: readonly DicoCard[] = ['debut', 'debut', 'page', 'interdiction'];

export const lesson: Lesson<DicoTypes> = {
  others: ['Zoé'],
  first: {
    title: 'Une première partie',
    articles: ['3.1', '3.4', '3.10', '4.1'],
    dealt: (books) => [...begun(['fin', 'fin'], books), ...askedBefore('fin', books)],
    steps: [
      {
        ...flipped(0),
        told: 'Zoé cache un mot. Pour la questionner, il faut une paire : touchez « Piocher », puis retournez la case 1.',
        gestures: ['Piocher', 'Case 1'],
      },
      { ...flipped(1), told: 'Un DÉBUT DE MOT ! Il en faut un second : retournez la case 2.', gestures: ['Case 2'] },
      { ...flipped(2), told: 'En voilà deux. On en retourne toujours trois : la case 3.', gestures: ['Case 3'] },
      {
        shown: { kind: 'take', squares: [0, 1] },
        isReached: (facts) => facts.some((fact) => fact.kind === 'taken' && fact.cards.length === 2),
        told: 'Deux cartes pareilles se prennent ensemble : prenez la paire. L’autre retourne face cachée, et tout le monde l’a vue.',
        gestures: ['Prendre la paire'],
        advice: 'Une carte seule ne demande rien encore : prenez la paire.',
      },
      {
        shown: { kind: 'end-turn' },
        isReached: (facts) => facts.some((fact) => fact.kind === 'turn' && fact.seat === OTHER),
        told: 'Vous avez pioché, c’est au tour de Zoé : finissez le vôtre.',
        gestures: ['Finir le tour'],
        advice: 'Pas encore : finissez d’abord votre tour.',
        replies: [{ seat: OTHER, action: { kind: 'flip', square: 3 } }],
      },
      {
        ...asked('debut'),
        told: 'INTERDICTION : Zoé perd son tour. Avec votre paire, demandez-lui les trois premières lettres de son mot, rangées par ordre alphabétique.',
        gestures: ['Questionner', 'Demander'],
      },
      {
        shown: { kind: 'announce', supposed: [{ of: OTHER, word: 'terminus' }] },
        isReached: (facts) => facts.some((fact) => fact.kind === 'announced' && fact.right),
        told: 'E, R, T au début ; et vous saviez déjà I, M, N, S, U pour la suite : TERMINUS ! Annoncez STOP, écrivez ce mot, et confirmez.',
        gestures: ['STOP', { write: 'terminus' }, 'Annoncer…', 'Oui, STOP'],
        advice: 'Un mot faux vous mettrait hors course : relisez les lettres, c’est TERMINUS.',
      },
    ],
    learnt:
      'Piocher de quoi demander, questionner, et dire STOP quand on est sûr de tous les mots : une seule lettre fausse, et l’on est hors course.',
  },
  more: [
    questionScene('La fin du mot', '3.11', {
      about: 'fin',
      told: 'Deux FIN DE MOT demandent toutes les lettres qui suivent les trois premières, rangées elles aussi.',
      gestures: ['Questionner', 'Demander'],
      learnt: 'I M N S U : le carnet les garde, et les essaie avec vous.',
    }),
    questionScene('Une page du dictionnaire', '3.13', {
      about: 'page',
      told: 'Deux PAGE glissent le signet dans le livre : écrivez « roti », et demandez. Le mot de Zoé est-il avant, ou après ?',
      gestures: ['Questionner', { write: 'roti' }, 'Demander'],
      learnt: 'TERMINUS est plus loin que RÔTI. Deux pages se montrent dans le même tour.',
    }),
  ],
};

function flipped(square: number): Pick<LessonStep<DicoTypes>, 'shown' | 'isReached' | 'advice'> {
  return {
    shown: { kind: 'flip', square },
    isReached: (facts) => facts.some((fact) => fact.kind === 'flipped' && fact.square === square),
    advice: `Tout se retourne, mais la leçon a préparé la case ${square + 1} : touchez celle-là.`,
  };
}

function asked(about: Asking): Pick<LessonStep<DicoTypes>, 'shown' | 'isReached' | 'advice'> {
  const shown: Action = { kind: 'ask', of: OTHER, about, pair: [about, about], page: about === 'page' ? ROTI_PAGE : null };
  return {
    shown,
    isReached: (facts) => facts.some((fact) => fact.kind === 'asked' && fact.about === about),
    advice: 'Gardez cela pour plus tard : posez d’abord votre question.',
  };
}

function secretOf(word: string, books: Books): Secret {
  return chosenSecret({ word, wording: { kind: 'dictionary', index: 0 } }, LESSON_OPTIONS, books);
}

/** TERMINUS is hidden, and the pupil in turn with a pair. */
function begun(pair: readonly DicoCard[], books: Books): readonly Fact[] {
  const rest = surplus<DicoCard, DicoCard>(surplus<DicoCard, DicoCard>(ALL_CARDS, ON_TOP), pair);
  const { pageCount } = wordbookOf(LESSON_OPTIONS, books);
  const squares = pair.map((_, nth) => ON_TOP.length + nth);
  return [
    { kind: 'begun', options: LESSON_OPTIONS, seats: 2, pageCount, deadline: null },
    { kind: 'chosen', seat: PUPIL, secret: secretOf('paysage', books), drawn: false },
    { kind: 'chosen', seat: OTHER, secret: secretOf('terminus', books), drawn: false },
    { kind: 'laid-out', from: PUPIL, dealt: ['joker'], first: PUPIL, board: [...ON_TOP, ...pair, ...rest] },
    { kind: 'turn', seat: PUPIL, deadline: null },
    { kind: 'taken', seat: PUPIL, squares, cards: pair },
    ...backToPupil(),
  ];
}

function backToPupil(): readonly Fact[] {
  return [
    { kind: 'turn', seat: OTHER, deadline: null },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

function askedBefore(about: Asking, books: Books): readonly Fact[] {
  const answer = clueAbout(secretOf('terminus', books), about);
  return [{ kind: 'asked', seat: PUPIL, of: OTHER, about, pair: [about, about], answer }, ...backToPupil()];
}

interface ShownQuestion extends Pick<LessonStep<DicoTypes>, 'told' | 'gestures'> {
  readonly about: Asking;
  readonly learnt: string;
}

function questionScene(title: string, article: string, { about, told, gestures, learnt }: ShownQuestion): LessonScene<DicoTypes> {
  const steps = [{ ...asked(about), told, gestures }];
  return { title, articles: [article], learnt, dealt: (books) => begun([about, about], books), steps };
}
