import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { LIAISON, waysToSay } from './ways-to-say.ts';

const { sounds } = loadLibrary();
const said = (claim: string): readonly string[] => waysToSay(claim, { sounds }).map((way) => way.replaceAll(LIAISON, ''));

test.each([
  ['week-end', 'wikEnd'],
  ['week-end', 'wikEn'],
  ['week end', 'wikEnd'],
  ['un week-end', '1wikEnd'],
  ['t-shirt', 'tiS9Rt'],
  ['pingpong', 'piGp0g'],
  ['porc-épic', 'pORkepik'],
  ['chef-d’œuvre', 'SEd9vR_'],
  ["l'arc-en-ciel", 'laRk4sjEl'],
  ['baby-foot', 'babifut'],
  ['vingt-deux', 'v5td2'],
  ['dix-huit', 'diz8it'],
  ['quatre-vingt-un', 'katR@v51'],
  ['cent vingt-six', 's4v5tsis'],
  ['soixante-dix-neuf', 'swas4t_dizn9f'],
  ['neuf heures', 'n9v9R_'],
  ['dix-neuf ans', 'dizn9v4'],
  ['neuf amis', 'n9fami'],
  ['est-ce', 'Es_'],
  ['judéo-chrétien', 'ZydeokRetj5'],
  ['absolu', 'apsOly'],
  ['absolu', 'absOly'],
  ['tourisme', 'tuRizm_'],
  ['tsunami', 'tsunami'],
])('« %s » is said %s', (claim, expected) => expect(said(claim)).toContain(expected));

test('what nobody knows is not said, whatever its hyphens', () => {
  expect(said('xqz-zrk')).toEqual([]);
  expect(said('chat-xqz')).toEqual([]);
});
