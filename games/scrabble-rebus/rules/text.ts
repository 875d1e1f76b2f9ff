// Knows how Scrabble Rébus speaks French: every refusal, every piece of news, every option.

import type { GameText, NameOf, OptionForm, Seat, Tally } from '@boite/kernel';
import { counted, phraseRefusalText, typeset } from '@boite/language';
import { earRefusalText } from '../../manners/ear-refusal.ts';
import type { EndReason, Gain, News, Objection, Options, Refusal, ScrabbleRebusTypes, Token } from '../types.ts';
import { totalOf } from './draw.ts';
import { objected } from './rebus.ts';
import { nameOfToken, TOKEN_WORDS } from './symbols.ts';

type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;
type Refusals = { readonly [Code in Refusal['code']]: (refusal: RefusalOf<Code>) => string };
type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;
type Telling = { readonly [Kind in News['kind']]: (news: NewsOf<Kind>, nameOf: NameOf) => string };

const REFUSALS: Refusals = {
  'not-now': () => 'Ce n’est pas le moment de faire cela.',
  'nothing-laid': () => 'Posez au moins un jeton, changez-en, ou passez.',
  'not-in-hand': ({ token }) => `Vous n’avez pas (ou plus) le jeton ${nameOfToken(token)}.`,
  'square-taken': ({ row, column }) => `${place(row, column)} est déjà occupée.`,
  'two-on-one-square': ({ row, column }) => `${place(row, column)} ne peut pas recevoir deux jetons.`,
  'not-in-line': () => 'Les jetons posés doivent être sur une même ligne ou une même colonne.',
  'not-in-one-run': () => 'Les jetons posés doivent former une seule suite, sans case vide entre eux.',
  'first-of-one-token': () => 'Le premier rébus compte au moins deux jetons.',
  'first-off-centre': () => 'Le premier rébus doit couvrir l’étoile, au centre du plateau.',
  'touches-nothing': () => 'Un de vos jetons au moins doit toucher un jeton du plateau.',
  unclaimed: ({ tokens }) => `Dites comment se lit ${row(tokens)}.`,
  'no-such-run': ({ text }) => `Aucune suite que vous formez ne commence là où vous lisez « ${text} ».`,
  'claimed-twice': ({ tokens }) => `La suite ${row(tokens)} ne se lit que d’une façon à la fois.`,
  'refused-rebus': ({ text, objection }) => `« ${text} » : ${lowered(objectionText(objection))}`,
  'already-refused': ({ text }) => `Les autres ont déjà refusé « ${text} » avec ces jetons.`,
  'no-appeal': () => 'Dans cette partie, on ne peut pas demander l’avis des autres.',
  'nothing-to-appeal': () => 'L’arbitre accepte ce rébus : posez-le.',
  'nothing-changed': () => 'Choisissez les jetons à changer.',
  'bags-too-small': ({ left }) =>
    left === 0
      ? 'Les sacs sont vides : on ne peut plus changer.'
      : `Il ne reste que ${counted(left, 'jeton')} dans les sacs : on ne peut pas en changer davantage.`,
};

/** Why the arbitre refuses a rebus. */
export function objectionText(objection: Objection): string {
  return objection.by === 'ear' ? earRefusalText(objection.refusal, TOKEN_WORDS) : phraseRefusalText(objection.refusal);
}

const TELLING: Telling = {
  dealt: ({ first }, nameOf) => `Neuf jetons à chacun. Le sort désigne ${nameOf(first)}.`,
  turn: ({ seat }, nameOf) => `C’est à ${nameOf(seat)}.`,
  proposed: ({ seat, laid }, nameOf) =>
    laid.isAppeal
      ? `${nameOf(seat)} vous demande d’accepter ${texts(objected(laid.rebuses))}.`
      : `${nameOf(seat)} lit ${texts(laid.rebuses)}. Quelqu’un conteste ?`,
  voiced: ({ seat, voice }, nameOf) => `${nameOf(seat)} ${voice === 'for' ? 'accepte' : 'refuse'}.`,
  'put-to-vote': ({ by }, nameOf) => `${nameOf(by)} conteste : on vote.`,
  settled: ({ seat, tally }, nameOf) => verdict(tally, seat, nameOf),
  played: (news, nameOf) => played(news, nameOf),
  changed: ({ seat, given }, nameOf) => `${nameOf(seat)} change ${counted(totalOf(given), 'jeton')} et passe.`,
  passed: ({ seat, reason }, nameOf) => `${nameOf(seat)} ${reason === 'passed' ? 'passe' : 'n’a plus de temps et passe'}.`,
  retired: ({ seat }, nameOf) => `${nameOf(seat)} quitte la partie.`,
  ended: ({ reason }) => ENDINGS[reason],
};

const ENDINGS: Readonly<Record<EndReason, string>> = {
  'hand-empty': 'Les sacs sont vides et quelqu’un n’a plus de jeton : la partie est finie.',
  'all-passed': 'Plus personne ne trouve de rébus : la partie est finie.',
  alone: 'Il ne reste qu’un joueur : la partie est finie.',
  stopped: 'La table a décidé de s’arrêter là.',
};

function played({ seat, rebuses, bonus, points }: NewsOf<'played'>, nameOf: NameOf): string {
  const whole = bonus > 0 ? `, dont ${bonus} pour les neuf jetons` : '';
  return `${nameOf(seat)} pose ${texts(rebuses)} : ${counted(points, 'point')}${whole}.`;
}

function verdict({ for: yes, against, arbitre, stands }: Tally, seat: Seat, nameOf: NameOf): string {
  const voices = `${yes.length + Number(arbitre === 'for')} pour, ${against.length + Number(arbitre === 'against')} contre`;
  const withArbitre = arbitre === null ? '' : ', avec la voix de l’arbitre';
  return stands
    ? `Accepté (${voices}${withArbitre}).`
    : `Refusé (${voices}${withArbitre}) : ${nameOf(seat)} reprend ses jetons et rejoue.`;
}

function texts(rebuses: Gain['rebuses']): string {
  return rebuses.map(({ text }) => `« ${text} »`).join(' et ');
}

function row(tokens: readonly Token[]): string {
  return tokens.map(nameOfToken).join(' + ');
}

/** As the screen calls it. */
function place(row: number, column: number): string {
  return `La case de la rangée ${row + 1}, colonne ${column + 1},`;
}

/** After a colon, a sentence begins with a small letter. */
export function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** The form of the table's choices, closed by the compiler: one field an option. */
const OPTIONS: OptionForm<Options> = {
  sablier: {
    label: 'Sablier',
    help: 'Le temps d’un tour. Quand il est écoulé, les jetons posés reviennent en main et l’on passe.',
    choices: [
      { value: null, label: 'Sans sablier' },
      { value: 60, label: '1 minute' },
      { value: 120, label: '2 minutes' },
      { value: 180, label: '3 minutes' },
      { value: 300, label: '5 minutes' },
    ],
  },
  judging: {
    label: 'Qui juge ?',
    help: 'L’arbitre écoute les sons et vérifie la phrase. S’il refuse, on peut demander l’avis des autres ; ou bien la table juge seule.',
    choices: [
      { value: 'appel', label: 'L’arbitre, puis les autres si on les appelle' },
      { value: 'arbitre', label: 'L’arbitre seul' },
      { value: 'table', label: 'La table, qui peut contester' },
    ],
  },
};

export const text: GameText<ScrabbleRebusTypes> = {
  name: 'Scrabble Rébus',
  pitch: 'Des jetons à lire à voix haute : croisez mots et petites phrases sur le plateau.',
  options: OPTIONS,
  refusal: (refusal) => typeset((REFUSALS[refusal.code] as (refusal: Refusal) => string)(refusal)),
  news: (news, nameOf) => typeset((TELLING[news.kind] as (news: News, nameOf: NameOf) => string)(news, nameOf)),
  ending: (reason) => typeset(ENDINGS[reason as EndReason] ?? 'La partie est finie.'),
};
