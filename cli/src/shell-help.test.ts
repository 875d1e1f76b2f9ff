// What helps at a shell: completion, the manual, and a guess at what was meant.

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { boite } from './testing.ts';

describe('at a shell', () => {
  it('a slip is understood, nonsense is not', () => {
    expect(boite(['sovle']).stderr).toContain('unknown command "sovle"; did you mean solve?');
    expect(boite(['abracadabra']).stderr).not.toContain('did you mean');
  });

  it('bash takes the completion, and completes commands, games and options', () => {
    const { stdout: script } = boite(['completion', 'bash']);
    const completed = (...words: readonly string[]) => {
      const asked = `COMP_WORDS=(boite ${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length}; _boite; echo "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', `cd /; ${script}\n${asked}`], { encoding: 'utf8' })
        .stdout.trim()
        .split(' ');
    };
    expect(completed('sol')).toContain('solve');
    expect(completed('solve', 'ron')).toContain('rondo');
    expect(completed('daily', '--da')).toEqual(['--date']);
  });

  it('zsh has one too, another shell has none', () => {
    expect(boite(['completion', 'zsh']).stdout).toContain('compdef _boite boite');
    expect(boite(['completion', 'fish'])).toMatchObject({ code: 2, stderr: expect.stringContaining('bash, or zsh') });
  });

  it('the manual explains every command', () => {
    const { stdout } = boite(['man']);
    expect(stdout).toMatch(/^\.TH BOITE 1$/m);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(`.SH ${name.toUpperCase()}`);
    expect(stdout).not.toMatch(/^\.(?!TH|SH|nf|fi)/m);
  });
});
