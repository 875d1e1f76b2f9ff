// Knows which modules travel together, so that a page is a few files: what the first page shows, what any table needs, what games share.

import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const sourcePath = (path: string) => resolve(import.meta.dirname, '..', 'src', path);

/** Each with all that it imports and that those before it do not: in the order in which people come to them. */
const HOME = sourcePath('main.ts');
const ROOTS = [
  ['home', HOME],
  ['table', sourcePath('pages/TablePage.svelte')],
  ['lobby', sourcePath('shell/Lobby.svelte')],
  ['here', sourcePath('link/here.ts')],
  ['later', sourcePath('shell/Ending.svelte')],
  ['later', sourcePath('shell/Menu.svelte')],
  ['later', resolve(import.meta.dirname, '../../ui/WordDialog.svelte')],
] as const;

const WORKERS = [
  sourcePath('link/bots.worker.ts'),
  sourcePath('days/days.worker.ts'),
  sourcePath('review/review.worker.ts'),
  resolve(import.meta.dirname, '../../ui/books/unpacker.worker.ts'),
  resolve(import.meta.dirname, '../../games/rebustory/screen/best.worker.ts'),
];

/** What a worker may import: it has no document, and takes nothing that asks for one. */
const WITHOUT_A_PAGE =
  /\/(kernel|language|rebus|protocol|table)\/src\/|\/games\/(?!page)[^/]+(\/(rules|bot|types|game|coach|lesson)|\.ts)|\/games\/manners\/|preload-helper|\/valibot\//;
const OF_ONE_GAME = /\/games\/(?!manners\/)([^/]+)\//;
/** Books come one by one, and what few pages need comes with them. */
const SHARED_BY_GAMES = /\/ui\/(?!books\/)|\/node_modules\/svelte\//;
/** What a game of letters has no use for. */
const OF_REBUSES = /\/rebus\/src\/|virtual:pictures/;
/** They stay with the worker: what it asks for later is preloaded by no page. */
const WORKERS_OWN = /^\/.*(?:\/games\/(?:boxes|coaches)\.ts|\.worker\.ts)$/;

/** A book that only a table with a theme reads. */
const THEME_LIST_FILES = /\/language\/src\/theme-lists\//;

/** The little of them that the first page takes. */
const HOME_RULES =
  /\/(kernel|protocol)\/src\/|\/games\/[^/]+\/rules\/|\/language\/src\/(typography|alphabet|letter-set|sounds\/elided)|\/ui\/device\/(memory|luck)|preload-helper/;

/** In bytes of source: what is smaller is no file of its own. */
const TOO_SMALL = 6_000;

type Graph = Rolldown.ChunkingContext;

/** Dependencies are not taken along: they are asked for their own place. */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'themes', test: THEME_LIST_FILES, priority: 4 },
    { name: homeRules, debugName: 'home-rules', priority: 3 },
    { name: pageChunk, debugName: 'pages', priority: 2 },
    { name: rulesChunk, debugName: 'rules', entriesAware: true, entriesAwareMergeThreshold: TOO_SMALL, priority: 1 },
  ],
};

function homeRules(id: string, graph: Graph): string | null {
  return HOME_RULES.test(id) && reachedFrom(HOME, graph).has(id) ? 'home-rules' : null;
}

/** Null for what is only one game's: it stays with that game. */
function pageChunk(id: string, graph: Graph): string | null {
  if (isForWorkers(id, graph)) return null;
  const root = ROOTS.find(([, entry]) => reachedFrom(entry, graph).has(id));
  if (root) return root[0];
  if (!SHARED_BY_GAMES.test(id)) return null;
  return [...reachedFrom(id, graph)].some((imported) => OF_REBUSES.test(imported)) ? 'rebus-pieces' : 'pieces';
}

function rulesChunk(id: string, graph: Graph): string | null {
  return isForWorkers(id, graph) && !OF_ONE_GAME.test(id) && !WORKERS_OWN.test(id) ? 'rules' : null;
}

function isForWorkers(id: string, graph: Graph): boolean {
  return WITHOUT_A_PAGE.test(id) || WORKERS.some((worker) => reachedFrom(worker, graph).has(id));
}

const knownImports = new Map<string, ReadonlySet<string>>();

/** All that a module imports, itself included, without what it asks for later. */
function reachedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = knownImports.get(entry) ?? importedFrom(entry, graph);
  knownImports.set(entry, reached);
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
