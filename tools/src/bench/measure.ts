// Knows how to compare speeds on a noisy machine: in turn, round after round, then the middle of what was seen.

/** Someone in a race. */
export interface Contender {
  readonly name: string;
  /** Gets ready for a round, off the clock. */
  readonly prepare?: () => void;
  /** Works for a while; tells how many things it did. */
  readonly work: () => number;
}

/** Things a second, a number a round, for each contender by name. */
export type Race = ReadonlyMap<string, readonly number[]>;

/** Rounds run before the clock counts: the compiler needs them. */
const WARM_UP = 2;

/** Every contender works once a round; who begins changes. */
export function raced(contenders: readonly Contender[], rounds: number): Race {
  const speeds = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const contender of fromOnwards(contenders, round + WARM_UP)) {
      const speed = speedOf(contender);
      if (round >= 0) speeds.get(contender.name)?.push(speed);
    }
  }
  return speeds;
}

function speedOf({ prepare, work }: Contender): number {
  prepare?.();
  const start = performance.now();
  const done = work();
  return (1000 * done) / (performance.now() - start);
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
