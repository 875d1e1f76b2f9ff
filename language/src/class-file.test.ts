import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClasses, writtenClasses } from './class-file.ts';

test('each word gets its own text back', () => {
  const texts = fc.array(fc.constantFrom('', 'e0/', '1', '!2ER', '0,0R'), { minLength: 1 });
  fc.assert(
    fc.property(texts, (given) => {
      const classes = readClasses(writtenClasses(given));
      expect(given.map((_, index) => classes.textAt(index))).toEqual(given);
    }),
  );
});

test('more classes than a byte can number', () => {
  const texts = Array.from({ length: 700 }, (_, number) => `${number}R`);
  const classes = readClasses(writtenClasses(texts));
  expect(texts.map((_, index) => classes.textAt(index))).toEqual(texts);
});
