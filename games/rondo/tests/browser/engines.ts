// A whole game of Rondo for any browser: a card is dragged and survives a reload, then a short pile is played to its end.

import type { EngineCase } from '@boite/e2e/engines/cases.ts';
import { button } from '@boite/e2e/engines/person.ts';
import type { Fact } from '../../types.ts';

const cards = (letters: string) => [...letters] as Extract<Fact, { kind: 'dealt' }>['pile'];
const HANDS = ['ETARSIN', 'OULCMPE'].map(cards);
const LAID_CARDS = { css: '[data-slot][aria-label*="pas encore jouée"]' };

const wholeGame: EngineCase = {
  title: 'a whole game of Rondo, with a card that is dragged and survives a reload',
  async run(person) {
    await person.playAtOnce('rondo', 2);
    await person.beginAgain<Fact>((fact) => (fact.kind === 'dealt' ? { ...fact, hands: HANDS, pile: cards('AE') } : fact));
    await person.drag({ css: '[data-hand] button' }, { css: '[data-slot]' });
    await person.waitFor(LAID_CARDS);
    await person.driver.reload();
    await person.waitFor(LAID_CARDS);
    await person.driver.key('Escape');
    await person.playOn([button(/^Passer quand même$/), button(/^\s*Passer\s*$/)]);
  },
};

export default [wholeGame];
