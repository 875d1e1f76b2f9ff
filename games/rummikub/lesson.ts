// A first game of Rummikub des mots, and the other examples of its rules, each played on the screen.

import { type Lesson, type LessonScene, type LessonStep, PUPIL, surplus } from '@boite/kernel';
import { ALL_TILES } from './rules/bank.ts';
import { readOptions } from './rules/form.ts';
import { pointsForLongest } from './rules/score.ts';
import { formedWords, tilesOn } from './rules/table.ts';
import type { Action, Fact, LaidWords, Options, RummikubTypes, Tile } from './types.ts';

const OTHER = 1;
const LESSON_OPTIONS = readOptions({ sablier: null, judging: 'arbitre', theme: null }) as Options;

export const lesson: Lesson<RummikubTypes> = {
  others: ['Zoé'],
  first: {
    title: 'Une première partie',
    articles: ['3.1', '3.2', '4.1', '6.1'],
    dealt: () => begun(['CHAMBRE', 'DIS', 'LUNO'], ['PARAITRE', 'EIGOUS']),
    steps: [
      {
        ...wordsAsked(['CHAMBRE'], ['CHAMBRE']),
        told: 'Pour entrer, un mot de six lettres ou plus, de votre chevalet seul. Touchez C, H, A, M, B, R, E dans cet ordre, puis « Nouveau mot », et jouez.',
        gestures: [...'CHAMBRE', 'Nouveau mot', 'Jouer'],
        advice: 'Bien joué, mais la suite part de CHAMBRE : reprenez vos lettres et posez ce mot-là.',
        replies: [{ seat: OTHER, action: { kind: 'play', table: ['CHAMBRE', 'PARAITRE'] } }],
      },
      {
        ...wordsAsked(['DISPARAITRE'], ['CHAMBRE', 'DISPARAITRE']),
        told: 'Zoé entre avec PARAÎTRE : ses lettres sont à tout le monde. Touchez D, I, S, puis le bord gauche du P : onze lettres, onze points.',
        gestures: ['D', 'I', 'S', 'P, nouveau, dans PARAITRE', 'Jouer'],
        advice: 'C’est permis, mais il y a mieux : D, I, S devant PARAÎTRE font un mot de onze lettres.',
      },
    ],
    learnt:
      'On entre avec six lettres, puis toute la table est à vous : il suffit d’y ajouter une lettre. Seul le plus long mot formé compte.',
  },
  more: [
    tableScene({
      title: 'Défaire un mot',
      articles: ['4.1'],
      table: ['IMAGE'],
      rack: 'LEP',
      after: ['MIEL', 'PAGE'],
      told: 'Un mot de la table peut en devenir deux. De IMAGE, sortez M puis I, ajoutez E et L : MIEL. Votre P, devant AGE, fait PAGE.',
      gestures: [
        ...['M, dans IMAGE', 'Nouveau mot', 'I, dans IAGE', 'À la fin de M'],
        ...['E', 'L', 'À la fin de MI', 'P', 'A, dans AGE', 'Jouer'],
      ],
      advice: 'Cela se joue aussi ; ici, on cherche MIEL et PAGE.',
      learnt: 'On coupe et l’on rebâtit comme on veut, pourvu qu’à la fin il n’y ait que des mots, et une lettre de plus.',
    }),
    tableScene({
      title: 'Tout reste sur la table',
      articles: ['4.2'],
      table: ['DROLE', 'BOEUF'],
      rack: 'RO',
      after: ['ROLE', 'OEUF', 'BORD'],
      told: 'Le B de BŒUF et le D de DRÔLE changent de mot : avec vos O et R, ils font BORD. Restent RÔLE et ŒUF.',
      gestures: [
        ...['B, dans BOEUF', 'Nouveau mot', 'O', 'R', 'À la fin de B'],
        ...['D, dans DROLE', 'À la fin de BOR', 'Jouer'],
      ],
      advice: 'Cela se joue aussi ; ici, on cherche BORD, RÔLE et ŒUF.',
      learnt: 'Rien de la table ne revient sur un chevalet : chaque lettre déplacée trouve un autre mot.',
    }),
    {
      title: 'Seul le plus long compte',
      articles: ['6.1'],
      dealt: () => begun(['EAU', 'VIE', 'LOURD', 'CHAMBRE'], ['PARAITRE', 'EIGOUS']),
      steps: [
        {
          ...wordsAsked(['EAU', 'VIE', 'LOURD', 'CHAMBRE'], ['CHAMBRE', 'LOURD', 'VIE', 'EAU']),
          told: 'Quatre mots d’un coup : CHAMBRE, LOURD, VIE et EAU. Chacun commence par « Nouveau mot ». Combien de points ? Sept, pour le plus long.',
          gestures: ['CHAMBRE', 'LOURD', 'VIE', 'EAU'].flatMap((word) => [...word, 'Nouveau mot']).concat('Jouer'),
          advice: 'Posez les quatre mots avant de jouer : CHAMBRE, LOURD, VIE et EAU.',
        },
      ],
      learnt: 'Poser beaucoup vide le chevalet, ce qui double les points ; mais un seul mot les donne.',
    },
  ],
};

function wordsAsked(words: readonly string[], table: LaidWords): Pick<LessonStep<RummikubTypes>, 'shown' | 'isReached'> {
  const shown: Action = { kind: 'play', table };
  const isFormed = (fact: Fact) => fact.kind === 'played' && words.every((word) => fact.formed.includes(word));
  return { shown, isReached: (facts) => facts.some(isFormed) };
}

function begun(own: readonly string[], other: readonly string[]): readonly Fact[] {
  const racks = [own, other].map(tilesOn);
  return [
    { kind: 'dealt', options: LESSON_OPTIONS, racks, bank: surplus<Tile, Tile>(ALL_TILES, racks.flat()) },
    { kind: 'opened', first: PUPIL, draws: [] },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

type DrawnScene = Omit<LessonStep<RummikubTypes>, 'shown' | 'isReached'> &
  Pick<LessonScene<RummikubTypes>, 'title' | 'articles' | 'learnt'> & {
    readonly table: LaidWords;
    readonly rack: string;
    readonly after: LaidWords;
  };

/** The pupil has entered, with what lies on the table. */
function tableScene({ title, articles, learnt, table, rack, after, ...step }: DrawnScene): LessonScene<RummikubTypes> {
  return {
    title,
    articles,
    learnt,
    dealt: () => [
      ...begun([...table, rack, 'K'], ['EIGOUS']),
      laidByPupil(table),
      { kind: 'turn', seat: OTHER, deadline: null },
      { kind: 'passed', seat: OTHER, reason: 'passed', drawn: [] },
      { kind: 'turn', seat: PUPIL, deadline: null },
    ],
    steps: [{ ...step, ...wordsAsked(formedWords(table, after), after) }],
  };
}

function laidByPupil(table: LaidWords): Fact {
  const formed = formedWords([], table);
  const points = pointsForLongest(formed[0] ?? '', { emptied: false });
  return { kind: 'played', seat: PUPIL, table, used: tilesOn(table), formed, points, emptied: false, drawn: [] };
}
