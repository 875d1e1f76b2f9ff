// Tells what becomes of each number of the rules that somebody changes: node tools/src/mutation/main.ts [part of a path or name …]

import { availableParallelism } from 'node:os';
import { type Fate, fates, isUnnoticed, mutantText } from './mutants.ts';
import { ruleNumbers } from './numbers.ts';
import { handWritten } from './sentences.ts';

const askedParts = process.argv.slice(2);
const numbers = ruleNumbers().filter(
  (number) => askedParts.length === 0 || askedParts.some((part) => mutantText(number).includes(part)),
);
const fatesKnown = await fates(numbers, availableParallelism(), (fate) => console.log(fateText(fate)));
const unnoticed = fatesKnown.filter(isUnnoticed);
console.log(`\n${numbers.length} numbers, ${unnoticed.length} that may change without anyone noticing:`);
for (const number of unnoticed) console.log(mutantText(number));
console.log('\nSentences that write a number by hand:');
for (const sentence of handWritten()) console.log(sentence);

function fateText(fate: Fate): string {
  const { isTested, isSaid } = fate;
  return `${mutantText(fate)}: ${isTested ? 'a test fails' : 'no test'}, ${isSaid ? 'a sentence says it' : 'no sentence'}`;
}
