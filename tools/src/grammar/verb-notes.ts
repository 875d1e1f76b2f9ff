// Knows how a form of a verb is noted, from its traits in the Lefff: « Kms », « PS13s ».

import { framesOf, participleFrames, type VerbLists } from './verbs.ts';

/** The notes of a form, one for each manner of the verb. */
export function verbNotes(lemma: string, traits: string, lists: VerbLists): readonly string[] {
  const frames = traits.startsWith('K') ? participleFrames(lemma, lists) : framesOf(lemma, lists);
  return frames.map((each) => verbNote(traits, each));
}

/** Empty when the traits are unknown. */
function verbNote(traits: string, frames: string): string {
  if (traits.startsWith('K')) return `k ${withBoth(traits.slice(1))} ${withoutPersons(frames)}`;
  return traits === '' ? '' : `v ${traits} ${frames}`;
}

/** An invariable participle is a masculine singular. */
function withBoth(genderAndNumber: string): string {
  return genderAndNumber === '' || genderAndNumber === 'm' ? 'ms' : genderAndNumber;
}

/** « fallu » agrees with nothing: that only « il » may conjugate it is for the auxiliary to say. */
function withoutPersons(frames: string): string {
  return frames.replace(' U', '');
}
