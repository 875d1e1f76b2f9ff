// How Rébustory speaks French: every refusal, every piece of news. Numbers come from the rules.

import type { NameOf, NewsOf, Seat } from '@boite/kernel';
import { counted, inWords, listed, lowered } from '@boite/language';
import { duration } from '../../choices.ts';
import { spokenObjection } from '../../ear-refusal.ts';
import { spokenText } from '../../speech.ts';
import type { EndReason, LaidMove, RebusPoints, RebustoryTypes, RoundEnd, WordObjection } from '../types.ts';
import { CARD_WORDS, type CardId, cardOf, JOKER_ID, REBUSTORY_ID } from './cards.ts';
import { OPTIONS } from './form.ts';
import { AGREED_SAND } from './sand.ts';
import { SPELLING_BONUS } from './score.ts';
import { CHILDREN_TURNS } from './ways.ts';

export const text = spokenText<RebustoryTypes, EndReason>({
  name: 'Rébustory',
  pitch: 'Des images qui sonnent : mises bout à bout, elles font un mot.',
  options: OPTIONS,
  articles: {
    'not-now': '4',
    'no-appeal': '9.1',
    'nothing-to-appeal': '9.1',
    'already-refused': '9.1',
    'nothing-laid': '4.2',
    'too-short': '4.2',
    'not-in-hand': '4.1',
    'no-such-group': '4.1',
    'open-at-home': '4.1',
    'square-taken': '4.1',
    'two-on-one-square': '4.1',
    apart: '4.1',
    'out-of-play': '7.3',
    unclaimed: '4.3',
    'no-such-run': '4.3',
    'no-word': '4.3',
    'no-picture': '1.5',
    'phrase-too-long': '10.2',
    'name-of-card': '4.7',
    'already-said': '4.7',
    'refused-rebus': '2.1',
    'first-of-two-cards': '6.3',
    'nothing-to-take': '4.8',
    'just-laid': '4.8',
    'take-with-pictures': '4.8',
    'rebustory-crossed': '4.8',
    'no-cut': '1.4',
    'cannot-withdraw': '4.9',
    'discard-one': '5.2',
    'no-discard': '5.2',
    'no-top-to-take': '5.2',
    'rung-length': '8.1',
    'rung-filled': '8.1',
    'rung-empty': '8.1',
    'empty-pile': '8.1',
    'no-sand-to-ask': '9.4',
    'nothing-to-spell': '5.7',
  },
  refusals: {
    'nothing-laid': () => 'Posez au moins une carte.',
    'not-in-hand': ({ card }) => `Vous n’avez pas (ou plus) ${cardName(card)} en main.`,
    'no-such-group': () => 'Ces cartes ne sont plus là.',
    'open-at-home': () => 'Un nouveau rébus se pose dans votre propre jeu.',
    'out-of-play': () => 'Les rébus des tours précédents ne se touchent plus.',
    'square-taken': () => 'Cette place est déjà prise.',
    'two-on-one-square': () => 'Deux cartes ne peuvent pas être à la même place.',
    apart: () => 'Toutes les cartes d’un rébus se touchent : l’une d’elles est à part.',
    'too-short': () => 'Un rébus compte au moins deux cartes.',
    unclaimed: ({ cards }) => `Dites ce que donne ${cardRow(cards)}.`,
    'no-such-run': ({ word }) => `Aucune suite de cartes ne commence là où vous lisez « ${word} ».`,
    'no-word': ({ cards }) => `Dites ce que donne ${cardRow(cards)}.`,
    'no-picture': () => 'Il faut au moins une carte image à côté des jokers et du Rébustory.',
    'phrase-too-long': ({ most }) => `Une phrase compte ${most} cartes au plus.`,
    'name-of-card': ({ word }) => `« ${word} » est déjà le nom d’une de ces cartes : il faut un autre mot.`,
    'already-said': ({ word, before }) =>
      word === before ? `« ${word} » a déjà été trouvé.` : `« ${word} » se dit comme « ${before} », qui a déjà été trouvé.`,
    'refused-rebus': ({ word, objection }) => {
      const reason = objectionText(objection);
      const isAboutWord = objection.by === 'ear' && objection.refusal.code === 'unknown-word';
      return isAboutWord ? reason : `« ${word} » : ${lowered(reason)}`;
    },
    'already-refused': ({ word }) => `Les autres ont déjà refusé « ${word} » avec ces cartes.`,
    'first-of-two-cards': () => 'Votre premier rébus de la manche demande deux cartes de votre main.',
    'nothing-to-take': () => 'Il n’y a ni joker ni Rébustory à prendre ici.',
    'just-laid': () => 'Vous venez de poser cette carte : elle ne s’échange pas dans le même tour.',
    'take-with-pictures': ({ count }) =>
      count === 1 ? 'Un joker se prend avec une carte image.' : 'Un Rébustory se prend avec deux cartes images.',
    'rebustory-crossed': () => 'Ce Rébustory sert dans deux rébus croisés : il ne se prend pas.',
    'no-cut': ({ word }) => `Personne ne sait quels sons le Rébustory donne dans « ${word} ».`,
    'cannot-withdraw': () => 'Ce rébus ne se reprend plus.',
    'discard-one': () => 'Choisissez une carte à défausser.',
    'no-discard': () => 'Il n’y a pas de carte à défausser.',
    'no-top-to-take': () => 'Il n’y a pas de carte défaussée à prendre.',
    'rung-length': ({ cards }) => `Ce barreau demande un seul rébus, de ${cards} cartes.`,
    'rung-filled': () => 'Ce barreau a déjà son rébus.',
    'rung-empty': ({ cards }) => `Posez d’abord un rébus de ${cards} cartes.`,
    'empty-pile': () => 'La pioche est vide.',
    'nothing-to-spell': () => 'Il n’y a pas de mot à écrire.',
    'no-sand-to-ask': () => 'Le sablier ne peut pas être demandé maintenant.',
  },
  news: {
    opened: gameOpened,
    dealt: ({ round, each }) => `${round > 1 ? `Manche ${round} : les` : 'Les'} cartes sont distribuées, ${each} par personne.`,
    proposed: ({ seat, laid }, nameOf) => proposal(nameOf(seat), laid),
    laid: ({ seat, change }, nameOf) => `${nameOf(seat)} pose ${wordsSaid(change.judged)}.`,
    took: ({ seat, change }, nameOf) =>
      `${nameOf(seat)} prend ${cardName(change.taken ?? JOKER_ID)} contre ${cardNames(change.used)}.`,
    withdrawn: ({ seat, cards }, nameOf) => `${nameOf(seat)} reprend ${cardNames(cards)}.`,
    scored: scoredText,
    'took-top': ({ seat, card }, nameOf) => `${nameOf(seat)} prend ${cardName(card)} à la défausse.`,
    discarded: ({ seat, card }, nameOf) => `${nameOf(seat)} défausse ${cardName(card)}.`,
    renewed: ({ source, size }) =>
      `${source === 'discards' ? 'La défausse' : 'Les anciens rébus'}, une fois mélangés, refont une pioche de ${counted(size, 'carte')}.`,
    drew: ({ seat, drawn }, nameOf) => `${nameOf(seat)} pioche ${counted(drawn, 'carte')}.`,
    'ran-dry': () => 'La pioche est vide : on finit le tour de table.',
    helped: ({ seat, cost, drawn }, nameOf) => `${nameOf(seat)} prend ${counted(drawn, 'carte')} de plus (−${cost}).`,
    spelled: spelledText,
    'sand-asked': ({ seat }, nameOf) => `${nameOf(seat)} propose de retourner le sablier.`,
    'sand-answered': ({ seat, agrees }, nameOf) => `${nameOf(seat)} ${agrees ? 'est d’accord' : 'préfère attendre'}.`,
    'sand-turned': ({ seat }, nameOf) => `Le sablier est retourné : encore ${duration(AGREED_SAND)} pour ${nameOf(seat)}.`,
    'round-ended': ({ round, reason, winner }, nameOf) => `Manche ${round} : ${roundEnding(reason, winner, nameOf)}.`,
  },
  endings: {
    target: 'Le total est atteint et tout le monde a joué autant : la partie est finie.',
    'three-turns': `Chacun a joué ${inWords(CHILDREN_TURNS)} fois : la partie est finie.`,
    'pile-empty': 'Il ne reste rien à piocher : la partie est finie.',
    idle: 'Plus personne ne trouve de rébus : la partie est finie.',
    'ladder-climbed': 'L’échelle est montée jusqu’en haut !',
    'given-up': 'L’échelle s’arrête là.',
    'draw-finished': 'Le tirage est terminé.',
    'out-of-time': 'Le temps est écoulé.',
    stopped: 'La partie s’arrête là.',
  },
});

/** Why the arbitre refuses a word. */
function objectionText(objection: WordObjection): string {
  if (objection.by === 'several-words') return 'C’est plus d’un mot, et l’on joue sans phrases.';
  return spokenObjection(objection, CARD_WORDS);
}

function gameOpened({ first, by, day, juniors }: NewsOf<RebustoryTypes, 'opened'>, nameOf: NameOf): string {
  const bonus = juniors.length === 0 ? '' : ` Bonus d’orthographe : ${juniors.map(nameOf).join(', ')}.`;
  if (by === 'alone') return day === null ? `À vous de jouer, ${nameOf(first)}.` : `Le tirage du ${frenchDay(day)}.`;
  return `${nameOf(first)} commence${by === 'youngest' ? ' : c’est le plus jeune' : ', le sort a décidé'}.${bonus}`;
}

function frenchDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
  return `${date === 1 ? '1er' : date} ${months[(month ?? 1) - 1]} ${year}`;
}

function proposal(name: string, { kind, judged, taken, isAppeal }: LaidMove): string {
  if (isAppeal) return `${name} vous demande d’accepter ${kind === 'take' ? 'l’échange dans ' : ''}${wordsSaid(judged)}.`;
  if (kind === 'take') return `${name} veut prendre ${cardName(taken ?? JOKER_ID)} de ${wordsSaid(judged)}. Quelqu’un conteste ?`;
  return `${name} pose ${wordsSaid(judged)}. Quelqu’un conteste ?`;
}

function scoredText(
  { seat, points: { rebuses, bonus, total }, outOfTime }: NewsOf<RebustoryTypes, 'scored'>,
  nameOf: NameOf,
): string {
  const late = outOfTime ? 'n’a plus de temps : ' : '';
  if (rebuses.length === 0) return `${nameOf(seat)} ${late}${late === '' ? 'ne pose rien' : 'rien n’est posé'}.`;
  const extra = bonus > 0 ? `, dont ${bonus} pour toutes les cartes posées` : '';
  return `${nameOf(seat)} ${late === '' ? 'marque ' : late}${counted(total, 'point')}${extra} (${rebuses.map(rebusScore).join(', ')}).`;
}

function rebusScore({ word, points, spelling }: RebusPoints): string {
  return `« ${word} » ${points}${spelling > 0 ? ` avec ${spelling} d’orthographe` : ''}`;
}

function roundEnding(reason: RoundEnd, winner: Seat | null, nameOf: NameOf): string {
  if (reason === 'hand-empty' && winner !== null) return `${nameOf(winner)} n’a plus de carte et la gagne`;
  return reason === 'pile-empty' ? 'la pioche est vide, personne ne la gagne' : 'plus personne ne pose, elle s’arrête';
}

/** A junior who is about to spell a word is not told it. */
function wordsSaid(rebuses: readonly { readonly word: string }[]): string {
  return listed(rebuses.map(({ word }) => (word === '' ? 'un rébus, à écrire' : `« ${word} »`)));
}

function spelledText({ seat, word, written, isRight }: NewsOf<RebustoryTypes, 'spelled'>, nameOf: NameOf): string {
  if (written === null) return `${nameOf(seat)} n’écrit pas le mot : c’était « ${word} ».`;
  if (!isRight) return `${nameOf(seat)} écrit « ${written} » : on écrit « ${word} ».`;
  return `${nameOf(seat)} écrit bien « ${written} » : ${counted(SPELLING_BONUS, 'point')} de plus.`;
}

/** « CHAT + POT » */
function cardRow(cards: readonly CardId[]): string {
  return cards.map((card) => cardOf(card).name).join(' + ');
}

function cardNames(cards: readonly CardId[]): string {
  return cards.map(cardName).join(', ');
}

function cardName(card: CardId): string {
  if (card === JOKER_ID) return 'un joker';
  return card === REBUSTORY_ID ? 'un Rébustory' : `la carte ${cardOf(card).name}`;
}
