// Loads a server from a fresh clone and tells what that costs.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './prepare.mjs';

install({ dev: true });
const program = join(root, 'server', 'testing', 'load.ts');
process.exit(spawnSync(node, [program, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root }).status ?? 1);
