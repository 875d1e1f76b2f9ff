// Every group of rows: those of the house, and those that games keep among their tests.

import { existsSync } from 'node:fs';
import { shelf } from '@boite/games';
import type { BenchGroup } from './bench.ts';
import { growth } from './growth.ts';
import { kernelLasting, kernelPeers } from './kernel.ts';
import { lookups } from './lookups.ts';
import { weights } from './memory.ts';
import { racks } from './racks.ts';
import { rebusJudge } from './rebus-judge.ts';
import { languageCosts } from './whole-language.ts';

const HOUSE: readonly BenchGroup[] = [lookups, weights, racks, kernelPeers, kernelLasting, rebusJudge, languageCosts, growth];

export async function benchGroups(): Promise<readonly BenchGroup[]> {
  const games = await Promise.all(shelf().map(({ game }) => gameGroups(game.id)));
  return [...HOUSE, ...games.flat()];
}

/** Those of games/<id>/tests/bench.ts; none where a game has no such file. */
async function gameGroups(id: string): Promise<readonly BenchGroup[]> {
  const file = new URL(`../../../games/${id}/tests/bench.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const found: { readonly default: readonly BenchGroup[] } = await import(file.href);
  return found.default;
}
