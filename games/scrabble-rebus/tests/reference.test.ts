import { readFileSync } from 'node:fs';
import { askerOf, valueHeard } from '@boite/kernel/testing/command';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { command } from '../command.ts';

const { askLine } = askerOf(command.judge?.tokens, loadLibrary());

function isAccepted(claim: string): boolean {
  return (valueHeard(askLine(claim)) as { readonly accepted: boolean }).accepted;
}

describe.each(['tuning', 'unseen'])('The tokens of reference, %s', (name) => {
  const lines = readFileSync(new URL(`reference/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const claims = lines.filter((line) => /^(accepted|refused) /.test(line));

  test('are judged as the rules expect, but one in a hundred', () => {
    const missed = claims.filter((line) => isAccepted(line.replace(/^\w+ /, '')) !== line.startsWith('accepted'));
    const told = name === 'tuning' ? missed.join('\n') : `${missed.length} of them`;
    expect(missed.length / claims.length, told).toBeLessThan(0.01);
  });
});
