// A first game of Scrabble Rébus, and the other examples of its rules, each played on the screen.

import { type Gesture, type Lesson, type LessonScene, type LessonStep, PUPIL } from '@boite/kernel';
import { writtenName } from '@boite/rebus';
import { CENTRE, premiumAt } from './rules/board.ts';
import { bagsWithout } from './rules/draw.ts';
import { readOptions } from './rules/form.ts';
import { symbolOf, typedToken } from './rules/symbols.ts';
import { BAGS } from './rules/tokens.ts';
import type { Action, Fact, Options, ScrabbleRebusTypes, Token } from './types.ts';

const OTHER = 1;
const LESSON_OPTIONS = readOptions({ sablier: null, judging: 'arbitre' }) as Options;
/** As a square is called. */
const PREMIUM_SAID = { red: 'triple', blue: 'double' } as const;
const OTHER_RACK = 'k p g main porte rat 7 dé tente';

export const lesson: Lesson<ScrabbleRebusTypes> = {
  others: ['Zoé'],
  first: {
    title: 'Une première partie',
    articles: ['3.1', '3.2', '4.1', '5.1'],
    dealt: () => begun('1 nœud eau cou île a verre tu sou'),
    steps: [
      {
        ...rowAsked(['1', 'nœud'], 'une corde', { from: 0 }),
        told: 'Chaque jeton dit l’un des mots de sa liste : « un » ou « une », « nœud » ou « corde ». Posez 1 sur l’étoile, le nœud à sa droite, et écrivez « une corde ».',
        advice: 'C’est bien un rébus ! La leçon commence pourtant par « une corde ».',
        replies: [{ seat: OTHER, action: { kind: 'pass' } }],
      },
      {
        ...rowAsked(['eau', 'cou'], 'une corde au cou', { from: 2 }),
        told: 'Zoé passe. Allongez ce rébus : « eau » s’entend comme « au ». Posez eau et cou à la suite, et écrivez tout : « une corde au cou ».',
        advice: 'Cela se joue aussi ; essayez d’allonger le rébus, avec eau et cou à sa droite.',
      },
    ],
    learnt:
      'Un mot, un groupe de mots, une phrase : seuls comptent les sons. Trois points par jeton, et tout le rébus compte à nouveau quand on l’allonge.',
  },
  more: [
    rowScene('Un mot de deux sons', '5.1', {
      tokens: ['verre', 'tu'],
      text: 'vertu',
      told: 'Le verre et TU, lus ensemble : VERTU. Posez-les, le premier sur l’étoile.',
      learnt: 'Trois points par jeton ; les cases de couleur doublent ou triplent, une fois.',
    }),
    {
      title: 'Une phrase entière',
      articles: ['4.6'],
      dealt: () => begun('1 nœud eau cou île a verre tu sou'),
      steps: [
        {
          ...rowAsked(['1', 'nœud'], 'une corde', { from: 0 }),
          told: 'Il faut d’abord quelque chose à allonger : posez 1 sur l’étoile, le nœud à sa droite, et écrivez « une corde ».',
          advice: 'C’est bien un rébus ! Ici, on part pourtant de « une corde ».',
          replies: [{ seat: OTHER, action: { kind: 'pass' } }],
        },
        {
          ...rowLaid(['île', 'a', 'eau', 'cou'], 'il a une corde au cou', { columns: [-2, -1, 2, 3], from: -2 }),
          told: 'Allongez maintenant des deux côtés : île et a avant, eau et cou après. « Il a une corde au cou » : écrivez toute la phrase.',
          advice: 'Cela se joue aussi ; on cherche ici « il a une corde au cou ».',
        },
      ],
      learnt: 'Des jetons s’ajoutent à un rébus, même des deux côtés, si le tout en fait un nouveau, bien construit.',
    },
    rowScene('Épeler', '4.3', {
      tokens: ['a', 'm', 'i'],
      text: 'ami',
      told: 'Des lettres côte à côte peuvent épeler un mot : A, M, I font AMI.',
      learnt: 'Une lettre se dit par son nom, par son bruit seul, ou s’épelle avec les autres.',
    }),
    rowScene('Devant une voyelle', '4.8', {
      tokens: ['le la les', 'homme'],
      text: 'l’homme',
      told: 'Les petits mots s’élident comme dans la parole : LE devant HOMME se dit « l’homme ».',
      learnt: 'Je, me, te, se, le, la, de, ne, que perdent leur voyelle devant une autre.',
    }),
    rowScene('Un e muet', '4.9', {
      tokens: ['mer', 'le la les'],
      text: 'merle',
      told: 'LE finit par un e que l’on n’entend pas toujours : MER et LE font MERLE.',
      learnt: 'Un jeton qui finit par un e muet le prête au mot.',
    }),
  ],
};

function tokenOf(name: string): Token {
  const token = typedToken(name);
  if (token === null) throw new TypeError(`no such token: ${name}`);
  return token;
}

interface AskedRow {
  /** How far from the star each token goes. */
  readonly columns: readonly number[];
  /** Where the whole run begins. */
  readonly from: number;
}

/** From that square on, one beside the other, at the end of what lies there. */
function rowAsked(names: readonly string[], text: string, { from }: { readonly from: number }) {
  return rowLaid(names, text, { columns: names.map((_, nth) => from + nth), from: 0 });
}

function rowLaid(
  names: readonly string[],
  text: string,
  { columns, from }: AskedRow,
): Pick<LessonStep<ScrabbleRebusTypes>, 'shown' | 'isReached' | 'gestures'> {
  const cells = columns.map((by) => ({ row: CENTRE.row, column: CENTRE.column + by }));
  const placements = cells.map((cell, nth) => ({ ...cell, token: tokenOf(names[nth] ?? '') }));
  const claims = [{ row: CENTRE.row, column: CENTRE.column + from, direction: 'across', text, meant: [] }] as const;
  const shown: Action = { kind: 'play', placements, claims, bags: [] };
  const isRead = (fact: Fact) => fact.kind === 'played' && fact.rebuses.some((rebus) => rebus.text === text);
  const touched = cells.flatMap(({ row, column }, nth): readonly Gesture[] => {
    const premium = premiumAt({ row, column });
    const square = column === CENTRE.column ? 'étoile' : premium === null ? 'case libre' : `case ${PREMIUM_SAID[premium]}`;
    const token = placements[nth]?.token ?? '';
    return [`${writtenName(symbolOf(token))}, jeton`, `${square}, rangée ${row + 1}, colonne ${column + 1}`];
  });
  return { shown, isReached: (facts) => facts.some(isRead), gestures: [...touched, { write: text }, 'Jouer'] };
}

function begun(own: string): readonly Fact[] {
  const hands = [own, OTHER_RACK].map((names) => names.split(' ').map((name) => tokenOf(name.replaceAll('-', ' '))));
  const bags = hands.reduce(bagsWithout, BAGS);
  return [
    { kind: 'dealt', options: LESSON_OPTIONS, hands, bags, first: PUPIL },
    { kind: 'turn', seat: PUPIL, deadline: null },
  ];
}

interface ShownRow {
  readonly tokens: readonly string[];
  readonly text: string;
  readonly told: string;
  readonly learnt: string;
}

/** A first rebus, from the star on. */
function rowScene(title: string, article: string, { tokens, text, told, learnt }: ShownRow): LessonScene<ScrabbleRebusTypes> {
  const rest = ['b', 'c', 'd', 'vent', 'heure', 'pas', 'scie', 'lit', 'sou'].slice(tokens.length);
  const advice = `C’est bien un rébus ; ici, pourtant, on cherche « ${text} ».`;
  return {
    title,
    articles: [article],
    learnt,
    dealt: () => begun([...tokens.map((name) => name.replaceAll(' ', '-')), ...rest].join(' ')),
    steps: [{ ...rowAsked(tokens, text, { from: 0 }), told, advice }],
  };
}
