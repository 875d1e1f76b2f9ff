// Knows a server behind a reverse proxy that serves https: Debian's caddy, with the recipe of deploy/ and a certificate of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isExecutable } from './browser.ts';
import { PROJECT } from './copy.ts';
import { freePortAfter } from './house.ts';

const CADDY = '/usr/bin/caddy';
/** Where caddy keeps the certificates that it signs others with, below its folder. */
const ROOT_CERTIFICATE = join('pki', 'authorities', 'local', 'root.crt');
const AUTHORITY = join('pki', 'authorities', 'local', 'intermediate.crt');
/** How often one looks whether it is open, in milliseconds. */
const DOOR_GLANCE = 100;

export class FrontDoor {
  readonly #folder = mkdtempSync(join(tmpdir(), 'boite-door-'));
  readonly #running: ChildProcess[] = [];
  url = '';

  async open(): Promise<void> {
    if (!isExecutable(CADDY)) throw new Error('No reverse proxy for this test: install the package caddy of Debian.');
    const inside = await freePortAfter();
    const https = await freePortAfter(inside + 1);
    const http = await freePortAfter(https + 1);
    const own = {
      PORT: String(inside),
      HOST: '127.0.0.1',
      BOITE_DATA: join(this.#folder, 'data'),
      BOITE_TRUST_PROXY: 'loopback',
    };
    this.#start(process.execPath, [join(PROJECT, 'server', 'src', 'main.ts')], own);
    const config = join(this.#folder, 'Caddyfile');
    writeFileSync(config, caddyfile({ https, http, folder: this.#folder }));
    this.#start(CADDY, ['run', '--config', config], { BOITE_NAME: 'localhost', PORT: String(inside), HOME: this.#folder });
    this.url = `https://localhost:${https}`;
    while (!(existsSync(this.#authority) && (await this.#isOpen()))) await setTimeout(DOOR_GLANCE);
  }

  /** What makes a browser believe this door, and no other. */
  get trust(): string {
    const { publicKey } = new X509Certificate(readFileSync(this.#authority));
    const key = publicKey.export({ type: 'spki', format: 'der' });
    return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  }

  async close(): Promise<void> {
    for (const running of this.#running) {
      running.kill();
      if (running.exitCode === null) await once(running, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The program answers through the door, whose certificate its authority has signed. */
  #isOpen(): Promise<boolean> {
    const ca = readFileSync(join(this.#folder, 'caddy', ROOT_CERTIFICATE));
    return new Promise((told) => {
      get(`${this.url}/ready`, { ca }, ({ statusCode }) => told(statusCode === 200)).on('error', () => told(false));
    });
  }

  get #authority(): string {
    return join(this.#folder, 'caddy', AUTHORITY);
  }

  #start(program: string, words: readonly string[], environment: Readonly<Record<string, string>>): void {
    this.#running.push(spawn(program, words, { env: { ...process.env, ...environment }, stdio: 'ignore' }));
  }
}

/** The recipe as it stands; around it only what a test must not do: ask for a real certificate, listen where others may. */
function caddyfile({ https, http, folder }: { readonly https: number; readonly http: number; readonly folder: string }): string {
  return `{
  admin off
  local_certs
  skip_install_trust
  default_bind 127.0.0.1
  https_port ${https}
  http_port ${http}
  storage file_system ${join(folder, 'caddy')}
}
import ${join(PROJECT, 'deploy', 'Caddyfile')}
`;
}
