// Knows turns that nobody uses though they are well built: a fault, then the words one after the other.

/**
 * A word is told by its text, by its beginning or its end when it is a verb (mang*, *er), by its category (.pron), by its kind (#food), or by what it is not (!le/la);
 * « ? » may be missing; ^ and $ are the two ends of the phrase. What is between brackets is what is wrong.
 */
export const UNSAID_TURNS = `
# Comparison.
junction beaucoup plus: [très plus]
junction beaucoup moins: [très moins]
junction beaucoup: [très/trop/bien/assez beaucoup]
junction que: !le/la/les/du/au/pas/de/en/une/un plus/moins/autant [de/d'] .tonic $
junction que: ^ plus/moins/mieux/pire [de/d'] .tonic $
junction que: autant/moins [comme]
order: .etre aussi/moins [que .adj] $
junction meilleur: le/mon/ton/son/ce [plus bon]
junction meilleure: la/ma/ta/sa/cette [plus bonne]
junction meilleurs: les/mes/tes/ses/ces [plus bons]
junction meilleures: les/mes/tes/ses/ces [plus bonnes]

# Denial and quantity.
junction aucun: [pas aucun]
junction aucune: [pas aucune]
junction un peu de: [un peu du/des] #food/#drink/#soup $
order: veux/veut/veulent/peux/peut/peuvent/dois/doit/doivent/va/vais/vas/vont ne/n' [.verb pas]
order: .pron veux/veut/veulent/peux/peut/peuvent/dois/doit/doivent/va/vais/vas/vont [.verb pas] $
junction que: plus/moins/autant de/d' .noun [de/d'] .tonic $
extra: jamais .pron ne/n' .verb [pas]
junction d': pas [un] argent/air/espoir
extra: .avoir [été] venu/venue/venus/venues/parti/partie/partis/parties/allé/allée/allés/allées/arrivé/arrivée/arrivés/arrivées/tombé/tombée/resté/restée/né/née/devenu/devenue
unfinished: ^ s' il plaît $
junction c'est: ^ [ça est]
junction c'est: que/qu'/si/mais/et/quand [ça est]
junction jamais: [pas jamais]
junction assez de: .avoir [assez le/la/les]
junction peu de: .avoir [peu le/la/les]
junction de: MEASURE [du/des] #food/#drink/#soup $
junction beaucoup de: .avoir [beaucoup le/la/les]

junction plein de: .verb/.etre [plein du/des]
junction plein de: ^ [plein du/des]
junction avant de: [avant que/qu'] INFINITIVE
pronoun: [lui/leur] SEEN tous/toutes les .time
extra: attend* [sur] DET #vehicle/.human
extra: condui* [à] DET #vehicle

# Days, months, hours; on foot.
junction en: [dans/sur/au] .month
junction en: part*/vien*/arriv*/né/née/nés/nées [à] .month
junction en: [dans le] .month
extra: ^ [le/la/un/une] .month
extra: !et [le/la/un/une] .month
extra: [en/dans/sur] DAY
extra: part*/vien*/arriv*/va/vais/vas/allons/vont/travaill* [à] DAY
extra: midi/minuit [heure/heures]
extra: il est/était/sera [le] midi/minuit
junction à pied: .verb/.part [en/par/avec pied]

# What has no « à », no « pour », or has one.
extra: DIRECT [à] DET #food/#soup/#drink/#garment/#beast/#writing/#pen/#tool/.human/.status
junction le: DIRECT [au] #food/#soup/#garment/#beast/#writing/#pen/#tool/.human/.status
junction les: DIRECT [aux] #food/#soup/#drink/#garment/#beast/#writing/#pen/#tool/.human/.status
extra: écout*/regard*/cherch* [à] DET #machine/#vehicle/musique/chanson/film/histoire/mer/photo/montagne
extra: mang*/achet*/achèt*/port* [à] DET #food/#garment
extra: mang* [à] du/des #food
extra: lis/lit/finis/finit/termin*/chant*/lav*/coup*/conduis/conduit [à] un/une/mon/ma/mes/ton/ta/son/sa/ses #writing/#garment/#food/#vehicle/chanson
extra: ferm*/ouvr* [à] la/une/ma/ta/sa porte/fenêtre
extra: boi*/buv* [à] DET #drink/#soup
extra: achet*/achèt* [à] DET #vehicle/#household/#machine
extra: visit* [à] .proper
junction le: visit* [au] .noun
pronoun: aid*/aim*/regard*/écout*/attend*/cherch*/invit*/connai*/vois/voit [à .tonic] $
extra: attend*/cherch* [pour] DET #vehicle/#tool/#garment/#writing/#pen/#beast/#household
preposition à: jou* [le/la] football/foot/tennis/rugby/basket/volley/golf/handball/hockey/loto/ping-pong
preposition de: jou* [le/la] guitare/piano/violon/flûte/trompette/batterie/accordéon/saxophone/harpe/tambour
preposition de: .pron ne?/n'? rêv* [un/une/mon/ma/mes/son/sa/ses/ton/ta] !peu/vie/monde/fois/rêve/jour/nuit/instant/moment/autre/bon/beau
preposition de: aperçoi* [mon/ma/mes/ton/ta/son/sa/ses/un/une] .noun
preposition de: souv* [ce/cette/un/une/mon/ma/son/sa/notre] .time
preposition à: donn*/offr*/montr*/prêt*/apport* [.own] .human des/du
junction de: amoureux/amoureuse/fier/fière/content/contente/jaloux/jalouse/fou/folle/sûr/sûre [à] .tonic
junction avec: accord [à] .tonic

junction du: jou* [au] violon/piano/saxophone/tambour/banjo/violoncelle/clavecin
junction de: jou* [à] la/l' guitare/flûte/trompette/batterie/harpe/clarinette/accordéon/harmonica/orgue
junction de: peur/envie/besoin/honte/raison/tort/hâte/horreur/habitude [à] INFINITIVE
preposition à: demand*/donn*/offr*/montr*/prêt*/apport*/racont* [.proper] un/une/des/la/l'/son/sa/ses/mon/ma/mes
junction de: PROUD [à] .own/.human/.tonic/.det/.proper/tout/INFINITIVE
junction de: GLADLY [à] .own/.tonic/INFINITIVE
junction de: amoureux/amoureuse/amoureuses [à] .own/.human/.proper
junction contre: fâché/fâchée/fâchés/fâchées [à] .own/.human/.proper/.tonic
preposition de: .pron rêv* [les] !yeux/nuits/matins/soirs/jours/fois
preposition avec: discut*/bavard*/plaisant* [.own] .human
preposition avec: .clse mari*/disput*/réconcili* [.proper/.own]
preposition contre: .clse bat/bats/battent/fâch* [.proper/.own]
preposition de: autour/lors [le/la/les/l'/.own]
preposition de: le long [la/le/les/l'/.own]
preposition de: à côté [la/le/les/l'/.own] .noun $
preposition de: en face [la/le/les/l'/.own] .noun $
preposition de: au milieu [la/le/les/l'/.own] .noun $
junction beaucoup de: ^ [beaucoup des] gens/choses/enfants .verb/.etre/.avoir
junction dont: .noun [que/qu'] .pron .avoir peur/besoin/envie/honte
preposition de: hérit* [.own] .human
preposition de: droit/habitude/intention/permission/occasion/honneur [INFINITIVE]
preposition de: fais/fait/fer*/font mieux [INFINITIVE]
preposition de: lui/leur/me/te/m'/t' dis/dit/ai/as/a [dit] INFINITIVE
preposition à: .avoir mal [le/la/les/l'/mon/ma/mes/son/sa] BODY/PART/#body
extra: [me/te/m'/t'] le/la/les/l' SEEN
extra: le/la/les [lui/leur] SEEN
extra: tu/il/elle/on/ils/elles [m'] en va/vas/vont/allez
extra: suit/suis/suivons/lav*/entend*/répar* [à] DET #vehicle/pluie/bruit/musique
extra: demand* [pour] DET #drink/#food
preposition à: fait/font/faisait/fais mal [le/la/les/mon/ma/son/sa/ton/ta] BODY/PART/#body
unfinished: .pron mets/met/mettons/mettent/posons/pose/poses/posent DET #writing/#pen/#vehicle $


extra: il fait/fera/faisait [du] beau/chaud/froid/frais/mauvais $
unfinished: ^ il faut/faudra/fallait/faudrait $
junction à: [en] quatre pattes
extra: attend*/attrap*/prend*/prenn*/rat*/conduis* [à] DET #vehicle
junction à: commenc*/ouvr*/ferm*/début* [en] .num heures
junction à: [au/en/la] gauche/droite $
order: ne/n' .avoir [.part rien] $
junction au: [en] printemps
auxiliary avoir: il y [est/était/sera] du/de/des/un/une/.num
junction à la: mal [à] tête/gorge/jambe/main/cheville/oreille/épaule
extra: ^ devant/derrière/sous/dans/chez/contre/vers/malgré [de/d'/du/des]
extra: devant/derrière/chez/malgré [de] .tonic
junction où: maison/ville/pays/rue/village/appartement/quartier [que/qu'] .pron vis/vit/vivons/vivez/vivent
junction des: plupart [de/d'] .noun
junction que: mieux vaut .verb [de/d'] INFINITIVE
extra: ^ moins [que] .adj $
order: ^ ne/n' [INFINITIVE pas] $
extra: vingt/trente/quarante/cinquante/soixante [et] deux/trois/quatre/cinq/six/sept/huit/neuf/quinze-un $
pronoun: .pron ne?/n'? [le/la/les] dis/dit/disons/disent bonjour/merci/bonsoir/pardon/adieu/salut
extra: ^ [allé/allés]
disagreement: ^ qui [est ces/les/mes/tes/ses/leurs/vos/nos]
disagreement: beaucoup/combien/plein [de/d' #1beast/#1garment/#1vehicle/#1writing/#1pen/enfant/homme/femme/garçon/fille/ami/amie/copain/copine/jour/année/semaine/heure/minute/pomme/fleur/arbre/maison/oiseau/livre/animal/question/idée/problème/histoire/photo/bonbon/gâteau/cadeau/jouet/ville/pièce]
extra: .pron .etre [un/une] GLADLY $

extra: .avoir [la/le/l'] faim/soif/froid/chaud/sommeil/raison/tort/besoin $
junction faim: [de la faim] $
junction soif: [de la soif] $
junction peur: .avoir/pren* [de la peur]
extra: il fait/faisait/fera [le/la] froid/chaud/beau/mauvais/chaleur/fraîcheur/soleil/pluie $
junction de: n' .avoir pas/plus/jamais [du/des] .noun
junction de: ne/n' mang*/boi*/buv*/veux/veut/achèt*/achet* pas/plus/jamais [du/des] .noun
junction de: ne/n' mang*/boi*/buv*/veux/veut/achèt*/achet*/.avoir pas/plus/jamais [de la] #food/#drink
junction mieux: .pron .verb [plus bien] que/qu'
junction mieux: [moins mieux]
junction au: jou* [du/de] football/foot/tennis/rugby/basket/volley/golf/handball/hockey/loto/ping-pong
junction aux: jou* [des/de] cartes/dés/échecs/dames/billes/dominos

junction de: .clse souv*/moqu*/méfi*/plain* [à] .tonic/.own/.la/.det
preposition dans: jou*/mang*/dor*/travaill*/march* [le/la/l'/mon/ma/son/sa] SITE $
preposition avec: jou* [.own] .human $

extra: ne/n' .avoir [pas] .part rien $
extra: ne/n' .verb [pas] rien $
junction les: .clse .etre .part [mes/tes/ses/nos/vos/leurs] mains/dents/cheveux/pieds/yeux/ongles
junction les: .clse lav*/bross*/coup*/frott* [mes/tes/ses/nos/vos/leurs] mains/dents/cheveux/pieds/yeux/ongles

disagreement: fois [par jours/semaines/heures/années/minutes/secondes]
extra: soixante/quatre-vingt/quatre-vingts/septante/nonante [et] dix $
extra: cent/cents/quatre-vingt/quatre-vingts [et] un/une/.num
junction de: dizaine/douzaine/centaine/vingtaine/trentaine/quinzaine [des] .noun
extra: plusieurs/quelques/chaque [de/d'] .noun
preposition de: âgé/âgée/âgés/âgées [.num]

# Être for avoir, avoir for être.
auxiliary avoir: .pron .etre [froid/chaud/mal] aux mains/pieds/doigts/oreilles/dents/yeux/jambes
auxiliary avoir: .pron .etre [mal] au/à la? tête/gorge/ventre/dos/dent/pied/genou/bras/jambe/main/cœur/nez
auxiliary avoir: quel [âge] es/est/êtes/était/étais
auxiliary avoir: je/j'/tu/nous/vous .etre [parlé/dormi/marché/voyagé/nagé/ri/souri/menti/couru/pleuré/habité/dansé/chanté/crié/rêvé/pensé/fumé/joué]
auxiliary avoir: .pron .etre [couru/pleuré/habité] vite/beaucoup/longtemps/hier/à/dans
auxiliary être: .avoir [en retard/vacances/colère/forme/panne/avance] $
auxiliary être: .pron .avoir [d' accord]
auxiliary être: .pron .avoir [là/ici] $
auxiliary être: .pron .avoir [fatigué/fatiguée/fatigués/énervé/étonné/déçu/marié/pressé/fâché/vexé/surpris] $
auxiliary être: .avoir [descendu/monté/sorti/rentré/remonté] du/de la? #vehicle/#building/train/lit
auxiliary être: .avoir [rentré/retourné] à/au/chez

auxiliary avoir: .pron .etre [de la] fièvre/chance/patience/peine/monnaie/mémoire/volonté/force
auxiliary avoir: .pron .etre [du] courage/retard/temps/travail/talent/succès/goût/culot
auxiliary avoir: .pron .etre [un/une/des/les/.num] #body/PART
auxiliary avoir: .pron .etre [la main/bouche/jambe/gorge/langue] !de/d'/du/qui
auxiliary avoir: .pron .etre [le nez/ventre/dos] !de/d'/du/qui
auxiliary avoir: .pron .etre [de/d' .adj] #body/PART
auxiliary avoir: .pron .etre [un/une] poil/idée/question/rendez-vous/rhume/angine/moustache/barbe/voiture/vélo/appartement
auxiliary avoir: .etre [quel] âge
auxiliary avoir: .pron .etre [quelque chose] à
auxiliary avoir: il n' y [est/était/sera] que/qu'/aucun/aucune/personne/rien
auxiliary avoir: .pron .etre [fini/commencé/essayé/oublié/arrêté/refusé/promis/continué/réussi/accepté/appris/cessé/mérité/rêvé/juré/proposé] de/d'/à INFINITIVE
auxiliary avoir: .pron .etre [voulu/pu/dû/su/fait/laissé/failli/osé] INFINITIVE
auxiliary avoir: .pron .etre [dormi/marché/voyagé/nagé/ri/souri/menti/pleuré/rêvé/crié/toussé/éternué/bâillé/ronflé/sauté/grandi/grossi/maigri/rougi/pâli/hésité/téléphoné/participé/assisté]
auxiliary être: il [avait] une fois
# « il » that stands for nobody.
junction il: ^ [elle/ils/elles/tu/je] fait/faisait/fera/fais très?/trop?/si? nuit/jour/beau/froid/chaud/frais/doux/sombre/soleil
junction il: [elle] paraît que/qu'
junction il: ^ [elle] est/était/sera une/.num heure/heures
junction il: ^ [elle] est/était/sera midi/minuit

# What a verb or a noun asks for.
junction de: .clse moqu*/méfi*/souv*/mêl* [pour/sur/avec/dans/contre/par] .tonic/.proper/DET
junction à: obéi*/désobéi*/ressembl*/nui* [de/d'/pour/sur/dans/contre/par/avec] .tonic/.proper/DET
junction à: appart* [de/d'/pour/par/sur/avec] .tonic/.proper/DET
junction de: besoin/soin/marre [à/par/sur/avec] .tonic/DET
junction du: autour/lors/près [au]
junction des: autour/lors/près [aux]
extra: voici/voilà [à/pour/sur/avec/dans] .own/.det .noun $
extra: donn*/rend*/prêt*/apport* -lui/-moi/-nous/-leur [à/sur/pour/dans/avec] .own
extra: .time/.kin [à/de] dernier/dernière/prochain/prochaine $
extra: .clse appel* [à/de] .proper
unfinished: ^ .pron/ça ne?/n'? lui/leur/me/te/m'/t' fait/fais/font $
unfinished: ^ .pron ne?/n'? lui/leur donne/donnes/donnent/offre/offres/prête/prêtes/montre/montres/prend/apporte/envoie $
junction que: !le/la/les/du/au/de/en mieux/pire [de/d'] .tonic $

auxiliary avoir: .pron .etre [le/la/l' #body/PART] .part
junction en: part*/all*/va/vais/vas/vont [aux] vacances
junction de: moqu*/méfi*/souv*/occup* -toi/-vous/-nous [à/pour/sur/avec/par] .tonic/.proper/DET
pronoun: regard*/écout*/entend* [-lui/-leur] INFINITIVE
pronoun: dis/dites/demand*/permet*/permett*/interdi*/propos*/conseill*/ordonn*/promet* [-le/-la/-les] de/d' INFINITIVE
form: en [courir/marcher/siffler/sautiller/boiter/nager/danser/chanter/crier/hurler/dormir]
junction pour: trop/assez YOUNG [à] INFINITIVE
extra: demand*/pos* [à] une/des/la question/questions
preposition à: jou* [la/les/le/l'] balle/ballon/cartes/billes/poupée/marelle/échecs/dés/dames
preposition de: .etre plein [l'/le/la/les]
preposition de: plein [l'] eau/air/huile/or
disagreement: [ils] .etre/.avoir/.verb [toutes] les .num
disagreement: [elles] .etre [tous] les .num

junction de: chang* [du] .noun $
extra: regard*/écout* [à] un/une/mon/ma/ce/cette !moment/endroit/instant/autre
junction des: .avoir peur/envie/besoin/honte/marre/pitié [aux]
junction du: .avoir peur/envie/besoin/honte/marre/pitié [au] !ventre

pronoun: [lui/leur] SEEN beaucoup/bien/trop/souvent/toujours/encore/pas/plus/parfois/vraiment
extra: [me/te/lui/nous/vous/leur/m'/t'] ressembl*/obéi*/désobéi*/téléphon*/plai*/appart* à .own/.proper
preposition de: .clse souv*/moqu*/méfi* [le/la/les/l'/.own]
disagreement: ^ [bon fête/année/nuit/journée/soirée/chance/route/santé]
preposition à: ^ facile/difficile/prêt/prête [INFINITIVE]

extra: .verb dessus/dessous/dedans [des/du]
auxiliary avoir: .pron n' .etre pas [froid/chaud/mal] aux
junction il: quelle heure .etre [-elle]
junction de: sers/servez -toi/-vous [à] .own
extra: vois/voit/voyons/verra/verrai/retrouv* [à] DAY
junction dont: ce [que/qu'] .pron .avoir peur/besoin/envie/honte

# Relatives.
junction tout ce qui: [tout qui]
junction tout ce que: [tout que/qu']
pronoun: #household/#tool/#pen/#vessel/#machine/#garment/#food sur/dans/avec/sous/pour/par [qui]

# Order and ends.
order: .det/.own/.le/.la .noun [.adj LITTLE/beau/belle/bon/bonne/vieux/vieille] $
order: .det/.own/.le/.la [.noun LITTLE] .adj $
sense: [habit* dans DET #food/#tool/#pen/#garment/#writing]
sense: [dor* dans DET #food/#tool/#pen/#writing]
extra: plaît [te/vous] $
enumeration: [des #food des #food] $
enumeration: [du #food du #food/#drink] $
verb: ^ contre .le/.la/.det .noun $
unfinished: ^ il y a $
`;

/** Words that stand for several in the turns. */
export const TURN_WORDS: Readonly<Record<string, string>> = {
  DAY: 'lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche',
  MEASURE: 'kilo/kilos/litre/litres/tasse/verre/boîte/bouteille/paquet/morceau/tranche/tranches/bol/sac/cuillère',
  QUANTITIES:
    'kilo/kilos/litre/litres/tonne/tonnes/dizaine/douzaine/centaine/part/parts/morceau/morceaux/bout/bouts/tas/paquet/tranche/tranches/poignée/pincée/goutte/gouttes/brin/grain/bouchée/carré/rondelle',
  BODY: 'genou/dos/bras/pied/ventre/tête/jambe/main/doigt/épaule/cou/nez/œil/yeux/dents/oreille/oreilles/cheville/gorge',
  PART: 'yeux/œil/tête/jambes/mains/pieds/bras/cheveux/dents/oreilles/doigts/genoux',
  YOUNG: 'jeune/jeunes/vieux/vieille/petit/petite/petits/grand/grande/fatigué/fatiguée/malade/malin/bête/timide/poli/polie',
  PROUD:
    'fier/fière/fiers/fières/jaloux/jalouse/jalouses/capable/capables/incapable/incapables/responsable/responsables/différent/différente/différents/différentes/conscient/consciente',
  GLADLY:
    'content/contente/contents/contentes/heureux/heureuse/heureuses/sûr/sûre/sûrs/sûres/ravi/ravie/ravis/désolé/désolée/désolés/certain/certaine',
  SEEN: 'aid*/écout*/remerci*/salu*/admir*/vois/voit/voient/aim*/connai*/regard*/attend*/invit*/rencontr*/détest*/ador*/embrass*',
  INFINITIVE: '*er/*ir/*re/*oir',
  LITTLE: 'petit/petite/petits/petites/gros/grosse/grosses/joli/jolie/jolis/jolies',
  SITE: 'jardin/parc/cour/chambre/salon/rue/cuisine/garage/grenier/cave/piscine/forêt/bureau/banque/gare/école/usine/magasin/lit/maison',
  DET: '.det/.own/.la/.le',
  DIRECT:
    'écout*/regard*/cherch*/attend*/remerci*/aid*/aim*/ador*/détest*/invit*/connai*/embrass*/salu*/rencontr*/soign*/accompagn*/réveill*/félicit*/visit*/appel*/quitt*',
};
