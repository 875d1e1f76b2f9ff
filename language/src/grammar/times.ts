// Knows when a phrase contradicts itself about time: « il viendra hier ».

import { wholeField } from './features.ts';
import { isVerbal, type PhraseWord } from './phrase-word.ts';
import { type Refused, writtenAt } from './repairs.ts';
import { traitNamed } from './traits.ts';
import type { PhraseFault } from './verdict.ts';

const ANY_TIME = wholeField('t').agreement;
const WITHOUT_DATE = traitNamed('undated')?.agreement ?? 0;

/** Of any time it would be right: the word that dates it and the verb do not go together. */
export function wrongTime({ words, trials }: Refused): PhraseFault | null {
  const [dated, verb] = [words.findIndex(isDated), words.findLastIndex(isVerbal)];
  if (dated < 0 || verb < 0 || !trials.isRight(words.map(timeless))) return null;
  return { code: 'time', word: writtenAt(words, dated), verb: writtenAt(words, verb) };
}

function isDated({ tags }: PhraseWord): boolean {
  return tags.some(({ agreement }) => (agreement & WITHOUT_DATE) === 0);
}

function timeless(word: PhraseWord): PhraseWord {
  return { ...word, tags: word.tags.map((tag) => ({ ...tag, agreement: tag.agreement | ANY_TIME })) };
}
