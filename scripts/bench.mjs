// Runs the benchmarks from a fresh clone.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPage, install, node, root } from './prepare.mjs';

await install({ dev: true });
const asked = process.argv.slice(2);
const isPage = asked[0] === 'page';
if (isPage) await buildPage();
const isBots = asked[0] === 'bots';
if (isBots) asked.splice(0, 1, 'ladder');
const program = isBots
  ? join(root, 'cli', 'bin', 'boite.mjs')
  : isPage
    ? join(root, 'e2e', 'bench', 'page.ts')
    : join(root, 'tools', 'src', 'bench', 'main.ts');
process.exit(spawnSync(node, ['--expose-gc', program, ...asked], { stdio: 'inherit', cwd: root }).status ?? 1);
