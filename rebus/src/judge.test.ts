import type { Tolerance } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCEPTED_CHECKED, ACCEPTED_TUNED } from '../testing/accepted-cases.ts';
import { REFUSED_CHECKED, REFUSED_TUNED } from '../testing/refused-cases.ts';
import { DOUBLE_JOKER, JOKER, typedClaims, typedPieces } from '../testing/typed.ts';
import { judgeHeard, judgeRebus, MOST_PIECES, type RebusVerdict } from './judge.ts';
import { boundPiece, type Piece, spokenPiece } from './piece.ts';
import { listedPieces } from './piece-table.ts';
import { type PieceWords, rebusRefusalText } from './refusal.ts';
import { typedPiece } from './typed-piece.ts';

const voices = loadLibrary();
const { lexicon } = voices;

const CARTE: PieceWords = { one: 'carte', the: 'la carte', own: 'à elle', notAlone: 'Il faut une image.' };
const JETON: PieceWords = { one: 'jeton', the: 'le jeton', own: 'à lui', notAlone: '' };

function judged(line: string, tolerance: Tolerance = 'souple'): RebusVerdict {
  const [names = '', word = ''] = line.split('=');
  return judgeRebus({ pieces: typedPieces(names, voices), word, tolerance, ...voices });
}

/** « CHAT ʃa »: what each piece gave, in our sounds. */
function cutOf(verdict: RebusVerdict): readonly string[] {
  return verdict.accepted ? verdict.parts.map(({ sounds }) => sounds) : [];
}

function reasonOf(verdict: RebusVerdict, words = CARTE): string | null {
  return verdict.accepted ? null : rebusRefusalText(verdict.refusal, words).replaceAll(/[\u00a0\u202f]/g, ' ');
}

function saying(name: string, sounds = name): Piece {
  return spokenPiece(name, [{ said: name, sounds }]);
}

const linesOf = (...cases: readonly string[]) => cases.flatMap(typedClaims).map(({ line }) => line);

describe('A supple ear', () => {
  test.each(linesOf(ACCEPTED_TUNED, ACCEPTED_CHECKED))('takes %s', (line) => {
    expect(judged(line)).toMatchObject({ accepted: true });
  });

  test.each(linesOf(REFUSED_TUNED, REFUSED_CHECKED))('refuses %s', (line) => {
    expect(judged(line)).toMatchObject({
      accepted: false,
      refusal: { code: expect.not.stringMatching(/unknown-word|silent-piece/) },
    });
  });
});

describe('Pieces in a row', () => {
  test.each([
    ['CHAT+POT=chapeau', 'Sa po'],
    ['VAL+É=vallée', 'val e'],
    ['DÉ+VAL+É=dévaler', 'de val e'],
    ['COU+RAT+JEU=courageux', 'ku Ra Z2'],
    ['JEU+THON=jeton', 'Z_ t0'],
    ["SALE+THYM+BANC+Q'=saltimbanque", 'sal t5 b4 k'],
    ['**+THYM+BANC=saltimbanque', 'sal t5 b4 k'],
    ['FIL+LAIT=filet', 'fil lE'],
    ['TOUR+NŒUD+*=tournesol', 'tuR n_ sOl'],
    ['PART+RAT+**=paratonnerre', 'paR Ra tO nER'],
    ['PAS+RAT+**=paratonnerre', 'pa Ra tO nER'],
    ['DÉ+PART=départ', 'de paR'],
    ['DÉ+FIL=défile', 'de fil'],
    ['TOUR+*+*=tournesol', 'tuR n_ sOl'],
    ['SEAU+*+SON=saucisson', 'so si s0'],
    ['CHAT+*+EAU=château', 'Sa t o'],
    ['EAU+RANG+JEU+RAIE=orangeraie', 'O R4 Z_ RE'],
    ['RANG+JEU+**=orangeraie', 'O R4 Z_ RE'],
    ['EAU+RANG+JEU+RIZ=orangerie', 'O R4 Z_ Ri'],
    ['EAU+**+RIZ=orangerie', 'O R4 Z_ Ri'],
    ['*+OIE=roi', 'R wa'],
    ['*+ANE+EAU=piano', 'pj an o'],
    ['*+TÔT=marteau', 'maR to'],
    ['*+AIL=travail', 'tRav aj'],
    ['SCIE+**=cinéma', 'si ne ma'],
    ['SCIE+NEZ+MAT=cinéma', 'si ne ma'],
    ['PAS+RIZ=Paris', 'pa Ri'],
    ['PAS+LAIT=palais', 'pa lE'],
    ['**+MAT=pyjama', 'pi Za ma'],
    ['PART+TEE=partie', 'paR ti'],
    ['PAS+T=pâté', 'pa te'],
    ["BAS+T'+EAU=bateau", 'ba t o'],
    ['PIE+ANE+EAU=piano', 'pj an o'],
  ])('%s is heard as %s', (line, cut) => {
    expect(cutOf(judged(line)).join(' ')).toBe(cut);
  });

  test.each([
    ['**=chapeau'],
    ['**+*=pyjama'],
    ['*+*=chapeau'],
    ["CHAT+P'+POT=chapeau"],
    ['CHAT+*+POT=chapeau'],
    ['CHAT+**+POT=chapeau'],
  ])('%s is refused', (line) => {
    expect(judged(line).accepted).toBe(false);
  });

  test('Mute E stays mute: PELLE is one syllable, and JEU does not end ORANGE for a supple ear', () => {
    expect(judged('PELLE+LE=pelle').accepted).toBe(false);
    expect(judged('EAU+RANG+JEU=orange').accepted).toBe(false);
    expect(judged('EAU+RANG+JEU=orange', 'libre')).toMatchObject({ accepted: true });
  });

  test('Letter pieces are said in full or bare: C is sé, k or s, G is gé, g or j, S, Q = k', () => {
    for (const line of ['LIT+C=lycée', "C'+RIZ=cri", "C'+HAIE=ces", "G'+RIZ=gris", "G'+OIE=joie", "Q'+RIZ=cri"]) {
      expect({ line, accepted: judged(line).accepted }).toEqual({ line, accepted: true });
    }
  });
});

describe('A free piece laid before keeps its sounds', () => {
  function boundJudged(line: string, word: string): RebusVerdict {
    const pieces = line
      .split('+')
      .flatMap((name) => (name.startsWith(':') ? boundPiece(JOKER, name.slice(1)) : typedPieces(name, voices)));
    return judgeRebus({ pieces, word, tolerance: 'souple', ...voices });
  }

  test.each([
    ['TOUR+NŒUD+:sOl', 'tournesol'],
    ['SEAU+:si+SON', 'saucisson'],
    ['CHAT+:t+EAU', 'château'],
    ['DÉ+VAL+:E', 'dévaler'],
  ])('%s says %s', (line, word) => {
    expect(boundJudged(line, word).accepted).toBe(true);
  });

  test.each([
    ['TOUR+NŒUD+:si', 'tournesol', 'Après « TOURNE », la carte * dit « si » ; il faudrait « sol ».'],
    ['CHAT+:p+POT', 'chapeau', 'Chaque carte donne un son à elle : * et POT ne peuvent pas dire le même « p ».'],
    ['FIL+:lE', 'filet', 'Après « FIL », la carte * dit « lè » ; il faudrait « è ».'],
    [':Sa+:po', 'chapeau', 'Il faut une image.'],
  ])('%s does not say %s: %s', (line, word, reason) => {
    expect(reasonOf(boundJudged(line, word))).toBe(reason);
  });
});

describe('Tolerances', () => {
  test.each<[string, readonly Tolerance[]]>([
    ['CHAT+POT=chapeau', ['stricte', 'souple', 'libre']],
    ['FIL+LAIT=filet', ['stricte', 'souple', 'libre']],
    ['SA+ME+DIX=samedi', ['stricte', 'souple', 'libre']],
    ['PAS+LÉ=palais', ['souple', 'libre']],
    ['TÔT+MAT=tomate', ['souple', 'libre']],
    ['JEU+THON=jeton', ['souple', 'libre']],
    ['PAIN+SEAU=pinceau', ['stricte', 'souple', 'libre']],
    ['PIE+ANE+EAU=piano', ['souple', 'libre']],
    ['CHAT+BEAU=chapeau', ['libre']],
    ['POIS+SON=poison', ['libre']],
    ['GARS+DOS=gâteau', ['libre']],
    ['MAIE+SON=maison', ['libre']],
    ['COU+RAT+JEU=courage', ['libre']],
    ["POIS+ZOO+N'=poisson", []],
  ])('%s: %j', (line, tolerances) => {
    const all = ['stricte', 'souple', 'libre'] as const;
    expect(all.filter((tolerance) => judged(line, tolerance).accepted)).toEqual(tolerances);
  });

  test('one liberty a rebus', () => {
    expect(judged('BAS+DOS=bateau', 'libre').accepted).toBe(true);
    expect(judged('PAS+DOS=bateau', 'libre').accepted).toBe(false);
    expect(judged('OIE+SEAU=oiseau', 'libre')).toMatchObject({ parts: [{}, { differences: ['voice'] }] });
  });

  test('extensions are liberties', () => {
    const pieces = listedPieces(['DEUX: dø deux | ~døz deux', 'AN: ɑ̃ an en | ~nɑ̃ an']);
    expect(judgeHeard({ pieces, heard: ['d2z4'], tolerance: 'souple' }).accepted).toBe(false);
    expect(judgeHeard({ pieces, heard: ['d2z4'], tolerance: 'libre' })).toMatchObject({
      accepted: true,
      parts: [{ differences: ['extension'] }, {}],
    });
  });
});

describe('What is said of a rebus', () => {
  test.each([
    ['CHAT+BAL=chapeau', 'Après « CHA », la carte BAL dit « bal » ; il faudrait « po ».'],
    ['RAT+POT=chapeau', 'La carte RAT dit « ra » ; il faudrait « cha ».'],
    ['MAT+POT=chapeau', 'La carte MAT dit « ma » ou « mate » ; il faudrait « cha ».'],
    ['CHAT+POT+É=chapeau', 'Le mot est fini avant la carte É.'],
    ['SCIE+NEZ=cinéma', 'Après « SINÉ », il manque « ma ».'],
    ["CHAT+P'+POT=chapeau", 'Chaque carte donne un son à elle : P’ et POT ne peuvent pas dire le même « p ».'],
    ['*+**=cinéma', 'Il faut une image.'],
    ['VERRE+TU=verre toi', 'Après « VÈR », la carte TU dit « tu » ; il faudrait « toi ».'],
    ['**+OIE=roi', 'La carte ** dit deux syllabes entières : le mot n’en a pas assez.'],
    ['**+RIZ=Paris', 'La carte ** dit deux syllabes entières : le mot n’en a pas assez.'],
    ['CHAT+POT=xyzzy', '« xyzzy » se lit « ksizi » ; ce n’est ni un mot du dictionnaire ni un nom de la liste.'],
    [
      'CHAT+POT=Chapau',
      '« Chapau » se lit « chapo », et c’est bien ce qu’on entend ; mais ce n’est ni un mot du dictionnaire ni un nom de la liste.',
    ],
    ['CHAT+POT=???', '« ??? » : ce n’est ni un mot du dictionnaire ni un nom de la liste.'],
    ['BOUE+THON=bouzon', '« bouzon » : ce n’est ni un mot du dictionnaire ni un nom de la liste.'],
    ['CHAT+SCIE+SCIE=châssis', 'Le mot est fini avant la deuxième carte SCIE.'],
    ['RAT+RAT+POT=chapeau', 'La première carte RAT dit « ra » ; il faudrait « cha ».'],
    ['CAR+SON=garçon', 'La carte CAR dit « car » ; il faudrait « gar ».'],
    ["LAIT+K'=laque", 'La carte LAIT dit « lè » ; il faudrait « la ».'],
    ['*+MAT=cinéma', 'La carte * ne dit qu’une syllabe : il en manque pour finir le mot.'],
    ['*+*+THON=mouton', 'La carte * dit une syllabe entière : le mot n’en a pas assez.'],
    ['**+LA=voilà', 'La carte ** dit deux syllabes entières : le mot n’en a pas assez.'],
    ['FAMINE+I=famille', 'La carte FAMINE dit « famine » ; il faudrait « fa ».'],
    ['COU+SEIN=cousin', 'Après « COU », la carte SEIN dit « sin » ; il faudrait « zin ».'],
  ])('%s: %s', (line, reason) => {
    expect(reasonOf(judged(line))).toBe(reason);
  });

  test.each([
    ['SCIE+POT+LIT+POT=silex', 'other-sound', 1],
    ['CHAT+SCIE+SCIE=chapeau', 'other-sound', 1],
    ['CHAT+SCIE+SCIE=chassis', 'no-sound-left', 2],
    ['NŒUD+NŒUD+RIZ=nœud', 'no-sound-left', 1],
    ['NŒUD+NŒUD+RIZ=neutre', 'other-sound', 1],
    ["CHAT+P'+POT+POT=chapeau", 'twice', 2],
    ['RAT+RAT+POT=chapeau', 'other-sound', 0],
    ['**+CHAT+SCIE+SCIE=chapeau', 'no-syllable-left', 0],
  ])('%s breaks (%s) at the place %i, whatever the other pieces are called', (line, code, at) => {
    expect(judged(line)).toMatchObject({ refusal: { code, at } });
  });

  test('pieces have the name that their game gives them', () => {
    const said = ['CHAT+BAL=chapeau', 'RAT+POT=chapeau', "CHAT+P'+POT=chapeau"].map((line) => reasonOf(judged(line), JETON));
    expect(said).toEqual([
      'Après « CHA », le jeton BAL dit « bal » ; il faudrait « po ».',
      'Le jeton RAT dit « ra » ; il faudrait « cha ».',
      'Chaque jeton donne un son à lui : P’ et POT ne peuvent pas dire le même « p ».',
    ]);
  });

  test('what was forgiven is named, piece by piece', () => {
    expect(judged('EAU+RANG+JEU+RAIE=orangeraie')).toMatchObject({
      parts: [{ differences: ['o'] }, { differences: [] }, { differences: ['mute-e'] }, { differences: [] }],
    });
    expect(judged('FIL+LAIT=filet')).toMatchObject({ parts: [{ differences: [] }, { differences: ['twin'] }] });
  });
});

describe('Phrases and names', () => {
  test.each([
    ["ILE+S'+A+TACHE=il s'attache"],
    ['A+VENT=avant'],
    ['HUNE+CORDE=une corde'],
    ['ILE+A+HUNE+CORDE+EAU+COU=il a une corde au cou'],
    ['JEU+PANSE=je pense'],
    ['TU+VOIX=tu vois'],
    ['TU+PANSE=tu penses'],
    ['ILE+COU=il coud'],
    ['S+TOIT=est-ce toi ?'],
    ["HAIE+S'=est-ce"],
    ["SUIE+J'=suis-je"],
    ["LAIT+Z'+A+MI=les amis"],
    ['LAIT+A+MI=les amis'],
    ['SEIN+MAT+LOT=Saint-Malo'],
  ])('%s is heard', (line) => {
    expect(judged(line)).toMatchObject({ accepted: true });
  });

  test.each([['ILE+COU=elle coud'], ['LAIT+TA+MI=les amis'], ['LAIT+Z+ART+RIZ+COQ=les haricots']])('%s is not', (line) => {
    expect(judged(line)).toMatchObject({ accepted: false });
  });
});

describe('Properties', () => {
  const WORDS = [...lexicon.words()];
  const aWord = fc.nat(WORDS.length - 1).map((index) => WORDS[index] as string);
  const tolerances = fc.constantFrom<Tolerance>('stricte', 'souple', 'libre');

  test('a word’s own sounds, cut anywhere into pieces, say it', () => {
    fc.assert(
      fc.property(aWord, fc.array(fc.nat(12), { maxLength: 4 }), tolerances, (word, places, tolerance) => {
        for (const { sounds } of voices.sounds.of(word)) {
          const cuts = [0, ...new Set(places.filter((place) => place > 0 && place < sounds.length)), sounds.length].sort(
            (a, b) => a - b,
          );
          const parts = cuts.slice(1).map((end, nth) => sounds.slice(cuts[nth], end));
          const pieces = parts.filter((part) => part !== '_').map((part) => saying(part));
          expect(judgeHeard({ pieces, heard: [sounds], tolerance })).toMatchObject({ accepted: true });
        }
      }),
      { numRuns: 400 },
    );
  });

  test('what a stricter ear takes, a suppler one takes too', () => {
    fc.assert(
      fc.property(aWord, aWord, fc.nat(8), fc.constantFrom(null, JOKER, DOUBLE_JOKER), (word, other, cut, free) => {
        const said = voices.sounds.of(other)[0]?.sounds ?? '';
        const parts = [said.slice(0, cut), said.slice(cut)].filter((part) => part.replaceAll('_', '') !== '');
        const pieces = parts.map((part) => saying(part));
        const laid = free === null ? pieces : [...pieces, free];
        for (const heard of [voices.sounds.of(word), voices.sounds.of(other)].map((all) => all.map(({ sounds }) => sounds))) {
          const [stricte, souple, libre] = (['stricte', 'souple', 'libre'] as const).map(
            (tolerance) => judgeHeard({ pieces: laid, heard, tolerance }).accepted,
          );
          expect([stricte, souple, libre]).toEqual([stricte, stricte || souple, stricte || souple || libre]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('Bad input', () => {
  const pieces = typedPieces('CHAT+POT', voices);
  const verdict = (word: string): RebusVerdict => judgeRebus({ pieces, word, tolerance: 'souple', ...voices });

  test.each(['', '   ', '123', 'chapeau2', '😀', 'constructor', '__proto__', "'", '-', 'a'.repeat(10_000), 'la '.repeat(39)])(
    'the word %j',
    (word) => {
      expect(verdict(word).accepted).toBe(false);
    },
  );

  test('no piece, an unknown piece, too many pieces', () => {
    const judgedPieces = (laid: readonly Piece[]): RebusVerdict =>
      judgeRebus({ pieces: laid, word: 'chapeau', tolerance: 'souple', ...voices });
    expect(judgedPieces([])).toMatchObject({ refusal: { code: 'no-piece' } });
    expect(typedPiece('XQZ', [], voices)).toBeNull();
    expect(typedPiece('A'.repeat(10_000), [], voices)).toBeNull();
    expect(judgedPieces([spokenPiece('XQZ', [])])).toMatchObject({
      refusal: { code: 'silent-piece', at: 0, piece: 'XQZ' },
    });
    expect(judgedPieces(Array<Piece>(10_000).fill(JOKER))).toMatchObject({ refusal: { code: 'too-many-pieces' } });
  });

  test('as many free pieces as there may be, and the longest word, are judged at once', () => {
    const laid = [
      ...pieces,
      ...Array<Piece>(MOST_PIECES / 2).fill(JOKER),
      ...Array<Piece>(MOST_PIECES / 2 - 2).fill(DOUBLE_JOKER),
    ];
    // Whoever tried every way to listen would never come to an end.
    const verdict = judgeHeard({ pieces: laid, heard: ['anti_kOnstitysjOnElm4'.repeat(5)], tolerance: 'libre' });
    expect(verdict.accepted).toBe(false);
  });
});
