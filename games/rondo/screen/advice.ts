// What the strip under the holder says: a hint, a refusal, or the word with its spellings and its points.

import { counted, inWords, signed, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import { type Advice, hint } from '@boite/ui/advice.ts';
import { box } from '../game.ts';
import { EXCHANGE_COST, HOLDER_START } from '../rules/deck.ts';
import type { Points, Refusal, View } from '../types.ts';
import type { HolderComposer } from './holder-composer.svelte.ts';
import { wordIn } from './slots.ts';

const FIRST_LETTERS = inWords(HOLDER_START);

/** Refusals that only mean: go on. */
const STILL_LAYING: readonly Refusal['code'][] = ['nothing-laid', 'opening-three-letters', 'same-word', 'joker-without-letter'];

export function holderAdvice(composer: HolderComposer, names: readonly string[]): Advice {
  if (composer.whisper) return hint(composer.whisper);
  if (composer.mode === 'exchange')
    return hint(
      'Quelle carte glissez-vous sous la pioche ?',
      `Vous prenez celle du dessus : ${counted(-EXCHANGE_COST, 'point')}.`,
    );
  if (composer.mode === 'face-down')
    return hint('Posez une carte à l’envers, au début ou à la fin du mot.', 'Elle efface une lettre et ne coûte rien.');
  if (composer.picked !== null)
    return hint('Et maintenant, touchez une case.', 'Le + allonge le mot d’une case, au début ou à la fin.');
  if (composer.draft.length === 0) return toBegin(composer, names);
  if (!composer.isJudged) return hint('On ouvre le dictionnaire…');
  return composer.refusal ? refusalAdvice(composer.refusal, composer.draft.length) : wordAdvice(composer);
}

function toBegin({ view, isAwaited, isOpening, canLay }: HolderComposer, names: readonly string[]): Advice {
  if (!canLay) return hint('');
  if (isOpening && isAwaited)
    return hint('Le mot le plus cher commence.', `Touchez ${FIRST_LETTERS} cartes : elles restent dans votre main.`);
  if (isOpening) return hint('On attend les mots des autres…');
  const turn = names[view.turn] ?? '';
  if (!isAwaited) return hint(`${turn} réfléchit… Préparez déjà votre mot.`);
  return view.holder.length === 0
    ? hint(`Posez le premier mot : ${FIRST_LETTERS} lettres.`, `Touchez ${FIRST_LETTERS} cartes, ou tapez le mot au clavier.`)
    : hint('Touchez une carte, puis une case.', 'Changez le mot en gardant au moins une de ses lettres.');
}

function refusalAdvice(refusal: Refusal, laid: number): Advice {
  const isUnfinished = STILL_LAYING.includes(refusal.code) && laid < HOLDER_START;
  return {
    tone: isUnfinished ? 'hint' : 'refusal',
    text: box.text.refusal(refusal),
    detail: '',
    article: isUnfinished ? null : box.text.articles[refusal.code],
  };
}

function wordAdvice({ view, slots, points }: HolderComposer): Advice {
  // Where the table judges, a word that may not exist must not look like one that does.
  const tone = view.options.judging === 'table' ? 'ready' : 'word';
  return { tone, text: spellings(wordIn(slots), view), detail: points ? brokenDown(points) : '' };
}

/** With its accents. Not when the table judges: whether the word exists must stay in doubt. */
function spellings(word: string, view: View): string {
  const forms = accents.forms(word, view);
  return forms.length > 0 ? forms.join(' · ') : word;
}

/** « 7 points : lettres 4, bonus +3 ». */
function brokenDown({ letters, gommes, bonus, exchanges, total }: Points): string {
  const parts = [
    `lettres ${letters}`,
    ...(gommes ? [`gommes ${signed(gommes)}`] : []),
    ...(bonus ? [`bonus +${bonus}`] : []),
    ...(exchanges ? [`échanges ${signed(exchanges)}`] : []),
  ];
  return typeset(`${counted(total, 'point')} : ${parts.join(', ')}`);
}
