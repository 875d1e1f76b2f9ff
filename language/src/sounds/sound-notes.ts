// Knows how the sounds of a word are noted: by what to change in what the rules read.

import { readAloud } from './reading.ts';

/** How one spelling of a word is said. */
export interface Pronunciation {
  /** Our sounds, mute e marked: « oR4Z_ ». */
  readonly sounds: string;
  /** The accented spelling it belongs to. */
  readonly form: string;
  /** Whether another source than our rules says the same, or people checked it. */
  readonly sure: boolean;
  /** Whether nothing is elided nor linked before it: « le hibou », « le onze ». */
  readonly aspirated: boolean;
}

const SOUND_FORMS = '|';
const READINGS = ',';
const UNSURE = '?';
const ASPIRATED_SOUND = '*';

/** The notes of a word, from the pronunciations of each of its spellings; empty when the rules say it all. */
export function soundNotes(forms: readonly (readonly Pronunciation[])[]): string {
  return forms.map(notesRead).join(SOUND_FORMS).replace(/\|+$/, '');
}

function notesRead(pronunciations: readonly Pronunciation[]): string {
  const [first] = pronunciations;
  const marks = (first?.sure === false ? UNSURE : '') + (first?.aspirated ? ASPIRATED_SOUND : '');
  return marks + pronunciations.map(({ form, sounds }) => changeOf(readAloud(form), sounds)).join(READINGS);
}

/** The pronunciations of each spelling, from the notes of its word. */
export function notedSounds(forms: readonly string[], notes: string): readonly Pronunciation[] {
  if (notes === '') return forms.map((form) => ({ sounds: readAloud(form), form, sure: true, aspirated: false }));
  const each = notes.split(SOUND_FORMS);
  return forms.flatMap((form, nth) => notedForm(form, each[nth] ?? ''));
}

function notedForm(form: string, notes: string): readonly Pronunciation[] {
  const [, marks = '', changes = ''] = /^([?*]*)(.*)$/.exec(notes) ?? [];
  const read = readAloud(form);
  const flags = { form, sure: !marks.includes(UNSURE), aspirated: marks.includes(ASPIRATED_SOUND) };
  return changes.split(READINGS).map((change) => ({ sounds: changedSounds(read, change), ...flags }));
}

/* « >cbk »: after two sounds from the start, one is replaced by k. « <abk »: the same, before none at the end. */
const FROM_START = '>';
const FROM_END = '<';
const ZERO = 'a'.charCodeAt(0);

/** What to change in the sounds read to have those wanted; empty when they are the same. */
function changeOf(read: string, wanted: string): string {
  if (read === wanted) return '';
  const start = sharedSounds(read, wanted);
  const end = sharedSounds(reversed(read.slice(start)), reversed(wanted.slice(start)));
  const cut = read.length - start - end;
  const put = wanted.slice(start, wanted.length - end);
  return (start <= end ? FROM_START + count(start) : FROM_END + count(end)) + count(cut) + put;
}

function changedSounds(read: string, change: string): string {
  if (change === '') return read;
  const [place, cut] = [change.charCodeAt(1) - ZERO, change.charCodeAt(2) - ZERO];
  const start = change[0] === FROM_START ? place : read.length - place - cut;
  return read.slice(0, start) + change.slice(3) + read.slice(start + cut);
}

function count(number: number): string {
  return String.fromCharCode(ZERO + number);
}

function sharedSounds(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
