import { expect, test } from 'vitest';
import { judgeBlocks, judgeSlots } from './blocks.ts';
import { freePiece, spokenPiece } from './piece.ts';

const said = (name: string, sounds: string) => spokenPiece(name, [{ said: name.toLowerCase(), sounds, isExtension: false }]);
const chat = said('CHAT', 'Sa');
const pot = said('POT', 'po');
const scattered = freePiece('RÉBUSTORY', 2);
const asked = (heard: string) => ({ heard: [heard], tolerance: 'souple' as const });

test('the place of what is heard, and of what broke, counts in the row', () => {
  const row = [
    { at: 3, piece: chat },
    { at: 5, piece: pot },
  ];
  expect(judgeSlots(row, asked('Sapo'))).toMatchObject({ accepted: true, parts: [{ at: 3 }, { at: 5 }] });
  expect(judgeSlots(row, asked('Salo'))).toMatchObject({ accepted: false, refusal: { at: 5 } });
});

test('what a scattered piece says falls before and after pieces that stay together, but not between them', () => {
  const together = [
    { at: 1, piece: chat },
    { at: 2, piece: pot },
  ];
  const blocks = [[{ at: 0, piece: scattered }], together];
  const boundAt = () => [];
  expect(judgeBlocks({ blocks, boundAt, ...asked('leSapoti') })).toMatchObject({
    accepted: true,
    parts: [{ at: 0 }, { at: 1 }, { at: 2 }, { at: 0 }],
  });
  expect(judgeBlocks({ blocks, boundAt, ...asked('Salepoti') }).accepted).toBe(false);
});

test('a scattered piece that is heard elsewhere says the same here', () => {
  const blocks = [[{ at: 0, piece: scattered }], [{ at: 1, piece: pot }]];
  const bound = (at: number) => (at === 0 ? ['Sa', 'ti'] : []);
  expect(judgeBlocks({ blocks, boundAt: bound, ...asked('Sapoti') }).accepted).toBe(true);
  expect(judgeBlocks({ blocks, boundAt: bound, ...asked('lepoti') }).accepted).toBe(false);
});
