// Says what is being done, how far it is and how long it took: on one line that changes before one's eyes, in plain lines where nobody looks.

import { spawn } from 'node:child_process';

/** In milliseconds: how often the line changes. */
const BLINK = 500;

/**
 * Runs a command to its end; the exit code. `share` says how much of it is done (0 to 1, null when nobody knows); what the command
 * prints is shown when it fails.
 */
export async function doneWithProgress(label, [command, ...args], { cwd, share = () => null, onmessage = () => {} }) {
  const began = Date.now();
  const printed = [];
  const child = spawn(command, args, {
    cwd,
    shell: process.platform === 'win32' && command.endsWith('.cmd'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.on('message', onmessage);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(text));
  const line = shownLine(label, () => saidSoFar(began, share()));
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  line.end(code === 0 ? `done in ${secondsSince(began)} s` : 'failed');
  if (code !== 0) process.stderr.write(Buffer.concat(printed));
  return code;
}

function saidSoFar(began, share) {
  return `${share === null ? '' : `${Math.round(share * 100)} %, `}${secondsSince(began)} s`;
}

function shownLine(label, said) {
  if (!process.stdout.isTTY) {
    process.stdout.write(`${label}…\n`);
    return { end: (last) => process.stdout.write(`${label}: ${last}\n`) };
  }
  const show = (text) => process.stdout.write(`\r\u001B[K${label}… ${text}`);
  const blinking = setInterval(() => show(said()), BLINK);
  return {
    end(last) {
      clearInterval(blinking);
      show(`${last}\n`);
    },
  };
}

function secondsSince(began) {
  return Math.round((Date.now() - began) / 1000);
}
