// What a game's own bench is made with.

export { type BenchGroup, type BenchSetting, mustAgree } from './bench.ts';
export { highsOptimum } from './integer-program.ts';
export { type Contender, median, raced, speedIn, through, timed, timesFaster } from './measure.ts';
export { END_OF_WORD, type MnemonistNode, mnemonistRoot, mnemonistTrie } from './peers.ts';
export { amount } from './report.ts';
export type { BenchAim, BenchRow } from './row.ts';
export { duelRow, growthRow, limitRow, timeRow } from './rows.ts';
