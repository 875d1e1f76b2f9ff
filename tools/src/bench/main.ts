// Knows how to run the benchmarks: npm run bench [-- <row> …] [--quick] [--json]

import { parseArgs } from 'node:util';
import { loadLexicon } from '@boite/language/node';
import type { Bench, Group } from './bench.ts';
import { dico } from './dico.ts';
import { dicoTurns } from './dico-turns.ts';
import { growth } from './growth.ts';
import { kernel } from './kernel.ts';
import { lookups } from './lookups.ts';
import { memory } from './memory.ts';
import { racks } from './racks.ts';
import { rebus } from './rebus.ts';
import { rebusJudge } from './rebus-judge.ts';
import { rebustory } from './rebustory.ts';
import { allHold, json, table } from './report.ts';
import { rondo } from './rondo.ts';
import type { Row } from './row.ts';
import { rummikub } from './rummikub.ts';
import { scrabbleRebus } from './scrabble-rebus.ts';
import { wholeLanguage } from './whole-language.ts';

const GROUPS: readonly Group[] = [
  lookups,
  memory,
  racks,
  kernel,
  rondo,
  rummikub,
  rebus,
  rebusJudge,
  rebustory,
  dico,
  dicoTurns,
  scrabbleRebus,
  wholeLanguage,
  growth,
];

const OPTIONS = { quick: { type: 'boolean' }, json: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });

// The peers check less in production, and are faster.
Object.assign(process.env, { NODE_ENV: 'production' });

const lexicon = loadLexicon();
const bench: Bench = {
  words: [...lexicon.words()],
  lexicon,
  effort: values.quick ? { rounds: 3, ms: 50 } : { rounds: 11, ms: 150 },
  wants: (name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
};

const conditions = { node: process.version, words: lexicon.size, ...bench.effort };
const rows: Row[] = [];
for (const group of GROUPS) {
  if (positionals.length === 0) console.error(`${group.name}…`);
  rows.push(...group.run(bench));
}
if (rows.length === 0) console.error(`no row is called ${positionals.join(' or ')}`);
console.log(values.json ? json(rows, conditions) : table(rows, conditions));
process.exitCode = rows.length > 0 && allHold(rows) ? 0 : 1;
