// Knows what the strip under the holder says: a hint, a refusal, or the word with its spellings and its points.

import { counted, type Lexicon, signed, typeset } from '@boite/language';
import type { Composer } from './composer.svelte.ts';
import { type Points, type Refusal, rondo, type View } from './rules.ts';
import { wordIn } from './slots.ts';

export interface Advice {
  readonly tone: 'hint' | 'refusal' | 'word';
  readonly text: string;
  /** Small, under the text. */
  readonly detail: string;
}

/** Refusals that only mean: go on. */
const UNFINISHED: readonly Refusal['code'][] = ['nothing-laid', 'opening-three-letters', 'same-word', 'joker-without-letter'];

export function adviceFor(composer: Composer, names: readonly string[]): Advice {
  if (composer.whisper) return hint(composer.whisper);
  if (composer.mode === 'exchange')
    return hint('Quelle carte glissez-vous sous la pioche ?', 'Vous prenez celle du dessus : −2 points.');
  if (composer.mode === 'face-down')
    return hint('Posez une carte à l’envers, au début ou à la fin du mot.', 'Elle efface une lettre et ne coûte rien.');
  if (composer.picked !== null)
    return hint('Et maintenant, touchez une case.', 'Le + allonge le mot d’une case, au début ou à la fin.');
  if (composer.draft.length === 0 || composer.view.pending) return invitation(composer, names);
  if (composer.lexicon === null) return hint('On ouvre le dictionnaire…');
  return composer.refusal ? refused(composer.refusal, composer.draft.length) : praised(composer, composer.lexicon);
}

function invitation({ view, isAwaited, isOpening, canLay }: Composer, names: readonly string[]): Advice {
  if (view.pending) return pendingAdvice(isAwaited);
  if (!canLay) return hint('');
  if (isOpening && isAwaited)
    return hint('Le mot le plus cher commence.', 'Touchez trois cartes : elles restent dans votre main.');
  if (isOpening) return hint('On attend les mots des autres…');
  const turn = names[view.turn] ?? '';
  if (!isAwaited) return hint(`${turn} réfléchit… Préparez déjà votre mot.`);
  return view.holder.length === 0
    ? hint('Posez le premier mot : trois lettres.', 'Touchez trois cartes, ou tapez le mot au clavier.')
    : hint('Touchez une carte, puis une case.', 'Changez le mot en gardant au moins une de ses lettres.');
}

function pendingAdvice(isAwaited: boolean): Advice {
  return isAwaited
    ? hint('Acceptez-vous ce mot ?', 'Si vous contestez, le dictionnaire tranche.')
    : hint('On attend l’accord des autres…');
}

function refused(refusal: Refusal, laid: number): Advice {
  const isUnfinished = UNFINISHED.includes(refusal.code) && laid < 3;
  return { tone: isUnfinished ? 'hint' : 'refusal', text: rondo.text.refusal(refusal), detail: '' };
}

function praised({ view, slots, points }: Composer, lexicon: Lexicon): Advice {
  return { tone: 'word', text: spellings(wordIn(slots), view, lexicon), detail: points ? brokenDown(points) : '' };
}

/** With its accents. Not when the table judges: whether the word exists must stay in doubt. */
function spellings(word: string, { options }: View, lexicon: Lexicon): string {
  const forms = options.judging === 'arbitre' ? lexicon.forms(word) : [];
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

function hint(text: string, detail = ''): Advice {
  return { tone: 'hint', text: typeset(text), detail: typeset(detail) };
}
