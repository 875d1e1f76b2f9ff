// Knows jokers and Rébustorys once they lie on the table: what they keep, how they are taken. Numbers are those of RULES.md.

import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { arranged, card, cards, lay, Players } from '../tests/drawing.ts';
import type { Options, State, Take } from '../types.ts';
import { turnPoints } from './score.ts';

const players = new Players(loadLibrary());

/** What was laid in an earlier turn, with another hand now. */
function later(drawing: string, words: string, hand: string, options: Partial<Options> = {}): State {
  const first = arranged({ hands: [`${drawing.replaceAll(/[./]/g, ' ')} TRAIT`, 'ZOO SKI'], options });
  const state = players.after(first, lay(drawing, words));
  return { ...state, turnNumber: state.turnNumber + 1, hands: state.hands.with(0, cards(hand)) };
}

function take(names: string, column: number, row = 0): Take {
  return { kind: 'take', owner: 0, group: 1, row, column, cards: cards(names) };
}

const written = ({ plays }: State): string => {
  const [group] = plays[0] ?? [];
  return (group?.squares ?? [])
    .toSorted((a, b) => a.column - b.column)
    .map((square) => square.card)
    .join(' ');
};
const cut = ({ plays }: State): string =>
  (plays[0]?.[0]?.rebuses ?? []).map(({ parts }) => parts?.map(({ sounds }) => sounds).join(' ')).join(' / ');

describe('4.8. Taking a joker', () => {
  test('the card of its sound takes its place, and it comes to the hand; no points', () => {
    const state = players.after(later('TOUR NŒUD *', 'tournesol', 'SOL RAT'), take('SOL', 2));
    expect(state.hands[0]).toEqual(cards('RAT *'));
    expect(written(state)).toBe(cards('TOUR NŒUD SOL').join(' '));
    expect(turnPoints(state, 0).total).toBe(0);
  });

  test('it may be used at once', () => {
    const state = players.after(later('TOUR NŒUD *', 'tournesol', 'SOL CHAT EAU'), take('SOL', 2), lay('CHAT * EAU', 'château'));
    expect(state.hands[0]).toEqual([]);
  });

  test('the card is heard in each of its rebuses', () => {
    const crossed = '. MER . / SEAU * SON';
    const state = players.after(later(crossed, 'saucisson / merci', 'SCIE'), take('SCIE', 1, 1));
    expect(cut(state)).toBe('so si s0 / mER si');
    expect(players.explained(later(crossed, 'saucisson / merci', 'RAT'), take('RAT', 1, 1))).toMatch(
      /^« saucisson » : après « SO »/,
    );
  });

  test('the others keep their sounds: TOUR with two jokers, the second of which is « sol »', () => {
    const state = players.after(later('TOUR * *', 'tournesol', 'NŒUD'), take('NŒUD', 1));
    expect(cut(state)).toBe('tuR n_ sOl');
    expect(players.refusal(later('TOUR * *', 'tournesol', 'NŒUD'), take('NŒUD', 2))).toMatchObject({ code: 'refused-rebus' });
  });

  test('refused: no joker there, laid in this turn, for a joker, for two cards, not held', () => {
    const state = later('TOUR NŒUD *', 'tournesol', 'SOL * RAT');
    expect(players.refusal(state, take('SOL', 1))).toEqual({ code: 'nothing-to-take' });
    expect(players.refusal(state, take('SOL', 7))).toEqual({ code: 'nothing-to-take' });
    expect(players.refusal({ ...state, turnNumber: state.turnNumber - 1 }, take('SOL', 2))).toEqual({ code: 'just-laid' });
    expect(players.refusal(state, take('*', 2))).toEqual({ code: 'take-with-pictures', count: 1 });
    expect(players.refusal(state, take('SOL RAT', 2))).toEqual({ code: 'take-with-pictures', count: 1 });
    expect(players.refusal(state, take('CHAT', 2))).toEqual({ code: 'not-in-hand', card: card('CHAT') });
    expect(players.refusal(state, { ...take('SOL', 2), group: 9 })).toEqual({ code: 'no-such-group' });
  });

  test('a Rébustory is taken with the two cards: the line is written anew, each where its sound fell', () => {
    const state = players.after(later('THYM BANC **', 'saltimbanque', 'SALE Q RAT'), take('SALE Q', 2));
    expect(written(state)).toBe(cards('SALE THYM BANC Q').join(' '));
    expect(cut(state)).toBe('sal t5 b4 k');
    expect(state.hands[0]).toEqual(cards('RAT **'));
    expect(state.plays[0]?.[0]?.rebuses).toMatchObject([{ length: 4, word: 'saltimbanque' }]);
    expect(turnPoints(state, 0).total).toBe(0);
  });

  test('a Rébustory: with one card, in the wrong order, or when its group is more than a line, it stays', () => {
    const state = later('THYM BANC **', 'saltimbanque', 'SALE Q');
    expect(players.refusal(state, take('SALE', 2))).toEqual({ code: 'take-with-pictures', count: 2 });
    expect(players.refusal(state, take('Q SALE', 2))).toMatchObject({ code: 'refused-rebus' });
    const crossed = later('** MAT / . T', 'pyjama / mater', 'PIE GARS');
    expect(players.refusal(crossed, take('PIE GARS', 0))).toEqual({ code: 'rebustory-crossed' });
    expect(players.refusal(crossed, take('', 0))).toEqual({ code: 'rebustory-crossed' });
  });

  test('9.2. what the others took against the arbitre: its joker is taken by ear, its Rébustory stays', () => {
    const unheard = (state: State): State => ({
      ...state,
      plays: [
        (state.plays[0] ?? []).map((one) => ({ ...one, rebuses: one.rebuses.map((rebus) => ({ ...rebus, parts: null })) })),
        [],
      ],
    });
    const joker = unheard(later('TOUR NŒUD *', 'tournesol', 'SOL RAT'));
    expect(cut(players.after(joker, take('SOL', 2)))).toBe('tuR n_ sOl');
    expect(players.refusal(joker, take('RAT', 2))).toMatchObject({ code: 'refused-rebus' });
    const rebustory = unheard(later('THYM BANC **', 'saltimbanque', 'SALE Q'));
    expect(players.refusal(rebustory, take('', 2))).toEqual({ code: 'no-cut', word: 'saltimbanque' });
  });

  test('7.3. in the second edition nothing is taken', () => {
    const state = later('TOUR NŒUD *', 'tournesol', 'SOL', { edition: 'compacte' });
    expect(players.refusal(state, take('SOL', 2))).toEqual({ code: 'out-of-play' });
  });
});

describe('4.6. What was laid keeps its sounds', () => {
  test('a joker, in a rebus that is lengthened', () => {
    const vallee = later('VAL *', 'vallée', 'DÉ');
    expect(cut(players.after(vallee, lay('DÉ val -', 'dévaler', { group: 1, column: -1 })))).toBe('de val e');
    expect(players.explained(vallee, lay('DÉ val -', 'dévala', { group: 1, column: -1 }))).toBe(
      '« dévala » : après « DÉVAL », la carte JOKER dit « é » ; il faudrait « a ».',
    );
  });

  test('a joker, in a rebus that crosses it', () => {
    const state = later('SEAU * SON', 'saucisson', 'MER CHAT EAU');
    expect(cut(players.after(state, lay('. MER . / . - .', 'merci', { group: 1, row: -1 })))).toBe('so si s0 / mER si');
    expect(players.refusal(state, lay('. CHAT . / . - . / . EAU .', 'château', { group: 1, row: -1 }))).toMatchObject({
      code: 'refused-rebus',
      word: 'château',
    });
  });

  test('a Rébustory: what lengthens its rebus is said before or after all that was there', () => {
    const state = later('** MAT', 'cinéma', 'TEE Q RAT');
    expect(cut(players.after(state, lay('- mat TEE Q', 'cinématique', { group: 1 })))).toBe('si ne ma ti k');
    expect(players.refusal(state, lay('- mat RAT', 'caméra', { group: 1 }))).toMatchObject({ code: 'refused-rebus' });
  });

  test('a new Rébustory may lengthen a rebus with a joker, its sounds falling before or after, not inside', () => {
    const partie = later('PART *', 'partie', '** ZOO');
    expect(cut(players.after(partie, lay('part - **', 'participer', { group: 1 })))).toBe('paR ti si pe');
    const paris = later('PAS *', 'Paris', '** ZOO');
    expect(players.refusal(paris, lay('pas - **', 'pâtisserie', { group: 1 }))).toMatchObject({ code: 'refused-rebus' });
  });

  test('a Rébustory, in a rebus that crosses it (first edition): its two sounds, in their order', () => {
    const state = later('EAU ** RIZ', 'orangerie', 'É SCIE');
    expect(cut(players.after(state, lay('- / É', 'ranger', { group: 1, column: 1 })))).toBe('O R4 Z_ Ri / R4 Z e');
    expect(players.refusal(state, lay('SCIE / -', 'cinéma', { group: 1, row: -1, column: 1 }))).toMatchObject({
      code: 'refused-rebus',
    });
  });
});

describe('4.9. Taking a rebus back', () => {
  test('a group begun in this turn returns to the hand, and its word may be said again', () => {
    const before = players.after(arranged({ hands: ['CHAT POT ZOO', 'SKI'] }), lay('CHAT POT', 'chapeau'));
    const after = players.after(before, { kind: 'withdraw', group: 1 });
    expect(after).toMatchObject({ plays: [[], []], said: [] });
    expect(after.hands[0]).toEqual(cards('ZOO CHAT POT'));
    expect(players.after(after, lay('CHAT POT', 'chapeau')).plays[0]?.[0]?.id).toBe(2);
  });

  test('an older one does not', () => {
    const state = later('CHAT POT', 'chapeau', 'ZOO');
    expect(players.refusal(state, { kind: 'withdraw', group: 1 })).toEqual({ code: 'cannot-withdraw' });
    expect(players.refusal(state, { kind: 'withdraw', group: 2 })).toEqual({ code: 'no-such-group' });
  });
});
