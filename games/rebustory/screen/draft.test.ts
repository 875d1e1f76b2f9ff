import { describe, expect, it } from 'vitest';
import {
  type Anchor,
  aimed,
  movedCard,
  NO_REBUS,
  type RebusDraft,
  withCardAdded,
  withoutCard,
  withoutLastCard,
  withWord,
} from './draft.ts';
import { carriedRebus } from './following.ts';
import { rebusLay, rebusRuns, turnedLine } from './runs.ts';
import { cardId, drawnGroup, drawnRebus, viewWith } from './testing.ts';

const HAND = ['CHAT', 'POT', 'DE', 'FIL', 'RAT', 'POT'].map(cardId);
const put = (draft: RebusDraft, ...indices: number[]) =>
  indices.reduce((one, index) => withCardAdded(one, { index, card: HAND[index] as string }), draft);
const through = (anchor: Partial<Anchor>): Anchor => ({ owner: 1, group: 1, row: 0, column: 0, direction: 'across', ...anchor });
const written = (draft: RebusDraft, drawn: Parameters<typeof rebusRuns>[1] = null) =>
  rebusRuns(draft, drawn).map(({ direction, cells }) => `${direction} ${cells.map(({ card }) => card.slice(2)).join('+')}`);

describe('a rebus of its own', () => {
  it('is read in the order in which its cards come, and opens a group in one’s own play', () => {
    const draft = withWord(put(NO_REBUS, 0, 1), 'line', ' chapeau ');
    expect(rebusLay(draft, null, 2)).toEqual({
      kind: 'lay',
      owner: 2,
      group: null,
      placements: [
        { card: 'a-chat', row: 0, column: 0 },
        { card: 'a-pot', row: 0, column: 1 },
      ],
      claims: [{ row: 0, column: 0, direction: 'across', word: 'chapeau' }],
    });
  });

  it('takes no card twice, gives any back, and forgets its word with its last card', () => {
    const draft = withWord(put(NO_REBUS, 0, 0, 1), 'line', 'chapeau');
    expect(written(draft)).toEqual(['across chat+pot']);
    expect(written(withoutLastCard(draft))).toEqual([]);
    expect(withoutCard(withoutCard(draft, 0), 1)).toEqual(NO_REBUS);
  });

  it('changes its order', () => {
    const draft = put(NO_REBUS, 0, 1, 2);
    const [first] = draft.after;
    if (!first) throw new Error('no card');
    expect(written(movedCard(draft, first, { side: 'after', at: 3 }))).toEqual(['across pot+de+chat']);
    expect(written(movedCard(draft, first, { side: 'after', at: 2 }))).toEqual(['across pot+chat+de']);
  });
});

describe('a line through cards of the table', () => {
  const drawn = drawnGroup('VAL E', { rebuses: [drawnRebus('vallée')] });

  it('is lengthened at its start with cards in the order they are read', () => {
    const draft = put(aimed(NO_REBUS, through({}), 'before'), 2, 4);
    expect(written(draft, drawn)).toEqual(['across de+rat+val+e']);
    expect(rebusLay(draft, drawn, 0)).toMatchObject({
      owner: 1,
      group: 1,
      placements: [{ column: -2 }, { column: -1 }],
      claims: [{ column: -2, direction: 'across' }],
    });
  });

  it('is lengthened at both ends', () => {
    const draft = put(aimed(put(aimed(NO_REBUS, through({}), 'before'), 2), through({ column: 1 }), 'after'), 4);
    expect(written(draft, drawn)).toEqual(['across de+val+e+rat']);
  });

  it('knows what the run said before', () => {
    const draft = put(aimed(NO_REBUS, through({}), 'before'), 2);
    expect(rebusRuns(draft, drawn).map(({ wordBefore }) => wordBefore)).toEqual(['vallée']);
  });

  it('crosses from a card down, and has a word for each run it makes', () => {
    const draft = put(aimed(NO_REBUS, through({ direction: 'down' }), 'after'), 3);
    expect(written(draft, drawn)).toEqual(['down val+fil']);
    const corner = drawnGroup('VAL E / FIL .');
    const beside = put(aimed(NO_REBUS, through({ row: 1, column: 0 }), 'after'), 0);
    expect(written(beside, corner)).toEqual(['across fil+chat', 'down e+chat']);
  });

  it('goes over what lies further on the same line', () => {
    const gap = drawnGroup('VAL . E / FIL RAT POT');
    const draft = put(aimed(NO_REBUS, through({}), 'after'), 0);
    expect(written(draft, gap)).toEqual(['across val+chat+e', 'down chat+rat']);
  });

  it('changes its direction where the first card touches another', () => {
    const corner = drawnGroup('VAL E / FIL .');
    const beside = put(aimed(NO_REBUS, through({ row: 1, column: 0 }), 'after'), 0, 1);
    expect(written(beside, corner)).toEqual(['across fil+chat+pot', 'down e+chat']);
    expect(written(turnedLine(beside, corner) ?? NO_REBUS, corner)).toEqual(['down e+chat+pot', 'across fil+chat']);
    expect(turnedLine(put(aimed(NO_REBUS, through({}), 'before'), 2), drawn)).toBeNull();
  });

  it('takes along the cards that were in a line of their own', () => {
    const draft = aimed(put(NO_REBUS, 2, 4), through({}), 'before');
    expect(written(draft, drawn)).toEqual(['across de+rat+val+e']);
    expect(written(aimed(draft, null, 'after'))).toEqual(['across de+rat']);
  });
});

describe('a draft at a table that has changed', () => {
  const draft = withWord(put(aimed(NO_REBUS, through({}), 'before'), 2, 5), 'line', 'dévaler');

  it('finds its cards again, and loses those that have gone', () => {
    const view = viewWith({ hand: ['a-fil', 'a-pot', 'a-chat'], plays: [[], [drawnGroup('VAL E')]] });
    expect(carriedRebus(draft, view)).toMatchObject({ before: [{ index: 1, card: 'a-pot' }], words: { line: 'dévaler' } });
  });

  it('becomes a line of its own when its group has gone', () => {
    const view = viewWith({ hand: HAND });
    expect(carriedRebus(draft, view)).toMatchObject({ anchor: null, before: [], after: [{ index: 2 }, { index: 5 }] });
  });
});
