// Knows how to start playing from a fresh clone: install, build, serve.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPage, install, node, root } from './prepare.mjs';

install({ dev: false });
buildPage();

const server = spawn(node, [join(root, 'server', 'src', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
