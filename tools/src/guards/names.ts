// Names that several files declare at their top level: a name should mean one thing in the whole tree.

import { scriptOf } from './imports.ts';
import { isTest, type Source } from './sources.ts';

/** Every game says these, since the contract of a game asks for them. */
const CONTRACT_NAMES = new Set(
  (
    'Options Action Refusal Fact News State View Books EndReason readOptions readAction setup evolve awaiting check decide expire ' +
    'retire stop view reveal result text bot box coach daily hints insight feats lesson game screen standing command isOpenMove wholeGame Props props types Types'
  ).split(' '),
);

interface SharedName {
  readonly name: string;
  readonly files: readonly string[];
}

export interface NameCount {
  readonly distinct: number;
  /** Those that more than one file declares, the most declared first. */
  readonly shared: readonly SharedName[];
}

/** Of all sources but tests. */
export function countedNames(sources: readonly Source[]): NameCount {
  const where = new Map<string, string[]>();
  for (const source of sources.filter((one) => !isTest(one) && !one.path.endsWith('.d.ts'))) {
    for (const name of declaredNames(source)) where.set(name, [...(where.get(name) ?? []), source.path]);
  }
  const names = [...where].map(([name, files]) => ({ name, files })).filter(({ name }) => !CONTRACT_NAMES.has(name));
  const shared = names.filter(({ files }) => files.length > 1);
  return { distinct: names.length, shared: shared.sort((one, other) => other.files.length - one.files.length) };
}

/** In hundredths of all names. */
export function sharedPercentage({ distinct, shared }: NameCount): number {
  return (100 * shared.length) / Math.max(1, distinct);
}

/** As the formatter writes them: what stands at the top of a file begins its line. */
const DECLARED = /^(?:export )?(?:async |abstract )*(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/** The names that a file declares at its top level, each once; what is taken out of something has the name that it had there. */
export function declaredNames({ path, text }: Pick<Source, 'path' | 'text'>): ReadonlySet<string> {
  const code = path.endsWith('.svelte') ? scriptOf(text) : text;
  return new Set(Array.from(code.matchAll(DECLARED), ([, name = '']) => name));
}
