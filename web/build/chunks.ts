// Knows which modules travel together, so that a page is a few files: what the first page shows, what any table needs, what games share.

import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const source = (path: string) => resolve(import.meta.dirname, '..', 'src', path);

/** Each with all that it imports and that those before it do not: in the order in which people come to them. */
const ROOTS = [
  ['home', source('main.ts')],
  ['table', source('pages/TablePage.svelte')],
  ['here', source('link/here.ts')],
] as const;

const BOTS = source('link/bots.worker.ts');

/** What a bot's worker may import: it has no document, and takes nothing that asks for one. */
const WITHOUT_A_PAGE =
  /\/(kernel|language|rebus|protocol|table)\/src\/|\/games\/(?!page)[^/]+(\/(rules|bot|types|game)|\.ts)|preload-helper|\/valibot\//;
const OF_ONE_GAME = /\/games\/([^/]+)\//;
const SHARED_BY_GAMES = /\/ui\/|\/node_modules\//;
/** What a game of letters has no use for. */
const OF_REBUSES = /\/rebus\/src\/|virtual:pictures/;
/** They stay with the worker: what it asks for later is preloaded by no page. */
const BOTS_OWN = /\/games\/boxes\.ts|bots\.worker\.ts/;

/** The little of them that the first page takes. */
const HOME_RULES =
  /\/(kernel|protocol)\/src\/|\/games\/[^/]+\/rules\/|\/language\/src\/(typography|word-counts|alphabet|letter-set|sounds\/elided)|\/ui\/device\/(memory|luck)|preload-helper/;

/** In bytes of source: what is smaller is no file of its own. */
const TOO_SMALL = 6_000;

type Graph = Rolldown.ChunkingContext;

/** Dependencies are not taken along: they are asked for their own place. */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'home-rules', tags: ['$initial'], test: HOME_RULES, priority: 3 },
    { name: pageChunk, debugName: 'pages', priority: 2 },
    { name: rulesChunk, debugName: 'rules', entriesAware: true, entriesAwareMergeThreshold: TOO_SMALL, priority: 1 },
  ],
};

/** Null for what is only one game's: it stays with that game. */
function pageChunk(id: string, graph: Graph): string | null {
  if (isForBots(id, graph)) return null;
  const root = ROOTS.find(([, entry]) => reachedFrom(entry, graph).has(id));
  if (root) return root[0];
  if (!SHARED_BY_GAMES.test(id)) return null;
  return [...reachedFrom(id, graph)].some((imported) => OF_REBUSES.test(imported)) ? 'rebus-pieces' : 'pieces';
}

function rulesChunk(id: string, graph: Graph): string | null {
  return isForBots(id, graph) && !OF_ONE_GAME.test(id) && !BOTS_OWN.test(id) ? 'rules' : null;
}

function isForBots(id: string, graph: Graph): boolean {
  return WITHOUT_A_PAGE.test(id) || reachedFrom(BOTS, graph).has(id);
}

const known = new Map<string, ReadonlySet<string>>();

/** All that a module imports, itself included, without what it asks for later. */
function reachedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = known.get(entry) ?? importedFrom(entry, graph);
  known.set(entry, reached);
  return reached;
}

function importedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry]);
  // A set goes on with what is added while it is read.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What is one game's own says so. A group that is split by who asks for it bears all their names: the first is enough. */
export function chunkFile({ name, moduleIds }: Rolldown.PreRenderedChunk): string {
  const games = new Set(moduleIds.map((id) => OF_ONE_GAME.exec(id)?.[1]));
  const [game] = games.size === 1 ? games : [];
  return `assets/${game === undefined ? '' : `${game}-`}${name.split('~')[0]}-[hash].js`;
}
