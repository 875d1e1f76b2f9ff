// Knows what the strip of the workbench says: a hint, a refusal, or the longest word with its points.

import { counted, inWords, typeset } from '@boite/language';
import { accents } from '@boite/ui/accents.svelte.ts';
import { EMPTIED_TIMES, ENTERING_WORD, pointsOf, type Refusal, rummikub, SHORTEST_WORD } from './rules.ts';
import { isLaid } from './workbench.ts';
import type { Workshop } from './workshop.svelte.ts';

export interface Advice {
  /** `ready`: it can be played, and whether it is a word must stay in doubt. */
  readonly tone: 'hint' | 'refusal' | 'word' | 'ready';
  readonly text: string;
  /** Small, under the text. */
  readonly detail: string;
}

/** Refusals that only mean: go on. */
const UNFINISHED: readonly Refusal['code'][] = ['nothing-laid', 'too-short', 'enter-with-six', 'joker-not-replayed'];

/** In letters: beyond that, a refusal takes all the room there is. */
const LONG = 90;

export function adviceFor(workshop: Workshop, names: readonly string[]): Advice {
  if (workshop.whisper) return hint(workshop.whisper);
  if (workshop.lifted.length > 0) return holding(workshop.lifted.length);
  if (workshop.isUntouched) return invitation(workshop, names);
  if (workshop.lexicon === null) return hint('On ouvre le dictionnaire…');
  return workshop.refusal ? refused(workshop, workshop.refusal) : praised(workshop);
}

function holding(count: number): Advice {
  return hint(count > 1 ? 'Où les poser ?' : 'Où la poser ?', 'Touchez une place dans un mot, ou « Nouveau mot ».');
}

function invitation({ view, isAwaited, hasEntered, caret }: Workshop, names: readonly string[]): Advice {
  if (caret !== null) return hint('Touchez les lettres l’une après l’autre.', 'Au clavier, tapez-les.');
  if (!isAwaited) return hint(`${names[view.turn] ?? ''} réfléchit…`, 'Vous pouvez déjà préparer votre coup.');
  if (!hasEntered)
    return hint(`Premier mot : ${inWords(ENTERING_WORD)} lettres au moins, de votre chevalet seul.`, drawing(view.bankSize));
  return hint('Touchez une lettre, puis sa place.', drawing(view.bankSize));
}

function drawing(bank: number): string {
  return bank > 0 ? 'Rien à poser ? Piochez, et c’est au suivant.' : 'Rien à poser ? Passez : la banque est vide.';
}

function refused(workshop: Workshop, refusal: Refusal): Advice {
  const text = accents.sentence(rummikub.text.refusal(refusal), workshop.view);
  const isLongest = refusal.code === 'unknown-words' && refusal.words.includes(workshop.longest ?? '');
  const detail = text.length < LONG && !isLongest ? longestSoFar(workshop) : '';
  return { tone: UNFINISHED.includes(refusal.code) ? 'hint' : 'refusal', text, detail };
}

/** Also while something else is still wrong: it is what one plays for. */
function longestSoFar({ longest, bench }: Workshop): string {
  if (longest === null || longest.length < SHORTEST_WORD) return '';
  const emptied = bench.rack.every(({ id }) => isLaid(bench, id));
  return typeset(`Le plus long pour l’instant : ${longest}, ${counted(pointsOf(longest, { emptied }), 'point')}.`);
}

function praised({ longest, view, change, points }: Workshop): Advice {
  const isEmptied = 'emptied' in change && change.emptied;
  const detail = `${counted(points ?? 0, 'point')} : le plus long mot${isEmptied ? ` × ${EMPTIED_TIMES}, chevalet vidé !` : ' compte'}`;
  return {
    tone: view.options.judging === 'table' ? 'ready' : 'word',
    text: accents.word(longest ?? '', view),
    detail: typeset(detail),
  };
}

function hint(text: string, detail = ''): Advice {
  return { tone: 'hint', text: typeset(text), detail: typeset(detail) };
}
