// Knows which words that the spelling dictionary alone has are taken: nouns, adjectives and verbs that people read through.

import type { Unfolded } from './hunspell.ts';
import type { Sources } from './sources.ts';

/** Nouns, adjectives with their feminine, verbs in -er and -ir that follow the rule, participles. */
const READ_FLAGS = /^(?:S\.|F[.+sc]|W\.|X\.|A\.|[abcdf]0|a8|p[+.])$/;

/** What no grid is wide enough for: chemists write longer words than anybody plays. */
const LONGEST_ALONE = 13;

/** The forms of entries that other sources may lack: units, symbols and words without a flag need a line of their own. */
export function formsSpelledAlone({ spelling, names }: Sources, declined: ReadonlySet<string>): readonly string[] {
  const isPlayable = (entry: string): boolean => entry.length <= LONGEST_ALONE && !names.has(entry);
  const byEntry = Map.groupBy([...spelling.values()].flat(), ({ entry }) => entry);
  const taken = [...byEntry].filter(([entry, forms]) => isPlayable(entry) && !declined.has(entry) && isRead(forms));
  return taken.flatMap(([, forms]) => forms.map(({ form }) => form));
}

function isRead(forms: readonly Unfolded[]): boolean {
  const flags = forms.map(({ flag }) => flag).filter((flag) => flag !== '');
  return flags.length > 0 && flags.every((flag) => READ_FLAGS.test(flag));
}
