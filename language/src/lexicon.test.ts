import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../node/load.ts';
import { spelled } from './alphabet.ts';
import { graphOf } from './graph-builder.ts';

const lexicon = loadLexicon();
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const PRESENT = list(`
  abaissât abasourdi abbé abîme abricot accordéon âcre acné aérer âge agneau aïeul aigu aiguë ail aînée algue allô alu
  ambigu amphore ananas anis août apéro aquarium arc arôme asseoir assieds âtre aux avion axe azote azur baba bâbord bah
  bail bambou baobab béat beffroi bègue belle beurk bijoux blé bœuf bof bonsaï bowling boxeuse brrr bûche burger buzz çà
  cæcum caïd cake canoë cèdre céleri cep cerf chaos chatte chevaux chœur choux chut cidre cieux cinq clé clef clown cœur
  coi coq coraux cowboy crêpe croûte crû curry dé décembre déjà djinn dû duo eau écho écru égaux élu émeu été êtes être
  eût exquis faisan fax fée flûte fût gaîté garçon gaz geai gémir gnou goût grue gué guépard guêpe gui gym haïe haïku
  hamac hâte hélas hep héros hiboux hop houx huître if igloo iguane île impôt inouï iode iris isba jade jazz jeux jockey
  jonc joyau judo kaki karaté kayak képi ketchup kilt kiwi klaxon koala là laïc lynx maïs maître mammouth mangeassions
  mangeâmes marché match mœurs mât mezzo mûr nœud noël noix œdème œil œillet œuf œufs œuvre oignon ouf oui ouïe ours paon
  paparazzi pâte phrase pizza poêle pouls puits puzzle quai quiz quoi rafraîchissement rébus reçu rhum rock rôti rythme
  sandwich schuss score scrabble sexy ski sœur sphinx spa stop sûr taxi thé thym tôt trophée tsar typhon ubuesque un us
  vaincs vélo veto vingt vis vlan vœu voilà wagon walkman web whisky wok xénophobe xérès xylophone yacht yaourt yen yeux
  yéti yoga zèbre zébu zen zeste zigzag zinc zoo zouk zut aa ka qi wu
`);

const ABSENT_SHORT = list(`
  KM KG CM MM ML MG DM DL CL HZ KW GHZ MHZ KWH CF ETC VS FIG JANV PT PTS PH FTP HTTP HTTPS HTML PDF STP SVP RDV TVA SNCF
  RATP UE ONU OTAN EDF CEE ADN DVD CD TV QCM BCP KDO ZZZ XXX QWRT BCDF ZQ WX KJ A Y O
`);

const ABSENT_NAMES = list(`
  FRANCE LYON MARSEILLE TOULOUSE NANTES NICE LILLE STRASBOURG REIMS DIJON ANGERS GRENOBLE BREST AMIENS METZ BESANCON
  ORLEANS ROUEN CAEN NANCY TOULON EUROPE AFRIQUE ASIE AMERIQUE OCEANIE ITALIE ESPAGNE PORTUGAL BELGIQUE ALLEMAGNE AUTRICHE
  POLOGNE GRECE TURQUIE RUSSIE MEXIQUE QUEBEC BERLIN ROME MADRID LISBONNE BRUXELLES GENEVE ATHENES MOSCOU TOKYO PAUL
  MICHEL PHILIPPE NICOLAS THOMAS LUCAS HUGO EMMA LEA CHLOE MANON CAMILLE JEANNE LOUISE ALICE JULIE SOPHIE NATHALIE VALERIE
  SANDRINE STEPHANIE MOLIERE ZOLA BALZAC FLAUBERT PROUST SARTRE DESCARTES EINSTEIN MOZART BACH BEETHOVEN ZEUS JUPITER
  NEPTUNE URANUS HALLOWEEN AIRBUS REICHSTAG PARKINSON GOOGLE FACEBOOK TWITTER NETFLIX MICROSOFT
`);

const ABSENT_FAULTS = list(`
  CHEVALS BIJOUS CAILLOUS JOURNALS ANIMALS GENOUS YEUXS VALEURE CONNECTION LANGUAGE PARMIS MALGRES QUOIQU LORSQU PUISQU
  JUSQU AUJOURD AUJOURDHUI PRESQU HUI FAISEZ DISEZ PRENDU MOURU COURIRAI ACQUERIRAI BOUILLERA VOIRA ENVOYERA MOURIRA
  ALLERAI VENIRAI PRENDERAI METTERAI CROIVENT FESAIT AND WITH THIS THAT HOUSE STREET GOOD QUEEN WATER WHITE WORLD WINDOW
`);

describe('which words exist', () => {
  test.each(PRESENT)('%s is a word', (form) => expect(lexicon.has(spelled(form) ?? '')).toBe(true));
  test.each(ABSENT_SHORT)('%s is an abbreviation, a unit or too short', (word) => expect(lexicon.has(word)).toBe(false));
  test.each(ABSENT_NAMES)('%s is a proper noun', (word) => expect(lexicon.has(word)).toBe(false));
  test.each(ABSENT_FAULTS)('%s is not French', (word) => expect(lexicon.has(word)).toBe(false));

  test('words are spelled as tiles are: capitals, no accent, no hyphen', () => {
    for (const text of ['été', 'ÉTÉ', 'ete', 'ŒUF', 'PORTE-CLES', "AUJOURD'HUI"]) expect(lexicon.has(text)).toBe(false);
  });
});

describe('the whole list', () => {
  const words = [...lexicon.words()];

  test('has 435,078 words of two to twenty-five letters', () => {
    expect(words.length).toBe(435_078);
    expect(lexicon.size).toBe(words.length);
    expect(words.every((word) => /^[A-Z]{2,25}$/.test(word))).toBe(true);
  });

  test('is in alphabetical order, each word once', () => {
    expect(words.every((word, index) => index === 0 || (words[index - 1] as string) < word)).toBe(true);
  });

  test('makes the same graph again', () => {
    expect(graphOf(words).cells).toEqual(lexicon.graph.cells);
  });

  test('gives each word a position of its own', () => {
    expect(words.every((word, index) => lexicon.graph.indexOf(word) === index)).toBe(true);
    expect(words.every((word, index) => lexicon.graph.wordAt(index) === word)).toBe(true);
  });

  test('spells each word with accents in at least one way, which tiles spell as the word', () => {
    const isSpelled = (word: string): boolean => lexicon.forms(word).every((form) => spelled(form) === word);
    expect(words.every((word) => lexicon.forms(word).length > 0 && isSpelled(word))).toBe(true);
  });

  test('reads each word as forms of lemmas that are words, with their accents', () => {
    const isRead = (word: string): boolean => {
      const forms = lexicon.forms(word);
      const inflections = lexicon.inflections(word);
      return inflections.length > 0 && inflections.every(({ form, lemma }) => forms.includes(form) && isWritten(lemma));
    };
    const isWritten = (lemma: string): boolean => lexicon.forms(spelled(lemma) ?? '').includes(lemma);
    expect(words.every(isRead)).toBe(true);
  });

  test('gives each word lemmas that are words', () => {
    expect(
      words.every((word) => lexicon.lemmas(word).length > 0 && lexicon.lemmas(word).every((lemma) => lexicon.has(lemma))),
    ).toBe(true);
  });
});

test.each([
  ['MARCHE', ['marche', 'marché']],
  ['MAIS', ['mais', 'maïs']],
  ['OEUFS', ['œufs']],
  ['COTE', ['côté', 'côte', 'coté', 'cote']],
  ['CANOE', ['canoë']],
  ['ZOO', ['zoo']],
  ['XQZ', []],
])('the spellings of %s, the commonest first: %j', (word, forms) => expect(lexicon.forms(word)).toEqual(forms));

test.each([
  ['MANGEASSIONS', ['MANGER']],
  ['SUIS', ['ETRE', 'SUIVRE']],
  ['CHEVAUX', ['CHEVAL']],
  ['BELLES', ['BEAU']],
  ['OEUFS', ['OEUF']],
  ['XQZ', []],
])('the lemmas of %s: %j', (word, lemmas) => expect(lexicon.lemmas(word)).toEqual(lemmas));

test.each([
  ['EQUIPEES', ['équipé', 'équipée', 'équiper v.']],
  ['TENDRONS', ['tendre v.', 'tendron']],
  ['PECHE', ['pêche', 'péché', 'pêcher v.', 'pécher v.']],
  ['YEUX', ['œil']],
  ['XQZ', []],
])('the lemmas of %s with their accents, and which are verbs: %j', (word, lemmas) => {
  const told = lexicon.inflections(word).map(({ lemma, isVerbal }) => (isVerbal ? `${lemma} v.` : lemma));
  expect([...new Set(told)]).toEqual(lemmas);
});

test('a common word has a better rank than a rare one, and an unknown one has none', () => {
  const ranks = ['DE', 'MAISON', 'GIRAFE', 'OUISTITI'].map((word) => lexicon.rank(word) ?? Number.NaN);
  expect(ranks[0]).toBe(1);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(lexicon.rank('ZYGOPETALE')).toBe(null);
  expect(lexicon.rank('XQZ')).toBe(null);
});

test('a rare form of a common verb has the rank of the verb', () => {
  expect(lexicon.rank('PARLASSENT')).toBe(lexicon.rank('PARLER'));
});

test.each(['MANGEAIT', 'SUIS', 'FINIRENT', 'PRENDS', 'AILLENT', 'FUSSIONS', 'TWEETERONT', 'VAS'])(
  '%s is only a conjugated verb',
  (word) => expect(lexicon.isConjugatedOnly(word)).toBe(true),
);

test.each(['MANGER', 'MANGEANT', 'MANGE', 'MANGEE', 'FINI', 'PRIS', 'PORTE', 'ETE', 'SOMME', 'TORTILLA', 'CHAT', 'FUT', 'XQZ'])(
  '%s is not only a conjugated verb',
  (word) => expect(lexicon.isConjugatedOnly(word)).toBe(false),
);
