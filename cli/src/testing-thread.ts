// The thread of testing.ts: one command after the other, each with streams of its own.

import { Readable } from 'node:stream';
import { type MessagePort, workerData } from 'node:worker_threads';
import { main } from './main.ts';

interface CommandAsked {
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
}

const { port, doneFlag }: { port: MessagePort; doneFlag: Int32Array } = workerData;

port.on('message', async ({ args, input }: CommandAsked) => {
  const [stdout, stderr] = [recorded(process.stdout), recorded(process.stderr)];
  Object.defineProperty(process, 'stdin', {
    value: Readable.from(input.length === 0 ? [] : [Buffer.from(input)]),
    configurable: true,
  });
  const code = await main(args);
  // Each command listens for a pipe that closes; none does here.
  process.stdout.removeAllListeners('error');
  port.postMessage({ code, stdout: stdout(), stderr: stderr() });
  Atomics.store(doneFlag, 0, 1);
  Atomics.notify(doneFlag, 0);
});

/** All that is written to a stream from now on. */
function recorded(stream: NodeJS.WriteStream): () => string {
  const texts: string[] = [];
  stream.write = (text: string | Uint8Array) => {
    texts.push(typeof text === 'string' ? text : Buffer.from(text).toString());
    return true;
  };
  return () => texts.join('');
}
