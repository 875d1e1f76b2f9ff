// The command `boite daily`: the challenge of a day in a game, and the best that can be made of it.

import { shelf } from '@boite/games';
import { coachOf } from '@boite/games/commands.ts';
import { type Daily, dayOf, type GameBox, type GameTypes, isDay } from '@boite/kernel';
import { asTyped, Misuse } from '@boite/kernel/command';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, flagCommand, YES } from './command.ts';
import { printJson, printLine } from './output.ts';

const DAILY_USAGE = `boite daily GAME [--date 2026-11-15] [--best] [--json]

The challenge of a day, the same for everybody: until midnight in Paris, or of any other day. Its position is told as
boite solve reads it; for a player who has not played yet, nothing is spoiled without --best.

  --date    a day of the calendar; today unless told
  --best    also the best in everyday words, and the best in any
  --json    one JSON value: {"game", "day", "asked", "position", "best": {"everyday", "all"} or null},
            where a best is {"points", "plays"}`;

export const command = flagCommand({
  summary: 'the challenge of a day',
  usage: DAILY_USAGE,
  flags: { date: { type: 'string' }, best: { type: 'boolean' }, json: { type: 'boolean' } },
  async run({ positionals, values }) {
    const [name = '', ...more] = positionals;
    const found = more.length === 0 ? await challengeOf(name) : null;
    if (found === null) return new Misuse(`which game? one of ${(await challengedGames()).join(', ')}`);
    const { date = dayOf(Date.now()), best = false, json = false } = values;
    return isDay(date)
      ? challengeTold({ ...found, day: date }, { best, json })
      : new Misuse(`${asTyped(date)} is no day: --date 2026-11-15`);
  },
});

interface Challenge {
  readonly box: GameBox<GameTypes>;
  readonly daily: Daily<GameTypes>;
}

async function challengeOf(id: string): Promise<Challenge | null> {
  const box = shelf().find(({ game }) => game.id === id);
  const daily = box && (await coachOf(id))?.daily;
  return box && daily ? { box, daily } : null;
}

async function challengedGames(): Promise<readonly string[]> {
  const ids = shelf().map(({ game }) => game.id);
  const found = await Promise.all(ids.map(async (id) => ((await challengeOf(id)) === null ? [] : [id])));
  return found.flat();
}

async function challengeTold(
  { box, daily, day }: Challenge & { readonly day: string },
  { best, json }: { readonly best: boolean; readonly json: boolean },
): Promise<ExitCode> {
  const books = loadLibrary();
  const state = daily.dealt(day, books).reduce<object | null>(box.game.evolve, null) as object;
  const position = daily.position(state);
  const bests = best ? { everyday: daily.best(day, 'everyday', books), all: daily.best(day, 'all', books) } : null;
  if (json) await printJson({ game: box.game.id, day, asked: daily.asked, position, best: bests });
  else await printLine([`${box.text.name}, ${day}`, daily.asked, '', ...position, ...bestLines(bests)].join('\n'));
  return YES;
}

function bestLines(bests: { readonly [words: string]: ReturnType<Daily<GameTypes>['best']> } | null): readonly string[] {
  return Object.entries(bests ?? {}).flatMap(([words, { points, plays }]) => [
    '',
    `best in ${words === 'all' ? 'any words' : 'everyday words'}: ${points}`,
    ...plays.map((play) => `  ${play}`),
  ]);
}
