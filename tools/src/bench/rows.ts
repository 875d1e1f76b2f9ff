// How what was measured is told as a row.

import type { BenchGroup, BenchSetting } from './bench.ts';
import { type Contender, median, type RaceEffort, raced, speedIn, timesFaster } from './measure.ts';
import { amount } from './report.ts';
import type { BenchAim, BenchRow } from './row.ts';

interface Duel {
  readonly ours: Contender;
  readonly theirs: Contender;
  /** What a speed is, in things a second, in figures. */
  readonly told: (speed: number) => string;
  readonly aim: BenchAim | null;
}

/** How many times faster the first one is than the other. */
export function duelRow(name: string, { ours, theirs, told, aim }: Duel, effort: RaceEffort): BenchRow {
  const race = raced([ours, theirs], effort);
  const figure = (contender: Contender): string => told(speedIn(race, contender.name));
  return { name, measured: `${figure(ours)} v ${figure(theirs)}`, ratio: timesFaster(race, ours.name, theirs.name), aim };
}

interface Limit {
  readonly figure: number;
  readonly most: number;
  readonly unit: string;
  readonly note?: string;
}

/** A figure beside the most that it may be. */
export function limitRow(name: string, { figure, most, unit, note = '' }: Limit): BenchRow {
  const measured = `${amount(figure, unit)} v ${amount(most, unit)}${note}`;
  return { name, measured, ratio: figure / most, aim: { atMost: 1, stretch: null } };
}

/** The middle of some milliseconds beside the most that it may be. */
export function timeRow(name: string, times: readonly number[], most: number): BenchRow {
  return limitRow(name, { figure: median(times), most, unit: 'ms', note: `, ${amount(Math.max(...times), 'ms')} at most` });
}

interface Growing {
  readonly few: number;
  readonly many: number;
  readonly unit: string;
  readonly atMost: number;
}

/** How many times more of something there is: a count, not a time. */
export function growthRow(name: string, { few, many, unit, atMost }: Growing): BenchRow {
  const measured = `${amount(many, unit)} v ${amount(few, unit)}`;
  return { name, measured, ratio: many / few, aim: { atMost, stretch: null } };
}

interface RacePeer {
  readonly name: string;
  readonly aim: BenchAim | null;
}

interface PeerRace<Peer extends RacePeer> {
  /** What its rows begin with: « racks » for « racks v mnemonist ». */
  readonly name: string;
  readonly peers: readonly Peer[];
  /** What a speed is, in things a second, in figures. */
  readonly told: (speed: number) => string;
  /** Ours, then a contender for each peer that was asked for, each found to agree with us. */
  readonly contenders: (bench: BenchSetting, peers: readonly Peer[]) => readonly [Contender, ...Contender[]];
}

/** A row for each peer, all of them in one race. */
export function peerGroup<Peer extends RacePeer>({ name, peers, told, contenders }: PeerRace<Peer>): BenchGroup {
  const rowName = (peer: Peer): string => `${name} v ${peer.name}`;
  return {
    name,
    rows: peers.map(rowName),
    run(bench) {
      const asked = peers.filter((peer) => bench.wants(rowName(peer)));
      if (asked.length === 0) return [];
      const [ours, ...theirs] = contenders(bench, asked);
      const race = raced([ours, ...theirs], bench.effort);
      const figure = (contender: string): string => told(speedIn(race, contender));
      return asked.map((peer) => ({
        name: rowName(peer),
        measured: `${figure(ours.name)} v ${figure(peer.name)}`,
        ratio: timesFaster(race, ours.name, peer.name),
        aim: peer.aim,
      }));
    },
  };
}
