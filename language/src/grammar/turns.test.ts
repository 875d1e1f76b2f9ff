import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';
import { nameTest } from './name-test.ts';

const { grammar, names } = loadLibrary();
const isName = nameTest(names);

/** For each turn that nobody uses: the cause, then a phrase and what was probably meant. */
const TURNS = `
junction|il est très plus fort:il est beaucoup plus fort|tu manges trop beaucoup:tu manges beaucoup|il mange plus de moi:il mange plus que moi
junction|mieux de toi:mieux que toi|il mange autant comme moi:il mange autant que moi|le plus bon gâteau:le meilleur gâteau
junction|elle ne dit pas jamais:elle ne dit jamais|j'ai assez le temps:j'ai assez de temps|il part au juin:il part en juin|dans le mars il pleut:en mars il pleut
junction|il vient en pied:il vient à pied|tu regardes au chat:tu regardes le chat|il est amoureux à elle:il est amoureux d'elle
junction|je suis d'accord à toi:je suis d'accord avec toi|tout qui brille:tout ce qui brille|tout que tu veux:tout ce que tu veux
junction|un litre du lait:un litre de lait|elle visite au musée:elle visite le musée
extra|il lit à un livre:il lit un livre|il ferme à la porte:il ferme la porte
preposition|il s'aperçoit son erreur:il s'aperçoit de son erreur
order|un fatigué homme:un homme fatigué|il est aussi que grand:-
pronoun|le livre dont j'ai lu:-
extra|je viens en mardi:je viens mardi|il part à lundi:il part lundi|elle arrive à midi heures:elle arrive à midi|il est le minuit:il est minuit
extra|je cherche à mes clés:je cherche mes clés|il écoute à la radio:il écoute la radio|elle mange à une pomme:elle mange une pomme
extra|nous visitons à Paris:nous visitons Paris|elle attend pour le train:elle attend le train|s'il te plaît vous:s'il te plaît
pronoun|il aide à moi:-|la table sur qui je mange:-
preposition|il joue le football:il joue au football|elle joue la guitare:elle joue de la guitare|elle rêve un voyage:elle rêve d'un voyage
preposition|je me souviens ce jour:je me souviens de ce jour|je donne ma mère des fleurs:je donne à ma mère des fleurs
auxiliary|il est froid aux mains:il a froid aux mains|quel âge es-tu:quel âge as-tu|je suis couru vite:j'ai couru vite
auxiliary|elle a en retard:elle est en retard|j'ai d'accord:je suis d'accord|j'ai fatigué:je suis fatigué|elle a descendu du train:elle est descendue du train
auxiliary|il est la main verte:il a la main verte|vous êtes de la chance:vous avez de la chance|elle a en train de lire:elle est en train de lire|il a au chômage:il est au chômage
auxiliary|elle est fini de manger:elle a fini de manger|il avait une fois un roi:il était une fois un roi
junction|tu ressembles avec ton père:tu ressembles à ton père|il se moque pour toi:il se moque de toi|elle fait nuit:il fait nuit|avant que partir:avant de partir
junction|tout le monde a peur aux araignées:tout le monde a peur des araignées|il est trop jeune à conduire:il est trop jeune pour conduire
needy|il méfie du chien:il se méfie du chien
pronoun|il lui aime beaucoup:il l'aime beaucoup|dis-le de venir:dis-lui de venir
form|je suis content que tu es là:je suis content que tu sois là
order|le chien noir gros:-
enumeration|des pommes des poires:-
verb|contre le mur:-|chez le coiffeur:-
unfinished|il y a:-
`;

test.each(
  TURNS.split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [code = '', ...pairs] = line.split('|');
      return pairs.map((pair) => [code, ...pair.split(':')] as const);
    }),
)('%s: « %s » rather « %s »', (code, phrase = '', better = '') => {
  const verdict = judgePhrase(phrase, grammar, isName);
  const refusal = verdict.accepted ? null : verdict.refusal;
  expect([refusal?.code, refusal?.better ?? '-']).toEqual([code, better]);
});
