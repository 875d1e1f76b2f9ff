// Knows how a form of a verb is noted, from its traits in the Lefff: « Kms », « PS13s ».

/** The note of a form that takes what `frames` say; empty when its traits are unknown. */
export function verbNote(traits: string, frames: string): string {
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
