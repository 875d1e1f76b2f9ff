// Knows Dico in French: every refusal, every piece of news, every option.

import type { GameText, NameOf } from '@boite/kernel';
import { typeset } from '@boite/language';
import type { Answer, Card, Dice, DicoTypes, EndReason, News, Refusal, Supposed, Where } from '../types.ts';
import { OPTIONS } from './form.ts';

type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;
type Refusals = { readonly [Code in Refusal['code']]: (refusal: RefusalOf<Code>) => string };
type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;
type Telling = { readonly [Kind in News['kind']]: (news: NewsOf<Kind>, nameOf: NameOf) => string };

/** The cards, as they are printed. */
export const CARD_NAMES: Readonly<Record<Card, string>> = {
  page: 'PAGE',
  debut: 'DÉBUT DE MOT',
  fin: 'FIN DE MOT',
  definition: 'DÉFINITION',
  joker: 'JOKER',
  interdiction: 'INTERDICTION',
};

/** Where a word lies, as the display says it. */
export const WHERE: Readonly<Record<Where, string>> = { before: 'AVANT', after: 'APRÈS', 'on-it': 'DANS LE MILLE' };

const REFUSALS: Refusals = {
  'not-now': () => 'Ce n’est pas le moment de faire cela.',
  'not-a-word': ({ word }) => (word.trim() === '' ? 'Il manque un mot.' : `« ${word} » ne s’écrit pas qu’avec des lettres.`),
  'wrong-length': ({ word, fewest, most }) => `« ${word} » n’a pas la bonne longueur : ${lengthText(fewest, most)}.`,
  'unknown-word': ({ word }) => `« ${word} » n’a pas d’entrée avec une définition dans le dictionnaire de cette partie.`,
  'no-such-definition': ({ word }) => `Choisissez l’une des définitions de « ${word} ».`,
  'own-wording-not-allowed': () => 'La table a décidé de garder les définitions du dictionnaire.',
  'own-wording-length': ({ fewest, most }) =>
    `Votre définition doit avoir au moins ${fewest} lettres en dehors du mot caché, et ${most} signes au plus.`,
  'must-ask': ({ cards }) => `Vous avez ${cards} cartes en main : il faut poser une question.`,
  'empty-square': ({ square }) => `La case ${square + 1} est vide.`,
  'already-open': ({ square }) => `La carte de la case ${square + 1} est déjà retournée.`,
  'cannot-take': () => 'Prenez une carte si toutes sont différentes, sinon la paire ou la carte seule.',
  'not-in-hand': ({ card }) => `Il vous manque une carte ${CARD_NAMES[card]}.`,
  'not-a-pair': ({ about }) =>
    `Pour demander ${CARD_NAMES[about]}, il faut deux de ces cartes ; un JOKER remplace n’importe laquelle.`,
  'not-an-opponent': () => 'Choisissez un adversaire à interroger.',
  'no-such-page': ({ page, pageCount }) => `Le dictionnaire n’a pas de page ${page} : il en compte ${pageCount}.`,
  'nothing-done': () => 'Prenez des cartes, posez une question ou consultez le dictionnaire avant de finir votre tour.',
  'wrong-opponents': ({ count }) =>
    count === 1 ? 'STOP donne le mot d’un seul adversaire.' : `STOP donne un mot pour ${count} adversaires, chacun une fois.`,
  'too-early-to-draw': () => 'Le match nul ne se propose qu’après trois tours de table où rien ne s’est passé.',
};

const TELLING: Telling = {
  begun: () => 'Chacun cache un mot.',
  chosen: ({ seat, drawn }, nameOf) =>
    drawn ? `Un mot est tiré au sort pour ${nameOf(seat)}.` : `${nameOf(seat)} a caché un mot.`,
  'laid-out': ({ first }, nameOf) => `${nameOf(first)} reçoit le premier JOKER et commence. Les cartes sont posées.`,
  turn: ({ seat }, nameOf) => `C’est à ${nameOf(seat)}.`,
  flipped: ({ seat, square, card }, nameOf) => `${nameOf(seat)} retourne ${CARD_NAMES[card]} en case ${square + 1}.`,
  barred: ({ seat }, nameOf) => `INTERDICTION : ${nameOf(seat)} perd son tour et les cartes sont remises face cachée.`,
  taken: ({ seat, cards }, nameOf) => `${nameOf(seat)} prend ${takenText(cards)}.`,
  asked: ({ by, of, about, pair, answer }, nameOf) =>
    `${nameOf(by)} demande ${CARD_NAMES[about]} à ${nameOf(of)}${jokersText(pair)}.${replyText(answer)}`,
  pointed: ({ by, of, answer }, nameOf) => `${nameOf(by)} montre une seconde page à ${nameOf(of)}.${replyText(answer)}`,
  returned: ({ from }, nameOf) =>
    from === 'discard'
      ? 'Six cartes défaussées : elles reviennent mélangées sur le plateau, face cachée.'
      : `${nameOf(from)} rend ses cartes : elles reviennent mélangées sur le plateau, face cachée.`,
  consulted: ({ seat }, nameOf) => `${nameOf(seat)} ouvre le dictionnaire.`,
  rolled: ({ by, dice }, nameOf) => `${nameOf(by)} lance les dés : ${diceText(dice)}.`,
  closed: ({ seat }, nameOf) => `Deux faces rouges : ${nameOf(seat)} referme le dictionnaire.`,
  announced: (news, nameOf) => announcedText(news, nameOf),
  'out-of-time': ({ seat }, nameOf) => `Temps écoulé pour ${nameOf(seat)}.`,
  'draw-proposed': ({ seat }, nameOf) => `${nameOf(seat)} propose le match nul.`,
  'draw-answered': ({ seat, agrees }, nameOf) => `${nameOf(seat)} ${agrees ? 'accepte le match nul' : 'veut continuer'}.`,
  'draw-refused': () => 'Pas de match nul : la partie continue.',
  retired: ({ seat }, nameOf) => `${nameOf(seat)} quitte la partie ; son mot reste à trouver.`,
  ended: (news, nameOf) => endedText(news, nameOf),
};

const ENDINGS: Readonly<Record<EndReason, string>> = {
  found: 'Les mots sont trouvés : la partie est finie.',
  last: 'Il ne reste qu’un joueur en course : la partie est finie.',
  draw: 'La table est d’accord : match nul.',
  stopped: 'La table a décidé de s’arrêter là.',
};

/** « E R T » */
export function lettersText(letters: string): string {
  return letters === '' ? 'aucune autre lettre' : [...letters].join(' ');
}

function lengthText(fewest: number, most: number): string {
  if (fewest === most) return `il faut ${most} lettres`;
  return fewest === 1 ? `${most} lettres au plus` : `de ${fewest} à ${most} lettres`;
}

function takenText(cards: readonly Card[]): string {
  const [card] = cards;
  if (card === undefined) return 'rien';
  if (card === 'joker') return 'un JOKER';
  return cards.length === 1 ? `une carte ${CARD_NAMES[card]}` : `deux cartes ${CARD_NAMES[card]}`;
}

function jokersText(pair: readonly Card[]): string {
  const jokers = pair.filter((card) => card === 'joker').length;
  return ['', ' avec un JOKER', ' avec deux JOKER'][jokers] ?? '';
}

/** What the asker reads after the sentence that everyone hears. */
function replyText(answer: Answer | null): string {
  return answer === null ? '' : ` Réponse : ${answerText(answer)}`;
}

function answerText(answer: Answer): string {
  if (answer.about === 'definition') return `« ${answer.definition} »`;
  if (answer.about === 'page') return `${WHERE[answer.where]}, pour la page ${answer.page}.`;
  return `${lettersText(answer.letters)}.`;
}

function diceText(dice: Dice): string {
  return dice.map((face) => (face === 'red' ? 'rouge' : 'blanc')).join(' et ');
}

function announcedText({ seat, right, supposed }: NewsOf<'announced'>, nameOf: NameOf): string {
  const outcome = right ? 'tout est exact !' : `tout n’est pas exact, ${nameOf(seat)} est hors course.`;
  return `${nameOf(seat)} annonce STOP${supposedText(supposed, nameOf)} : ${outcome}`;
}

/** Only what the reader may read. */
function supposedText(supposed: readonly Supposed[], nameOf: NameOf): string {
  const words = supposed.map(({ of, word }) => `« ${word} » pour ${nameOf(of)}`);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

function endedText({ reason, winner, secrets }: NewsOf<'ended'>, nameOf: NameOf): string {
  const words = secrets.flatMap((secret, seat) => (secret ? [`${nameOf(seat)}, « ${secret.headword} »`] : []));
  const won = winner === null ? ENDINGS[reason] : `${nameOf(winner)} gagne la partie !`;
  return words.length === 0 ? won : `${won} Les mots étaient : ${words.join(' ; ')}.`;
}

export const text: GameText<DicoTypes> = {
  name: 'Dico',
  pitch: 'Chacun cache un mot du dictionnaire : découvrez celui de tous les autres.',
  options: OPTIONS,
  refusal: (refusal) => typeset((REFUSALS[refusal.code] as (refusal: Refusal) => string)(refusal)),
  news: (news, nameOf) => typeset((TELLING[news.kind] as (news: News, nameOf: NameOf) => string)(news, nameOf)),
  ending: (reason) => typeset(ENDINGS[reason as EndReason] ?? 'La partie est finie.'),
};
