// Starts playing from a fresh clone: install, build, serve.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPage, install, node, root } from './prepare.mjs';
import { sayServing } from './serving.mjs';

await install({ dev: false });
await buildPage();
sayServing(root);

const startedServer = spawn(node, [join(root, 'server', 'src', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => startedServer.kill(signal));

// npm does not pass on the signal that ends it: a server without a parent would keep the port and the data.
const parent = process.ppid;
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => isOrphan() && startedServer.kill('SIGTERM'), 500).unref();

startedServer.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
