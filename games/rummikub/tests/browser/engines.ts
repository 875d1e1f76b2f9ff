// A whole game of Rummikub for any browser: with an empty bank it is over when nobody can play any more.

import type { EngineCase } from '@boite/e2e/engines/cases.ts';
import { button } from '@boite/e2e/engines/person.ts';
import type { Fact } from '../../types.ts';

const wholeGame: EngineCase = {
  title: 'a whole game of Rummikub des mots',
  async run(person) {
    await person.playAtOnce('rummikub', 1);
    await person.beginAgain<Fact>((fact) => (fact.kind === 'dealt' ? { ...fact, bank: [] } : fact));
    await person.playOn([button(/quand même$/), button(/^\s*(Passer|Piocher)\s*$/)]);
  },
};

export default [wholeGame];
