import { HandClock } from '@boite/table/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { Intake } from './intake.ts';

let clock: HandClock;
let heard: string[];
let line: { paused: boolean; cut: boolean };
let isBusy = false;
let intake: Intake;

beforeEach(() => {
  clock = new HandClock();
  heard = [];
  line = { paused: false, cut: false };
  isBusy = false;
  intake = new Intake({
    line: {
      pause: () => {
        line.paused = true;
      },
      resume: () => {
        line.paused = false;
      },
      terminate: () => {
        line.cut = true;
      },
    },
    clock,
    messages: { burst: 4, perSecond: 2 },
    bytes: { burst: 1000, perSecond: 100 },
    isBusy: () => isBusy,
    hear: (raw) => heard.push(raw),
  });
});

function offer(count: number): void {
  for (let message = 0; message < count; message++) intake.offer(`${heard.length}`);
}

describe('what a socket says', () => {
  it('is heard at once within its allowance', () => {
    offer(4);
    expect(heard).toHaveLength(4);
    expect(line.paused).toBe(false);
  });

  it('beyond it is left unread, and what was read already is heard as the allowance comes back', async () => {
    offer(6);
    expect(heard).toHaveLength(4);
    expect(line).toEqual({ paused: true, cut: false });
    await clock.pass(500);
    expect(heard).toHaveLength(5);
    await clock.pass(500);
    expect(heard).toHaveLength(6);
    expect(line.paused).toBe(false);
  });

  it('is cut off when it floods, and nothing of it is heard any more', async () => {
    offer(10_000);
    expect(line.cut).toBe(true);
    await clock.pass(60_000);
    expect(heard).toHaveLength(4);
  });

  it('is cut off when it has long been faster than allowed', async () => {
    for (let second = 0; second < 40 && !line.cut; second++) {
      offer(4);
      await clock.pass(1000);
    }
    expect(line.cut).toBe(true);
    expect(heard.length).toBeLessThan(80);
  });

  it('is forgiven once it has been calm', async () => {
    for (let minute = 0; minute < 5; minute++) {
      offer(6);
      await clock.pass(60_000);
    }
    expect(line).toEqual({ paused: false, cut: false });
    expect(heard).toHaveLength(30);
  });

  it('costs by its weight too, whatever it says', async () => {
    intake.weigh(1200);
    expect(line.paused).toBe(true);
    await clock.pass(1500);
    expect(line.paused).toBe(true);
    await clock.pass(1500);
    expect(line.paused).toBe(false);
  });

  it('waits while whoever answers has enough to do', async () => {
    isBusy = true;
    offer(1);
    expect([heard, line.paused]).toEqual([[], true]);
    isBusy = false;
    await clock.pass(500);
    expect([heard.length, line.paused]).toEqual([1, false]);
  });

  it('is not heard when it only nudges', () => {
    intake.offer('');
    expect(heard).toEqual([]);
    for (let nudge = 0; nudge < 200; nudge++) intake.offer('');
    expect(line.cut).toBe(true);
  });
});
