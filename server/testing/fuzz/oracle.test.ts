import { botsOfShelf, shelf } from '@boite/games';
import { act, type Bot, begin, bestThought, type GameBox, type GameTypes, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { leaksTo, type Received } from './oracle.ts';
import { KeptMatch } from './secrets.ts';

const books = loadLibrary();
const bots = await botsOfShelf();

/** A game of two after a few moves. */
function someMatch(box: GameBox<GameTypes>): KeptMatch {
  const bot = bots.get(box.game.id) as Bot<GameTypes>;
  const tools = { chance: seededChance(5), now: 0, books };
  let advance = begin(box.game, { options: box.game.readOptions({}) ?? {}, seating: { count: 2, youngest: null } }, tools);
  const facts = [...advance.facts];
  for (let move = 0; move < 6; move++) {
    const { match } = advance;
    const seat = box.game.awaiting(match.state).seats[0] ?? 0;
    const view = box.game.view(match.state, seat);
    const action = bestThought(bot.think({ view, seat, level: 'debutant', books, chance: tools.chance }), () => true);
    const next = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in next) throw new Error(next.refusal.code);
    if (box.game.result(next.match.state) !== null) break;
    advance = next;
    facts.push(...next.facts);
  }
  return new KeptMatch({ id: 'g', game: box.game.id, facts, times: facts.map(() => 0) });
}

const boxes = shelf().map((box) => [box.game.id, box] as const);

function found(
  match: KeptMatch,
  message: { readonly viewer: number | 'spectator'; readonly view?: object; readonly told?: object[] },
  seats: readonly number[],
) {
  const step = match.kept.facts.length;
  const { viewer, view = match.viewAt(step, viewer), told = [] } = message;
  const received: Received = {
    raw: JSON.stringify({ type: 'step', gameId: 'g', step, viewer, view, told }),
    gameId: 'g',
    step,
    seats,
  };
  return leaksTo({ name: 'someone', received: [received], forbidden: ['fingerprint'] }, new Map([['g', match]]));
}

describe.each(boxes)('the oracle, of %s,', (_, box) => {
  const match = someMatch(box);
  const step = match.kept.facts.length;
  const hidden = match.hiddenAt(step);
  const view = match.viewAt(step, 0);

  it('lets pass what each may see', () => {
    for (const seat of [0, 1]) expect(found(match, { viewer: seat }, [seat])).toEqual([]);
    expect(found(match, { viewer: 'spectator' }, [])).toEqual([]);
  });

  it('finds the view of another, and everything at once', () => {
    expect(found(match, { viewer: 1 }, [0]).join()).toContain('the view of seat 1');
    expect(found(match, { viewer: 0, view: { ...view, everything: match.stateAt(step) } }, [0])).not.toEqual([]);
  });

  it('finds what another holds, whatever it is called and in whichever order', () => {
    const held = [hidden?.hands[1] ?? [], hidden?.words[1] ?? []].find((things) => things.length > 2) ?? [];
    expect(held).not.toEqual([]);
    for (const order of [held, held.toSorted()])
      expect(found(match, { viewer: 0, view: { ...view, odd: order } }, [0])).not.toEqual([]);
  });

  it('takes no name of a part of a table for a hidden word, and finds the word itself there', () => {
    const sent = (table: object): Received => ({ raw: JSON.stringify({ type: 'table', table }), gameId: 'g', step, seats: [0] });
    const leaks = (table: object) =>
      leaksTo({ name: 'someone', received: [sent(table)], forbidden: [] }, new Map([['g', match]]));
    for (const word of hidden?.words[1] ?? []) {
      expect(leaks({ [word]: [], occupant: { kind: word, names: ['Zoé'] } })).toEqual([]);
      expect(leaks({ occupant: { kind: 'people', names: [word] } }).join()).toContain('the hidden word');
    }
  });

  it('finds the record of a game that goes on', () => {
    const record = JSON.stringify({
      format: 'boite-a-mots/1',
      game: box.game.id,
      names: ['Zoé', 'Luc'],
      facts: match.kept.facts,
    });
    const received: Received = { raw: `200 json\n${record}`, gameId: 'g', step, seats: [0] };
    const leaks = leaksTo({ name: 'someone', received: [received], forbidden: [] }, new Map([['g', match]]));
    expect(leaks.join()).toContain('goes on');
  });

  it('finds what nobody may look at', () => {
    for (const pile of hidden?.piles ?? []) {
      if (pile.length < 20) continue;
      expect(found(match, { viewer: 0, view: { ...view, odd: pile.slice(0, 20) } }, [0]).join()).toContain('a pile');
    }
  });

  it('finds what another drew, and a secret of a device', () => {
    for (const [index, fact] of match.kept.facts.entries()) {
      if (!('drawn' in fact) || !('seat' in fact) || JSON.stringify(fact.drawn) === '[]') continue;
      if (typeof fact.drawn === 'boolean') continue;
      const told = [{ step: index + 1, news: { kind: fact.kind, drew: fact.drawn } }];
      expect(found(match, { viewer: 'spectator', told }, []).join()).toContain('drew');
    }
    expect(found(match, { viewer: 0, view: { ...view, host: 'a fingerprint' } }, [0]).join()).toContain('the secret');
  });
});
