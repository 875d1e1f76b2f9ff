// How Scrabble Rébus speaks French: every refusal, every piece of news, every option. Numbers come from the rules.

import type { NameOf, NewsOf } from '@boite/kernel';
import { capitalised, counted, inWords, listed, lowered } from '@boite/language';
import { type RebusObjection, spokenObjection } from '../../ear-refusal.ts';
import { spokenText } from '../../speech.ts';
import type { EndReason, Gain, ScrabbleRebusTypes, Token } from '../types.ts';
import { totalOf } from './draw.ts';
import { OPTIONS } from './form.ts';
import { objected } from './rebus.ts';
import { nameOfToken, TOKEN_WORDS } from './symbols.ts';
import { HAND_SIZE } from './tokens.ts';

export const text = spokenText<ScrabbleRebusTypes, EndReason>({
  name: 'Scrabble Rébus',
  pitch: 'Des jetons à lire à voix haute : croisez mots et petites phrases sur le plateau.',
  articles: {
    'not-now': '3',
    'no-appeal': '7.2',
    'nothing-to-appeal': '7.2',
    'already-refused': '7.2',
    'nothing-laid': '3.1',
    'not-in-hand': '3.1',
    'square-taken': '3.1',
    'two-on-one-square': '3.1',
    'not-in-line': '3.1',
    'not-in-one-run': '3.1',
    'first-of-one-token': '3.2',
    'first-off-centre': '3.2',
    'touches-nothing': '3.3',
    unclaimed: '3.4',
    'no-such-run': '3.4',
    'claimed-twice': '3.4',
    'refused-rebus': '4',
    'nothing-changed': '3.5',
    'bags-too-small': '3.5',
  },
  refusals: {
    'nothing-laid': () => 'Posez au moins un jeton, changez-en, ou passez.',
    'not-in-hand': ({ token }) => `Vous n’avez pas (ou plus) le jeton ${nameOfToken(token)}.`,
    'square-taken': ({ row, column }) => `${place(row, column)} est déjà occupée.`,
    'two-on-one-square': ({ row, column }) => `${place(row, column)} ne peut pas recevoir deux jetons.`,
    'not-in-line': () => 'Les jetons posés doivent être sur une même ligne ou une même colonne.',
    'not-in-one-run': () => 'Les jetons posés doivent former une seule suite, sans case vide entre eux.',
    'first-of-one-token': () => 'Le premier rébus compte au moins deux jetons.',
    'first-off-centre': () => 'Le premier rébus doit couvrir l’étoile, au centre du plateau.',
    'touches-nothing': () => 'Un de vos jetons au moins doit toucher un jeton du plateau.',
    unclaimed: ({ tokens }) => `Dites comment se lit ${tokenRow(tokens)}.`,
    'no-such-run': ({ text }) => `Aucune suite que vous formez ne commence là où vous lisez « ${text} ».`,
    'claimed-twice': ({ tokens }) => `La suite ${tokenRow(tokens)} ne se lit que d’une façon à la fois.`,
    'refused-rebus': ({ text, objection }) => `« ${text} » : ${lowered(rebusObjectionText(objection))}`,
    'already-refused': ({ text }) => `Les autres ont déjà refusé « ${text} » avec ces jetons.`,
    'nothing-changed': () => 'Choisissez les jetons à changer.',
    'bags-too-small': ({ left }) =>
      left === 0
        ? 'Les sacs sont vides : on ne peut plus changer.'
        : `Il ne reste que ${counted(left, 'jeton')} dans les sacs : on ne peut pas en changer davantage.`,
  },
  news: {
    dealt: ({ first }, nameOf) => `${capitalised(inWords(HAND_SIZE))} jetons à chacun. Le sort désigne ${nameOf(first)}.`,
    proposed: ({ seat, laid }, nameOf) =>
      laid.isAppeal
        ? `${nameOf(seat)} vous demande d’accepter ${rebusTexts(objected(laid.rebuses))}.`
        : `${nameOf(seat)} lit ${rebusTexts(laid.rebuses)}. Quelqu’un conteste ?`,
    played: playedText,
    changed: ({ seat, given }, nameOf) => `${nameOf(seat)} change ${counted(totalOf(given), 'jeton')} et passe.`,
    passed: ({ seat, reason }, nameOf) => `${nameOf(seat)} ${reason === 'passed' ? 'passe' : 'n’a plus de temps et passe'}.`,
  },
  endings: {
    'hand-empty': 'Les sacs sont vides et quelqu’un n’a plus de jeton : la partie est finie.',
    'all-passed': 'Plus personne ne trouve de rébus : la partie est finie.',
  },
  options: OPTIONS,
});

/** Why the arbitre refuses a rebus. */
export function rebusObjectionText(objection: RebusObjection): string {
  return spokenObjection(objection, TOKEN_WORDS);
}

function playedText({ seat, rebuses, bonus, points }: NewsOf<ScrabbleRebusTypes, 'played'>, nameOf: NameOf): string {
  const whole = bonus > 0 ? `, dont ${bonus} pour les ${inWords(HAND_SIZE)} jetons` : '';
  return `${nameOf(seat)} pose ${rebusTexts(rebuses)} : ${counted(points, 'point')}${whole}.`;
}

export function rebusTexts(rebuses: Gain['rebuses']): string {
  return listed(rebuses.map(({ text }) => `« ${text} »`));
}

function tokenRow(tokens: readonly Token[]): string {
  return tokens.map(nameOfToken).join(' + ');
}

/** As the screen calls it. */
function place(row: number, column: number): string {
  return `La case de la rangée ${row + 1}, colonne ${column + 1},`;
}
