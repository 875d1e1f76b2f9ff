// A whole game of Scrabble Rébus for any browser: with empty bags it is over when nobody makes a rebus any more.

import type { EngineCase } from '@boite/e2e/engines/cases.ts';
import { button } from '@boite/e2e/engines/person.ts';
import type { Fact } from '../../types.ts';

const EMPTY = { blue: [], red: [], yellow: [] };

const wholeGame: EngineCase = {
  title: 'a whole game of Scrabble Rébus',
  async run(person) {
    await person.playAtOnce('scrabble-rebus', 2);
    await person.beginAgain<Fact>((fact) => (fact.kind === 'dealt' ? { ...fact, bags: EMPTY } : fact));
    await person.playOn([button(/quand même$/), button(/^\s*Passer\s*$/)]);
  },
};

export default [wholeGame];
