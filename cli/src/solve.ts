// Knows the command `boite solve`: what can be played in a position, the best first.

import { loadLexicon } from '@boite/language/node';
import { type Command, type ExitCode, Misuse, NO, parsed, quoted, YES } from './command.ts';
import { type Answer, answerLines } from './lines.ts';
import { aligned, printJson, printLine } from './output.ts';
import * as dico from './solve-dico.ts';
import * as rebus from './solve-rebus.ts';
import * as rebustory from './solve-rebustory.ts';
import { rondo } from './solve-rondo.ts';
import * as rummikub from './solve-rummikub.ts';
import * as scrabbleRebus from './solve-scrabble-rebus.ts';
import type { Found, GameSolver } from './solver.ts';

interface Solvable {
  readonly usage: string;
  run(args: readonly string[]): Promise<ExitCode | Misuse>;
}

/** A new game adds a file and one line. */
const GAMES: Readonly<Record<string, Solvable>> = {
  rondo: solvable(rondo),
  rebus,
  rebustory,
  rummikub,
  'scrabble-rebus': { usage: scrabbleRebus.usage, run: scrabbleRebus.run },
  dico,
};

/** Plays given without --all. */
const SHOWN = 20;

const USAGE = `boite solve GAME … [--all] [--json]
boite solve GAME --stdin [--all]

Finds every word that can be played in a position: one play a word, its most profitable one, the best first.

  --all     every play; without it the best ${SHOWN}
  --json    one JSON value: {"plays": [{"word", "points", …}], "best"}; best is the first play or null
  --stdin   one position a line, one JSON value a line; blank lines are skipped

Exit code: 0 there is a play (with --stdin: in all of them), 1 there is none (in any of them), 2 wrong usage
(with --stdin: a line could not be read; its value is {"error"}).

${Object.values(GAMES)
  .map(({ usage }) => usage)
  .join('\n\n')}`;

export const command: Command = {
  summary: 'what can be played in a position',
  usage: USAGE,
  async run(args) {
    const at = args.findIndex((argument) => Object.hasOwn(GAMES, argument));
    const game = GAMES[args[at] ?? ''];
    return game?.run(args.toSpliced(at, 1)) ?? new Misuse(`which game? one of ${Object.keys(GAMES).join(', ')}`);
  },
};

function solvable<Position, Finding extends Found, Play>(solver: GameSolver<Position, Finding, Play>): Solvable {
  return { usage: solver.usage, run: (args) => solved(solver, args) };
}

async function solved<Position, Finding extends Found, Play>(
  solver: GameSolver<Position, Finding, Play>,
  args: readonly string[],
): Promise<ExitCode | Misuse> {
  const flag = { type: 'boolean' } as const;
  const given = parsed(args, { json: flag, all: flag, stdin: flag, ...solver.options });
  if (given instanceof Misuse) return given;
  const { values, positionals } = given;
  if (positionals[0] !== undefined) return new Misuse(`what is ${quoted(positionals[0])}?`);
  const limit = values.all ? Number.POSITIVE_INFINITY : SHOWN;
  if (values.stdin)
    return givesPosition(solver, values) ? new Misuse('--stdin reads the positions: give none') : answerStdin(solver, limit);
  const position = solver.readOptions(values);
  if (position instanceof Misuse) return position;
  const found = solver.found(position, loadLexicon());
  await (values.json
    ? printJson(answerTo(solver, { position, found, limit }).value)
    : printLine(drawn(solver, { position, found, limit })));
  return codeOf(found);
}

function givesPosition({ options }: { readonly options: object }, values: object): boolean {
  return Object.keys(options).some((name) => Object.hasOwn(values, name));
}

function answerStdin<Position, Finding extends Found, Play>(
  solver: GameSolver<Position, Finding, Play>,
  limit: number,
): Promise<ExitCode> {
  const lexicon = loadLexicon();
  return answerLines((line) => {
    const position = solver.readLine(line);
    if (position instanceof Misuse) return position;
    return answerTo(solver, { position, found: solver.found(position, lexicon), limit });
  });
}

interface Solution<Position, Finding> {
  readonly position: Position;
  /** Every word, the best first. */
  readonly found: readonly Finding[];
  /** How many of them are asked for. */
  readonly limit: number;
}

function answerTo<Position, Finding extends Found, Play>(
  solver: GameSolver<Position, Finding, Play>,
  { position, found, limit }: Solution<Position, Finding>,
): Answer {
  const plays = found.slice(0, limit).map((finding) => solver.play(position, finding));
  return { value: { plays, best: plays[0] ?? null }, code: codeOf(found) };
}

function codeOf(found: readonly unknown[]): ExitCode {
  return found.length > 0 ? YES : NO;
}

function drawn<Position, Finding extends Found, Play>(
  solver: GameSolver<Position, Finding, Play>,
  { position, found, limit }: Solution<Position, Finding>,
): string {
  if (found.length === 0) return 'no word can be played';
  const rows = found.slice(0, limit).map((finding) => [String(finding.points), finding.word, solver.drawn(position, finding)]);
  const more = found.length > rows.length ? [`${found.length - rows.length} more with --all`] : [];
  return [...aligned([['points', 'word', 'laid'], ...rows]), ...more].join('\n');
}
