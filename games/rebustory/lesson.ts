// A first game of Rébustory, and the other examples of its rules, each played on the screen.

import { type Gesture, type Lesson, type LessonScene, type LessonStep, PUPIL, surplus } from '@boite/kernel';
import { type CardId, JOKER_ID, PICTURE_CARDS, REBUSTORY_ID } from './rules/cards.ts';
import { deckOf } from './rules/deck.ts';
import { readOptions } from './rules/form.ts';
import type { Action, Fact, Options, RebustoryTypes } from './types.ts';

const LESSON_OPTIONS = readOptions({ edition: 'compacte', way: 'premier', judging: 'arbitre', sablier: null }) as Options;
const FREE_CARDS: Readonly<Record<string, CardId>> = { joker: JOKER_ID, Rébustory: REBUSTORY_ID };
const OTHER_HAND = 'BUS MUR PHARE RAIL SEPT BOL JOUR MAIN MILLE SKI';

export const lesson: Lesson<RebustoryTypes> = {
  others: ['Zoé'],
  first: {
    title: 'Une première partie',
    articles: ['1.3', '2.1', '3.1', '7.2'],
    dealt: () => begun('CHAT POT TOUR NŒUD joker FIL LAIT THON VAL BAS', 'OIE'),
    steps: [
      {
        ...rebusAsked(['CHAT', 'POT'], 'chapeau'),
        told: 'Dites vos cartes à voix haute : CHAT, POT… CHAPEAU ! Touchez ces deux cartes, écrivez le mot, et posez.',
        advice: 'Joli rébus ! Reprenez-le : la leçon commence par CHAT et POT, pour CHAPEAU.',
      },
      {
        ...rebusAsked(['TOUR', 'NŒUD', 'joker'], 'tournesol'),
        told: 'Un joker dit la syllabe qui manque. TOUR, NŒUD et « sol » : TOURNESOL. Trois cartes : leur somme est multipliée par deux.',
        advice: 'Bonne oreille ! Essayez maintenant TOUR, NŒUD et le joker, pour TOURNESOL.',
      },
      {
        shown: { kind: 'finish', discard: cardCalled('BAS'), takesTop: false },
        isReached: (facts) => facts.some(({ kind }) => kind === 'scored'),
        told: 'Votre tour peut finir : choisissez une carte dont vous ne faites rien, BAS par exemple. Elle est défaussée, et vous repiochez.',
        gestures: ['Finir le tour', 'Carte bas', 'Défausser'],
        advice: 'D’autres rébus se cachent là, mais finissez d’abord ce tour.',
      },
    ],
    learnt: 'L’orthographe ne compte pas, seulement les sons ; et un rébus long vaut bien plus que deux courts.',
  },
  more: [
    rebusScene('Deux consonnes se fondent', '2.4', {
      cards: ['FIL', 'LAIT'],
      word: 'filet',
      told: 'Le L de FIL et celui de LAIT n’en font qu’un : FILET. Posez-le.',
      learnt: 'Deux images dont les consonnes se rencontrent se lisent d’un seul souffle.',
    }),
    rebusScene('Quatre cartes', '3.1', {
      cards: ['EAU', 'RANG', 'JEU', 'RAIE'],
      word: 'orangeraie',
      told: 'Quatre cartes à 1 point, multipliées par trois : EAU, RANG, JEU, RAIE font ORANGERAIE.',
      learnt: 'La somme des cartes, multipliée par leur nombre moins un : plus c’est long, plus cela rapporte.',
    }),
    rebusScene('Le joker', '1.3', {
      cards: ['TOUR', 'NŒUD', 'joker'],
      word: 'tournesol',
      told: 'Le joker dit une syllabe que vous n’avez pas : « sol », après TOUR et NŒUD.',
      learnt: 'Un joker posé garde sa syllabe, et compte 10 points dans la somme.',
    }),
    rebusScene('Le Rébustory', '1.4', {
      cards: ['PART', 'RAT', 'Rébustory'],
      word: 'paratonnerre',
      told: 'Le Rébustory dit deux syllabes où l’on veut : PART, RAT, et « ton… nerre » pour PARATONNERRE.',
      learnt: 'Il compte 20 points une fois, mais pour deux cartes.',
    }),
  ],
};

function cardCalled(name: string): CardId {
  const id = FREE_CARDS[name] ?? PICTURE_CARDS.find((card) => card.name === name)?.id;
  if (id === undefined) throw new TypeError(`no such card: ${name}`);
  return id;
}

/** In a row of their own. */
function rebusAsked(
  names: readonly string[],
  word: string,
): Pick<LessonStep<RebustoryTypes>, 'shown' | 'isReached' | 'gestures'> {
  const placements = names.map((name, column) => ({ card: cardCalled(name), row: 0, column }));
  const shown: Action = {
    kind: 'lay',
    owner: PUPIL,
    group: null,
    placements,
    claims: [{ row: 0, column: 0, direction: 'across', word }],
  };
  const isLaid = (fact: Fact) => fact.kind === 'laid' && fact.change.judged.some((rebus) => rebus.word === word);
  const touched: readonly Gesture[] = names.map((name) => `Carte ${name in FREE_CARDS ? name : name.toLowerCase()}`);
  return { shown, isReached: (facts) => facts.some(isLaid), gestures: [...touched, { write: word }, 'Poser'] };
}

/** The pupil begins, and draws that card. */
function begun(own: string, drawn: string): readonly Fact[] {
  const [hand, other, first] = [own, OTHER_HAND, drawn].map((names) => names.split(' ').map(cardCalled));
  const pile = surplus<CardId, CardId>(
    deckOf('compacte'),
    [hand, other, first].flatMap((cards) => cards ?? []),
  );
  const hands = [hand ?? [], other ?? []];
  return [
    { kind: 'opened', options: LESSON_OPTIONS, seats: 2, juniors: [], first: PUPIL, by: 'chance', day: null },
    { kind: 'dealt', round: 1, dealer: PUPIL, hands, pile: [...(first ?? []), ...pile] },
    { kind: 'turn', seat: PUPIL, goRound: 1, deadline: null },
    { kind: 'drew', seat: PUPIL, cards: first ?? [] },
  ];
}

interface ShownRebus {
  readonly cards: readonly string[];
  readonly word: string;
  readonly told: string;
  readonly learnt: string;
}

function rebusScene(title: string, article: string, { cards, word, told, learnt }: ShownRebus): LessonScene<RebustoryTypes> {
  const rest = ['CHAT', 'POT', 'VAL', 'BAS', 'SON', 'THON', 'CIL', 'DÉ', 'QUAI', 'ZOO'].slice(cards.length);
  const advice = `Bonne oreille ! Ici, pourtant, on cherche ${word.toUpperCase()} : ${cards.join(', ')}.`;
  return {
    title,
    articles: [article],
    learnt,
    dealt: () => begun([...cards, ...rest].join(' '), 'OIE'),
    steps: [{ ...rebusAsked(cards, word), told, advice }],
  };
}
