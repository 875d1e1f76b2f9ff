// How speeds are compared on a shared machine: in turn, round after round, then the middle of what was seen.

/** Someone in a race. */
export interface Contender {
  readonly name: string;
  /** Gets ready to do so many things, off the clock. */
  readonly prepare?: (count: number) => void;
  readonly work: (count: number) => void;
}

export interface RaceEffort {
  /** Timed rounds. */
  readonly rounds: number;
  /** Milliseconds that a round should take, for each contender. */
  readonly ms: number;
}

/** Someone who goes through all of some things each time. */
export function through<Thing>(name: string, things: readonly Thing[], once: (thing: Thing) => unknown): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) for (const thing of things) once(thing);
    },
  };
}

/** Things a second, a number a round, for each contender by name. */
export type Race = ReadonlyMap<string, readonly number[]>;

/** Every contender works once a round, each for about as long; who begins changes. */
export function raced(contenders: readonly Contender[], { rounds, ms }: RaceEffort): Race {
  const runners = contenders.map((contender) => ({ contender, count: countFor(contender, ms), speeds: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { contender, count, speeds } of fromOnwards(runners, round)) {
      speeds.push((1000 * count) / Math.max(SHORTEST_MS, timeSpent(contender, count)));
    }
  }
  return new Map(runners.map(({ contender, speeds }) => [contender.name, speeds]));
}

/** In milliseconds. */
const SHORTEST_MS = 0.001;

/** How many things take so long. To find it out warms the compiler up. */
function countFor(contender: Contender, ms: number): number {
  let count = 1;
  for (let took = timeSpent(contender, count); took < ms / 2; took = timeSpent(contender, count)) {
    count = Math.ceil(count * Math.min(8, Math.max(2, ms / Math.max(SHORTEST_MS, took))));
  }
  return count;
}

/**
 * Milliseconds of the processor: what others do on the machine meanwhile does not count. Some systems count in steps of
 * four milliseconds, so a round has to be much longer.
 */
export function timed<Result>(work: () => Result): { readonly ms: number; readonly result: Result } {
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

function timeSpent({ prepare, work }: Contender, count: number): number {
  prepare?.(count);
  return timed(() => work(count)).ms;
}

function fromOnwards<Thing>(things: readonly Thing[], first: number): readonly Thing[] {
  return things.map((_, offset) => things[(first + offset) % things.length] as Thing);
}

/** How many times faster one is than another: the middle of the rounds' ratios. */
export function timesFaster(race: Race, name: string, other: string): number {
  const others = speedsOf(race, other);
  return median(speedsOf(race, name).map((speed, round) => speed / (others[round] as number)));
}

/** The middle speed of a contender, in things a second. */
export function speedIn(race: Race, name: string): number {
  return median(speedsOf(race, name));
}

function speedsOf(race: Race, name: string): readonly number[] {
  const speeds = race.get(name);
  if (speeds === undefined) throw new RangeError(`${name} did not run`);
  return speeds;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}
