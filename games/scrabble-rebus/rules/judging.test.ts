// Knows what tokens may say, and what the arbitre answers. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { cases } from '@boite/kernel/testing/table';
import { loadLibrary } from '@boite/language/node';
import { everyRebus, lexiconWords, WordBands } from '@boite/rebus';
import { describe, expect, test } from 'vitest';
import { box } from '../game.ts';
import { arranged, laying, tokens } from '../tests/drawing.ts';
import type { Token } from '../types.ts';
import { drawnFrom, FULL_HAND } from './draw.ts';
import { givenBy, judged, type Verdict } from './judging.ts';
import { symbolOf } from './symbols.ts';
import { rebusObjectionText } from './text.ts';
import { BAGS } from './tokens.ts';

const books = loadLibrary();
const { check, decide, view } = box.game;

function says(row: string, text: string): Verdict {
  return judged(tokens(row), text, books);
}

function reasonOf(verdict: Verdict): string | null {
  return verdict.accepted ? null : rebusObjectionText(verdict.objection).replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** « verre tu »: how each token is read. */
function readingsOf(row: string, text: string): string {
  return givenBy(tokens(row), says(row, text), [])
    .map(({ as }) => as)
    .join(' ');
}

describe('1.3 The examples of the glossary, token by token', () => {
  test.each(
    cases(`
    verre tu  | vertu    | verre tu
    a vent    | avant    | A vent
    d panse   | dépense  | D panse
    m r scie  | merci    | M' R scie
    s m       | sème     | S' M
    lit coeur | liqueur  | lit cœur
    t r       | taire    | T' R
    f hache   | fâche    | F' hache
    k 7       | cassette | K sept
    `),
  )('%s says « %s »: %s', (row, text, readings) => {
    expect(says(row, text)).toMatchObject({ accepted: true, kind: 'word', text });
    expect(readingsOf(row, text)).toBe(readings);
  });

  test.each([
    ['9-6 calendrier', 'neuf ans'],
    ['1-4 le-la-les', 'carrelet'],
    ['de tache', 'détache'],
    ['a fut', 'affût'],
    ['tente et', 'tenter'],
    ['voie lit et', 'voilier'],
    ['croix 100', 'croissant'],
    ['b eau', 'beau'],
    ['calendrier k', 'encas'],
    ['porte heure', 'porteur'],
    ['l hache', 'lâche'],
    ['lit verre', "l'hiver"],
    ['sou vent', 'souvent'],
    ['s toit', 'est-ce toi ?'],
    ['dent re', 'denrée'],
    ['de tente', 'détente'],
    ['jeu t', 'jeter'],
    ['cou vent', 'couvent'],
    ['le-la-les noeud', 'laineux'],
    ['m a l 1', 'malin'],
    ['de cor', 'décor'],
    ['calendrier nez', 'journée'],
    ['tu voie', 'tu vois'],
    ['voie le-la-les', 'voilà'],
    ['pas 100', 'passant'],
    ['d mont', 'démon'],
    ['lit c', 'lycée'],
    ['mer l', 'merle'],
    ['jeu panse', 'je pense'],
    ['b aile', 'belle'],
    ['femme cou', 'elle coud'],
    ['queue r', 'cœur'],
    ['s ile', "s'il"],
    ['homme porte', 'il porte'],
    ['calendrier bus k d', 'embuscade'],
    ['1 noeud', 'une corde'],
    ['homme a 1 noeud eau cou', 'il a une corde au cou'],
    ['homme s a tache', "il s'attache"],
    ['1 tache', 'une tache'],
  ])('%s says « %s »', (row, text) => {
    expect(says(row, text)).toMatchObject({ accepted: true, text });
  });

  // The barrel says « vin »: RAVINE is only written with it. The other players may still take it.
  test('RAVINE with the barrel is read, not heard', () => {
    expect(reasonOf(says('rat fut', 'ravine'))).toBe('Après « RA », le jeton FÛT dit « fu » ou « vin » ; il faudrait « vine ».');
    expect(says('rat fut', 'ravin')).toMatchObject({ accepted: true });
  });
});

describe('4 What a rebus may say', () => {
  test.each(
    cases(`
    4.1 a word                  | verre tu      | vertu           | word
    4.1 with an article         | 1 noeud       | une corde       | noun group
    4.1 with a qualifier        | 1 tache tache | une tache noire | noun group
    4.2 a sentence              | homme cou     | il coud         | sentence
    4.2 a sentence              | femme cou     | elle coud       | sentence
    4.2 a sentence              | jeu voie      | je vois         | sentence
    4.2 a sentence              | homme panse   | il pense        | sentence
    4.3 a spelled word          | m a i n       | main            | spelled
    4.3 a spelled name          | p a u l       | Paul            | spelled
    4.3 accents are not spelled | p e r e       | père            | spelled
    4.4 a name                  | pas r i       | Paris           | name
    4.5 twin consonants melt    | 1-4 rat       | para            | word
    4.4 a sentence with a name  | a n a panse   | Anna pense      | sentence
    `),
  )('%s: %s says « %s », a %s', (_, row, text, kind) => {
    expect(says(row, text)).toMatchObject({ accepted: true, kind, text });
  });

  test.each(
    cases(`
    4.8 little words elide                  | le-la-les homme          | l'homme
    4.8 little words elide                  | homme eau                | l'eau
    4.8 little words elide                  | ile porte le-la-les eau  | il porte l'eau
    4.8 little words elide                  | jeu coeur                | j'aime
    4.8 little words elide                  | queue ile                | qu'il
    4.8 little words elide                  | homme noeud coeur pas    | il n'aime pas
    4.9 a mute e is given by LE             | mer le-la-les            | merle
    4.9 a mute e is given by LE             | voie le-la-les           | voile
    4.9 a mute e is given by LE             | cou le-la-les            | coule
    4.10 two like vowels melt inside a word | le-la-les hache          | lâche
    4.10 two like vowels melt inside a word | homme et le-la-les hache | il est lâche
    `),
  )('%s: %s says « %s »', (_, row, text) => {
    expect(says(row, text)).toMatchObject({ accepted: true });
  });

  test.each(
    cases(`
    4.8 no apostrophe          | mer le-la-les a  | mer là
    4.8 inside a word          | le-la-les a      | la
    4.9 no mute e              | b a le-la-les    | bal
    4.9 the l is not shared    | b aile le-la-les | belle
    4.10 nothing of its own    | a hache          | hache
    4.10 nothing of its own    | le-la-les a      | là
    4.10 not between two words | rat a pas        | rat pas
    `),
  )('%s: %s does not say « %s »', (_, row, text) => {
    expect(says(row, text).accepted).toBe(false);
  });

  test.each(
    cases(`
    mont verre i t       | mon verre y tait | « tait » ne se dit pas tout seul : il manque quelque chose. Vouliez-vous dire « mon verre s’y tait » ?
    aile aile voie | elles elles voient | « elles » est de trop. Vouliez-vous dire « elles voient » ?
    ile a scie mont s | il assit mon ès | La phrase ne peut pas continuer par « ès ».
    `),
  )('4.2 a sentence is one that somebody would say: %s for « %s »', (row, text, reason) => {
    expect(reasonOf(says(row, text))).toBe(reason);
  });

  test('4.2 « tu pense » is accepted by sound as « tu penses »', () => {
    expect(says('tu panse', 'tu pense')).toMatchObject({ accepted: true, kind: 'sentence', text: 'tu penses' });
  });

  test('a word in capitals is written with its accents, and a name by its capital alone', () => {
    expect(says('de tache', 'DETACHE')).toMatchObject({ accepted: true, text: 'détache' });
    expect(says('pas r i', 'PARIS')).toMatchObject({ accepted: true, text: 'paris', kind: 'word' });
    expect(says('pas r i', 'paris')).toMatchObject({ kind: 'word' });
    expect(says('pas r i', 'XQZ')).toMatchObject({ accepted: false, text: 'XQZ' });
  });

  test('of the readings that sound alike, the one that is written is shown', () => {
    expect(readingsOf('jeu voie', 'je vois')).toBe('je vois');
    expect(readingsOf('1 voie', 'une voix')).toBe('une voix');
    expect(readingsOf('m a i n', 'main')).toBe('M A I N');
  });

  test.each([
    ['4.4 an enumeration', 'verre vent scie', 'verre vent scie', 'C’est une énumération, pas une phrase.'],
    ['4.4 with commas', 'verre vent scie', 'verre, vent, scie', 'C’est une énumération, pas une phrase.'],
    ['4.4 with « et »', 'verre et vent', 'verre et vent', 'C’est une énumération, pas une phrase.'],
    ['4.1 no word', 'verre tu', 'vertue', '« vertue » n’est pas dans le dictionnaire.'],
    ['4.2 agreement that is heard', 'jeu et', 'je est', '« je » ne s’accorde pas avec « est ». Vouliez-vous dire « je suis » ?'],
    ['4.2 elisions', 'le-la-les eau', 'la eau', 'On ne dit pas « la eau », mais « l’eau ».'],
    ['4.5 another sound', 'verre cou', 'vertu', 'Après « VÈR », le jeton COU dit « cou » ; il faudrait « tu ».'],
    ['4.5 a token too many', 'verre tu et', 'vertu', 'Le mot est fini avant le jeton ET.'],
    ['4.5 a token missing', 'verre tu', 'il est vert tu', null],
    ['4.5 no sound of its own', 'noeud noeud', 'nœud', 'Le mot est fini avant le deuxième jeton NŒUD.'],
    ['4.3 figures do not spell', 'm a i n 1', 'main', null],
    ['4.3 pictures do not spell', 'hache i', 'hi', null],
    ['numbers', '9-6 calendrier', '9 ans', 'Les nombres s’écrivent en lettres.'],
    ['nothing', 'verre tu', '   ', 'Il n’y a rien à lire.'],
    ['too long', 'verre tu', 'la '.repeat(60), null],
    ['strange signs', 'verre tu', '<b>vertu</b>', null],
    ['names of objects', 'verre tu', '__proto__', null],
  ])('%s: %s for %j is refused', (_, row, text, reason) => {
    const verdict = says(row, text);
    expect(verdict.accepted).toBe(false);
    if (reason !== null) expect(reasonOf(verdict)).toBe(reason);
    else expect(reasonOf(verdict)).toMatch(/\S/);
  });

  test.each([
    ['scie pot lit pot', 'silex', 1],
    ['a scie scie', 'avant', 1],
    ['noeud noeud pot', 'nœud', 1],
    ['noeud noeud pot', 'avant', 0],
  ])('4.5 %s for « %s » breaks at the token %i, whatever the others are called', (row, text, at) => {
    expect(says(row, text)).toMatchObject({ objection: { by: 'ear', refusal: { at } } });
  });

  test('4.7 what its player means is kept beside a refused rebus', () => {
    const row = tokens('verre eau');
    expect(givenBy(row, judged(row, 'bouteille d’eau', books), ['bouteille', null])).toEqual([
      { token: 't-verre', as: 'bouteille', sounds: null },
      { token: 't-eau', as: null, sounds: null },
    ]);
  });
});

describe('A run', () => {
  /** Books that count how often they are asked how a word is said. */
  function counting() {
    let asked = 0;
    const sounds = Object.create(books.sounds, {
      of: {
        value: (word: string) => {
          asked++;
          return books.sounds.of(word);
        },
      },
    });
    return { books: { ...books, sounds }, asked: () => asked };
  }

  test('is judged once, by a page that asks thrice and a table that asks twice', () => {
    const counted = counting();
    const state = arranged({ hands: ['verre tu cou', ''] });
    const action = laying('7,7 across verre tu', 'vertu');
    expect(judged(tokens('verre tu'), 'vertu', counted.books).accepted).toBe(true);
    const once = counted.asked();
    expect(once).toBeGreaterThan(0);
    expect(check(view(state, 0), 0, action, counted.books)).toBeNull();
    expect(check(view(state, 0), 0, { ...action, kind: 'appeal' }, counted.books)).toEqual({ code: 'nothing-to-appeal' });
    expect(decide(state, 0, action, { books: counted.books, now: 0, chance: seededChance(1) })[0]).toMatchObject({
      kind: 'played',
    });
    expect(counted.asked()).toBe(once);
  });

  test('is judged again once many others were', () => {
    const counted = counting();
    const before = judged(tokens('verre tu'), 'vertu', counted.books);
    for (let nth = 0; nth < 64; nth++) judged(tokens('verre tu'), `x${nth}`, counted.books);
    expect(judged(tokens('verre tu'), 'vertu', counted.books)).not.toBe(before);
    expect(judged(tokens('verre tu'), 'vertu', counted.books)).toEqual(before);
  });
});

describe('The solver and the arbitre', () => {
  test('agree: every word found in fresh hands is accepted', () => {
    const words = new WordBands(lexiconWords(books.lexicon, books.sounds));
    const chance = seededChance(3);
    const refused: string[] = [];
    for (let nth = 0; nth < 40; nth++) {
      const hand = drawnFrom(BAGS, FULL_HAND, chance);
      for (const found of everyRebus({ pieces: hand.map(symbolOf), tolerance: 'souple', words, maxRank: 8_000 })) {
        const row = found.pieces.map((at) => hand[at] as Token);
        if (!judged(row, found.word, books).accepted) refused.push(`${row.join('+')}=${found.word}`);
      }
    }
    expect(refused).toEqual([]);
  });
});
