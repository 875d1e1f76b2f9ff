// How Rondo speaks French: every refusal, every piece of news, every option. Numbers come from the rules.

import type { NameOf, NewsOf } from '@boite/kernel';
import { counted, inWords, signed } from '@boite/language';
import { spokenText } from '../../speech.ts';
import type { Card, EndReason, OpeningWord, RondoTypes } from '../types.ts';
import { EXCHANGE_COST, HOLDER_MAX, SHORTEST_RONDO_WORD } from './deck.ts';
import { OPTIONS } from './form.ts';

export const text = spokenText<RondoTypes, EndReason>({
  name: 'Rondo',
  pitch: 'Un mot tourne autour de la table : changez-le en un autre, lettre à lettre.',
  articles: {
    'not-now': '3',
    'not-in-hand': '3.2',
    'nothing-laid': '3.2',
    'opening-three-letters': '3.2',
    'joker-without-letter': '1.3',
    'empty-pile': '3.1',
    'no-such-compartment': '3.3',
    'two-cards-in-one': '3.3',
    'holder-full': '3.3',
    'new-compartment-without-letter': '3.3',
    'eraser-on-eraser': '3.5',
    'eraser-inside': '3.5',
    'face-down-not-allowed': '6.1',
    'one-face-down-a-turn': '6.1',
    'too-short': '3.6',
    'same-word': '3.6',
    'unknown-word': '3.6',
    'nothing-kept': '3.4',
    conjugated: '6.3',
  },
  refusals: {
    'not-in-hand': ({ card }) => `Vous n’avez pas (ou plus) ${cardInWords(card)} en main.`,
    'joker-without-letter': () => 'Dites quelle lettre le joker remplace.',
    'empty-pile': () => 'La pioche est vide : on ne peut plus échanger.',
    'nothing-laid': () => 'Posez au moins une carte, ou passez.',
    'no-such-compartment': ({ at }) => `Le porte-cartes n’a pas de case ${at + 1}.`,
    'two-cards-in-one': ({ at }) => `Deux cartes ne peuvent pas aller ensemble sur la case ${at + 1}.`,
    'opening-three-letters': () => `Ce premier mot compte exactement ${inWords(SHORTEST_RONDO_WORD)} lettres, sans gomme.`,
    'holder-full': () => `Le porte-cartes est complet : ${HOLDER_MAX} cases au plus.`,
    'new-compartment-without-letter': () => 'La nouvelle case doit recevoir une lettre ou un joker.',
    'eraser-on-eraser': ({ at }) => `La case ${at + 1} est déjà effacée : elle ne peut recevoir qu’une lettre ou un joker.`,
    'eraser-inside': () => 'On n’efface qu’au début ou à la fin du mot : les lettres doivent se toucher.',
    'face-down-not-allowed': () => 'Poser une carte à l’envers n’est permis que dans la variante pour débutants.',
    'one-face-down-a-turn': () => 'Une seule carte à l’envers par tour.',
    'too-short': ({ word }) =>
      word === ''
        ? 'Il ne reste aucune lettre.'
        : `« ${word} » est trop court : ${inWords(SHORTEST_RONDO_WORD)} lettres au moins.`,
    'nothing-kept': () => 'Gardez au moins une lettre du mot précédent.',
    'same-word': ({ word }) => `« ${word} » est déjà sur le porte-cartes : changez le mot.`,
    'unknown-word': ({ word }) => `« ${word} » n’est pas dans le dictionnaire.`,
    conjugated: ({ word }) => `« ${word} » est un verbe conjugué : vous avez décidé de jouer sans.`,
  },
  news: {
    dealt: () => 'Les cartes sont distribuées.',
    shown: ({ seat }, nameOf) => `${nameOf(seat)} a choisi.`,
    opened: openedText,
    exchanged: ({ seat, own }, nameOf) =>
      own
        ? `${nameOf(seat)} échange ${cardInWords(own.gave)} contre ${cardInWords(own.drew)} (${signed(-EXCHANGE_COST)}).`
        : `${nameOf(seat)} échange une carte (${signed(-EXCHANGE_COST)}).`,
    proposed: ({ seat, word }, nameOf) => `${nameOf(seat)} pose « ${word} ». Quelqu’un conteste ?`,
    contested: ({ seat, by, word, upheld }, nameOf) =>
      upheld
        ? `${nameOf(by)} conteste : « ${word} » n’est pas admis, ${nameOf(seat)} reprend ses cartes.`
        : `${nameOf(by)} conteste à tort : « ${word} » est dans le dictionnaire.`,
    played: ({ seat, word, points }, nameOf) => `${nameOf(seat)} joue « ${word} » : ${counted(points.total, 'point')}.`,
    passed: ({ seat, outOfTime, points, drawn }, nameOf) =>
      `${nameOf(seat)} ${outOfTime ? 'n’a plus de temps' : 'passe'}${points < 0 ? ` (${counted(points, 'point')})` : ''}${drew(drawn)}.`,
  },
  endings: {
    'hand-empty': 'La pioche est vide et une main aussi : la partie est finie.',
    'all-passed': 'La pioche est vide et tout le monde a passé : la partie est finie.',
  },
  options: OPTIONS,
});

function openedText({ first, by, words }: NewsOf<RondoTypes, 'opened'>, nameOf: NameOf): string {
  const shown = words.flatMap((word, seat) => (word ? [`${nameOf(seat)} montre ${shownAs(word)}`] : []));
  const because = {
    word: 'a le mot qui vaut le plus et commence',
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

function cardInWords(card: Card): string {
  if (card === 'joker') return 'un joker';
  return card === 'gomme' ? 'une gomme' : `la lettre ${card}`;
}
