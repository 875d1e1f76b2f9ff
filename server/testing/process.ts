// Knows how to run the server as people do: a process of its own, that can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

export class ServerProcess {
  readonly #child: ChildProcess;
  output = '';

  constructor(environment: Record<string, string>) {
    const env = { HOST: '127.0.0.1', PORT: '0', ...environment };
    this.#child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.output += data.toString();
      });
    }
  }

  /** Its address, once it is open. */
  async url(): Promise<string> {
    for (;;) {
      const found = /http:\/\/localhost:\d+/.exec(this.output);
      if (found !== null) return found[0];
      if (this.#child.exitCode !== null) throw new Error(this.output);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended();
  }
}
