// Knows how to run the benchmarks from a fresh clone.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './prepare.mjs';

install({ dev: true });
const bench = join(root, 'tools', 'src', 'bench', 'main.ts');
process.exit(spawnSync(node, ['--expose-gc', bench, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root }).status ?? 1);
