// Knows how Rondo speaks French: every refusal, every piece of news, every option.

import type { GameText, NameOf, OptionForm } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import type { Card, EndReason, News, OpeningWord, Options, Refusal, RondoTypes } from '../types.ts';
import { HOLDER_MAX } from './deck.ts';

type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;
type Refusals = { readonly [Code in Refusal['code']]: (refusal: RefusalOf<Code>) => string };
type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;
type Telling = { readonly [Kind in News['kind']]: (news: NewsOf<Kind>, nameOf: NameOf) => string };

const REFUSALS: Refusals = {
  'not-now': () => 'Ce n’est pas le moment de faire cela.',
  'not-in-hand': ({ card }) => `Vous n’avez pas (ou plus) ${cardName(card)} en main.`,
  'joker-without-letter': () => 'Dites quelle lettre le joker remplace.',
  'empty-pile': () => 'La pioche est vide : on ne peut plus échanger.',
  'nothing-laid': () => 'Posez au moins une carte, ou passez.',
  'no-such-compartment': ({ at }) => `Le porte-cartes n’a pas de case ${at + 1}.`,
  'two-cards-in-one': ({ at }) => `Deux cartes ne peuvent pas aller ensemble sur la case ${at + 1}.`,
  'opening-three-letters': () => 'Ce premier mot compte exactement trois lettres, sans gomme.',
  'holder-full': () => `Le porte-cartes est complet : ${HOLDER_MAX} cases au plus.`,
  'new-compartment-without-letter': () => 'La nouvelle case doit recevoir une lettre ou un joker.',
  'eraser-on-eraser': ({ at }) => `La case ${at + 1} est déjà effacée : elle ne peut recevoir qu’une lettre ou un joker.`,
  'eraser-inside': () => 'On n’efface qu’au début ou à la fin du mot : les lettres doivent se toucher.',
  'face-down-not-allowed': () => 'Poser une carte à l’envers n’est permis que dans la variante pour débutants.',
  'one-face-down-a-turn': () => 'Une seule carte à l’envers par tour.',
  'too-short': ({ word }) =>
    word === '' ? 'Il ne reste aucune lettre.' : `« ${word} » est trop court : trois lettres au moins.`,
  'nothing-kept': () => 'Gardez au moins une lettre du mot précédent.',
  'same-word': ({ word }) => `« ${word} » est déjà sur le porte-cartes : changez le mot.`,
  'unknown-word': ({ word }) => `« ${word} » n’est pas dans le dictionnaire.`,
  conjugated: ({ word }) => `« ${word} » est un verbe conjugué : vous avez décidé de jouer sans.`,
};

const TELLING: Telling = {
  dealt: () => 'Les cartes sont distribuées.',
  shown: ({ seat }, nameOf) => `${nameOf(seat)} a choisi.`,
  opened: (news, nameOf) => opening(news, nameOf),
  turn: ({ seat }, nameOf) => `C’est à ${nameOf(seat)}.`,
  exchanged: ({ seat, own }, nameOf) =>
    own
      ? `${nameOf(seat)} échange ${cardName(own.gave)} contre ${cardName(own.drew)} (−2).`
      : `${nameOf(seat)} échange une carte (−2).`,
  proposed: ({ seat, word }, nameOf) => `${nameOf(seat)} pose « ${word} ». Quelqu’un conteste ?`,
  accepted: ({ seat }, nameOf) => `${nameOf(seat)} accepte.`,
  contested: ({ seat, by, word, upheld }, nameOf) =>
    upheld
      ? `${nameOf(by)} conteste : « ${word} » n’est pas admis, ${nameOf(seat)} reprend ses cartes.`
      : `${nameOf(by)} conteste à tort : « ${word} » est dans le dictionnaire.`,
  played: ({ seat, word, points }, nameOf) => `${nameOf(seat)} joue « ${word} » : ${counted(points.total, 'point')}.`,
  passed: ({ seat, outOfTime, points, drawn }, nameOf) =>
    `${nameOf(seat)} ${outOfTime ? 'n’a plus de temps' : 'passe'}${points < 0 ? ` (${counted(points, 'point')})` : ''}${drew(drawn)}.`,
  retired: ({ seat }, nameOf) => `${nameOf(seat)} quitte la partie.`,
  ended: ({ reason }) => ENDINGS[reason],
};

const ENDINGS: Readonly<Record<EndReason, string>> = {
  'hand-empty': 'La pioche est vide et une main aussi : la partie est finie.',
  'all-passed': 'La pioche est vide et tout le monde a passé : la partie est finie.',
  alone: 'Il ne reste qu’un joueur : la partie est finie.',
  stopped: 'La table a décidé de s’arrêter là.',
};

function opening({ first, by, words }: NewsOf<'opened'>, nameOf: NameOf): string {
  const shown = words.flatMap((word, seat) => (word ? [`${nameOf(seat)} montre ${shownAs(word)}`] : []));
  const because = {
    word: 'a le mot le plus cher et commence',
    youngest: 'est le plus jeune et commence',
    chance: 'commence, le sort a décidé',
  };
  return [...shown, `${nameOf(first)} ${because[by]}`].join(' ; ').concat('.');
}

function shownAs({ word, points }: OpeningWord): string {
  return `« ${word} » (${points})`;
}

function drew(count: number): string {
  return count === 0 ? '' : ' et pioche une carte';
}

function cardName(card: Card): string {
  if (card === 'joker') return 'un joker';
  return card === 'gomme' ? 'une gomme' : `la lettre ${card}`;
}

/** The form of the table's choices, closed by the compiler: one field an option. */
const OPTIONS: OptionForm<Options> = {
  sablier: {
    label: 'Sablier',
    help: 'Le temps d’un tour. Quand il est écoulé, on passe.',
    choices: [
      { value: 60, label: '1 minute' },
      { value: 30, label: '30 secondes' },
      { value: 90, label: '1 minute 30' },
      { value: 120, label: '2 minutes' },
      { value: null, label: 'Sans sablier' },
    ],
  },
  opening: {
    label: 'Qui commence ?',
    help: 'Chacun montre un mot de trois lettres et le plus cher commence, ou le sort décide.',
    choices: [
      { value: 'word', label: 'Le mot le plus cher' },
      { value: 'chance', label: 'Le sort' },
    ],
  },
  beginners: {
    label: 'Variante pour débutants',
    help: 'Une fois par tour, une carte posée à l’envers au bout du mot sert de gomme gratuite.',
    choices: [
      { value: false, label: 'Non' },
      { value: true, label: 'Oui' },
    ],
  },
  words: {
    label: 'Mots autorisés',
    help: 'Toutes les formes du dictionnaire, ou pas de verbes conjugués (l’infinitif et les participes restent permis).',
    choices: [
      { value: 'all', label: 'Toutes les formes' },
      { value: 'unconjugated', label: 'Sans verbes conjugués' },
    ],
  },
  judging: {
    label: 'Qui juge ?',
    help: 'Le dictionnaire refuse aussitôt un mot inconnu, ou le mot reste si personne ne le conteste.',
    choices: [
      { value: 'arbitre', label: 'Le dictionnaire' },
      { value: 'table', label: 'La table, qui peut contester' },
    ],
  },
};

export const text: GameText<RondoTypes> = {
  name: 'Rondo',
  pitch: 'Un mot tourne autour de la table : changez-le en un autre, lettre à lettre.',
  options: OPTIONS,
  refusal: (refusal) => typeset((REFUSALS[refusal.code] as (refusal: Refusal) => string)(refusal)),
  news: (news, nameOf) => typeset((TELLING[news.kind] as (news: News, nameOf: NameOf) => string)(news, nameOf)),
  ending: (reason) => typeset(ENDINGS[reason as EndReason] ?? 'La partie est finie.'),
};
