// A whole game of Dico for any browser: a word is hidden, and STOP says the bot's, which the test has read over its shoulder.

import type { EngineCase } from '@boite/e2e/engines/cases.ts';
import { button, type Person } from '@boite/e2e/engines/person.ts';
import type { Fact } from '../../types.ts';

async function wordOfBot(person: Person): Promise<string> {
  return person.until('a word hidden by the bot', async () => {
    const facts = await person.facts<Fact>();
    return facts.flatMap((fact) => (fact.kind === 'chosen' && fact.seat === 1 ? [fact.secret.word] : []))[0] ?? null;
  });
}

const wholeGame: EngineCase = {
  title: 'a whole game of Dico, from the hidden word to STOP',
  async run(person) {
    await person.playAtOnce('dico', 1);
    await person.write({ css: 'input[placeholder^="Tapez un mot"]' }, 'pêcheur');
    await person.touch(button(/^\s*Choisir\s*$/));
    await person.touch(button(/Cacher ce mot/));
    const word = await wordOfBot(person);
    await person.touch(button(/^\s*STOP\s*$/));
    await person.write({ css: 'dialog[open] input' }, word);
    await person.touch(button(/Annoncer/));
    await person.touch(button(/Oui, STOP/));
    await person.until('the ranking', async () => (await person.awaitTurn()) === 'over');
  },
};

export default [wholeGame];
