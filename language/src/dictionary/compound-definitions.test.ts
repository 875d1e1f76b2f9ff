import { expect, test } from 'vitest';
import { loadCompoundDefinitions } from '../../node/load.ts';

const compounds = loadCompoundDefinitions();

test.each([
  ['week-end', 'week-end'],
  ['Week-ends', 'week-end'],
  ['WEEK END', 'week-end'],
  ["chefs-d'œuvre", 'chef-d’œuvre'],
  ['arcenciel', 'arc-en-ciel'],
  ['contre-amiraux', 'contre-amiral'],
  ['chauves-souris', 'chauve-souris'],
])('« %s » is looked up under « %s »', (asked, headword) => {
  expect(compounds.of(asked)).toMatchObject([{ headword, sense: 1, category: expect.stringMatching(/^n\. [mf]\.$/) }]);
});

test.each(['chat', '', '-', 'week', 'chat-pot'])('« %s » is no compound', (asked) => expect(compounds.of(asked)).toEqual([]));
