import { seededChance } from '@boite/kernel';
import { expect, it } from 'vitest';
import { generatedMessage } from '../testing/generated.ts';
import { pageMessages, readClientMessage } from './decode.ts';

it('messages made up from the schema can be read, and are of every type', () => {
  const chance = seededChance(1);
  const made = Array.from({ length: 2000 }, () => readClientMessage(JSON.stringify(generatedMessage(chance))));
  expect(made.filter((message) => message !== null).length).toBeGreaterThan(1900);
  expect(new Set(made.map((message) => message?.type)).size).toBeGreaterThanOrEqual(pageMessages.options.length);
});
