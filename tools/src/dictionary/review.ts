// Lists the lines of definitions that break a rule, and which: node tools/src/dictionary/review.ts

import { LETTERS } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { definitionFaults, definitionLines } from './faults.ts';

for (const [{ text }, faults] of definitionFaults(LETTERS.flatMap(definitionLines), loadLibrary())) {
  console.log(`${faults.join('; ')}\t${text}`);
}
