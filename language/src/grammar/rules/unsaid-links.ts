// Knows turns that nobody uses for the little word that links them or for what they still lack, written as in unsaid.ts.

export const UNSAID_LINKS = `
# « de » for « à », « à » for « de ».
junction de: QUANTITIES [à] #food/#soup/#stone/#beast/#plant/#writing
junction de: QUANTITIES [à] pommes/tomates/bois/terre/charbon/choses/gens/problèmes/bonbons/moutons/sable/sucre/sel/temps/bruit/travail
junction de: coup/coups [à] pied/poing/main/tête/coude/tonnerre/feu/vent/soleil/fil/balai/chance/foudre/cœur
junction de: habitude/droit/intention/hâte/envie/peur/besoin/raison/honte [à] .clse/.clle INFINITIVE
junction de: l' heure [à] .clse/.clle INFINITIVE
junction de: l' heure [à] INFINITIVE
junction de: hâte [à] INFINITIVE
junction de: enchanté/enchantée/ravi/ravie/content/contente [à] .clle/.clme INFINITIVE
junction à: rien/chose [de] INFINITIVE $
junction à: rien/chose [de] .clme/.cllui INFINITIVE
preposition à: .pron ne?/n'? pardonn* [.own] .human $
junction de: il suffit/suffisait/suffira/suffirait [à] INFINITIVE
junction de: ^ .pron ne?/n'? viens/vient/venons/venez/viennent/venais/venait [à] INFINITIVE
junction de: lieu/force/crainte/peur [à] INFINITIVE
junction de: au/le/du bord/milieu/bout/fond/pied/sommet/centre/long [à] la/l'/.own
junction de: autour/proche/hors/dessus/dessous [à] la/l'/.own
junction du: au/le bord/milieu/sommet/long [au] .noun $
junction du: autour/au-dessus/au-dessous [au] .noun $
junction de: mois [à] .month
junction à: .pron habit*/réside* [de/d'] .proper/.land
junction à: habit* [du/des] !côté/haut/bas
junction au: .avoir/fait/font mal [du] BODY
junction à: .avoir/fait/font mal [de] la/l'/.own BODY/PART
junction de: .avoir peur/envie/besoin/honte/marre/pitié [à] la/l'/.own/.det/.tonic
junction du: .pron ne?/n'? mang*/vend*/veux/veut/voul*/achèt*/achet* [au] #food/#drink $
junction du: qui/.pron veux/veut/voulez/veulent [au] #food/#drink
junction du: fais/fait/font/faire/faisait [au] vélo/ski/cheval/bruit/sport/judo/piano/théâtre/bien/mal/feu
junction à: commenc*/décoll*/part*/arriv*/ouvr*/ferm*/rentr* [de/d'] .num heures $
junction à: chacun/chacune [de] son
junction à: salle/machine/fer/fil/planche/aiguille [de] manger/laver/coudre/repasser/écrire/tricoter
junction de: .pron ne?/n'? .avoir décidé [à] INFINITIVE
junction de: .pron décide/décides/décidons/décidez/décident/décidait [à] INFINITIVE
preposition de: dis/dites/demande/demandez/permets/permettez/propose/proposez -lui/-leur/-moi/-nous [INFINITIVE]
preposition de: nous/vous a/ont dit [INFINITIVE]
extra: viens/venez/allez/pars/partez/reste/restez/arrive/arrivez [-nous/-moi] ici/là/vite/.adv/.prep/.at/chez
form: sans [fait/faits/dit/pris/mis/vu/su/voulu] de/d'/un/une/le/la/mes/mon
form: hâte/sert/heure/temps [de/d' part/pars/cours/court/savons/sors/sort/bois/lis/fais/vais/viens/tombe/tombes/marche/mange/danse/joue]
form: interdit/défendu/défense [de/d' part/pars/cours/court/sors/sort/bois/lis/fais/marche/marches/mange/fume/entre/entres/touche]

# Être for avoir, avoir for être.
auxiliary avoir: !c'/ce/ça/qui/cela .etre [.num ans]
auxiliary avoir: .etre [plus/moins de .num ans]
auxiliary avoir: ^ qui est [mangé/pris/cassé/bu/fait/mis/vu/volé/fermé/ouvert/lu/perdu/trouvé/éteint/allumé/écrit/dit/gagné/fini] .own/le/la/les/l'/un/une
auxiliary avoir: .pron .etre [le/la/l'/un/une/du cafard/trac/droit/habitude/air/mal/permis/vertige/impression/intention/hoquet/flemme/trouille/frousse/rhume/mémoire]
auxiliary avoir: les .noun .etre [des oreilles/ailes/pattes/dents/yeux]
auxiliary avoir: .pron n'? .etre plus/pas [de/d' #food/#drink]
auxiliary avoir: il y [est/était] longtemps/pire
auxiliary avoir: .pron .etre [.num de fièvre]
auxiliary avoir: .pron .etre [la tête dure/froide/chaude/vide/ailleurs/dans/sur/en]
auxiliary avoir: .pron .etre [le pied marin]
auxiliary avoir: .pron/.proper .etre [un/une/.own .adj? #vehicle/#garment/#writing/#pen/#household]
auxiliary avoir: quelqu'un/on/personne/.pron .etre [couru/redoublé/triché/sonné/grimpé/gagné/patienté/déjeuné/dîné/boudé/bavardé/insisté/échoué/campé/skié/frappé] $
auxiliary avoir: .pron .etre [couru/redoublé/triché/sonné/grimpé/gagné/patienté/déjeuné/dîné/boudé/bavardé/insisté/échoué/campé/skié/frappé] à/au/chez/dans/le/la/un/une/toute/hier/contre/jusqu'
auxiliary être: nous/on .avoir [DAY] $
auxiliary être: nous/on .avoir [le .num .month]
auxiliary être: .pron .avoir tous/toutes [là] $
auxiliary être: .proper/.land .avoir [un/une .adj? pays/ville/fleuve/capitale/écrivain/île/village/peintre/chanteur]
auxiliary être: il a/avait [midi/minuit]
auxiliary être: il a/avait [.num heures] .num/et/moins
auxiliary être: .pron .avoir [tard/tôt] $
auxiliary être: ^ où [ont/a/avons] les/la/le/l'/mes/tes/ses/mon/ma/ton/ta/son/sa
auxiliary être: ^ à qui [ont/a] ce/cette/ces/le/la/les/mon/ma/ton/ta/son/sa

# Words that do not agree.
form: elle .etre [fort] en
disagreement: il .etre [la/une dernière/première/seule/meilleure]
junction du nord: [de la nord] $
junction du sud: [de la sud] $
junction au nord: [à la nord] $
junction au sud: [à la sud] $
junction le nord: [la nord] $
junction le sud: [la sud] $
disagreement: [par jours/semaines/heures/années/minutes/secondes/nuits]
form: en [vacance/pannes/retards/hivers/étés/automnes/colères/avances/formes]
form: je/j'/tu/il/elle .etre [tous/toutes]
form: je/j'/tu/il/elle ne?/n'? .verb pas? [toute/toutes/tous] $
form: que [possibles] $
form: la/cette/ma/ta/sa .noun .etre [plein] de/d'/du/des
form: les/ces/mes/tes/ses .noun .etre [plein] de/d'/du/des
form: elle/elles/ils .etre [plein] de/d'/du/des
disagreement: moins/autant/tant/trop [de/d' #1beast/#1garment/#1vehicle/#1pen/fille/garçon/livre/jouet/enfant/ami/jour/arbre/fleur/question/idée/problème/cadeau/bonbon]
disagreement: lis/lit/lire/lu/écrit/écrire/écris/donne/donné/rends/ouvre/prends [la/une/cette/ma/ta/sa livre]
disagreement: à [ma/ta/sa tour] de/d'
article: .verb comme [#1beast] $
junction toute la: ^ [toute] journée/nuit/matinée/soirée/semaine/année .pron
junction la tête: perd* [tête] $

# What is still waited for, and words in disorder.
unfinished: .noun .etre trop/plus/tellement/très $
unfinished: où .pron .avoir $
unfinished: je me suis/étais $
unfinished: s' .etre $
unfinished: tu t' es/étais $
unfinished: ^ .pron .avoir été $
unfinished: .avoir l' air $
order: .etre [tard/tôt trop/très/si] $
order: .avoir [faim/soif/peur/froid/chaud plus/très/trop] $
order: .avoir/fait/fais [peu un] froid/chaud/peur/mal/faim/soif
order: ^ .det/.own/.le/.la [.noun joli/jolie/jolis/jolies/vieux/vieille/vieilles/meilleur/meilleure/meilleurs/meilleures] $
order: .det/.own [.noun meilleur/meilleure] $

# Things that are not so.
sense: .pron [rest*/devien* le/la/les/mon/ma/mes/ton/ta #household/#building/#landscape/#vehicle/#garment/#tool]
sense: [.human .etre le/la/.own #building/#household/#tool/#garment/#landscape]
sense: [#vessel de/d' tante/oncle/mère/père/frère/sœur/cousin/cousine/neveu/nièce] $
pronoun: .pron [le/la/les] dis/dit/disons/disent non/oui/au
`;
