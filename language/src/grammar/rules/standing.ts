// Knows which groups with a preposition stand alone: of time, of place by a noun that only places (au bord de la mer), of manner.

export const STANDING_RULES = `
Of = de AfterDe | Melted | de Nominal | de adv
Words = 'au' Spot Of | 'à' 'la' Edge Of | 'à' 'l' Shade Of | 'en' Front Of | 'du' Side Of | 'tout' near de adv
Words = When prep Clock | When at Clock
Words = 'en' 'bas' | 'en' 'haut' | 'en' 'face'
Spot = 'bord' | 'bout' | 'milieu' | 'fond' | 'pied' | 'coin' | 'sommet' | 'centre' | 'début' | 'cœur' | 'lever' | 'coucher' | 'retour' | 'départ' | 'fil' | 'large' | 'nord' | 'sud' | 'nom' | 'rythme' | 'son' | 'prix' | 'temps' | 'lieu' | 'risque' | 'courant'
Edge = 'fin' | 'tombée' | 'suite' | 'lueur' | 'recherche' | 'place' | 'manière' | 'demande' | 'surprise' | 'veille' | 'merci' | 'tête' | 'limite' | 'vitesse' | 'sortie' | 'rencontre' | 'santé' | 'hauteur'
Shade = 'ombre' | 'aube' | 'abri' | 'aide' | 'intérieur' | 'extérieur' | 'approche' | 'heure' | 'image' | 'insu' | 'époque' | 'occasion' | 'odeur' | 'aise' | 'exception'
Front = 'haut' | 'bas' | 'face' | 'dehors' | 'compagnie' | 'raison' | 'cas' | 'guise' | 'présence' | 'faveur' | 'quête' | 'honneur' | 'mémoire' | 'souvenir' | 'échange' | 'dépit' | 'vue' | 'bordure' | 'signe' | 'manque'
Side = 'haut' | 'bout' | 'fond' | 'temps'
Words = 'à' Num Measure | 'à' Num Measure Of | 'à' Num | 'à' tonic.p Num
Measure = 'pas' | 'mètres' | 'kilomètres' | 'heures' | 'minutes' | 'jours' | 'secondes' | 'centimètres'
Measure = 'heures' de noun | 'minutes' de noun
Words = 'malgré' all | 'selon' Alone | 'pour' Num Nominal.p | 'sans' 'un' Nominal.ms | 'sans' 'une' Nominal.fs | 'sans' Lack
Lack = 'importance' | 'danger' | 'sucre' | 'sel' | 'gluten' | 'alcool' | 'limite' | 'espoir' | 'intérêt' | 'suite' | 'surprise' | 'conséquence' | 'manches' | 'eau' | 'bruit' | 'argent' | 'travail' | 'lendemain' | 'retour' | 'valeur' | 'ailes' | 'toi' | 'sucre' 'ajouté'
Words = until at adv | until at Clock | until at 'la' Edge | until 'au' Spot | 'dès' adv | 'dès' NounGroup | 'dès' MonthOrDay
MonthOrDay = month | kin
Words = 'd' 'ici' adv | 'd' 'ici' When | 'd' 'ici' NounGroup | 'd' 'ici' kin | 'à' 'partir' de adv | 'à' 'partir' Of | 'à' 'cette' noun.fs | 'à' 'ce' noun.ms here | 'à' 'chaque' noun.s
Words = 'avec' 'ou' 'sans' Nominal | 'avec' 'ou' 'sans' Alone | 'pour' 'ou' 'contre' | de own/a Nominal/a | 'avec' barewith | 'avec' deg barewith | 'par' bareby | 'en' 'plein' noun.ms | 'en' 'pleine' noun.fs
Words = 'en' Dressed | 'en' Dressed Quality | 'en' Num Nominal | de tonic at tonic | de Name at Name | 'quant' at tonic
# Dressed so, made of this, in that state.
Dressed = 'pyjama' | 'chaussettes' | 'slip' | 'robe' | 'jupe' | 'short' | 'maillot' | 'bottes' | 'costume' | 'uniforme' | 'pantoufles' | 'tenue' | 'culotte' | 'chemise' | 'tablier'
Dressed = 'bois' | 'or' | 'argent' | 'fer' | 'pierre' | 'papier' | 'carton' | 'plastique' | 'verre' | 'laine' | 'coton' | 'cuir' | 'soie' | 'chocolat' | 'sucre' | 'peluche' | 'porcelaine' | 'marbre' | 'bronze' | 'paille'
Dressed = 'solde' | 'danger' | 'feu' | 'fleur' | 'fleurs' | 'miettes' | 'morceaux' | 'ruine' | 'deuil' | 'pleurs' | 'larmes' | 'sueur' | 'nage' | 'grève' | 'classe' | 'prison' | 'enfer' | 'mer' | 'forêt' | 'montagne' | 'cuisine' | 'équipe' | 'groupe' | 'couple'
Dressed = 'paix' | 'guerre' | 'liberté' | 'ordre' | 'désordre' | 'état' | 'mouvement' | 'promenade' | 'bus' | 'avion' | 'train' | 'bateau' | 'métro' | 'taxi' | 'tracteur' | 'voyage' | 'mission' | 'apesanteur' | 'bouteille' | 'boîte' | 'poudre' | 'tube' | 'sachet' | 'tranches' | 'cage' | 'laisse'
Dressed = 'bon' 'état' | 'mauvais' 'état' | 'bonne' 'compagnie' | 'bonne' 'voie' | 'mille' 'morceaux' | 'rang' | 'file' 'indienne' | 'rang' 'par' 'deux' | 'toute' noun.fs | 'tout' noun.ms | 'petit' 'comité' | 'grande' 'pompe' | 'grand' 'nombre' | 'petits' 'morceaux'
`;
