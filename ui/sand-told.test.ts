import { expect, it } from 'vitest';
import { sandTold } from './sand-told.ts';

it.each([
  [42, '42', '42 secondes'],
  [1, '1', '1 seconde'],
  [3600, '3600', '3600 secondes'],
  [3601, '2 h', '2 heures'],
  [86_400, '24 h', '24 heures'],
  [3 * 86_400, '3 j', '3 jours'],
  [2.6 * 86_400, '3 j', '3 jours'],
  [2.4 * 86_400, '2 j', '2 jours'],
  [2 * 86_400 + 1, '2 j', '2 jours'],
  [2 * 86_400, '48 h', '48 heures'],
])('%i seconds are written and said as one says them', (seconds, written, spoken) => {
  const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
  expect(Object.values(sandTold(seconds)).map(plain)).toEqual([written, spoken]);
});
