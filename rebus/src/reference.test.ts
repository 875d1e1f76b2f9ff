import { readFileSync } from 'node:fs';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { typedPieces } from '../testing/typed.ts';
import { claimedWords, judgeRebus } from './index.ts';

const books = loadLibrary();
const FREE_NAMES: Readonly<Record<string, string>> = { JOKER: '*', REBUSTORY: '**' };

/** Whether a claim is accepted: whatever is written is read aloud. */
function isAccepted(claim: string, tolerance: 'stricte' | 'souple' | 'libre'): boolean {
  const [names = '', written = ''] = claim.split('=');
  const row = names
    .split('+')
    .map((name) => FREE_NAMES[name] ?? name)
    .join('+');
  const pieces = typedPieces(row, books);
  return claimedWords(written, tolerance, books).some((word) => judgeRebus({ pieces, word, tolerance, ...books }).accepted);
}

describe.each(['tuning', 'unseen'])('The rebuses of reference, %s', (name) => {
  const lines = readFileSync(new URL(`../testing/reference/${name}.txt`, import.meta.url), 'utf8').split('\n');
  const claims = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' '));

  test('are judged as the rules expect, but one in a hundred', () => {
    const missed = claims.filter(
      ([tolerance, verdict, claim = '']) => isAccepted(claim, tolerance as 'souple') !== (verdict === 'accepted'),
    );
    const told = name === 'tuning' ? missed.join('\n') : `${missed.length} of them`;
    expect(missed.length / claims.length, told).toBeLessThan(0.01);
  });
});
