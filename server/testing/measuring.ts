// What a server says of itself at /metrics, and how times are summed up.

export interface Measured {
  /** Seconds of processor. */
  readonly cpu: number;
  /** Bytes. */
  readonly memory: number;
  /** How late the event loop is at most in 99 of 100 turns, in milliseconds. */
  readonly loopMs: number;
}

export async function metricsAt(url: string): Promise<Measured> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpu: value('process_cpu_seconds_total'),
    memory: value('process_resident_memory_bytes'),
    loopMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** Of times in ascending order, in tenths of a millisecond. */
export function percentile(times: readonly number[], share: number): number {
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10;
}
