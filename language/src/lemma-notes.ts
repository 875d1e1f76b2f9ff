// Knows how the lemmas of a word are noted: for each inflection of a spelling, what it is and what to change at its end.

import { spelled } from './alphabet.ts';

/** One way to understand a spelling: « tendrons » is a form of the verb « tendre », or of the noun « tendron ». */
export interface Inflection {
  readonly form: string;
  readonly lemma: string;
  /** Whether it is a form of a verb; of anything else otherwise. */
  readonly isVerbal: boolean;
}

export interface Morphology {
  /** The commonest lemma first. */
  readonly inflections: readonly Inflection[];
  /** Whether the word is a conjugated verb and nothing else. */
  readonly isConjugatedOnly: boolean;
}

const CONJUGATED_ONLY = '!';
const INFLECTION_SEPARATOR = ',';
const [OF_VERB, OF_OTHER] = ['v', 'w'];
/** « 1v3er »: the second spelling is of a verb, whose infinitive has « er » in the place of its last three letters. */
const INFLECTION_NOTE = /^(\d*)([vw])(\d+)(.*)$/s;
/** A class file has a byte a character, and œ is none. */
const [LIGATURE_OE, OE_BYTE] = ['œ', '\u009c'];

/** Of a word whose spellings these are. */
export function lemmaNotes(forms: readonly string[], { inflections, isConjugatedOnly }: Morphology): string {
  const changes = inflections.map(({ form, lemma, isVerbal }) => {
    const nth = forms.indexOf(form);
    return `${nth > 0 ? nth : ''}${isVerbal ? OF_VERB : OF_OTHER}${endingChange(form, lemma)}`;
  });
  return (isConjugatedOnly ? CONJUGATED_ONLY : '') + changes.join(INFLECTION_SEPARATOR);
}

/** The lemmas of a word as tiles spell them, each once. */
export function notedLemmas(word: string, notes: string): readonly string[] {
  return [...new Set(changesIn(notes).map(({ cut, letters }) => word.slice(0, word.length - cut) + letters))];
}

export function notedInflections(forms: readonly string[], notes: string): readonly Inflection[] {
  return changesIn(notes).map(({ nth, isVerbal, cut, ending }) => {
    const form = forms[nth] ?? '';
    return { form, lemma: shortenedBy(cut, form) + ending, isVerbal };
  });
}

export function isConjugatedNote(notes: string): boolean {
  return notes.startsWith(CONJUGATED_ONLY);
}

interface EndingChange {
  readonly nth: number;
  readonly isVerbal: boolean;
  /** How many letters of tiles go. */
  readonly cut: number;
  readonly ending: string;
  /** The ending as tiles spell it. */
  readonly letters: string;
}

/** Few notes are different: each is read once. */
const knownChanges = new Map<string, readonly EndingChange[]>();

function changesIn(notes: string): readonly EndingChange[] {
  const known = knownChanges.get(notes);
  if (known !== undefined) return known;
  const changes = notes.replace(CONJUGATED_ONLY, '').split(INFLECTION_SEPARATOR).map(readChange);
  knownChanges.set(notes, changes);
  return changes;
}

function readChange(note: string): EndingChange {
  const [, nth = '', sign = '', cut = '', written = ''] = INFLECTION_NOTE.exec(note) ?? [];
  const ending = written.replaceAll(OE_BYTE, LIGATURE_OE);
  return { nth: Number(nth), isVerbal: sign === OF_VERB, cut: Number(cut), ending, letters: spelled(ending) ?? '' };
}

/** « 2er » cuts two letters off and puts « er » on; a ligature is two letters. */
function endingChange(form: string, lemma: string): string {
  let shared = 0;
  while (shared < form.length && form[shared] === lemma[shared]) shared++;
  const cut = lettersIn(form.slice(shared));
  return `${cut}${lemma.slice(shared).replaceAll(LIGATURE_OE, OE_BYTE)}`;
}

function lettersIn(part: string): number {
  return part === '' ? 0 : (spelled(part)?.length ?? part.length);
}

function shortenedBy(letters: number, form: string): string {
  let end = form.length;
  for (let left = letters; left > 0; left -= lettersIn(form.charAt(end))) end--;
  return form.slice(0, end);
}
