// What is said of the rebus being composed, or of what to do while nothing is.

import { typeset } from '@boite/language';
import { type Advice, hint } from '@boite/ui/advice.ts';
import { forgivenIn } from '@boite/ui/hearing.ts';
import { refusedVote } from '@boite/ui/judging.ts';
import { box } from '../game.ts';
import { hasLaidInTurn } from '../rules/group.ts';
import { courseOf } from '../rules/ways.ts';
import type { News, Refusal } from '../types.ts';
import type { RebusComposer } from './rebus-composer.svelte.ts';

export function rebusAdvice(composer: RebusComposer): Advice {
  const { ending, taking } = composer;
  if (ending.isAsking) return hint('Quelle carte défaussez-vous ? Touchez-la dans votre main.');
  if (taking.isAsking) return { ...hint(taking.question), tone: taking.refusal ? 'refusal' : 'hint' };
  return composer.isIdle ? (justTold(composer) ?? hint(idleSentence(composer))) : draftAdvice(composer);
}

/** What was just answered to what one did: the others' voices on a rebus that fell, or how a word was spelled. */
function justTold({ told, viewer, names }: RebusComposer): Advice | null {
  const last = told.at(-1)?.news;
  const news = last?.kind === 'spelled' && last.seat === viewer ? [last] : refusedVote(told, viewer);
  if (news.length === 0) return null;
  const text = news.map((one) => box.text.news(one as News, (seat) => names[seat] ?? '')).join(' ');
  return { tone: last?.kind === 'spelled' && last.isRight ? 'word' : 'refusal', text, detail: '' };
}

function idleSentence({ view, names, isMyTurn, turnSoFar }: RebusComposer): string {
  if (!isMyTurn) return `${names[view.turn] ?? ''} joue. Préparez déjà un rébus.`;
  const { way } = view.options;
  if (way === 'echelle' && hasLaidInTurn(view)) return `${turnSoFar.total} points : montez d’un barreau.`;
  if (way === 'echelle') return `Touchez des cartes dans l’ordre où elles se lisent : il en faut ${view.rung}.`;
  if (!hasLaidInTurn(view))
    return 'Touchez des cartes dans l’ordre où elles se lisent, puis écrivez le mot : CHAT + POT, chapeau.';
  return courseOf(view.options).isOpen || way === 'tirage'
    ? 'Posé ! Un autre rébus ? On peut aussi allonger ou croiser. Sinon, finissez.'
    : 'Posé ! Un autre rébus ? On peut aussi croiser celui-ci. Sinon, finissez.';
}

function draftAdvice(composer: RebusComposer): Advice {
  const { runs, refusal } = composer.judgement;
  const refused = runs.filter(({ verdict }) => verdict === 'refused');
  if (refused.length > 0) return refusedAdvice(refused.map(({ reason }) => reason).join(' '), 'refused-rebus');
  if (composer.isWritten && refusal !== null) return refusedAdvice(composer.refusalText, refusal.code);
  if (composer.isHeard) return heardAdvice(composer);
  if (composer.isReady) return { tone: 'ready', text: 'La table jugera.', detail: '' };
  if (composer.runs.length > 0) return hint('Écrivez le mot que disent ces cartes.');
  const isAnyOffered = composer.view.plays.some((groups) => groups.some((group) => composer.isOffered(group)));
  return hint(isAnyOffered ? 'Ajoutez une carte, ou touchez une case + de la table.' : 'Ajoutez une carte.');
}

function refusedAdvice(text: string, code: Refusal['code']): Advice {
  return { tone: 'refusal', text, detail: '', article: box.text.articles[code] };
}

function heardAdvice({ judgement, sums, isJunior }: RebusComposer): Advice {
  const words = isJunior ? 'votre mot' : judgement.runs.map(({ word }) => `« ${word} »`).join(' et ');
  const forgiven = forgivenIn(judgement.runs.flatMap(({ cards }) => cards)).map((difference) => `≈ ${difference}`);
  return {
    tone: 'word',
    text: typeset(`On entend bien ${words}.`),
    detail: [sums, ...forgiven].filter((part) => part !== '').join(' · '),
  };
}
