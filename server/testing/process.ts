// Knows how to run the server as people do: a process of its own, that can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const MAIN_PROGRAM = join(import.meta.dirname, '..', 'src', 'main.ts');

/** Whatever becomes of whoever started them, none stays behind. */
const runningChildren = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of runningChildren) child.kill('SIGKILL');
});

export class ServerProcess {
  readonly #child: ChildProcess;
  output = '';

  /** The server, unless another program is told. */
  constructor(environment: Record<string, string>, command: readonly string[] = [MAIN_PROGRAM]) {
    const env = { HOST: '127.0.0.1', PORT: '0', ...environment };
    this.#child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    runningChildren.add(this.#child);
    this.#child.once('exit', () => runningChildren.delete(this.#child));
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.output += data.toString();
      });
    }
  }

  /** Its address, once it is open. */
  url(): Promise<string> {
    return this.said(/http:\/\/localhost:\d+/);
  }

  /** What it says, once it does. */
  async said(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.output);
      if (found !== null) return found[0];
      if (this.#child.exitCode !== null) throw new Error(this.output);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  /** Stops or wakes it. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended();
  }
}
