// Tries the page in Firefox and in WebKit, from a fresh clone.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPage, install, node, root } from './prepare.mjs';

await install({ dev: true });
await buildPage();
const program = join(root, 'e2e', 'engines', 'main.ts');
process.exit(spawnSync(node, [program, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root }).status ?? 1);
