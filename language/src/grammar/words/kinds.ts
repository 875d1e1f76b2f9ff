// Knows what common things are, by kind: what cannot think, nor be eaten. Words that are also people, animals or ideas are left out.

const NOUNS_BY_KIND = `
household abat-jour accoudoir armoire baignoire balançoire banc banquette berceau bibliothèque bidet bougie braise brancard
household chaise chandelier commode corniche couette coussin couvercle couverture cuvette divan douche drap escabeau fauteuil
household hamac housse interrupteur lampadaire lampe landau lavabo lit loquet lustre malle matelas meuble miroir moquette
household nappe oreiller paillasson panier parapluie parasol paravent patère placard poignée porte-manteau portemanteau
household poubelle pouf rideau serviette sofa sommier store table tabouret taie tapis tatami tiroir torchon traversin tringle
household tréteau valise volet échelle édredon étagère étui évier
household bougeoir buffet serpillière plumeau chevet tabatière porte-clés
tool agrafe agrafeuse aiguille aimant allumette anneau arrosoir bague balai bille bobine bouchon bouclier boulon boussole
tool bouton bracelet brique briquet brosse brouette burin bâton bêche cadenas canif casse-noix cendrier chaîne cintre ciré
tool cisaille ciseau ciseaux clef clou clé colle collier compas corde couteau crochet cuiller cuillère dentifrice drapeau dé
tool enclume ficelle filet flèche fouet fourche fourchette fusil gomme grelot hache hameçon jeton jumelles lessive lime
tool louche loupe lunettes maillet marmite marteau microscope médaille médaillon outil ouvre-bouteille ouvre-boîte pansement
tool passoire peigne pelle pelote perceuse pince pioche pistolet planche pneu poignard poulie punaise quille rabot raquette
tool rasoir ressort revolver robinet roue rouleau râpe râteau sabre savon scie seringue serrure shampoing sifflet sou spatule
tool sécateur tenaille thermomètre tire-bouchon toupie tournevis trombone truelle tuile tuyau télescope écrou élastique
tool épingle éponge épée éventail
tool nœud croix tente ancre échasse enseigne tampon cordelette pinceau-brosse marqueur
pen craie crayon feutre pinceau plume stylo
vessel amphore assiette baquet baril barquette barrique bassine bidon bocal bol bouilloire bouteille cafetière carafe carafon
vessel cartable casserole chope cocotte corbeille coupelle couscoussier cruche cuve fiole flacon gobelet gourde jarre
vessel jerrycan pichet plateau pot ramequin sac saladier saucière seau soupière sucrier tasse thermos théière tirelire
vessel tonneau trousse urne vase verre écuelle
instrument accordéon batterie clarinette flûte guitare harpe piano saxophone tambour trompette violon
machine ampoule ascenseur aspirateur calculatrice calculette caméra chaudière chronomètre clavier climatiseur congélateur
machine distributeur four frigo friteuse grille-pain horloge imprimante lave-linge lave-vaisselle machine magnétoscope
machine manette micro micro-ondes minuteur mixeur montre moteur ordinateur pendule photocopieuse radiateur radio
machine réfrigérateur réveil sonnette sèche-linge thermostat tondeuse tourne-disque turbine télé télécommande téléphone
machine télévision ventilateur écran
vehicle taxi autobus autocar automobile avion barque bateau berline bicyclette bolide bus cabriolet calèche camion camionnette
vehicle luge canoë caravane cargo charrette deltaplane dirigeable fourgon fusée gondole hélicoptère jeep kayak limousine
vehicle locomotive mobylette montgolfière moto métro navire paquebot pelleteuse planeur poussette pédalo péniche radeau
vehicle remorque rickshaw scooter skateboard sous-marin tandem tracteur train tram tramway traîneau trottinette téléphérique
vehicle télésiège voilier voiture voiturette vélo wagon wagonnet yacht
garment anorak bandana basket bermuda bikini blazer blouson bonnet botte bottes bottine bretelle burnous béret caban caleçon
garment cape cardigan casquette ceinture chapeau chaussette chausson chaussure chemise chemisier collant corsage costume
garment cravate culotte doudoune débardeur espadrille foulard gant gants gilet habit imperméable jean jogging jupe jupon
garment mouchoir kimono legging maillot manteau mitaine mocassin moufle pagne pantalon pantoufle parka peignoir poncho pull pyjama
garment robe sabot salopette sandale short slip smoking soulier soutien-gorge sweat t-shirt tablier tee-shirt tongs toque
garment turban tutu uniforme veste veston voilette écharpe
building abri arche balcon balustrade barrière beffroi cabane carrelage cave chalet cheminée château clocher cloison clôture
building corridor couloir entrepôt escalier façade fenêtre garage gouttière grange gratte-ciel grenier hangar hutte igloo
building immeuble kiosque lucarne maison minaret moulin mur muraille palissade perron pigeonnier pilier plafond plancher pont
building portail porte poulailler puits pyramide rempart terrasse toit tour tunnel viaduc villa vitrail vitre volière véranda
building écurie étable église cathédrale chapelle
stone boue caillou diamant galet glaçon granit grêle marbre neige pierre sable stalactite verglas
landscape rue voie avenue autoroute champ arc-en-ciel averse banquise brouillard brume canyon cascade caverne colline comète cratère dune désert
landscape falaise flaque fleuve forêt geyser gouffre grotte iceberg lac lagune mer montagne nuage oasis océan orage
landscape ouragan plage pluie prairie pré ravin rive rivière rocher route ruisseau steppe tempête torrent trottoir
landscape vallée volcan étang île marécage marais glacier
plant algue arbre bambou bonsaï bouleau bourgeon bruyère buis buisson cactus cerisier chardon chêne coquelicot fleur fougère
plant frêne gazon gui géranium herbe hortensia jasmin jonc jonquille lavande liane lierre lilas lys marguerite muguet noyer
plant nénuphar olivier orchidée ortie palmier pelouse peuplier pissenlit platane poirier pommier primevère ronce rose rosier
plant sapin saule séquoia tilleul tournesol trèfle tulipe yucca églantine érable œillet
food abricot ail amande ananas andouillette artichaut asperge aubergine avoine baguette banane beignet betterave beurre
food biscuit bonbon boudin bretzel brioche brocoli cacahuète cake camembert cannelle caramel carotte cassis cerfeuil cerise
food champignon chips chocolat chocolatine chou-fleur choucroute châtaigne ciboulette citron citrouille clémentine concombre
food confiture cookie cornet cornichon courge courgette couscous croissant croquette crêpe céleri datte dessert donut endive
food escalope farine fenouil figue flan fraise framboise frangipane frite frites fromage fève galette gaufre gigot gingembre
food glaçage goyave gratin groseille gruyère guimauve gâteau gélatine hamburger haricot huile jambon kebab ketchup kiwi
food laitue lardon lasagne lentille litchi macaron madeleine mandarine mangue marmelade mayonnaise maïs melon meringue
food mirabelle moutarde muffin myrtille navet nectarine nem noisette noix noix-de-coco nougat nouille oignon olive omelette
food orange oseille pain pamplemousse panini parmesan pastèque patate persil piment pistache pizza poire poireau poivre
food poivron pomme pop-corn potiron prune pruneau purée pâtes pâtisserie pâté pêche quenelle quetsche quiche radis ragoût
food raisin ravioli rhubarbe rillettes riz roquefort rutabaga rôti salade sandwich saucisse saucisson sel semoule sorbet
food steak sucre sucrerie sushi sésame tapioca tarte tartine tofu tomate truffe vanille vermicelle viande vinaigre yaourt
food échalote éclair épinard œuf
food spaghetti macaroni céréale biscotte brownie côtelette merguez mozzarella emmental comté ratatouille gnocchi
food risotto tagliatelle tacos burrito nugget sucette praline dragée marshmallow chewing-gum réglisse miette flocon
food riz-au-lait clafoutis profiterole cannelloni ficelle-picarde chipolata rillette lieu-noir cabillaud surimi pois
food lentilles chou fromage-blanc
soup bouillabaisse bouillon compote crème gaspacho miel potage sauce sirop soupe velouté vinaigrette
drink apéritif bière café champagne cidre cognac eau grenadine grog infusion jus lait limonade mojito nectar panaché porto
drink rhum sangria soda thé tisane vin vodka whisky
writing agenda album annuaire brochure cahier calendrier carnet carte chèque dictionnaire encyclopédie enveloppe facture
writing grimoire lettre livre parchemin registre roman ticket timbre
beast abeille agneau aigle araignée autruche baleine biche bison bourdon brebis buffle cafard caille caribou castor cerf
beast chameau chamois chat chatte chauve-souris cheval chien chienne chouette chèvre cigale cobra coccinelle cochon colombe
beast coq corbeau coyote crabe crapaud crocodile cygne dauphin dindon dinosaure dromadaire escargot faucon flamant fouine
beast fourmi gazelle girafe gorille grenouille guépard guêpe hamster hibou hippopotame hirondelle homard hyène hérisson
beast iguane jaguar kangourou lama lamantin lapin libellule limace lion lièvre loup loutre lynx léopard lézard mammouth
beast marmotte merle mille-pattes moineau morse mouche mouette moustique mouton murène méduse oie ornithorynque orque ours
beast ourson panda panthère paon papillon perdrix perroquet phacochère phoque pieuvre pigeon pingouin piranha poisson poney
beast porc-épic pou poulain poule puce puma putois pélican raton renard requin rhinocéros rossignol salamandre sanglier
beast saumon sauterelle scarabée scorpion serpent singe taupe taureau tigre tortue truite têtard vache vautour veau vipère
beast wapiti yack zèbre âne écureuil éléphant
beast poulet dinde canard thon sardine crevette huître poussin oisillon chaton chiot jument ânesse pie merlan mésange
beast pinson hanneton ver
beast oiseau insecte anguille maquereau mustang alligator truie tourterelle palourde caniche luciole carpe chimpanzé gibbon clébard
beast calamar canari hareng faisan reptile babouin termite caïman chacal rongeur macaque mammifère
tool verrou barreau mitrailleuse matraque sceptre arbalète étau barbelé vis
vehicle ambulance bagnole navette char dépanneuse corbillard pétrolier brouette
building mairie orphelinat baraque caserne fontaine bunker couvent mosquée donjon observatoire cottage bungalow
drink tequila saké martini liqueur brandy apéro smoothie
household comptoir autel couchette
food pudding rosbif burger mayo cacao fondue bagel cupcake
vessel réservoir benne glacière coffret chaudron nasse
machine barbecue radar ordi congélo clim extincteur broyeur magnétophone photocopieur compteur fourneau
plant soja menthe dahlia narcisse camomille lotus
garment capuche pendentif cagoule corset camisole tunique imper diadème
stone rubis émeraude météorite jade
landscape lune soleil ciel étoile paysage nuage
body dent nez genou genoux doigt coude épaule cheville orteil ongle menton sourcil cil mollet hanche poignet talon
body nuque cheveu cheveux moustache barbe narine paupière aile
moment mois an année semaine heure minute seconde siècle trimestre
`;

export type NounKind =
  | 'household'
  | 'tool'
  | 'pen'
  | 'vessel'
  | 'machine'
  | 'vehicle'
  | 'garment'
  | 'building'
  | 'stone'
  | 'landscape'
  | 'plant'
  | 'food'
  | 'soup'
  | 'drink'
  | 'writing'
  | 'beast'
  | 'body'
  | 'moment';

const KIND_OF: ReadonlyMap<string, NounKind> = new Map(
  NOUNS_BY_KIND.split('\n').flatMap((line) => {
    const [kind = '', ...nouns] = line.split(' ');
    return nouns.map((noun) => [noun, kind as NounKind] as const);
  }),
);

/** What kind of thing a noun names, in the singular or the plural; undefined when nobody said. */
export function kindOf(noun: string): NounKind | undefined {
  return KIND_OF.get(noun) ?? (/[sx]$/.test(noun) ? KIND_OF.get(noun.slice(0, -1)) : undefined);
}

/** Of a noun of a known kind. */
export function isSingular(noun: string): boolean {
  return KIND_OF.has(noun);
}
