// A whole game of Rébustory for any browser: a bot reaches a few points while the person discards.

import type { EngineCase } from '@boite/e2e/engines/cases.ts';
import { button } from '@boite/e2e/engines/person.ts';
import type { Fact } from '../../types.ts';

const FEW_POINTS = 20;

const wholeGame: EngineCase = {
  title: 'a whole game of Rébustory',
  async run(person) {
    await person.playAtOnce('rebustory', 1);
    await person.beginAgain<Fact>((fact) =>
      fact.kind === 'opened' ? { ...fact, options: { ...fact.options, target: FEW_POINTS } } : fact,
    );
    await person.playOn([button(/et finir/), button(/^(Finir le tour|Je ne pose rien)/), { css: '.asking [data-own]' }]);
  },
};

export default [wholeGame];
