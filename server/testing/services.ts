// PostgreSQL and NATS for trials: started in a temporary folder on free ports, killed and started again, stopped afterwards.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const NEEDED =
  'PostgreSQL and NATS are needed: apt-get install postgresql nats-server (Debian), or put initdb, postgres and nats-server on the PATH.';

interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
  readonly cwd: string;
}

/** A program that others need, which can be killed and started again where it was. */
export class Service {
  readonly port: number;
  readonly #command: readonly [string, ...string[]];
  readonly #as: RunAs;
  #child: ChildProcess | null = null;

  constructor(port: number, command: readonly [string, ...string[]], as: RunAs) {
    this.port = port;
    this.#command = command;
    this.#as = as;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Its processes are a group of their own, so that all of them die at once. */
  async start(): Promise<void> {
    const [file, ...args] = this.#command;
    this.#child = spawn(file, args, { ...this.#as, stdio: 'ignore', detached: true });
    await answering(this.port);
  }

  async kill(): Promise<void> {
    const ended = this.#ended();
    if (this.pid > 0) process.kill(-this.pid, 'SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    const ended = this.#ended();
    this.#child?.kill('SIGINT');
    await ended;
  }

  async #ended(): Promise<void> {
    const child = this.#child;
    if (child !== null && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

/** PostgreSQL will not run as root: then it runs as the user that its package made. */
export async function postgresIn(folder: string): Promise<Service & { readonly address: string }> {
  const user = postgresUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  const data = join(folder, 'postgres');
  const args = ['-D', data, '-U', 'boite', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(neededProgram('initdb'), args, { ...as, stdio: 'ignore' });
  const port = await freePort();
  const command = [neededProgram('postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder] as const;
  const service = new Service(port, command, as);
  await service.start();
  return Object.assign(service, { address: `postgres://boite@127.0.0.1:${port}/postgres` });
}

export async function natsIn(folder: string): Promise<Service & { readonly address: string }> {
  const port = await freePort();
  const service = new Service(port, [neededProgram('nats-server'), '-a', '127.0.0.1', '-p', String(port)], { cwd: folder });
  await service.start();
  return Object.assign(service, { address: `nats://127.0.0.1:${port}` });
}

function postgresUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** On the PATH, or where Debian puts it. */
function neededProgram(name: string): string {
  const versions = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : [];
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', ...versions];
  const found = places.map((place) => join(place, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  console.error(NEEDED);
  process.exit(1);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A connection is all that is asked: both answer as soon as they listen. */
async function answering(port: number): Promise<void> {
  while (!(await isPortOpen(port))) await setTimeout(50);
}

function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
