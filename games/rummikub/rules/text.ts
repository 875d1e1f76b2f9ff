// How Rummikub des mots speaks French: every refusal, every piece of news, every option. Numbers come from the rules.

import type { NameOf, NewsOf } from '@boite/kernel';
import { counted, inFeminine, inWords, listed } from '@boite/language';
import { spokenText } from '../../speech.ts';
import type { EndReason, RummikubTypes, Spelling, Tile } from '../types.ts';
import { ENTERING_WORD, SHORTEST_LAID_WORD } from './bank.ts';
import { OPTIONS } from './form.ts';

const WITHOUT_PLAY = { passed: 'passe', 'out-of-time': 'n’a plus de temps', contested: 'reprend ses lettres' };

export const text = spokenText<RummikubTypes, EndReason>({
  name: 'Rummikub des mots',
  pitch: 'Posez, coupez, rallongez : tous les mots de la table sont à vous.',
  articles: {
    'not-now': '4',
    'nothing-laid': '4.3',
    'not-on-rack': '4.3',
    'tile-left-out': '4.2',
    'too-short': '4.4',
    'unknown-words': '4.4',
    'twice-on-table': '4.5',
    'enter-without-touching': '3.2',
    'enter-with-six': '3.1',
    'joker-without-its-letter': '5.2',
    'joker-not-replayed': '5.3',
    'longest-without-rack': '4.6',
    'no-appeal': '8.3',
    'already-appealed': '8.3',
    'nothing-to-contest': '8.2',
  },
  refusals: {
    'nothing-laid': () => 'Posez au moins une lettre de votre chevalet, ou passez.',
    'not-on-rack': ({ tile }) =>
      `Vous n’avez pas (ou plus) ${tile === 'joker' ? 'de joker' : `la lettre ${tile}`} sur votre chevalet.`,
    'tile-left-out': ({ tile }) =>
      `Une lettre ${tile} de la table n’est plus dans aucun mot : tout ce qui était posé doit le rester.`,
    'too-short': ({ word }) => `« ${word} » est trop court : ${inWords(SHORTEST_LAID_WORD)} lettres au moins.`,
    'twice-on-table': ({ word }) => `« ${word} » serait deux fois sur la table.`,
    'unknown-words': ({ words }) =>
      `${inGuillemets(words)} ${words.length === 1 ? 'n’est' : 'ne sont'} pas dans le dictionnaire.`,
    'enter-without-touching': ({ word }) =>
      `Laissez « ${word} » comme il est : pour entrer dans le jeu, on ne touche pas aux mots de la table.`,
    'enter-with-six': () =>
      `Pour entrer dans le jeu, il faut un mot de ${inWords(ENTERING_WORD)} lettres au moins, tiré de votre chevalet.`,
    'joker-without-its-letter': ({ letter }) =>
      `Pour prendre le joker, mettez à sa place une lettre ${letter} de votre chevalet, pas de la table.`,
    'joker-not-replayed': ({ letter }) =>
      `Le joker pris à la place de la lettre ${letter} doit aller dans un mot nouveau, avec des lettres de votre chevalet seulement.`,
    'longest-without-rack': ({ word }) =>
      `« ${word} », le plus long des mots formés, doit contenir au moins une lettre de votre chevalet.`,
    'no-appeal': () => 'À cette table, on ne fait pas appel du dictionnaire.',
    'already-appealed': () => 'Les autres ont déjà refusé un coup de ce tour : jouez des mots du dictionnaire, ou passez.',
    'nothing-to-contest': () => 'Il n’y a rien à contester là-dessus.',
  },
  news: {
    dealt: () => 'Les lettres sont distribuées.',
    opened: ({ first, draws }, nameOf) => {
      const rounds = draws.map((round) => tilesDrawn(round, nameOf)).join(' ; à égalité, on recommence : ');
      return `${rounds}. C’est ${nameOf(first)} qui commence.`;
    },
    proposed: ({ seat, laid }, nameOf) =>
      laid.about === 'appeal'
        ? `${nameOf(seat)} fait appel pour ${inGuillemets(laid.unlisted)} : aux autres de voter.`
        : `${nameOf(seat)} pose ${inGuillemets(laid.formed)}. Quelqu’un conteste ?`,
    'put-to-vote': ({ by }, nameOf) => `${nameOf(by)} trouve que cela sort du thème : on vote.`,
    'looked-up': ({ by, unlisted }, nameOf) =>
      unlisted.length === 0
        ? `${nameOf(by)} conteste à tort : tout est dans le dictionnaire.`
        : `${nameOf(by)} conteste avec raison : le dictionnaire ne connaît pas ${inGuillemets(unlisted)}.`,
    played: ({ seat, formed, points, emptied }, nameOf) =>
      `${nameOf(seat)} joue ${inGuillemets(formed)}${emptied ? ' et vide son chevalet' : ''} : ${counted(points, 'point')}.`,
    passed: (news, nameOf) => `${nameOf(news.seat)} ${WITHOUT_PLAY[news.reason]}${penalty(news)}.`,
  },
  endings: {
    'rack-empty': 'La banque est vide et un chevalet aussi : la partie est finie.',
    'all-passed': 'La banque est vide et tout le monde a passé : la partie est finie.',
  },
  options: OPTIONS,
});

function tilesDrawn(round: readonly (Tile | null)[], nameOf: NameOf): string {
  return listed(round.flatMap((tile, seat) => (tile ? [`${nameOf(seat)} tire ${tile === 'joker' ? 'un joker' : tile}`] : [])));
}

function penalty({ reason, drawn }: NewsOf<RummikubTypes, 'passed'>): string {
  if (drawn === 0) return '';
  return ` et tire ${inFeminine(drawn)} lettre${drawn > 1 ? 's' : ''}${reason === 'passed' ? '' : ' de pénalité'}`;
}

export function inGuillemets(words: readonly Spelling[]): string {
  return listed(words.map((word) => `« ${word} »`));
}
