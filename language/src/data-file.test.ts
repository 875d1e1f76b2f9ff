import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDataFile, sealedDataFile } from './data-file.ts';

const sealed = (): Uint8Array<ArrayBuffer> => sealedDataFile({ count: 3, content: Uint8Array.of(1, 2, 3, 4, 5) });

test('a file gives back what was sealed in it, filled up to whole cells', () => {
  const { count, content } = openDataFile(sealed(), 'words.bin');
  expect(count).toBe(3);
  expect([...content]).toEqual([1, 2, 3, 4, 5, 0, 0, 0]);
});

test('a file opens wherever it lies in memory', () => {
  const file = sealed();
  const shifted = new Uint8Array(file.length + 1);
  shifted.set(file, 1);
  expect(openDataFile(shifted.subarray(1), 'words.bin').count).toBe(3);
  expect(openDataFile(file.buffer, 'words.bin').count).toBe(3);
});

test('any changed byte is refused in one line that says what to do', () => {
  const refusal = /^words\.bin is .*: get it again from the repository, or rebuild it with: node tools\/src\/lexicon\/build\.ts$/;
  fc.assert(
    fc.property(fc.nat(sealed().length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = sealed();
      damaged[at] = (damaged[at] as number) ^ change;
      expect(() => openDataFile(damaged, 'words.bin')).toThrow(refusal);
    }),
  );
});

test('a file that stops early is refused', () => {
  for (const length of [0, 1, 4, 8, 12, 16, 19]) {
    expect(() => openDataFile(sealed().slice(0, length), 'words.bin')).toThrow(/^words\.bin is /);
  }
});
