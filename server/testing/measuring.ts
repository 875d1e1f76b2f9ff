// What a server says of itself at /metrics, and how times are summed up.

export interface Measured {
  /** Seconds of processor. */
  readonly cpu: number;
  /** Bytes. */
  readonly memory: number;
  /** How late the event loop is at most in 99 of 100 turns, in milliseconds. */
  readonly loopMs: number;
}

async function metricsAt(url: string): Promise<Measured> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpu: value('process_cpu_seconds_total'),
    memory: value('process_resident_memory_bytes'),
    loopMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** Of several processes together: the latest event loop counts. */
export async function metricsOf(urls: readonly string[]): Promise<Measured> {
  const all = await Promise.all(urls.map(metricsAt));
  return {
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: all.reduce((sum, { memory }) => sum + memory, 0),
    loopMs: Math.max(...all.map(({ loopMs }) => loopMs)),
  };
}

/** Of times in ascending order, in tenths of a millisecond. */
export function percentile(times: readonly number[], share: number): number {
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10;
}
