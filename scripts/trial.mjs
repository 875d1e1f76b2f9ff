// Tries a server from a fresh clone: several processes of it, under load, among faults, against hostile messages
// (`node scripts/trial.mjs cluster|load|bots|faults|fuzz …`).

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './prepare.mjs';

const [trial = '', ...asked] = process.argv.slice(2);
await install({ dev: true });
const program = join(root, 'server', 'testing', trial, 'main.ts');
process.exit(spawnSync(node, [program, ...asked], { stdio: 'inherit', cwd: root }).status ?? 1);
