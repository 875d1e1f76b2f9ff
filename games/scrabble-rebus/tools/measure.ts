// Knows how to tell whether the numbers of tokens are right: node tools/src/scrabble-rebus/measure.ts [hands] [seed]

import { loadLexicon, loadSounds } from '@boite/language/node';
import { lexiconWords, WordBands } from '@boite/rebus';
import { nameOfToken } from '../rules/symbols.ts';
import { BAGS, COLOURS } from '../rules/tokens.ts';
import type { Token } from '../types.ts';
import { freshHands, rebusesOf } from './hands.ts';

const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const lexicon = loadLexicon();
const words = new WordBands(lexiconWords(lexicon, loadSounds(lexicon)));

interface Use {
  hands: number;
  rebuses: number;
}

const uses = new Map<Token, Use>();
let able = 0;
let made = 0;
let longest = 0;

for (const hand of freshHands(count, seed)) {
  const found = [...rebusesOf(hand, words)].map(({ pieces }) => pieces.map((at) => hand[at] as Token));
  able += Number(found.length > 0);
  made += found.length;
  longest += Math.max(0, ...found.map(({ length }) => length));
  for (const token of new Set(hand)) {
    const use = uses.get(token) ?? { hands: 0, rebuses: 0 };
    use.hands += 1;
    use.rebuses += found.filter((used) => used.includes(token)).length;
    uses.set(token, use);
  }
}

console.log(`${count} fresh hands, seed ${seed}, words of everyone:`);
console.log(`  ${((100 * able) / count).toFixed(1)} % can make a rebus`);
console.log(`  ${(made / count).toFixed(1)} rebuses a hand, the longest of ${(longest / count).toFixed(1)} tokens`);
for (const colour of COLOURS) {
  console.log(`${colour}, rebuses a hand that holds it:`);
  for (const token of [...new Set(BAGS[colour])].sort((one, other) => serving(other) - serving(one))) {
    const number = BAGS[colour].filter((other) => other === token).length;
    console.log(`  ${nameOfToken(token).padEnd(12)} × ${number}  ${serving(token).toFixed(1)}`);
  }
}

function serving(token: Token): number {
  const use = uses.get(token);
  return use === undefined ? 0 : use.rebuses / use.hands;
}
