// The words that fit each of our themes: the head of each word, whose forms fit too.

/** Written for this house; a word may stand in several lists. */
export const THEME_LISTS: Readonly<Record<string, string>> = {
  'Les animaux': `
    abeille agneau aigle albatros alligator alouette âne anguille animal antilope araignée autruche babouin baleine bécasse belette bélier
    biche bique bison blaireau boa bœuf bouc bouledogue bourdon bouvreuil brebis brochet buffle busard buse cabri cachalot cafard caille
    caméléon canard cane caneton caniche canari carpe castor cerf chacal chameau chamois chat chaton chatte chauve chenille cheval chèvre
    chevreau chevreuil chien chienne chimpanzé chouette cigale cigogne cobra cochon coccinelle colibri colombe condor coq coquillage corbeau
    corneille couleuvre coyote crabe crapaud crevette criquet crocodile crustacé cygne daim dauphin dinde dindon dromadaire écrevisse
    écureuil élan éléphant épagneul épervier escargot espadon étalon étourneau faisan faon faucon fauve fauvette félin flamant fouine fourmi
    frelon furet gazelle geai génisse gibier girafe goéland gorille goupil grenouille grillon grive grue guêpe guépard hamster hanneton
    hareng hermine héron hérisson hibou hippopotame hirondelle homard huître hyène ibis iguane insecte jaguar jars jument kangourou koala
    lama lapin lapine lamproie larve lémurien léopard lévrier lézard libellule licorne lièvre limace lion lionceau lionne loir loup louve
    loutre lynx macaque mammifère mammouth mante maquereau marcassin marmotte marsouin martinet martre méduse merlan merle mésange mite
    moineau morse morue mouche mouette moule moustique mouton mulet mulot murène musaraigne oie oiseau otarie ouistiti ourse ours
    oursin outarde panda panthère paon papillon parasite pélican perche perdrix perroquet perruche phacochère phoque pic pie pieuvre pigeon
    pingouin pinson pintade piranha poisson poney porc poule poulain poulet poulpe poussin primate puce puceron puma punaise putois python
    ragondin raie rainette rapace rascasse rat rate raton renard renarde renne reptile requin rhinocéros roitelet rossignol rouge sanglier
    sangsue sardine sauterelle saumon scarabée scorpion serpent singe souris tamanoir tanche tapir tarentule taupe taureau termite têtard
    thon tigre tigresse tique tortue toucan tourterelle triton truie truite vache vairon varan vautour veau ver vipère vison yack zèbre zébu
    aboyer bêler brouter couver dompter galoper grogner hennir hurler meugler miauler mugir muer nicher pondre ramper ronronner rugir ruer
    aile bec corne crinière croc crête écaille griffe gueule mamelle museau nageoire nid niche patte pelage plume poil queue sabot tanière
    terrier trompe troupeau meute élevage étable écurie bestiole bête volaille`,
  'La cuisine': `
    abricot agneau ail aliment amande ananas anchois aneth anis appétit artichaut asperge assaisonner assiette aubergine avocat avoine
    bacon baguette baie banane basilic beignet betterave beurre beurrer biberon bière biscotte biscuit blette bœuf boire boisson bonbon
    bouchée boucherie boudin bouillir bouillon boulanger boulette bouteille braise brebis brioche brochette brocoli brunch buffet cabillaud
    cacahuète cacao café cafetière cake calamar canapé canard cannelle câpre caramel carafe carotte casserole cassis caviar céleri
    cèpe céréale cerise champignon chapelure charcuterie chaudron chef chocolat chou choucroute ciboulette cidre citron citronnade citrouille
    clémentine clou coco cocotte cognac coing compote concombre confiture congeler convive coq coquille cornichon côtelette coulis courge
    courgette couscous couteau couvert crabe crème crêpe cresson crevette croquer croissant croûte croûton cru cuillère cuillerée cuire
    cuisine cuisiner cuisinier cuisson cumin curry datte déguster déjeuner délice dessert dîner dinde eau éclair écumoire égoutter émincer
    endive entrée épaissir épice épicé épicer épinard éplucher escalope escargot estragon étuvée évier farce farcir farine fécule fenouil
    festin fève figue filet flamber flan foie fondue four fourchette fourneau fourrer frais fraise framboise frire frite friteuse friture
    fromage fruit fumet galette garnir garniture gâteau gaufre gelée gibier gigot gingembre girofle glace glaçage glaçon gourmand goût
    goûter goyave grain gratin gratiner gril grillade griller groseille haricot herbe homard huile huître infusion jambon jus kiwi lait
    laitue langouste lapin lard lardon laurier légume lentille levain levure limonade louche macaron macédoine mâche maïs mandarine mangeoire
    manger mangue marinade marinade marmelade marmite marron mayonnaise melon menthe menu meringue merlu miche miel mie mijoter mixeur moka
    morille morue moule moulin mousse moutarde mûre muscade myrtille nappe navet noisette noix nougat nouille œuf oignon olive omelette
    orange orge origan oseille pain palourde pamplemousse panade paner papaye paprika passoire pastèque pâte pâté pâtisserie pêche peler
    persil petit pétrir piment pignon pistache pizza plat plateau poêle poêlée poire poireau pois poisson poivre poivrer poivron pomme
    porc porto potage potée potiron poulet poutine praline primeur pruneau prune purée quiche quenelle radis ragoût raisin ratatouille
    ravioli recette réchauffer régal régaler repas restaurant rillettes risotto riz romarin rôti rôtir roux saint salade saladier salami
    saler salière salsifis sandwich sardine sarrasin sauce saucer saucière saucisse saucisson sauge saumon saupoudrer savourer sel semoule
    serviette sésame sirop soja sole sorbet soufflé soupe soupière spatule steak sucre sucrer suprême surgelé table tagine tajine tamis tarte
    tartine tartiner tasse terrine thé théière thon thym tomate tourte tranche trancher truffe truite vaisselle vanille vapeur veau velouté
    verre verser viande viennoiserie vin vinaigre vinaigrette volaille yaourt zeste`,
  'La nature': `
    abeille aiguille air algue alpage amande anémone aube aulne aurore automne averse avalanche azur baie bambou banquise berge bleuet bois
    bosquet bosse bouleau bourgeon bourrasque bouton branche brindille brise brouillard brousse bruine bruyère brume buis buisson bulbe cactus
    caillou calcaire campagne canicule canyon cap cascade caverne cèdre cerisier chaleur champ champignon chardon charme châtaigne châtaignier
    chêne chute cime cirque clairière clématite climat coquelicot colline combe cône coquillage corail coteau cours crépuscule crevasse crique
    crocus crue cyclone cyprès dahlia delta désert digue dune eau écho éclair éclipse éclore éclosion écorce écosystème églantine embruns
    épi épine érable éruption étang été étoile eucalyptus faîne falaise faune feuille feuillage feuillu fjord flaque fleur fleurir
    fleuve flocon flore foin fonte forêt fougère foudre fourré frêne frimas froid fruit galet gazon gelée geler genêt genévrier géranium germe
    germer geyser givre glace glacier gland glycine golfe gouffre goutte graine granit grêle grêlon grotte gui hameau herbe herbier hêtre hiver
    horizon hortensia houx humus île îlot inondation insecte iris ivraie jacinthe jardin jasmin jonc jonquille jungle lac lagune lande larve
    laurier lavande lave liane lichen lierre lilas lis lune lumière luzerne magma magnolia maquis marais marécage marée marguerite marronnier
    massif mauve mélèze mer mimosa minéral mirage mont montagne mousse muguet myosotis myrte narcisse nature naturel neige neiger neigeux
    nénuphar noisetier noyer nuage nuageux nuée nuit oasis océan œillet olivier ombre ombrage ondée orage orageux orchidée orée orme ortie
    osier ouragan palmier pâquerette parc pâturage paysage pensée pente pervenche pétale peuplier pic pierre pin pinède pissenlit pivoine
    plage plaine planète plante planter plateau platane pluie pluvieux pleuvoir poirier pommier pollen pousse pousser prairie pré primevère
    printemps prunier pré racine rameau ravin récif récolte reflet renoncule résine rivage rive rivière roc roche rocher ronce rosée rose
    roseau rosier rouge ruisseau sable saison sapin saule sauvage savane séquoia sécheresse sédiment semer semence sentier séisme sève silex
    sol soleil sommet sorbier source souche steppe sureau taillis talus tempête temps terrain terre tertre tige tilleul tonnerre torrent
    tornade tourbe tourbillon trèfle tremble troène tronc tropique tulipe typhon univers vague val vallée vallon vase végétal végétation vent
    verdir verdoyer verdure verger verglas vigne violette volcan zéphyr`,
  'La maison': `
    abri alarme allée ameublement ampoule antenne appartement applique ardoise armoire aspirateur assiette atelier auvent aération baie
    baignoire balai balayer balcon balustrade banc baril barreau barrière bassine bâtir bâtisse berceau bibelot bibliothèque bidet biberon
    bois boîte bol bouilloire bouteille brique briquet broc brosse brosser buanderie buffet bureau cabane cabinet cadenas cadre cafetière
    caisse calorifère canapé carafe carreau carrelage case casserole cave cellier cendrier chaise chalet chambre chandelier chandelle
    charnière charpente chaudière chauffage chauffer chaume chaumière cheminée cheville chevet ciment cintre ciseau cité clé clef cloison
    cloche clou clôture cocotte coffre coffret coin commode comptoir confort congélateur construire corniche corridor couche coude couette
    couloir coupole cour coussin couteau couverture couvert couvercle crédence crochet cuillère cuisine cuisinière cuve cuvette dalle
    débarras demeure demeurer descente dortoir donjon douche drap dressing duplex duvet éclairage échelle écran édifice édredon encadrer
    enduit entrée entretien éponge escabeau escalier essuyer étage étagère évier façade faïence fauteuil fenêtre ferme ficelle flambeau
    fondation fosse fourchette four fournaise foyer frigo garage garder gaine garniture gaz glace gond gouttière gravier grenier grille grange
    guéridon guichet habitat habitation habiter halle hamac hangar horloge hotte huis immeuble interrupteur isoler jardin jardinière lampadaire
    lampe lanterne latte lavabo laver lessive lessiver linge linoléum lit literie livre locataire location loge logement loger logis loquet
    louer lucarne lustre luminaire machine maçon maison manoir mansarde marche marmite marteau matelas ménage ménager meuble meubler miroir
    mobilier moquette mur muraille nappe nettoyage nettoyer niche office oreiller outil paillasson palier panier panneau pantoufle parasol
    parc parquet passage passoire patère patio pavé pavillon peigne peindre peinture pelle pelouse pendule penderie persienne perron pièce
    pièce pignon pilier placard plafond plancher planche plateau plâtre plinthe plomberie poêle poignée portail porte portière poster pot
    poteau poubelle poulie poussière poutre prise propriétaire propre puits rabot radiateur rampe ranger rangement râtelier réchaud
    récipient réfrigérateur remise rénover réparer résidence robinet rond rôtissoire ruelle sac saladier salle salon savon seau serrure
    serviette seuil sofa sol sommier sonnette soupière sous studio store table tableau tablette tabouret taie tamis tapis tapisser
    tapisserie tasse télévision tenture terrasse théière tiroir toilette toile toit toiture torchon tour traversin tréteau tringle tuile
    tuyau tuyauterie ustensile vaisselle vaisselier vase vasque ventilateur véranda verrière verrou verrouiller vestibule vestiaire vide
    villa vitrage vitre vitrine voilage voisin voisinage volet voûte`,
  'Les voyages': `
    aborder accoster aérogare aéroport affréter agence aiguillage ailleurs aller altitude ambassade ancre appareiller archipel arrivée
    arriver arrêt asile atlas atterrir atterrissage auberge autobus autocar autoroute autostop avenue aventure aventurer avion bac bâbord
    bagage baie balade balader balise barque bateau bazar billet biplan bivouac boussole brousse bus cabine cabotage caïque cale camion
    camper campeur camping canal canoë canot cap capitaine capitale car caravane caravelle cargo carnet carte carrosse casbah cathédrale
    chalet chameau chaloupe charter château chauffeur chemin cheminer circuit circuler circulation cité climat coche colonie compagnie
    compas compartiment conduire conducteur conquérir consigne consulat contourner contrée contrôle convoi correspondance cosmonaute côte
    couchette coucher course courir coutume croisière crique culture curieux débarquer débarquement décalage décamper décollage décoller
    découverte découvrir délai déménager départ dépayser déplacement déplacer dérive désert destination détour détroit devise diligence
    direction distance divaguer douane douanier drapeau dromadaire écluse église embarcation embarcadère embarquer embarquement émigrer
    envol envoler équateur équipage équipée errance errer escale escalade escapade étape étranger évader évasion excursion exil exode
    exotique expédition explorateur exploration explorer express falaise fanal ferry filer flâner flotte foule fourgon franchir frontière
    fusée fuite galère gare gîte globe golfe gondole goudron goulet grotte groom guide guider halte hamac hameau havre hélice hélicoptère
    horaire hors hôte hôtel hôtelier hôtesse idiome île îlot immigrer indigène interprète itinéraire jet jeep jetée jungle jonque lagon
    langue largue latitude littoral locomotive loisir longer longitude louer malle mallette mappemonde marche marcher marché marin marina
    mer méridien métro migrer mission monde montgolfière monument moto mouillage mosquée moteur moyen musée naufrage naufragé navette
    navigateur navigation naviguer navire nomade nord océan odyssée oasis omnibus orient orienter ouest pagode pagayer palace panneau
    panorama paquebot parcourir parcours parti partir passage passager passeport passer patrie pavillon pays paysage péage péninsule
    périple périphérie phare photo photographie pilote piloter pirogue piste plage plan planète pôle police port porteur poste pourboire
    promenade promener province pyramide quai quartier quitter rade radeau raid rail rallier rallye ramer randonnée rapatrier réacteur
    refuge région rejoindre rencontre renseigner rentrer repartir réserver retour revenir rivage roulotte route routier
    ruelle ruine sable sac safari sampan séjour séjourner sentier site soute souvenir station sud survol survoler tarif taxi tente
    terminus terre tourisme touriste touristique tourner trafic train traîneau trajet tramway transit transport transporter traverse
    traverser traversée trek tribord tribu trolley tropique tunnel vacance vacancier vadrouille vaisseau valise vallée van véhicule vélo
    village ville viaduc visa visite visiter visiteur voie voile voilier voiture vol volant volcan voler voyage voyager voyageur vue wagon
    yacht zone`,
  'Le corps humain': `
    abdomen accoucher adulte aile aine aisselle amygdale anatomie anévrisme anneau annulaire anus aorte appendice articulation artère âge
    astragale auriculaire avaler avant bâiller barbe barbiche bas bassin battement battre bébé bile biceps blessure blesser bosse bouche
    boucle boyau bras bronche bronzer buste caillot cal calvitie canine capillaire carie carotide cartilage cellule cérébral cerne cerveau
    cervical chair cheveu chevelure cheville chevelu chignon chromosome cicatrice cil circulation clavicule cloque cœur colon côlon colonne
    cornée corporel corps corpulence côte côté cou coude coupure courbature coxal crachat cracher crâne crâne cubitus cuir cuisse cutané
    debout dent dental dentition derme diaphragme digérer digestion digestif doigt dos dorsal duodénum duvet échine embryon émail enfant
    enfance entaille entorse épaule épiderme épine essoufflé estomac éternuer face facial faim fémur fesse fibre fibule fièvre figure flanc
    foie fontanelle fossette fœtus foulure fracture frisson front gencive gène genou gestation geste glande globe globule goitre gorge gosier
    goût grain graisse grimace guérir gustatif haleine hanche hernie hoquet hormone humain humérus hypophyse index incisive intestin iris
    jambe jarret joue jumeau langue larme laryngé larynx lèvre ligament lobe lombaire luette lymphe mâcher mâchoire maigre main majeur malade
    maladie mandibule maxillaire médius mèche mélanine membrane membre ménisque menton métacarpe métatarse moelle mollet molaire
    mouvement mucus muqueuse muscle musclé musculaire musculature myope nageur naître narine nasal naseau natte nerf nerveux neurone nez nombril
    nouveau nuque nu nutrition obèse œil œsophage œdème odorat ongle omoplate orbite oreille orteil organe organique organisme os osseux
    ossature ouïe ovaire ovule palais palper pancréas paume paupière peau perspirer péroné phalange pharynx pied pilosité plaie plante plasma
    pleurer plèvre poil poing pointe poitrine pommette pore postérieur pouce pouls poumon prunelle puberté pubis pulmonaire pupille rachis
    radius rate rectum regard rein rénal respiration respirer rétine rhume ride rire ronfler rotule roux sacrum salive sang sanguin sein
    sens sexe sinus soif sommeil sourcil souffle souffler sourire squelette sternum stature sueur suer taille talon tarse teint tempe
    tendon testicule tête thorax thyroïde tibia tissu torse toucher tousser toux trachée transpirer trapèze tripe triceps tronc tympan ulna
    urine uriner utérus vaccin vagin valvule veine veineux ventre ventricule vertèbre vertébral verrue vésicule vessie viscère visage vision
    vital vivant voix vue zygomatique`,
  'Les métiers': `
    acheteur acrobate acteur actrice acupuncteur agent agriculteur aide ajusteur aiguilleur ambulancier ambassadeur analyste animateur
    antiquaire apiculteur apprenti apprentissage architecte archiviste archéologue armateur armurier arpenteur artificier artisan artiste
    assistant assureur astrologue astronaute astronome athlète aubergiste auteur aviateur avocat avoué bagagiste balayeur banquier barbier
    barman basketteur batelier bâtisseur batteur berger bibliothécaire bijoutier biologiste blanchisseur bonimenteur bonnetier botaniste
    botteleur boucher bouffon boulanger bouquiniste bourreau boxeur braconnier brasseur brocanteur brodeur bûcheron bureau cadre cafetier
    caissier calligraphe cambiste camelot cameraman camionneur capitaine cardinal cardiologue carreleur carrossier cartographe cascadeur
    céramiste chanteur charbonnier charcutier charpentier charretier charron chasseur chaudronnier chauffeur chef cheminot chercheur
    chevrier chiffonnier chimiste chirurgien chocolatier chômage chorégraphe cinéaste cirier ciseleur clerc clown cocher coiffeur collègue
    colonel colporteur comédien commandant commerçant commis commissaire comptable compositeur concierge conducteur confiseur conseiller
    conservateur constructeur contrat contremaître contrôleur cordelier cordier cordonnier correcteur cosmonaute coureur courtier couturier
    couturière couvreur créateur critique crémier cuisinier cultivateur curé danseur danseuse décorateur dentellière dentiste député
    dermatologue dessinateur détective développeur diplomate directeur docker docteur domestique dompteur douanier drapier droguiste
    ébéniste éboueur écailler éclairagiste éclusier écolier économe économiste écrivain écuyer éditeur éducateur égoutier électricien élagueur
    élève éleveur embaucher émailleur emploi employé employer employeur encadreur enquêteur enseignant entraîneur entrepreneur entreprise
    épicier équilibriste ergonome escrimeur espion esthéticienne étameur étudier évêque expert exploitant explorateur fabricant
    facteur factrice fakir ferblantier fermier ferrailleur ferronnier figurant fileuse fonctionnaire fondeur footballeur forain forestier
    forgeron fossoyeur fourreur fraiseur fromager garagiste garde gardien gendarme généraliste géographe géologue géomètre gérant glacier
    golfeur gouvernante graphiste graveur greffier grossiste groom grutier guichetier guide gynécologue herboriste historien horloger
    horticulteur hôtelier hôtesse huissier illustrateur imagier imprimeur infirmier infirmière informaticien ingénieur inspecteur
    instituteur interprète inventeur jardinier jockey jongleur joaillier journaliste journalier juge juriste laborantin laboureur laitier
    lavandière libraire lieutenant linguiste livreur logisticien loueur luthier machiniste maçon magasinier magicien magistrat maire maître
    majordome manœuvre mannequin manucure maquettiste maquilleur maraîcher marchand maréchal marin marinier maroquinier masseur matelot
    mathématicien mécanicien médecin menuisier mercier messager métallurgiste météorologue métier metteur meunier militaire mineur ministre
    miroitier mécano modéliste modiste moine moniteur monteur mouleur musicien nageur narrateur navigateur négociant neurologue notaire
    nourrice nourricier officier oiseleur opérateur opticien orateur orfèvre orthophoniste ostréiculteur outil outilleur ouvreuse ouvrier
    palefrenier papetier parfumeur pasteur pâtissier patron patronne paysan paysagiste pêcheur pédagogue pédiatre pédicure peintre percepteur
    perruquier pharmacien philosophe photographe physicien pianiste pilote pisciculteur plâtrier plombier plongeur poète poissonnier policier
    politicien pompier pompiste porcher portier porteur postier potier poudrier précepteur préfet présentateur président prestidigitateur
    prêtre procureur producteur professeur profession programmeur projectionniste prospecteur psychiatre psychologue publiciste puéricultrice
    pâtre quincaillier radiologue ramoneur réalisateur rebouteux recruter recteur rédacteur régisseur relieur remouleur rémouleur reporter
    représentant restaurateur retraite retraité romancier routier sabotier sage salaire salarié sauveteur savant savetier scénariste
    scaphandrier scieur scientifique sculpteur secrétaire sellier sénateur serrurier serveur serveuse servante sociologue soigneur soldat
    sondeur sorcier soudeur souffleur speaker sportif stagiaire standardiste sténographe styliste surveillant syndicat tailleur tanneur
    tapissier taxi technicien teinturier téléphoniste terrassier tisserand toiletteur tonnelier tourneur traducteur traiteur transporteur
    travail travailler travailleur trésorier trieur typographe usine vacher vannier veilleur vendangeur vendeur vendeuse verrier vétérinaire
    viticulteur vigneron vitrier voyagiste voiturier wattman zingueur zoologiste`,
  'Le sport': `
    abandon aérobic agilité agrès aile ailier alpinisme alpiniste amateur amortir appui apnée arbitre arbitrer arbitrage arc archer
    arène arrêt arrière artistique ascension assaut athlète athlétique athlétisme attaquant attaque attaquer aviron avant badminton baignade
    balade balle ballon bande barrage barre barreur basket basketteur battre batte biathlon bicyclette bille billard bob bobsleigh boule
    bouliste bond bondir bonnet botte bouchon boxe boxer boxeur bras brasse bride but buteur cadet cage canasson canoë canot canoter capitaine
    carton casaque casque catch catcheur cavalier cavalière ceinture centre cerceau champion championnat chandelle chausson chaussure cheval
    chrono chronomètre chute cible cirque classement claquage club coach coaching combat combattre compétiteur compétition concours concourir
    contre contrer corde corner corps costaud côté coup coupe coureur courir course court crampon crawl cricket croquet cross cycle cycliste
    cyclisme danse danser danseur dauphin décathlon défaite défendre défense défenseur défi défier délai deltaplane départ déraper descente
    détente diable discipline disque disqualifier dojo dopage doper doper dossard double doubler dribble dribbler drapeau duel échappée
    échauffer échauffement échec écurie effort élan élastique éliminer éliminatoire endurance énergie engager ennemi entraînement entraîner
    entraîneur épée épreuve équilibre équipe équipier équitation escalade escalader escrime escrimeur espadrille essai esquive esquiver
    étape étirement étirer étrier exercer exercice exploit fan fanion fatigue faute favori feinte feinter final finale finaliste filet
    finir flèche fleuret foot football footballeur footing force forcer forfait formule foulée frapper frappe fronde gagnant gagner galop
    galoper gant garde gardien glisse glisser glissade golf golfeur gradin grimper grimpeur gymnase gymnaste gymnastique haie haltère
    haltérophile handball handicap hanche hasard hippique hippodrome hockey homologuer hors hurdler invaincu jeu javelot jockey joggeur jogging
    jouer joueur joueuse joute jouter judo judoka juge juger jumelle junior karaté karting kayak kimono lancer lanceur lancement leader libero
    licence ligne ligue lob loisir lutte lutter lutteur luge maillot manche marathon marathonien marche marcher marcheur marquer marqueur
    masse match mêlée médaille médaillé mental meneur mi mondial moniteur monter motard moto motocross mouliner muscle muscler musculation
    nage nager nageur natation nautique neige niveau obstacle offensive olympiade olympique or ovale outsider ovation pagaie pagayer palme
    palmarès panier parachute parade parapente parcours pari parier participer partie passe passer patin patinage patiner patineur patinoire
    pause pédale pédaler peloton pelote pénalité pénalty perche perchiste perdant perdre performance perf pentathlon piolet piste pilote
    piscine pivot planche planeur plaquage plaquer plongeon plonger plongeur podium poids point pointer polo ponctuer pongiste prise
    professionnel progresser prolongation promotion public quille quart race raid rallye ramer rameur randonnée randonner rapidité raquette
    rebond rebondir record recordman règle relais relayer relayeur remplaçant remporter remontée repli reprise résister résistance résultat
    revanche revers ring rival rivalité roller rugby rugbyman rythme sabre saison salto sang saut sauter sauteur sauvetage score scorer selle
    sélection semelle senior série service servir set short signal skate ski skier skieur slalom smash soccer softball sol souffle souplesse
    souple spectateur sport sportif sportive sprint sprinter sprinteur stade starter stretching sueur suer sumo supporter supportrice
    surf surfer surfeur survêtement suspense tactique talent tandem tapis technique tennis tennisman terrain tête tir tirer tireur titre
    touche toucher tour tournoi tournoyer trampoline tremplin tribune triathlon tricher tricheur triomphe triompher trophée trotter trotteur
    vainqueur vaincre valse vélo vélodrome veste vestiaire victoire victorieux virage vitesse voile voilier voltige voltiger volley volleyeur
    volant yoga`,
  'La mer': `
    abordage aborder abysse accoster algue amarre amarrer amer amiral amirauté ancre ancrer anémone anguille anse appât appareiller aquarium
    archipel armada armateur aviron azur bâbord baie baigner baigneur baignade baleine baleinier baleinière balise banc bar barque barre
    barrer barreur bassin bateau batelier bernacle berge bigorneau bleu bôme bord bordée bouée bourrasque bouteille brasse brise brisant
    brise bulot cabillaud cabine cabotage caboter caboteur cachalot calamar cale caler calfater calme calmar canal canoë canot cap capitaine
    cargaison cargo carène caréner carrelet carte ceinture cétacé chalut chalutier chaland chaloupe chantier chavirer chenal cingler clapot
    clapotis coque coquillage coquille corail corne corsaire côte côtier coulée couler coup courant crabe crevette crique croiseur croisière
    croiser crustacé cuirassé darse dauphin débarcadère débarquer dériver dérive dériveur détroit destroyer digue dock docker dorade drague
    draguer dragueur drakkar dune eau écailler écoutille écoute écubier écueil écume écumer écumeux embarcadère embarcation embarquer embrun
    embouchure engouffrer enrochement épave équipage escadre escale espadon esquif estacade estran estuaire étale étrave étoile falaise fanal
    ferry filet filière flot flots flotte flotter flotteur flottille flux foc fonds fretin frégate fucus gaffe gaillard galère galérien
    galet galion garde gîte glacier goéland goélette goémon golfe gonfler goulet gouvernail grain gréement gréer grève gros guindeau halage
    hale haler hamac harpon harponner hareng hauban haubans haut hauturier havre hélice hisser homard houle houleux hublot huître île îlien
    îlot immerger immersion iode iodé isthme jauge jetée jonque jusant kayak kraken lagon lagune lame lamaneur lamproie langouste langoustine
    large larguer lest lester lieue lieu limon littoral long loup louvoyer lougre machine maquereau mangrove manœuvre manœuvrer maquette marée
    marémotrice marin marina marine marinier maritime marsouin mascaret mât matelot mâture méduse mer merlan merlu méridien mérou môle monocoque
    morse morue mouette mouillage mouiller moule mousse mouvoir mulet murène mutin mutinerie nacre nage nager nageoire nager nageur naufrage
    naufrager naufrageur nautile nautique naval navette navigable navigateur navigation naviguer navire nacelle nef nœud noyade noyer océan
    océanique ondine onde ormeau otarie ouragan oursin pagaie palangre palme palourde paquebot parage passe passerelle patelle pavillon
    pêche pêcher pêcherie pêcheur pélican perle péninsule péniche perroquet phare phoque pieuvre pilote piloter pilotin pinasse pingouin
    pirate piraterie pirogue plage plancton planche plie plonger plongée plongeur pneumatique poisson polder pont ponton port poulpe poupe
    proue quai quart quille rade radeau radoub rafale raie ramer rame rameur rascasse rat ras récif reflux régate remorquer
    remorqueur renflouer requin ressac rivage riverain roc rocher rouget rouler roulis sable sablier saline salin salé sardine sardinier
    saumon sauvetage sauveteur scaphandre scaphandrier seiche sel sextant sillage sillon siphon sirène skipper sloop sole sombrer sonar
    sonde sonder soute soutier spinnaker squale submerger submersible surf surfer surfeur tangage tanguer tempête tempétueux thon
    thonier timonier timonerie tonnage torpille torpiller tortue toron traversée traverser traversier tribord trident trimaran triton
    tsunami turbot typhon vague vaisseau vareuse vase vedette vent vergue vigie virer vivier voguer voile voilier voilure yacht`,
  'La musique': `
    accord accorder accordéon accordéoniste accompagner accompagnement acoustique adagio affiche aigu air album allegro alto ampli ampleur
    andante applaudir applaudissement archet aria ariette arpège arrangement artiste aubade audible auditeur audition auditoire avant baguette
    bal ballade ballet bande banjo barde baryton basse basson bassiste batterie batteur battement battre bécarre bémol berceuse bis bois
    boléro bombarde bongo boogie bouche bourdon branle bravo bruit brunette buccin cabaret cacophonie cadence canon cantate cantatrice
    cantique carillon carillonner castrat célesta chanson chansonnier chant chanter chanteur chanteuse chantonner
    chef chœur choral chorale choriste chorégraphie chromatique cithare clairon clapper clarinette clavecin claveciniste clavier clé clef
    cloche clochette concerto concert concertiste conga conservatoire contralto contrebasse contrepoint corde cor cornemuse cornet cornettiste
    corps coulisse couplet crescendo cuivre cymbale danse danser danseur débutant déchiffrer demi diapason diatonique dièse diva dissonant
    dissonance disco discordant disque djembé doigté dominante duo durée duettiste écho écouter écoute électrique éclatant élégie embouchure
    encore enregistrer enregistrement ensemble entonner entracte étude exécuter faux fandango fanfare farandole fauteuil fausset festival fifre
    final finale flamenco flûte flûtiste folk fosse fox fredonner fugue funk gala galop gamme gavotte gigue glas glissando gong gosier gospel
    gramophone grave gratter grelot guimbarde guitare guitariste habanera harmonie harmonica harmonieux harmoniser harmonium harpe harpiste
    hautbois hauteur hautboïste hymne impromptu improviser improvisation instrument instrumental intermède interpréter interprète intervalle
    intro java jazz jazzman jingle jouer joueur kermesse kiosque lamento largo légato leitmotiv lento lied liesse lyre lyrique livret
    luth luthier lutherie madrigal maestro maître mandoline mandole maraca marche marimba marteau mazurka majeur mélodie mélodieux mélodique
    mélodrame mélomane ménestrel menuet messe mesure métal métronome mezzo micro mineur mixer mode moderato modulation moduler motet motif
    musette musical musicien musicienne musicologue musique noce nocturne noire note noter nuance octave ode octuor oiseau opéra opérette
    opus oratorio orchestre orchestrer oreille orgue organiste ornement ostinato ouïe ouverture palmas partition pas passacaille pastorale
    pause pavane pédale percussion perle philharmonique phrase phono piano pianiste pianoter piccolo pincer pipeau piston pizzicato platine
    plectre podium poème polka polonaise polyphonie polyphonique pop portée pot prélude prestissimo presto prière psaume public punk pupitre
    quadrille quartette quatuor quarte quinte quintette radio ragtime rap rappeur récital récitatif refrain reggae registre répertoire répéter
    répétition reprise requiem résonner résonance rythme rythmer rythmique ricercare rigodon rime ritournelle rock rocker romance rondeau
    ronde rondo rumba saloon salsa samba saxo saxophone saxophoniste scène scherzo scat scie septuor sérénade séquence silence sillet siffler
    sifflet sifflement sitar slow solfège solfier solo soliste sonate sonatine sonner sonnette sonore sonorité son soprano soupir souffler
    sourdine spectacle staccato stéréo studio suite swing symphonie symphonique symphoniste syncope synthétiseur tambour tambourin tambouriner
    tango tapage tarentelle tempo tenir ténor tessiture thème tierce timbale timbalier timbre tintement tinter tirer tocsin tonal tonalité
    tonique ton touche trac traverse tremolo trémolo trompe trompette trompettiste tromper trombone troubadour tuba tube tutti tympan unisson
    valse valser valseur variation variété vénitienne vibrato vibrer vibration vielle vielliste viole violon violoniste violoncelle
    violoncelliste virtuose virtuosité vocal vocalise vocaliste voix volume xylophone yodler zouk`,
};
