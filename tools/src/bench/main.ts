// Runs the benchmarks: npm run bench [-- <row> …] [--quick] [--json]

import { parseArgs } from 'node:util';
import { loadLexicon } from '@boite/language/node';
import type { BenchSetting } from './bench.ts';
import { benchGroups } from './groups.ts';
import { allHold, rowJson, rowTable } from './report.ts';
import type { BenchRow } from './row.ts';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' } },
  allowPositionals: true,
});

// The peers check less in production, and are faster.
Object.assign(process.env, { NODE_ENV: 'production' });

const playable = loadLexicon();
const setting: BenchSetting = {
  words: [...playable.words()],
  lexicon: playable,
  effort: values.quick ? { rounds: 3, ms: 50 } : { rounds: 11, ms: 150 },
  wants: (name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
};

const measuredRows: BenchRow[] = [];
for (const { name, rows, run } of await benchGroups()) {
  if (!rows.some(setting.wants)) continue;
  if (positionals.length === 0) console.error(`${name}…`);
  measuredRows.push(...run(setting));
}
if (measuredRows.length === 0) console.error(`no row is called ${positionals.join(' or ')}`);
const conditions = { node: process.version, words: playable.size, ...setting.effort };
console.log(values.json ? rowJson(measuredRows, conditions) : rowTable(measuredRows, conditions));
process.exitCode = measuredRows.length > 0 && allHold(measuredRows) ? 0 : 1;
