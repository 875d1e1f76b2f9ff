// Another folder with the same project, where a test may write: the sources copied, what is installed shared.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '..');
/** Links from one part of the project to another; in the copy they lead to the copy. */
const OWN_PARTS = '@boite';

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'boite-copy-'));

  constructor() {
    for (const file of sourceFiles()) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(PROJECT, file), join(this.folder, file));
    }
    const [from, to] = [join(PROJECT, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(to);
    for (const name of readdirSync(from).filter((name) => name !== OWN_PARTS && !name.startsWith('.boite'))) {
      symlinkSync(join(from, name), join(to, name));
    }
    cpSync(join(from, OWN_PARTS), join(to, OWN_PARTS), { recursive: true, verbatimSymlinks: true });
    // The guards ask git which files are kept.
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      execFileSync('git', args, { cwd: this.folder });
  }

  /** Runs a script of the project there, to its end; what it said, if it failed. */
  failure(script: string, ...args: readonly string[]): string | null {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: this.folder, encoding: 'utf8' });
    return status === 0 ? null : `${script} ${args.join(' ')}\n${stdout}\n${stderr}`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** As git would keep them, new ones too. */
function sourceFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return files.filter((file) => file !== '' && existsSync(join(PROJECT, file)));
}
