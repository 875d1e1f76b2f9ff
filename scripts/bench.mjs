// Runs the benchmarks from a fresh clone.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './prepare.mjs';

await install({ dev: true });
const program = join(root, 'tools', 'src', 'bench', 'main.ts');
process.exit(spawnSync(node, ['--expose-gc', program, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root }).status ?? 1);
