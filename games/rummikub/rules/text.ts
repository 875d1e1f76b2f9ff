// Knows how Rummikub des mots speaks French: every refusal, every piece of news, every option.

import type { GameText, NameOf, OptionForm, Tally } from '@boite/kernel';
import { counted, typeset } from '@boite/language';
import type { EndReason, News, Options, PassReason, Refusal, RummikubTypes, Spelling, Tile } from '../types.ts';
import { LONGEST_THEME } from './read.ts';

type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;
type Refusals = { readonly [Code in Refusal['code']]: (refusal: RefusalOf<Code>) => string };
type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;
type Telling = { readonly [Kind in News['kind']]: (news: NewsOf<Kind>, nameOf: NameOf) => string };

const REFUSALS: Refusals = {
  'not-now': () => 'Ce n’est pas le moment de faire cela.',
  'nothing-laid': () => 'Posez au moins une lettre de votre chevalet, ou passez.',
  'not-on-rack': ({ tile }) => `Vous n’avez pas (ou plus) ${tileName(tile)} sur votre chevalet.`,
  'tile-left-out': ({ tile }) =>
    `Une lettre ${tile} de la table n’est plus dans aucun mot : tout ce qui était posé doit le rester.`,
  'too-short': ({ word }) => `« ${word} » est trop court : trois lettres au moins.`,
  'twice-on-table': ({ word }) => `« ${word} » serait deux fois sur la table.`,
  'unknown-words': ({ words }) =>
    words.length === 1
      ? `${quoted(words)} n’est pas dans le dictionnaire.`
      : `${quoted(words)} ne sont pas dans le dictionnaire.`,
  'enter-without-touching': ({ word }) =>
    `Laissez « ${word} » comme il est : pour entrer dans le jeu, on ne touche pas aux mots de la table.`,
  'enter-with-six': () => 'Pour entrer dans le jeu, il faut un mot de six lettres au moins, tiré de votre chevalet.',
  'joker-without-its-letter': ({ letter }) =>
    `Pour prendre le joker, mettez à sa place une lettre ${letter} de votre chevalet, pas de la table.`,
  'joker-not-replayed': ({ letter }) =>
    `Le joker pris à la place de la lettre ${letter} doit aller dans un mot nouveau, avec des lettres de votre chevalet seulement.`,
  'longest-without-rack': ({ word }) =>
    `« ${word} », le plus long des mots formés, doit contenir au moins une lettre de votre chevalet.`,
  'no-appeal': () => 'À cette table, on ne fait pas appel du dictionnaire.',
  'already-appealed': () => 'Les autres ont déjà refusé un coup de ce tour : jouez des mots du dictionnaire, ou passez.',
  'nothing-to-contest': () => 'Il n’y a rien à contester là-dessus.',
};

const TELLING: Telling = {
  dealt: () => 'Les lettres sont distribuées.',
  opened: ({ first, draws }, nameOf) =>
    `${draws.map((round) => drawn(round, nameOf)).join(' ; à égalité, on recommence : ')}. C’est ${nameOf(first)} qui commence.`,
  turn: ({ seat }, nameOf) => `C’est à ${nameOf(seat)}.`,
  proposed: ({ seat, laid }, nameOf) =>
    laid.about === 'appeal'
      ? `${nameOf(seat)} fait appel pour ${quoted(laid.unlisted)} : aux autres de voter.`
      : `${nameOf(seat)} pose ${quoted(laid.formed)}. Quelqu’un conteste ?`,
  voiced: ({ seat, voice }, nameOf) => `${nameOf(seat)} est ${voice === 'for' ? 'd’accord' : 'contre'}.`,
  'put-to-vote': ({ by }, nameOf) => `${nameOf(by)} trouve que cela sort du thème : on vote.`,
  settled: ({ seat, tally }, nameOf) => `Le vote donne ${tally.stands ? 'raison' : 'tort'} à ${nameOf(seat)} : ${voices(tally)}.`,
  'looked-up': ({ by, unlisted }, nameOf) =>
    unlisted.length === 0
      ? `${nameOf(by)} conteste à tort : tout est dans le dictionnaire.`
      : `${nameOf(by)} conteste avec raison : le dictionnaire ne connaît pas ${quoted(unlisted)}.`,
  played: ({ seat, formed, points, emptied }, nameOf) =>
    `${nameOf(seat)} joue ${quoted(formed)}${emptied ? ' et vide son chevalet' : ''} : ${counted(points, 'point')}.`,
  passed: ({ seat, reason, drawn }, nameOf) => `${nameOf(seat)} ${PASSING[reason]}${penalty(reason, drawn)}.`,
  retired: ({ seat }, nameOf) => `${nameOf(seat)} quitte la partie.`,
  ended: ({ reason }) => ENDINGS[reason],
};

const PASSING: Readonly<Record<PassReason, string>> = {
  passed: 'passe',
  'out-of-time': 'n’a plus de temps',
  contested: 'reprend ses lettres',
};

const ENDINGS: Readonly<Record<EndReason, string>> = {
  'rack-empty': 'La banque est vide et un chevalet aussi : la partie est finie.',
  'all-passed': 'La banque est vide et tout le monde a passé : la partie est finie.',
  alone: 'Il ne reste qu’un joueur : la partie est finie.',
  stopped: 'La table a décidé de s’arrêter là.',
};

function drawn(round: readonly (Tile | null)[], nameOf: NameOf): string {
  return listed(round.flatMap((tile, seat) => (tile ? [`${nameOf(seat)} tire ${tile === 'joker' ? 'un joker' : tile}`] : [])));
}

function penalty(reason: PassReason, drawn: number): string {
  if (drawn === 0) return '';
  return reason === 'passed' ? ' et tire une lettre' : ' et tire une lettre de pénalité';
}

/** « 2 voix pour, 1 contre, celle de l’arbitre comprise ». */
function voices({ for: pros, against: cons, arbitre }: Tally): string {
  const count = (seats: readonly number[], own: boolean) => seats.length + (own ? 1 : 0);
  const sums = `${counted(count(pros, arbitre === 'for'), 'voix', 'voix')} pour, ${count(cons, arbitre === 'against')} contre`;
  return arbitre === null ? sums : `${sums}, celle de l’arbitre comprise`;
}

function quoted(words: readonly Spelling[]): string {
  return listed(words.map((word) => `« ${word} »`));
}

/** « A, B et C ». */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

function tileName(tile: Tile): string {
  return tile === 'joker' ? 'de joker' : `la lettre ${tile}`;
}

const THEMES = [
  'Les animaux',
  'La cuisine',
  'La nature',
  'La maison',
  'Les voyages',
  'Le corps humain',
  'Les métiers',
  'Le sport',
];

/** The form of the table's choices, closed by the compiler: one field an option. */
const OPTIONS: OptionForm<Options> = {
  sablier: {
    label: 'Sablier',
    help: 'Le temps d’un tour. Quand il est écoulé, on reprend ses lettres et l’on en tire une de pénalité.',
    choices: [
      { value: 60, label: '1 minute' },
      { value: 90, label: '1 minute 30' },
      { value: 120, label: '2 minutes' },
      { value: 180, label: '3 minutes' },
      { value: null, label: 'Sans sablier' },
    ],
  },
  judging: {
    label: 'Qui juge ?',
    help: 'Le dictionnaire refuse aussitôt un mot inconnu ; ou bien les autres peuvent contester, au risque d’une pénalité ; ou bien le dictionnaire juge et les autres peuvent passer outre.',
    choices: [
      { value: 'arbitre', label: 'Le dictionnaire' },
      { value: 'table', label: 'La table, qui peut contester' },
      { value: 'appel', label: 'Le dictionnaire, avec un appel' },
    ],
  },
  theme: {
    label: 'Thème',
    help: 'Un sujet que tous les mots doivent suivre. Les joueurs en jugent par un vote : c’est plus difficile.',
    choices: [{ value: null, label: 'Sans thème' }, ...THEMES.map((theme) => ({ value: theme, label: theme }))],
    own: { label: 'Un autre thème', longest: LONGEST_THEME },
  },
};

export const text: GameText<RummikubTypes> = {
  name: 'Rummikub des mots',
  pitch: 'Posez, coupez, rallongez : tous les mots de la table sont à vous.',
  options: OPTIONS,
  refusal: (refusal) => typeset((REFUSALS[refusal.code] as (refusal: Refusal) => string)(refusal)),
  news: (news, nameOf) => typeset((TELLING[news.kind] as (news: News, nameOf: NameOf) => string)(news, nameOf)),
  ending: (reason) => typeset(ENDINGS[reason as EndReason] ?? 'La partie est finie.'),
};
