// Knows the rebuses of the rules, laid and counted: what each says, what it is worth, and why others are refused.

import { cases } from '@boite/kernel/testing/table';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { arranged, card, cards, lay, Players } from '../tests/drawing.ts';
import type { Options, State } from '../types.ts';
import { cardPoints } from './deck.ts';
import { readOptions } from './form.ts';
import { judgedMove } from './moves.ts';
import { positionIn } from './position.ts';
import { rowPoints, turnPoints } from './score.ts';
import { view } from './view.ts';

const books = loadLibrary();
const players = new Players(books);
const COMPACTE = { edition: 'compacte' } as const;

function drawn(hand: string, options: Partial<Options> = {}): State {
  return arranged({ hands: [hand, 'ZOO SKI'], options });
}

function laid(drawing: string, words: string, options: Partial<Options> = {}): State {
  return players.after(drawn(`${drawing.replaceAll(/[./]/g, ' ')} TRAIT`, options), lay(drawing, words));
}

function worth(drawing: string, words: string, options: Partial<Options> = {}): number {
  return turnPoints(laid(drawing, words, options), 0).total;
}

/** What each card gave, rebus after rebus. */
function cut(state: State): string {
  const rebuses = state.plays[0]?.flatMap((group) => group.rebuses) ?? [];
  return rebuses.map(({ parts }) => parts?.map(({ sounds }) => sounds).join(' ')).join(' / ');
}

function sumOf(names: string): number {
  return cards(names).reduce((sum, id) => sum + cardPoints(id), 0);
}

describe('3. What a rebus is worth', () => {
  test.each(
    cases(`
    FIL LAIT          | filet           | 4
    TOUR NŒUD *       | tournesol       | 26
    PART RAT **       | paratonnerre    | 66
    PAS RAT **        | paratonnerre    | 66
    DÉ PART / FIL .   | départ / défile | 6
    EAU RANG JEU RAIE | orangeraie      | 12
    RANG JEU **       | orangeraie      | 66
    EAU ** RIZ        | orangerie       | 66
    PAS RIZ / LAIT .  | Paris / palais  | 4
    ** MAT            | pyjama          | 42
    `),
  )('3.1. %s, %s: %s points', (drawing, words, total) => {
    expect(worth(drawing, words)).toBe(Number(total));
  });

  test('3.1. the sum times the number of cards less one: 1, 5 and 1 make 14, three of 1 make 6, four of 1 make 12', () => {
    const { options } = drawn('A');
    expect(rowPoints(cards('CHAT BOL RAT'), options)).toEqual({ sum: 7, cards: 3, points: 14 });
    expect(rowPoints(cards('COU RAT JEU'), options).points).toBe(6);
    expect(rowPoints(cards('EAU RANG JEU RIZ'), options).points).toBe(12);
  });

  test('3.1. SALTIMBANQUE with a Rébustory for SAL and Q: THYM, BANC and 20, times three', () => {
    expect(worth('** THYM BANC', 'saltimbanque')).toBe(3 * (sumOf('THYM BANC') + 20));
  });

  test('3.2. crossed rebuses count each on its own, with the card they share', () => {
    expect(worth('COU RAT JEU / . . THON', 'courageux / jeton')).toBe(2 * sumOf('COU RAT JEU') + sumOf('JEU THON'));
    expect(worth('. SCIE . / EAU ** RIZ', 'orangerie / cinéma', COMPACTE)).toBe(66 + 2 * (sumOf('SCIE') + 20));
    expect(worth('. CHAT . / SEAU * SON / . EAU .', 'saucisson / château', COMPACTE)).toBe(
      2 * (sumOf('SEAU SON') + 10) + 2 * (sumOf('CHAT EAU') + 10),
    );
  });

  test('3.2, 3.3. VALLÉE, then DÉVALER in the same turn: a lengthened rebus counts whole, once, as it lies in the end', () => {
    const state = players.after(drawn('VAL É DÉ'), lay('VAL É', 'vallée'), lay('DÉ val é', 'dévaler', { group: 1, column: -1 }));
    expect(turnPoints(state, 0)).toMatchObject({ rebuses: [{ word: 'dévaler', cards: 3 }], total: 2 * sumOf('DÉ VAL É') });
  });

  test('4.2. a rebus is lengthened at both ends at once: PARTIE becomes DÉPARTIR', () => {
    const before = players.after(drawn('PART TEE DÉ R'), lay('PART TEE', 'partie'));
    const state = players.after(before, lay('DÉ part tee R', 'départir', { group: 1, column: -1 }));
    expect(turnPoints(state, 0)).toMatchObject({ rebuses: [{ word: 'départir' }], total: 3 * sumOf('DÉ PART TEE R') });
  });

  test('3.3. a rebus that is only crossed does not count again', () => {
    const before = laid('COU RAT JEU', 'courageux');
    const later = { ...before, turnNumber: before.turnNumber + 1, hands: before.hands.with(0, cards('THON')) };
    const crossed = players.after(later, lay('jeu / THON', 'jeton', { group: 1, column: 2 }));
    expect(turnPoints(crossed, 0).rebuses).toMatchObject([{ word: 'jeton', points: sumOf('JEU THON') }]);
  });

  test('7.7. for the youngest every card is worth one point, and a Rébustory is still two cards long', () => {
    const options = { edition: 'compacte', children: true } as const;
    expect(worth('FIL LAIT', 'filet', options)).toBe(2);
    expect(worth('** MAT', 'pyjama', options)).toBe(4);
    expect(worth('TOUR NŒUD *', 'tournesol', options)).toBe(6);
  });
});

describe('2. What cards say to a supple ear', () => {
  test.each(
    cases(`
    CHAT POT               | chapeau           | Sa po
    VAL É                  | vallée            | val e
    COU RAT JEU / . . THON | courageux / jeton | ku Ra Z2 / Z_ t0
    SALE THYM BANC Q       | saltimbanque      | sal t5 b4 k
    EAU RANG JEU RIZ       | orangerie         | O R4 Z_ Ri
    ** THYM BANC           | saltimbanque      | sal t5 b4 k
    THYM BANC **           | saltimbanque      | sal t5 b4 k
    SCIE NEZ MAT           | cinéma            | si ne ma
    PART TEE               | partie            | paR ti
    PAS T                  | pâté              | pa te
    BAS T EAU              | bateau            | ba t o
    `),
  )('%s: %s, %s', (drawing, words, sounds) => {
    expect(cut(laid(drawing, words))).toBe(sounds);
  });

  test('2.5. proper nouns and words with a hyphen are single words', () => {
    expect(cut(laid('PAS RIZ', 'Paris'))).toBe('pa Ri');
    expect(cut(laid('ART K AN S I AILE', 'arc-en-ciel'))).toBe('aR k 4 s j El');
  });
});

describe('2.3. Which sounds are equal', () => {
  const isTaken = (row: string, word: string, options: Partial<Options>) =>
    players.refusal(drawn(row, options), lay(row, word)) === null;
  const chosen = (options: Partial<Options> = {}) => ({ tolerance: 'choisie' as const, ...options });

  test.each<[string, string, Partial<Options>]>([
    ['PAS LÉ', 'palais', { equalE: false }],
    ['EAU RANG JEU RAIE', 'orangeraie', { equalO: false }],
    ['PIE ANE EAU', 'piano', { equalGlide: false }],
    ['JEU THON', 'jeton', { equalEu: false }],
  ])('%s is « %s » unless the table agrees otherwise: %j', (row, word, differing) => {
    expect(isTaken(row, word, chosen())).toBe(true);
    expect(isTaken(row, word, chosen(differing))).toBe(false);
    expect(isTaken('PAS RIZ', 'Paris', chosen(differing))).toBe(true);
  });

  test('a liberty is one of them', () => {
    expect(isTaken('POIS SON', 'poison', chosen())).toBe(false);
    expect(isTaken('POIS SON', 'poison', chosen({ liberty: true }))).toBe(true);
    expect(isTaken('PAS LÉ', 'palais', chosen({ liberty: true, equalE: false }))).toBe(false);
  });

  test('a bundle leaves nothing to choose', () => {
    expect(readOptions({ tolerance: 'souple', equalE: false, liberty: true })).toMatchObject({ equalE: true, liberty: false });
  });
});

describe('2.7. Words are claimed by their sound', () => {
  const written = (row: string, word: string) => laid(row, word).plays[0]?.[0]?.rebuses[0]?.word;

  test.each(
    cases(`
    CHAT POT     | chapo   | chapeau
    BAS T EAU    | bâteau  | bateau
    PAS RIZ      | Parie   | parie
    PAS RIZ      | Paris   | Paris
    DÉ PART      | dépar   | départ
    CHAT POT     | CHAPEAU | chapeau
    SCIE NEZ MAT | sinéma  | cinéma
    `),
  )('%s, written « %s », is « %s »', (row, word, taken) => {
    expect(written(row, word)).toBe(taken);
  });
});

describe('4.6. A joker’s sounds', () => {
  test('in the second edition it may be « si » in SAUCISSON and « t’ » in CHÂTEAU', () => {
    expect(cut(laid('. CHAT . / SEAU * SON / . EAU .', 'saucisson / château', COMPACTE))).toBe('so si s0 / Sa t o');
  });

  test('in the first edition it is the same in both', () => {
    const state = drawn('CHAT SEAU * SON EAU');
    expect(players.explained(state, lay('. CHAT . / SEAU * SON / . EAU .', 'saucisson / château'))).toBe(
      '« château » : après « CHA », la carte JOKER dit « si » ; il faudrait « to ».',
    );
    expect(cut(laid('. MER . / SEAU * SON', 'saucisson / merci'))).toBe('so si s0 / mER si');
  });
});

describe('Refused', () => {
  test('1.5. a Rébustory alone, or with jokers only', () => {
    expect(players.refusal(drawn('**'), lay('**', 'cinéma'))).toEqual({ code: 'too-short' });
    expect(players.refusal(drawn('** *'), lay('** *', 'cinéma'))).toEqual({ code: 'no-picture', word: 'cinéma' });
    expect(players.refusal(drawn('* *', { judging: 'table' }), lay('* *', 'chapeau'))).toMatchObject({ code: 'no-picture' });
  });

  test('2.4. CHAT, P’ and POT for CHAPEAU', () => {
    expect(players.explained(drawn('CHAT P POT'), lay('CHAT P POT', 'chapeau'))).toBe(
      '« chapeau » : chaque carte donne un son à elle : P et POT ne peuvent pas dire le même « p ».',
    );
  });

  test.each([
    ['** RIZ', 'Paris'],
    ['** AIR', 'frère'],
    ['** OIE', 'roi'],
    ['* * * EAU', 'chapeau'],
    ['* * POT', 'chapeau'],
    ['PAS *', 'parti'],
  ])('1.3, 1.4. %s for %s: a joker says a syllable, a Rébustory two', (row, word) => {
    expect(players.refusal(drawn(row), lay(row, word))).toMatchObject({ objection: { by: 'ear' } });
  });

  test('1.4. a Rébustory that has too few syllables is what is told', () => {
    expect(players.explained(drawn('** RIZ'), lay('** RIZ', 'Paris'))).toBe(
      '« Paris » : la carte RÉBUSTORY dit deux syllabes entières : le mot n’en a pas assez.',
    );
  });

  test('4.7. the same rebus claimed as PARTIE, then as PARTIS', () => {
    const state = laid('PART TEE', 'partie');
    const again = { ...state, hands: state.hands.with(0, cards('PART TEE')) };
    expect(players.refusal(again, lay('PART TEE', 'partis'))).toEqual({
      code: 'already-said',
      word: 'partis',
      before: 'partie',
    });
  });

  test('4.7. twice the same word in one lay', () => {
    const crossed = lay('PAS LAIT / LAIE .', 'palais / palais');
    expect(players.refusal(drawn('PAS LAIT LAIE'), crossed)).toMatchObject({ code: 'already-said' });
  });

  test('4.7. a word that is the name of one of its cards', () => {
    expect(players.refusal(drawn('B AIL'), lay('B AIL', 'ail'))).toEqual({ code: 'name-of-card', word: 'ail' });
  });

  test('2.6. a word that the cards do not make, with where it broke; a word that nobody knows', () => {
    const state = drawn('RAT POT');
    expect(players.explained(state, lay('RAT POT', 'chapeau'))).toBe(
      '« chapeau » : la carte RAT dit « ra » ; il faudrait « cha ».',
    );
    expect(players.explained(state, lay('RAT POT', 'xyzzy'))).toBe(
      '« xyzzy » se lit « ksizi » ; ce n’est ni un mot du dictionnaire ni un nom de la liste.',
    );
  });

  test('2.6, 2.7. what the cards do say is offered', () => {
    expect(players.explained(drawn('CHAT POT'), lay('CHAT POT', 'château'))).toBe(
      '« château » : après « CHA », la carte POT dit « po » ; il faudrait « to ». Vouliez-vous dire « chapeau » ?',
    );
    expect(players.explained(drawn('CHAT POT'), lay('CHAT POT', 'chapqo'))).toBe(
      '« chapqo » n’est pas un mot connu. Vouliez-vous dire « chapeau » ?',
    );
  });

  test.each([
    ['CHAT NŒUD NŒUD2', 'chapeau', 'other-sound', 1],
    ['CHAT NŒUD NŒUD2', 'chat-huant', 'other-sound', 1],
    ['NŒUD NŒUD2 RIZ', 'neutre', 'other-sound', 1],
    ['NŒUD NŒUD2 RIZ', 'chapeau', 'other-sound', 0],
    ['** NŒUD NŒUD2', 'château', 'no-syllable-left', 0],
  ])('2.6. %s for « %s » breaks (%s) at the card %i, whatever the others are called', (row, word, code, at) => {
    expect(players.refusal(drawn(row), lay(row, word))).toMatchObject({ objection: { by: 'ear', refusal: { code, at } } });
  });

  test('2.6. the place counts the squares, also after a Rébustory whose two sounds are known', () => {
    const state = players.after(drawn('SCIE ** NŒUD NŒUD2'), lay('SCIE **', 'cinéma'));
    const longer = lay('scie - NŒUD NŒUD2', 'cinématographe', { group: 1 });
    expect(players.refusal(state, longer)).toMatchObject({ objection: { refusal: { code: 'other-sound', at: 2 } } });
  });

  test('2.5, 10.2. several words where phrases are not played; where they are, words that make none, or seven cards', () => {
    const phrases = { phrases: true };
    expect(players.refusal(drawn('LÉ CHAT'), lay('LÉ CHAT', 'les chats'))).toMatchObject({ objection: { by: 'several-words' } });
    expect(players.refusal(drawn('LÉ CHAT', phrases), lay('LÉ CHAT', 'les chats'))).toBeNull();
    expect(players.refusal(drawn('ILE A U', phrases), lay('ILE A U', 'il a eu'))).toBeNull();
    expect(players.refusal(drawn('CHAT RAT', phrases), lay('CHAT RAT', 'chat, rat'))).toMatchObject({
      objection: { by: 'grammar', refusal: { code: 'enumeration' } },
    });
    expect(players.explained(drawn('LÉ CHAT', phrases), lay('LÉ CHAT', 'les chat'))).toBe(
      '« les chat » : « les » ne s’accorde pas avec « chat ». Vouliez-vous dire « les chats » ?',
    );
    const seven = 'ILE A U LA TOUR PAS RAT';
    expect(players.refusal(drawn(seven, phrases), lay(seven, 'il a eu la tour para'))).toEqual({
      code: 'phrase-too-long',
      word: 'il a eu la tour para',
      most: 6,
    });
  });

  test('4.3. a run that nobody names, a name without a run, a run without a word', () => {
    const state = drawn('COU RAT JEU THON');
    const whole = lay('COU RAT JEU / . . THON', 'courageux / jeton');
    const [first] = whole.claims;
    expect(players.explained(state, { ...whole, claims: whole.claims.slice(0, 1) })).toBe('Dites ce que donne JEU + THON.');
    expect(players.refusal(state, { ...whole, claims: [...whole.claims, { ...first, word: 'rat' } as never] })).toEqual({
      code: 'no-such-run',
      word: 'rat',
    });
    expect(players.refusal(state, lay('COU RAT JEU', ' '))).toMatchObject({ code: 'no-word' });
  });

  test('4.1. cards on one square, on a taken one, apart, alone; not held, or more than held', () => {
    const state = players.after(drawn('CHAT POT VAL É DÉ'), lay('VAL É', 'vallée'));
    const at = (name: string, row: number, column: number) => ({ card: card(name), row, column });
    const placing = (...placements: ReturnType<typeof at>[]) => ({ ...lay('CHAT POT', 'chapeau'), placements });
    expect(players.refusal(state, placing(at('CHAT', 0, 0), at('POT', 0, 0)))).toMatchObject({ code: 'two-on-one-square' });
    expect(players.refusal(state, { ...placing(at('CHAT', 0, 1)), group: 1 })).toMatchObject({ code: 'square-taken', column: 1 });
    expect(players.refusal(state, placing(at('CHAT', 0, 0), at('POT', 1, 1)))).toEqual({ code: 'apart' });
    expect(players.refusal(state, { ...placing(at('CHAT', 5, 5)), group: 1 })).toEqual({ code: 'apart' });
    expect(players.refusal(state, placing(at('CHAT', 0, 0)))).toEqual({ code: 'too-short' });
    expect(players.refusal(state, placing())).toEqual({ code: 'nothing-laid' });
    expect(players.refusal(state, placing(at('RAT', 0, 0)))).toEqual({ code: 'not-in-hand', card: card('RAT') });
    expect(players.refusal(state, placing(at('CHAT', 0, 0), at('CHAT', 0, 1)))).toMatchObject({ code: 'not-in-hand' });
  });

  test('4.1. a group that is not there; a new one in another’s play', () => {
    const state = drawn('CHAT POT');
    expect(players.refusal(state, lay('CHAT POT', 'chapeau', { group: 7 }))).toEqual({ code: 'no-such-group' });
    expect(players.refusal(state, lay('CHAT POT', 'chapeau', { owner: 1 }))).toEqual({ code: 'open-at-home' });
    expect(players.refusal(state, lay('CHAT POT', 'chapeau', { owner: 5 }))).toEqual({ code: 'no-such-group' });
  });
});

describe('A move', () => {
  test('is judged once, by the page that shows it and the table that plays it', () => {
    const state = drawn('CHAT POT VAL');
    const move = lay('CHAT POT', 'chapeau');
    const judged = judgedMove(positionIn(view(state, 0), 0), move, books);
    expect(judged).toMatchObject({ heard: [{ rebus: { word: 'chapeau', parts: [{ card: 0 }, { card: 1 }] }, objection: null }] });
    expect(judgedMove(positionIn(view(state, 0), 0), move, books)).toBe(judged);
    expect(judgedMove(positionIn(state, 0), move, books)).toBe(judged);
    expect(players.facts(state, move)).toEqual([{ kind: 'laid', seat: 0, change: 'change' in judged && judged.change }]);
  });

  test('is judged again where something has changed', () => {
    const state = drawn('CHAT POT VAL');
    const move = lay('CHAT POT', 'chapeau');
    const before = judgedMove(positionIn(state, 0), move, books);
    const gone = { ...state, hands: state.hands.with(0, cards('CHAT VAL')) };
    expect(judgedMove(positionIn(gone, 0), move, books)).toMatchObject({ code: 'not-in-hand' });
    expect(judgedMove(positionIn(state, 0), move, books)).toEqual(before);
  });
});
