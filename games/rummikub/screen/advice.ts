// What the strip of the workbench says: a hint, a refusal, or the longest word with its points.

import { counted, inWords, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import { type Advice, hint } from '@boite/ui/advice.ts';
import { box } from '../game.ts';
import { ENTERING_WORD, SHORTEST_LAID_WORD } from '../rules/bank.ts';
import { EMPTIED_TIMES, pointsForLongest } from '../rules/score.ts';
import type { Refusal } from '../types.ts';
import { isLaid } from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

/** Refusals that only mean: go on. */
const STILL_ARRANGING: readonly Refusal['code'][] = ['nothing-laid', 'too-short', 'enter-with-six', 'joker-not-replayed'];

/** In letters: beyond that, a refusal takes all the room there is. */
const LONG = 90;

export function benchAdvice(workshop: Workshop, names: readonly string[]): Advice {
  if (workshop.whisper) return hint(workshop.whisper);
  if (workshop.lifted.length > 0) return whereToPut(workshop.lifted.length);
  if (workshop.isUntouched) return toArrange(workshop, names);
  if (workshop.lexicon === null) return hint('On ouvre le dictionnaire…');
  return workshop.refusal ? refusalOnBench(workshop, workshop.refusal) : longestAdvice(workshop);
}

function whereToPut(count: number): Advice {
  return hint(count > 1 ? 'Où les poser ?' : 'Où la poser ?', 'Touchez une place dans un mot, ou « Nouveau mot ».');
}

function toArrange({ view, isAwaited, hasEntered, caret }: Workshop, names: readonly string[]): Advice {
  if (caret !== null) return hint('Touchez les lettres l’une après l’autre.', 'Au clavier, tapez-les.');
  if (!isAwaited) return hint(`${names[view.turn] ?? ''} réfléchit…`, 'Vous pouvez déjà préparer votre coup.');
  if (!hasEntered)
    return hint(`Premier mot : ${inWords(ENTERING_WORD)} lettres au moins, de votre chevalet seul.`, drawHint(view.bankSize));
  return hint('Touchez une lettre, puis sa place.', drawHint(view.bankSize));
}

function drawHint(bank: number): string {
  return bank > 0 ? 'Rien à poser ? Piochez, et c’est au suivant.' : 'Rien à poser ? Passez : la banque est vide.';
}

function refusalOnBench(workshop: Workshop, refusal: Refusal): Advice {
  const text = accents.sentence(box.text.refusal(refusal), workshop.view);
  const isLongest = refusal.code === 'unknown-words' && refusal.words.includes(workshop.longest ?? '');
  const detail = text.length < LONG && !isLongest ? longestSoFar(workshop) : '';
  const isUnfinished = STILL_ARRANGING.includes(refusal.code);
  const article = isUnfinished ? null : box.text.articles[refusal.code];
  return { tone: isUnfinished ? 'hint' : 'refusal', text, detail, article };
}

/** Also while something else is still wrong: it is what one plays for. */
function longestSoFar({ longest, bench }: Workshop): string {
  if (longest === null || longest.length < SHORTEST_LAID_WORD) return '';
  const emptied = bench.rack.every(({ id }) => isLaid(bench, id));
  return typeset(`Le plus long pour l’instant : ${longest}, ${counted(pointsForLongest(longest, { emptied }), 'point')}.`);
}

function longestAdvice({ longest, view, change, points }: Workshop): Advice {
  const isEmptied = 'emptied' in change && change.emptied;
  const detail = `${counted(points ?? 0, 'point')} : le plus long mot${isEmptied ? ` × ${EMPTIED_TIMES}, chevalet vidé !` : ' compte'}`;
  return {
    tone: view.options.judging === 'table' ? 'ready' : 'word',
    text: accents.word(longest ?? '', view),
    detail: typeset(detail),
  };
}
