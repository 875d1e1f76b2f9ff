// Which part may import which, and which room of a game may import which.

import { type Arrow, arrowText, partHolding } from './arrows.ts';

/** Imports go one way, by types too. */
const PART_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  language: [],
  rebus: ['language'],
  protocol: ['kernel'],
  table: ['kernel', 'language', 'protocol'],
  ui: ['kernel', 'language', 'rebus', 'protocol'],
  games: ['kernel', 'language', 'rebus', 'protocol', 'ui'],
  server: ['kernel', 'language', 'games', 'protocol', 'table'],
  web: ['kernel', 'language', 'rebus', 'ui', 'games', 'protocol', 'table'],
  cli: ['kernel', 'language', 'rebus', 'games', 'protocol', 'table', 'server'],
  tools: ['kernel', 'language', 'rebus', 'games', 'protocol', 'table', 'server', 'cli'],
  e2e: ['kernel', 'language', 'games', 'protocol', 'table', 'server', 'ui'],
};

/** What only the tests of a game may use: a bench, what the house measures itself with; a test in a browser, who drives one. */
const TEST_IMPORTS = [
  { from: /^games\/[^/]+\/tests\/bench(\.ts|\/)/, to: 'tools' },
  { from: /^games\/[^/]+\/tests\/browser\//, to: 'e2e' },
];

export function isPartArrow({ from, to }: Arrow): boolean {
  const [part, other] = [partHolding(from), partHolding(to)];
  const isTested = TEST_IMPORTS.some((allowed) => allowed.from.test(from) && allowed.to === other);
  return part === other || (PART_IMPORTS[part]?.includes(other) ?? false) || isTested;
}

type Room = 'door' | 'types' | 'rules' | 'bot' | 'screen' | 'command' | 'coach' | 'lesson' | 'tests' | 'tools';

/** What each room may import of its own game. Tests and tools look everywhere. */
const ROOM_IMPORTS: Readonly<Record<Room, readonly Room[]>> = {
  door: ['types', 'rules', 'bot'],
  types: ['types', 'rules'],
  rules: ['types', 'rules'],
  bot: ['types', 'rules', 'bot'],
  screen: ['door', 'types', 'rules', 'screen'],
  command: ['types', 'rules', 'bot', 'command'],
  coach: ['types', 'rules', 'bot', 'coach'],
  lesson: ['types', 'rules', 'lesson'],
  tests: ['door', 'types', 'rules', 'bot', 'screen', 'command', 'coach', 'lesson', 'tests', 'tools'],
  tools: ['door', 'types', 'rules', 'bot', 'screen', 'command', 'coach', 'lesson', 'tests', 'tools'],
};

/** What each room may import of the house. */
const ROOM_PARTS: Readonly<Record<Room, readonly string[]>> = {
  door: ['kernel', 'language', 'rebus'],
  types: ['kernel', 'language', 'rebus'],
  rules: ['kernel', 'language', 'rebus'],
  bot: ['kernel', 'language', 'rebus'],
  screen: ['kernel', 'language', 'rebus', 'protocol', 'ui'],
  command: ['kernel', 'language', 'rebus'],
  coach: ['kernel', 'language', 'rebus'],
  lesson: ['kernel', 'language', 'rebus'],
  tests: ['kernel', 'language', 'rebus', 'protocol', 'ui', 'tools', 'e2e'],
  tools: ['kernel', 'language', 'rebus', 'tools'],
};

interface GameRoom {
  readonly game: string;
  readonly room: Room;
}

/** Null outside the games: what games share, `games/shelf.ts`, `games/manners/`, is in no room. */
function gameRoom(path: string): GameRoom | null {
  const [, game = '', inside = ''] = /^games\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return game === '' || game === 'manners' ? null : { game, room: roomOf(inside) };
}

/** A small game is files, a large one folders: `bot.ts` or `bot/`, `Screen.svelte` or `screen/`. */
function roomOf(inside: string): Room {
  if (/\.test\.ts$|(^|\/)testing\.ts$/.test(inside)) return 'tests';
  const [first = ''] = inside.split('/');
  if (first === 'game.ts') return 'door';
  if (first.endsWith('.svelte')) return 'screen';
  const name = first.replace(/(\.svelte)?\.ts$/, '');
  return name in ROOM_IMPORTS ? (name as Room) : 'rules';
}

/** What the rules of all games read and say alike. */
const SHARED_BY_RULES = /^games\/(choices|ear-refusal|reading|speech)\.ts$/;

/** Whether an import that leaves a room goes where it may. */
export function isRoomArrow({ from, to }: Arrow): boolean {
  const [here, there] = [gameRoom(from), gameRoom(to)];
  if (here === null) return true;
  if (partHolding(to) !== 'games') return ROOM_PARTS[here.room].includes(partHolding(to));
  if (there === null) return SHARED_BY_RULES.test(to) || (to.startsWith('games/manners/') && here.room !== 'rules');
  return here.game === there.game && ROOM_IMPORTS[here.room].includes(there.room);
}

/** Whoever is not in a game comes in by its door; what games share may show their screens and commands. */
export function isDoorArrow({ from, to }: Arrow): boolean {
  const there = gameRoom(to);
  if (there === null || gameRoom(from)?.game === there.game || there.room === 'door') return true;
  if (from === 'games/page.ts') return ['screen', 'coach', 'lesson'].includes(there.room) || to.endsWith('/RULES.md');
  if (from === 'games/coaches.ts') return there.room === 'coach';
  return from === 'games/commands.ts' && ['command', 'coach', 'lesson'].includes(there.room);
}

/** The arrows that break a rule, as text. */
export function wrongArrows(arrows: readonly Arrow[], isRight: (arrow: Arrow) => boolean): readonly string[] {
  return arrows.filter((arrow) => !isRight(arrow)).map(arrowText);
}
