import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';
import { nameTest } from './name-test.ts';

const { grammar, names } = loadLibrary();
const isName = nameTest(names);

/** What is wrong by its code, then what was probably meant: « - » where nothing is near. */
const CAUSES = `
disagreement|un table:une table|la garçon:le garçon|les enfant:les enfants|une beau fille:une belle fille|un ancien maison:une ancienne maison
disagreement|une fleur blanc:une fleur blanche|tu mange:tu manges|nous mange:nous mangeons|les enfants joue:les enfants jouent
disagreement|le chat dorment:le chat dort|elle est content:elle est contente|elle est parti:elle est partie|bonne voyage:bon voyage
disagreement|il a dix an:il a dix ans|deux baguette:deux baguettes|ma nez:mon nez|je faut dormir:il faut dormir
junction|ce est bien:c'est bien|un vieux homme:un vieil homme|je en veux:j'en veux|est-ce que il pleut:est-ce qu'il pleut|de le pain:du pain
spelling|il et grand:il est grand|sa va:ça va|il va a Paris:il va à Paris|ils son partis:ils sont partis|nous somme là:nous sommes là
form|elle a couper du bois:elle a coupé du bois|je suis aller au marché:je suis allé au marché|tu as faims:tu as faim
junction|viens avec je:viens avec moi|sans tu je pleure:sans toi je pleure|je me suis lavé mes mains:je me suis lavé les mains
junction|elle joue au piano:elle joue du piano|je n'ai pas du pain:je n'ai pas de pain|j'ai de la faim:j'ai faim
disagreement|nous est là:nous sommes là|mes amis est là:mes amis sont là|il a beaucoup de chat:il a beaucoup de chats
preposition|il a dit bonjour la dame:il a dit bonjour à la dame
junction|plus grand de moi:plus grand que moi|plus vite de lui:plus vite que lui|elle apprend de lire:elle apprend à lire
junction|la fille que dort:la fille qui dort|il mange beaucoup du pain:il mange beaucoup de pain|il se rase tout les matins:il se rase tous les matins
junction|le homme:-|je aime:-|l'hibou:-|l'table:-|ma amie:-|ce homme:-|mange-il:-|plus mieux:-|à les enfants:-
auxiliary|il a tombé:il est tombé|je suis mangé une pomme:j'ai mangé une pomme|je suis faim:j'ai faim
pronoun|il lui voit:il le voit|elle le parle:elle lui parle|chez la table:-
preposition|il téléphone sa mère:il téléphone à sa mère|il obéit son père:il obéit à son père|il commence parler:il commence à parler
preposition|il écrit sa mère:il écrit à sa mère
needy|je souviens de toi:je me souviens de toi|mon verre y tait:mon verre s'y tait
form|en train de lit:en train de lire|je peux viens:je peux venir|tu dois pars:tu dois partir|elle veut danse:elle veut danser
form|il faut que tu pars:il faut que tu partes|il a mange:il a mangé
place|le France:la France|dans Italie:en Italie|en Portugal:au Portugal|à Italie:en Italie|au France:en France
extra|le Paris:Paris|elles elles joueraient:elles joueraient|il il mange:il mange|le un chat:un chat|mon le chien:le chien|elle voit à Paul:elle voit Paul
subject|le mange:il le mange
order|maison ma:ma maison|je ne pas mange:je ne mange pas|j'ai lui parlé:je lui ai parlé
jumbled|dort chat le:le chat dort
unfinished|sur le:-|il mange une:-
pas|ne mange:ne mange pas
enumeration|verre vent scie:-|chat chien:-|rouge vert:-|deux trois quatre:-
article|il dort dans lit:il dort dans un lit|je mange pomme:je mange une pomme
`;

const cases = CAUSES.split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [code = '', ...pairs] = line.split('|');
    return pairs.map((pair) => [code, ...pair.split(':')] as const);
  });

describe('one cause, with what was probably meant', () => {
  test.each(cases)('%s: « %s » rather « %s »', (code, phrase = '', better = '') => {
    const verdict = judgePhrase(phrase, grammar, isName);
    const refusal = verdict.accepted ? null : verdict.refusal;
    expect([refusal?.code, refusal?.better ?? '-']).toEqual([code, better]);
  });

  test.each(['il assit de mon ès', "il s'assit de mon ès", 'elles elles joueraient sa mairesse'])(
    'nobody says « %s »',
    (phrase) => expect(judgePhrase(phrase, grammar, isName).accepted).toBe(false),
  );
});
