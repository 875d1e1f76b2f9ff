// How Dico speaks French: every refusal, every piece of news, every option. Numbers come from the rules.

import type { NameOf, NewsOf } from '@boite/kernel';
import { inWords } from '@boite/language';
import { spokenText } from '../../speech.ts';
import type { Clue, DicoCard, DicoTypes, EndReason, Whereabouts } from '../types.ts';
import { BEGINNING } from './answers.ts';
import { FULL_DISCARD } from './cards.ts';
import type { Doubt } from './doubts.ts';
import { QUIET_ROUNDS } from './end.ts';
import { OPTIONS } from './form.ts';
import type { LengthRange } from './words.ts';

/** The cards, as they are printed. */
export const CARD_NAMES: Readonly<Record<DicoCard, string>> = {
  page: 'PAGE',
  debut: 'DÉBUT DE MOT',
  fin: 'FIN DE MOT',
  definition: 'DÉFINITION',
  joker: 'JOKER',
  interdiction: 'INTERDICTION',
};

/** Where a word lies, as the display says it. */
export const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = { before: 'AVANT', after: 'APRÈS', 'on-it': 'DANS LE MILLE' };

export const text = spokenText<DicoTypes, EndReason>({
  name: 'Dico',
  pitch: 'Chacun cache un mot du dictionnaire : découvrez celui de tous les autres.',
  articles: {
    'not-now': '3',
    'nothing-done': '3',
    'not-a-word': '2.2',
    'unknown-word': '2.2',
    'no-such-definition': '2.2',
    'wrong-length': '2.1',
    'not-in-theme': '6.2',
    'own-wording-not-allowed': '6.3',
    'own-wording-length': '6.3',
    'must-ask': '3.8',
    'empty-square': '3.7',
    'already-open': '3.1',
    'cannot-take': '3.4',
    'not-in-hand': '3.9',
    'not-a-pair': '3.9',
    'not-an-opponent': '3.9',
    'no-such-page': '3.13',
    'no-throw': '3.17',
    'throw-awaited': '3.17',
    'wrong-opponents': '4.1',
    'too-early-to-draw': '5.2',
  },
  refusals: {
    'not-a-word': ({ word }) => (word.trim() === '' ? 'Il manque un mot.' : `« ${word} » ne s’écrit pas qu’avec des lettres.`),
    'wrong-length': ({ word, ...range }) => `« ${word} » n’a pas la bonne longueur : ${rangeText(range)}.`,
    'unknown-word': ({ word }) => `« ${word} » n’est pas dans le dictionnaire de cette partie.`,
    'not-in-theme': ({ word }) => `« ${word} » n’est pas du thème choisi par la table.`,
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
    'no-throw': () => 'Ce n’est pas à vous de lancer les dés pour l’instant.',
    'throw-awaited': () => 'Les dés n’ont pas encore été lancés : on tournera la page après.',
    'wrong-opponents': ({ count }) =>
      count === 1 ? 'STOP donne le mot d’un seul adversaire.' : `STOP donne un mot pour ${count} adversaires, chacun une fois.`,
    'too-early-to-draw': () =>
      `Le match nul ne se propose qu’après ${inWords(QUIET_ROUNDS)} tours de table où rien ne s’est passé.`,
  },
  news: {
    begun: () => 'Chacun cache un mot.',
    chosen: ({ seat, drawn }, nameOf) =>
      drawn ? `Un mot est tiré au sort pour ${nameOf(seat)}.` : `${nameOf(seat)} a caché un mot.`,
    'laid-out': ({ first }, nameOf) => `${nameOf(first)} reçoit le premier JOKER et commence. Les cartes sont posées.`,
    flipped: ({ seat, square, card }, nameOf) => `${nameOf(seat)} retourne ${CARD_NAMES[card]} en case ${square + 1}.`,
    barred: ({ seat }, nameOf) => `INTERDICTION : ${nameOf(seat)} perd son tour et les cartes sont remises face cachée.`,
    taken: ({ seat, cards }, nameOf) => `${nameOf(seat)} prend ${takenText(cards)}.`,
    asked: ({ by, of, about, pair, answer }, nameOf) =>
      `${nameOf(by)} demande ${CARD_NAMES[about]} à ${nameOf(of)}${jokersText(pair)}.${replyText(answer, nameOf(of))}`,
    pointed: ({ by, of, answer }, nameOf) =>
      `${nameOf(by)} montre une seconde page à ${nameOf(of)}.${replyText(answer, nameOf(of))}`,
    returned: ({ from }, nameOf) => {
      const many = inWords(FULL_DISCARD).replace(/^./, (initial) => initial.toUpperCase());
      const whose = from === 'discard' ? `${many} cartes défaussées` : `${nameOf(from)} rend ses cartes`;
      return `${whose} : elles reviennent mélangées sur le plateau, face cachée.`;
    },
    consulted: ({ seat }, nameOf) => `${nameOf(seat)} ouvre le dictionnaire.`,
    rolled: ({ by, dice }, nameOf) =>
      `${nameOf(by)} lance les dés : ${dice.map((face) => (face === 'red' ? 'rouge' : 'blanc')).join(' et ')}.`,
    closed: ({ seat }, nameOf) => `Deux faces rouges : ${nameOf(seat)} referme le dictionnaire.`,
    announced: stopText,
    'out-of-time': ({ seat }, nameOf) => `Temps écoulé pour ${nameOf(seat)}.`,
    'draw-proposed': ({ seat }, nameOf) => `${nameOf(seat)} propose le match nul.`,
    'draw-answered': ({ seat, agrees }, nameOf) => `${nameOf(seat)} ${agrees ? 'accepte le match nul' : 'veut continuer'}.`,
    'draw-refused': () => 'Pas de match nul : la partie continue.',
    retired: ({ seat }, nameOf) => `${nameOf(seat)} quitte la partie ; son mot reste à trouver.`,
    ended: lastText,
  },
  endings: {
    found: 'Les mots sont trouvés : la partie est finie.',
    last: 'Il ne reste qu’un joueur en course : la partie est finie.',
    draw: 'La table est d’accord : match nul.',
  },
  options: OPTIONS,
});

/** « E R T » */
export function lettersText(letters: string): string {
  return letters === '' ? 'aucune autre lettre' : [...letters].join(' ');
}

function rangeText({ fewest, most }: LengthRange): string {
  if (fewest === most) return `il faut ${most} lettres`;
  return fewest === 1 ? `${most} lettres au plus` : `de ${fewest} à ${most} lettres`;
}

function takenText(cards: readonly DicoCard[]): string {
  const [card] = cards;
  if (card === undefined) return 'rien';
  if (card === 'joker') return 'un JOKER';
  return `${cards.length === 1 ? 'une carte' : `${inWords(cards.length)} cartes`} ${CARD_NAMES[card]}`;
}

function jokersText(pair: readonly DicoCard[]): string {
  return ['', ' avec un JOKER', ' avec deux JOKER'][pair.filter((card) => card === 'joker').length] ?? '';
}

/** What the asker reads after the sentence that everyone hears: whose word, and in which order its letters are told. */
function replyText(clue: Clue | null, name: string): string {
  if (clue === null) return '';
  if (clue.about === 'definition') return ` Le mot de ${name} : « ${clue.definition} »`;
  if (clue.about === 'page') return ` Le mot de ${name} est ${whereText(clue)}.`;
  return ` ${PART_NAMES[clue.about]} du mot de ${name}, ${IN_ORDER} : ${lettersText(clue.letters)}.`;
}

/** Letters never come in the order of the word. */
export const IN_ORDER = 'dans l’ordre alphabétique';

/** What the letters of an answer are. */
export const PART_NAMES = { debut: `Les ${inWords(BEGINNING)} premières lettres`, fin: 'Les autres lettres' } as const;

/** « APRÈS la page 512 » */
export function whereText({ page, where }: Extract<Clue, { about: 'page' }>): string {
  return where === 'on-it' ? `${WHEREABOUTS[where]}, page ${page}` : `${WHEREABOUTS[where]} la page ${page}`;
}

/** What is wrong with a word, after the word itself. */
export function doubtText(doubt: Doubt): string {
  if (doubt.code === 'not-in-book') return 'n’est pas dans le dictionnaire de cette partie';
  if (doubt.code === 'not-to-hide') return 'ne pouvait pas être caché dans cette partie';
  const { clue } = doubt;
  if (clue.about === 'page') return `contredit ${whereText(clue)}`;
  return clue.about === 'definition'
    ? 'contredit la définition'
    : `contredit ${CARD_NAMES[clue.about]} : ${lettersText(clue.letters)}`;
}

/** Of the supposed words, only what the reader may read. */
function stopText({ seat, right, supposed }: NewsOf<DicoTypes, 'announced'>, nameOf: NameOf): string {
  const words = supposed.map(({ of, word }) => `« ${word} » pour ${nameOf(of)}`).join(', ');
  const outcome = right ? 'tout est exact !' : `tout n’est pas exact, ${nameOf(seat)} est hors course.`;
  return `${nameOf(seat)} annonce STOP${words && ` (${words})`} : ${outcome}`;
}

function lastText({ reason, winner, secrets }: NewsOf<DicoTypes, 'ended'>, nameOf: NameOf): string {
  const words = secrets.flatMap((secret, seat) => (secret ? [`${nameOf(seat)}, « ${secret.headword} »`] : []));
  const won = winner === null ? text.ending(reason) : `${nameOf(winner)} gagne la partie !`;
  return words.length === 0 ? won : `${won} Les mots étaient : ${words.join(' ; ')}.`;
}
