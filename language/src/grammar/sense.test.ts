import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';
import { nameTest } from './name-test.ts';

const { grammar, names } = loadLibrary();
const isName = nameTest(names);

describe('what makes no sense is told', () => {
  test.each([
    ['la table mange un nuage', 'la table mange'],
    ['la grosse armoire rouge rit', 'la grosse armoire rouge rit'],
    ['ma casserole va téléphoner', 'ma casserole va téléphoner'],
    ['le savon a pensé à toi', 'le savon a pensé'],
    ['mon pull s’ennuie', "mon pull s'ennuie"],
    ['mon chapeau a faim', 'mon chapeau a faim'],
    ['il boit une armoire', 'boit une armoire'],
    ['elle a mangé un gros camion', 'mangé un gros camion'],
    ['je bois du pain', 'bois du pain'],
    ['elle téléphone au fromage', 'téléphone au fromage'],
    ['la chaise est très amoureuse', 'la chaise est très amoureuse'],
    ['la rivière écrit une lettre', 'la rivière écrit'],
    ['il dort dans une pomme', 'dort dans une pomme'],
  ])('« %s »', (phrase, said) => {
    const verdict = judgePhrase(phrase, grammar, isName);
    expect(verdict.accepted ? null : verdict.refusal).toEqual({ code: 'sense', said });
  });
});

test.each(
  `la voiture boit trop|la ville dort|le moteur tousse|la pomme est mangée|le pain se mange frais|il boit une brique de lait|il boit un citron pressé
elle mange un avion en chocolat|il mange dans sa voiture|la rouille mange la voiture|on ne mange pas un livre|la dame au chapeau dort
le chat sur la table dort|sous la lampe elle lit|la table où je mange|il dévore un livre|le stylo écrit bien|un livre écrit par ma tante`.split(
    /[|\n]/,
  ),
)('an image or a thing in its place is right: « %s »', (phrase) =>
  expect(judgePhrase(phrase, grammar, isName)).toMatchObject({ accepted: true }),
);
