import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';

const { grammar } = loadLibrary();
const names = new Set([
  'Paul',
  'Marie',
  'Rose',
  'Italie',
  'France',
  'Maroc',
  'tour Eiffel',
  'Victor Hugo',
  'New York',
  'Le Havre',
  'Hugo',
]);
const judged = (text: string) => judgePhrase(text, grammar, (word) => names.has(word));
/** With plain spaces. */
const reason = (text: string): string => judged(text).reason?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

describe('what a rebus may say', () => {
  test.each([
    ['embuscade', 'word'],
    ['voilà', 'word'],
    ['arc-en-ciel', 'word'],
    ["aujourd'hui", 'word'],
    ['une corde', 'noun group'],
    ["l'hiver", 'noun group'],
    ['neuf ans', 'noun group'],
    ['un verre de vin', 'noun group'],
    ['le chat qui dort', 'noun group'],
    ["s'il", 'group'],
    ['très grand', 'group'],
    ["il s'attache", 'sentence'],
    ['il a une corde au cou', 'sentence'],
    ['est-ce toi ?', 'sentence'],
    ['tu vois', 'sentence'],
    ['je pense', 'sentence'],
    ['elle coud', 'sentence'],
    ['il porte', 'sentence'],
    ['tais-toi', 'sentence'],
    ['je sais pas', 'sentence'],
    ['au revoir madame', 'group'],
    ['le train part à midi', 'sentence'],
    ['je suis professeur', 'sentence'],
  ])('« %s » is a %s', (text, kind) => expect(judged(text)).toEqual({ accepted: true, kind, reason: null }));

  test.each(
    `ils n'ont aucune idée|elles reviennent de vacances|je te souhaite bonne chance|c'est dix euros le kilo|ce soir c'est moi qui cuisine|je crois que c'est lui
ton frère je le connais|ce livre je l'ai lu|voilà pourquoi je suis là|c'est pourquoi je pars|je cherche quelqu'un qui sache conduire|si tu veux viens
avant de partir ferme la porte|le pays d'où je viens|depuis quand es-tu là|il a beau crier|il ne sait ni lire ni écrire|ni toi ni moi ne le savons
mieux vaut rire que pleurer|aucun d'eux ne parle|le vin se boit frais|moi le matin je dors|fatigué il s'endort|devant la porte il attend`.split(
      /[|\n]/,
    ),
  )('« %s » is said by everybody', (text) => expect(judged(text)).toMatchObject({ accepted: true }));

  test.each([
    'IL A UNE CORDE AU COU',
    'Il a une corde au cou.',
    'il  a une\u00a0corde au cou !',
    'il s’attache',
    'UN ETE',
    'un oeuf',
  ])('capitals, signs, spaces and missing accents do not matter: « %s »', (text) => expect(judged(text).accepted).toBe(true));
});

describe('why a phrase is refused', () => {
  test.each([
    ['une pied', '« une » ne s’accorde pas avec « pied ».', 'un pied'],
    ['les chats mange', '« chats » ne s’accorde pas avec « mange ».', 'les chats mangent'],
    ['tu pense', '« tu » ne s’accorde pas avec « pense ».', 'tu penses'],
    ['je se lave', '« je » ne s’accorde pas avec « se ».', 'je me lave'],
    ['elle est tombé', '« elle » ne s’accorde pas avec « tombé ».', 'elle est tombée'],
    ['deux chat', '« deux » ne s’accorde pas avec « chat ».', 'deux chats'],
    ['la chien', '« la » ne s’accorde pas avec « chien ».', 'le chien'],
    ['le yeux', '« le » ne s’accorde pas avec « yeux ».', 'les yeux'],
    ['elle a mangée', '« mangée » n’est pas à la bonne forme.', 'elle a mangé'],
    ['il veut mange', '« mange » n’est pas à la bonne forme.', 'il veut manger'],
    ['en train de lit', '« lit » n’est pas à la bonne forme.', 'en train de lire'],
    ['un vieux ami', 'On ne dit pas « vieux ami », mais « vieil ami ».', 'un vieil ami'],
    ['a-il faim', 'On ne dit pas « a-il », mais « a-t-il ».', 'a-t-il faim'],
    ['il est plus meilleur', 'On ne dit pas « plus meilleur », mais « meilleur ».', 'il est meilleur'],
    ['le toit de le château', 'On ne dit pas « de le », mais « du ».', 'le toit du château'],
    ['il mange pomme', 'Il manque un article devant « pomme ».', 'il mange une pomme'],
    ['coud une robe', 'Il manque un sujet devant « coud ».', 'il coud une robe'],
    ['il ne dort', 'Il manque « pas » après « dort ».', 'il ne dort pas'],
    ['nous avons venu', 'Avec « venu », on emploie « être ».', 'nous sommes venus'],
    ['je suis faim', 'Avec « faim », on emploie « avoir ».', 'j’ai faim'],
    ['il lui le donne', '« lui » et « le » ne sont pas dans le bon ordre.', 'il le lui donne'],
    ['vois tu', 'Il manque un trait d’union entre « vois » et « tu ».', 'vois-tu'],
    ['il viendra hier', '« hier » ne va pas avec « viendra ».', 'il viendra demain'],
    ['demain il a plu', '« demain » ne va pas avec « plu ».', 'hier il a plu'],
    ['il lui voit', '« lui » ne va pas avec « voit ».', 'il le voit'],
    ['elle le parle', '« le » ne va pas avec « parle ».', 'elle lui parle'],
    ['il téléphone sa mère', 'Il manque « à » devant « sa ».', 'il téléphone à sa mère'],
    ['il s’occupe le chat', 'Il manque « de » devant « le ».', 'il s’occupe du chat'],
    ['il commence manger', 'Il manque « à » devant « manger ».', 'il commence à manger'],
    ['je dois à partir', '« à » est de trop.', 'je dois partir'],
    ['il va dans Italie', 'On ne dit pas « dans Italie ».', 'il va en Italie'],
    ['il enfuit', '« enfuit » ne se dit pas tout seul : il manque quelque chose.', 'il s’enfuit'],
  ])('« %s »: %s Rather « %s »', (text, why, better) => expect(reason(text)).toBe(`${why} Vouliez-vous dire « ${better} » ?`));

  test.each([
    ['verre vent scie', 'C’est une énumération, pas une phrase.'],
    ['un chat, un chien', 'C’est une énumération, pas une phrase.'],
    ['du pain du lait', 'C’est une énumération, pas une phrase.'],
    ['il a un chat un chien', 'C’est une énumération, pas une phrase.'],
    ['le eau', 'On ne dit pas « le eau », mais « l’eau ».'],
    ["l'héros", 'On ne dit pas « l’héros », mais « le héros ».'],
    ['ma amie', 'On ne dit pas « ma amie », mais « mon amie ».'],
    ['du eau', 'On ne dit pas « du eau », mais « de l’eau ».'],
    ['le verble', '« verble » n’est pas dans le dictionnaire.'],
    ['au cou', 'Il manque un verbe.'],
    ['il a une', 'La phrase n’est pas finie.'],
    ['le chat a', 'La phrase n’est pas finie.'],
    ['la le les', 'La phrase ne peut pas continuer par « le ».'],
  ])('« %s »: %s', (text, why) => expect(reason(text)).toBe(why));

  test('sentences are set as French is', () => expect(judged('une pied').reason).toContain('«\u00a0une\u00a0»'));
});

describe('names', () => {
  test.each([
    'Paul mange',
    'Marie et Paul dorment',
    'Rose dort',
    "elle vient d'Italie",
    'il aime New York',
    'il va vers Le Havre',
    'la tour Eiffel',
    'Victor Hugo écrit',
    'il va au Maroc',
    'vive la France',
  ])('of the list count: « %s »', (text) => expect(judged(text).accepted).toBe(true));
  test.each(['Jean mange', 'rose dort', 'Paul mangent', 'le France', 'la Maroc', 'le tour Eiffel', 'il va en Maroc'])(
    'do not excuse everything: « %s »',
    (text) => expect(judged(text).accepted).toBe(false),
  );
  test('in h are elided or not', () => {
    expect(judged("le chat d'Hugo").accepted).toBe(true);
    expect(judged('le chat de Hugo').accepted).toBe(true);
  });
});

describe('bad input gets a clear answer at once', () => {
  test.each([
    ['', 'Il n’y a rien à lire.'],
    [' \n\t', 'Il n’y a rien à lire.'],
    ['?!…', 'Il n’y a rien à lire.'],
    [',,,', 'Il n’y a rien à lire.'],
    ['9 ans', 'Les nombres s’écrivent en lettres.'],
    ['le 😀', '« 😀 » n’est pas un mot.'],
    ['chat = chien', '« = » n’est pas un mot.'],
    ["l'", 'La phrase n’est pas finie.'],
    ["'", '« ’ » n’est pas dans le dictionnaire.'],
    ['--', '« -- » n’est pas dans le dictionnaire.'],
    ['chat-chien', '« chat-chien » n’est pas dans le dictionnaire.'],
    ['constructor', '« constructor » n’est pas dans le dictionnaire.'],
    ['__proto__', '« __ » n’est pas un mot.'],
  ])('%j: %s', (text, why) => expect(reason(text)).toBe(why));

  test.each(['a'.repeat(10_000), 'un chat '.repeat(1_000), "l'".repeat(5_000), '\u0301'.repeat(10_000), 'é'.repeat(1_000_000)])(
    'a text without end',
    (text) => {
      expect(judged(text).accepted).toBe(false);
      expect(judged(text).reason?.length).toBeLessThan(100);
    },
  );

  test.each([
    'le le le le le le le le le le le le',
    'que je que tu que il que je que tu que il',
    "l'un l'un l'un l'un l'un l'un l'un l'un l'un",
  ])('words that lead nowhere: « %s »', (text) => {
    expect(judged(text).accepted).toBe(false);
  });
});
