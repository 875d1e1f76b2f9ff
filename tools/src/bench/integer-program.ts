// An integer program, written as CPLEX LP, solved by HiGHS.

import loadHighs from 'highs';

/** Its types are told as CommonJS, its code is a module. */
const highs = await (loadHighs as unknown as typeof loadHighs.default)();

/** The most that a program can reach; null when nothing satisfies it. */
export function highsOptimum(program: string): number | null {
  const { Status, ObjectiveValue } = highs.solve(program, { mip_rel_gap: 0 });
  return Status === 'Optimal' ? ObjectiveValue : null;
}
