// Knows the adverbs of several words that never change: tout à coup, à tour de rôle, de bon cœur.

import { literals } from './set-phrases.ts';

/** Several a line, between bars. */
const SET_ADVERBS = `
pieds nus|de zéro|à vol d'oiseau|noir sur blanc|de nuit|de jour|avant terme|à terme|avant l'heure|petit à petit|peu à peu|de rien|plus ou moins|tout de suite|tout à coup|tout à fait|tout à l'heure|d'accord|d'abord|par cœur
de nouveau|à nouveau|en effet|en avant|en arrière|en bas|en haut|en retard|en avance|à peine|sans doute|sans cesse|par terre|tout seul
toute seule|un peu|tout droit|d'ailleurs|au secours|au revoir|à bientôt|à demain|tant mieux|tant pis|quand même|tout le temps
de temps en temps|de temps à autre|tout court|bien sûr|à côté|en face|en vain|en fait|par exemple|le premier|la première|les premiers
les premières|le dernier|la dernière|les derniers|les dernières|de retour|de côté|de trop|de garde|en cours|en bonne santé
en pleine forme|par hasard|à fond|en même temps|tous seuls|toutes seules|bouche bée|tête nue|torse nu|côte à côte|face à face|dos à dos
main dans la main|bras dessus bras dessous|sens dessus dessous|la tête la première|la tête en bas|à plat ventre|à quatre pattes
à tour de rôle|à tue-tête|à toute vitesse|à toute allure|à grands pas|à petits pas|à pas de loup|à pas lents|à l'envers|à l'endroit
à l'étroit|à l'aise|à l'abri|à l'avance|à l'heure|à l'improviste|à l'infini|à l'œil nu|à l'unanimité|à l'aveuglette|à la légère
à la folie|à la fois|à la perfection|à la hâte|à la longue|à la main|à la mode|à la rigueur|à la dernière minute|à la une|à la suite
à haute voix|à voix haute|à voix basse|à mi-voix|à contrecœur|à regret|à temps|à jeun|à vie|à jamais|à domicile|à distance|à volonté
à vue d'œil|à perte de vue|à tout prix|à tout hasard|à tort ou à raison|à tort et à travers|à première vue|à poings fermés|à bras ouverts
à bout de forces|à bout de souffle|à bout de bras|à reculons|à tâtons|à moitié|à peu près|à nu|à vif|à propos|à présent|à vrai dire
au hasard|au loin|au fond|au pas|au galop|au trot|au ralenti|au maximum|au minimum|au complet|au courant|au moins|au plus|au besoin
au contraire|au début|au départ|au dehors|au dedans|au juste|au mieux|au pire|au jour le jour|au fur et à mesure|au bout du compte
au total|au passage|au préalable|au premier abord|au beau milieu|au milieu|au bout du monde|au large|aux alentours|aux environs|aux aguets
de bonne heure|de bon cœur|de bon matin|de bon appétit|de plus belle|de plus en plus|de moins en moins|de mieux en mieux|de mal en pis
de justesse|de force|de près|de loin|de face|de profil|de dos|de travers|de haut|de haut en bas|de bas en haut|de bout en bout
de fond en comble|de long en large|de jour comme de nuit|de bouche à oreille|de père en fils|de fil en aiguille|de sang-froid
de mémoire|de naissance|de vive voix|de mon mieux|de ton mieux|de son mieux|de toutes ses forces|de toutes mes forces|de tout cœur
de tout mon cœur|de tout son cœur|de toute façon|de toute évidence|de toute manière|de toute urgence|de part et d'autre|de cette façon
de cette manière|de la sorte|de la même façon|de la même manière|de ce fait|de ce pas|de suite|d'affilée|d'avance|d'habitude
d'ordinaire|d'office|d'emblée|d'urgence|d'un bond|d'un coup|d'un seul coup|d'un trait|d'un jour à l'autre|d'une traite|d'ici là
d'ici peu|d'une certaine façon|d'une part|d'autre part|d'un côté|d'un autre côté|du coup|du moins|du reste|du matin au soir
du jour au lendemain|du début à la fin|du premier coup|du bout des doigts|du bout des lèvres|du coin de l'œil
en cachette|en catimini|en chemin|en cours de route|en début de soirée|en définitive|en détail|en direct|en douce|en douceur|en entier
en famille|en fin de compte|en flagrant délit|en général|en gros|en hâte|en l'air|en l'occurrence|en long et en large|en moyenne
en un clin d'œil|en un rien de temps|en un mot|en particulier|en partie|en permanence|en personne|en plein air|en plein jour
en pleine nuit|en plein hiver|en plein soleil|en plein été|en plein milieu|en plus|en premier|en dernier|en principe|en privé|en public
en revanche|en réalité|en rêve|en sens inverse|en silence|en somme|en sursaut|en tout|en tout cas|en tous cas|en trop|en vitesse
en vrai|en vrac|en chair et en os|en noir et blanc|en plein dans le mille|en temps voulu|en trombe|en secret|en sécurité
par accident|par avance|par bonheur|par malheur|par chance|par conséquent|par contre|par courrier|par-dessus tout|par écrit|par endroits
par erreur|par ici|par là|par intérêt|par la suite|par la même occasion|par miracle|par moments|par ordre alphabétique|par pitié
par principe|par surprise|par tous les temps|par tous les moyens|par ailleurs|par politesse
pour de bon|pour de vrai|pour l'instant|pour le moment|pour la vie|pour rien|pour toujours|pour une fois|pour rire|pour commencer
pour finir|pour la première fois|pour la dernière fois|pour la énième fois
sans arrêt|sans aucun doute|sans faute|sans fin|sans exception|sans hésiter|sans le vouloir|sans le savoir|sans raison|sans relâche
sans répit|sans succès|sans transition|sans gêne|sans façon|sans effort|sans encombre|sans plus attendre|sans pitié
sur commande|sur mesure|sur parole|sur place|sur scène|sur le coup|sur le moment|sur la pointe des pieds|sur le champ|sur le tard|sur ce
sous clé|sous cape|sous peu|sous la main|sous tous les angles|entre autres|entre quatre yeux|avant tout|après tout|après coup
tant bien que mal|tour à tour|tôt ou tard|tout au plus|tout au long de la journée|tout bas|tout haut|tout de même|tout d'abord
tout d'un coup|tout en haut|tout en bas|tout au fond|tout au bout|tout autour|tout près|tout à côté|tout compte fait|une fois de plus
une fois pour toutes|une bonne fois pour toutes|une fois sur deux|un jour ou l'autre|un jour sur deux|un de ces jours|un beau jour
un beau matin|un par un|un à un|une à une|une par une|deux par deux|deux à deux|coup sur coup|coûte que coûte|jour après jour|jour et nuit|nuit et jour
mot à mot|mot pour mot|ni plus ni moins|comme ci comme ça|comme d'habitude|comme prévu|comme toujours|comme avant|comme jamais
comme par magie|comme par hasard|comme il faut|comme si de rien n'était|comme un seul homme|cul sec|dans l'ensemble|dans le fond
dans le temps|dans tous les sens|dans tous les cas|dans ce cas|dans la foulée|dans la vie|ou jamais|ou presque|ou non|ou pas
ici même|là-bas au fond|là-bas au loin|nulle part|nulle part ailleurs|à perpète|à bon port|à la bonne franquette|à moitié prix|à prix d'or|à bon marché|à mon tour|à ton tour|à son tour|à mon avis|à ton avis|à son avis|à notre avis|à votre avis|quelque part|autre part|n'importe où|n'importe comment|n'importe quand
l'un après l'autre|l'un contre l'autre|l'un à côté de l'autre|les uns après les autres|les uns contre les autres|chacun son tour
`;

export const SET_ADVERB_RULES = [
  "SetAdverb = 'sur' own.ms 'trente' 'et' 'un'",
  `SetAdverb = ${SET_ADVERBS.split(/[\n|]/).filter(Boolean).map(literals).join(' | ')}`,
].join('\n');
