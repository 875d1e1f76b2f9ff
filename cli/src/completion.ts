// What a shell needs to complete the commands, the words and the options of boite.

import { Misuse } from '@boite/kernel/command';
import { type ExitCode, YES } from './command.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { printLine } from './output.ts';

/** `boite completion bash`. */
export async function completion([shell = '', ...more]: readonly string[]): Promise<ExitCode | Misuse> {
  const script = Object.hasOwn(SHELL_SCRIPTS, shell) && more.length === 0 ? SHELL_SCRIPTS[shell] : undefined;
  return script === undefined ? new Misuse('which shell? boite completion bash, or zsh') : scriptPrinted(script);
}

type ShellScript = (words: ReadonlyMap<string, readonly string[]>) => string;

const SHELL_SCRIPTS: Readonly<Record<string, ShellScript>> = { bash: bashScript, zsh: zshScript };

async function scriptPrinted(script: ShellScript): Promise<ExitCode> {
  const names = Object.keys(COMMANDS);
  const words = await Promise.all(names.map(async (name) => [name, await wordsToComplete(name)] as const));
  await printLine(script(new Map(words)));
  return YES;
}

/** What its help names: options, and the words that may come first. */
async function wordsToComplete(name: string): Promise<readonly string[]> {
  const usage = (await (await commandNamed(name))?.usage()) ?? '';
  const options = usage.match(/(?<=\s|\[)--[a-z][a-z-]*/g) ?? [];
  const first = [...usage.matchAll(new RegExp(`^boite ${name} ([a-z][a-z-]*)\\b`, 'gm'))].map(([, word]) => word ?? '');
  return [...new Set([...first, ...options, '--help'])].sort();
}

function bashScript(words: ReadonlyMap<string, readonly string[]>): string {
  return `_boite() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" words="${[...words.keys()].join(' ')} help completion man"
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "$command" in
${casesOf(words)}
      *) words="" ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -f -- "$word"))
}
complete -F _boite boite`;
}

function zshScript(words: ReadonlyMap<string, readonly string[]>): string {
  return `_boite() {
  local words="${[...words.keys()].join(' ')} help completion man"
  if (( CURRENT > 2 )); then
    case "\${(@)\${(z)BUFFER}[2]}" in
${casesOf(words)}
      *) words="" ;;
    esac
  fi
  compadd -- \${=words}
  _files
}
compdef _boite boite`;
}

function casesOf(words: ReadonlyMap<string, readonly string[]>): string {
  return [...words].map(([name, known]) => `      ${name}) words="${known.join(' ')}" ;;`).join('\n');
}
