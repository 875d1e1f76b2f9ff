// Knows how a noun group is built: what stands before the noun, the noun, what follows it.

export const NOUN_GROUP_RULES = `
# Numbers: vingt, vingt et un, deux cents, quatre-vingt-dix.
Num.p = Small | num nums | Hundred | Hundred Small | Thousand | Thousand Small | Thousand Hundred | Thousand Hundred Small
Small = num | ten digit | ten teen | 'quatre' 'vingt' | 'quatre' 'vingt' digit | 'quatre' 'vingt' teen | ten and unit | ten and 'onze'
Small = 'quatre' 'vingt' unit | 'dix' digit
Hundred = 'cent' | 'cent' unit | digit 'cent' | digit 'cent' unit | digit nums
Thousand = 'mille' | 'mille' unit | 'mille' and unit | Small 'mille' | Hundred 'mille' | Small 'mille' unit
# What « de » and « à » do not melt with.
FreeDet = 'n' 'importe' quel/a | det/a | la/a | tout/a la/a | tout/a le/a | tout/a le/a Num/a | tout/a det/a | det/a Num/a | Num/a | none/a
Quantity = quant de | 'un' 'peu' de | 'plein' de | 'des' many de | Num many de | 'une' 'foule' de | 'un' many de
Quantity = 'bien' 'des'
FreeDet.p = 'au' 'moins' Num/a | 'au' 'plus' Num/a | 'à' 'peine' Num/a | Num 'à' Num/a | Num 'ou' Num/a | 'environ' Num/a | 'presque' Num/a | 'plus' de Num/a | 'moins' de Num/a | 'près' de Num/a
Det = FreeDet/a | le/a | le/a Num/a | des/a | de la/a | Quantity
DetAfterAt = FreeDet/a | des/a | du/a | de la/a | Quantity
DetAfterDe = FreeDet/a | Quantity

Before = adj/a.before | Deg adj/a.shared.before | adj/a.before Before/a
Head = noun/a | noun/a brand | human/a proper | Street/a proper | Before/a noun/a | title/a proper | title/a kin | Before/a title/a proper | numbered/a Num | numbered/a 'un' | proper/a.after | Before/a proper/a
# Where people's names stand after what bears them: la rue Victor Hugo, l'affaire Dreyfus.
Street.ms = 'boulevard' | 'lycée' | 'collège' | 'théorème' | 'prix' | 'musée' | 'restaurant' | 'café' | 'square' | 'quai' | 'pont' | 'port' | 'parc' | 'stade' | 'camp' | 'procès' | 'clan' | 'couple' | 'hôpital' | 'mont' | 'lac' | 'fort' | 'cap'
Street.fs = 'rue' | 'avenue' | 'place' | 'école' | 'affaire' | 'famille' | 'loi' | 'station' | 'gare' | 'tour' | 'salle' | 'méthode' | 'génération' | 'maison' | 'dynastie' | 'ville' | 'impasse' | 'île' | 'commune' | 'université' | 'fondation'
# Two nouns that make one.
Head.ms = 'appareil' 'photo' | 'café' 'crème' | 'sac' 'poubelle' | 'stylo' 'bille' | 'match' 'retour' | 'match' 'aller' | 'site' 'internet' | 'film' 'culte' | 'bébé' 'éprouvette'
Head.fs = 'pause' 'café' | 'pause' 'déjeuner' | 'assurance' 'vie' | 'station' 'service' | 'tarte' 'maison' | 'soupe' 'maison' | 'confiture' 'maison' | 'purée' 'maison' | 'idée' 'cadeau'
Head.ms = 'papier' 'toilette' | 'rouge' 'à' 'lèvres' | 'pain' 'maison' | 'timbre' 'poste' | 'bleu' 'marine' | 'prix' 'choc' | 'week-end' 'prolongé' | 'mot' 'clé' | 'point' 'clé'
Head.ms = 'gâteau' 'maison' | 'poulet' 'frites' | 'jambon' 'beurre' | 'steak' 'frites' | 'roi' 'lion' | 'poisson' 'clown' | 'pigeon' 'voyageur' | 'oiseau' 'mouche' | 'papier' 'cadeau' | 'coin' 'cuisine'
Name = proper/a | proper/a proper/a | proper/a Num | proper/a 'premier'
NameTrait = Adjectives/a | Relative/a | Place | de Nominal
Nominal = Head/a | Head/a Follow/a
# « du pain du lait » is no group: what is taken a part of is not of something else.
Nearby = Head/a | Head/a Adjectives/a | Head/a Apart | Head/a Adjectives/a Apart | Head/a Relative/a
Apart = de VP.inf.whole.alone and de VP.inf.whole.alone | Away | de Nominal | at Nominal | at VP.inf.whole | de VP.inf.whole.alone
# An adjective instead of a noun: les grands, la plus belle, le premier.
NounGroup.3s = one/a.s Bigger/a que Standard
Named = Deg part/a.T | 'mieux' part/a.T | 'plus' 'mal' part/a.T | 'moins' 'bien' part/a.T
Named.3s = 'leur'
Named.3p = 'leurs'
Named = adj/a | Deg adj/a.shared | adj/a Follow/a | Num/a | Deg adj/a.shared Follow/a

Follow = Quality/a Quality/a | Quality/a Participle/at | Quality/a Participle/at Tail/a | Participle/at Quality/a | Quality/a Quality/a Tail/a | Adjectives/a | Adjectives/a Tail/a | Tail/a
Tail = Trait/a | Trait/a Tail/a
Trait = part/a.L proper | Place and Place | de Nominal and de Nominal | at Nominal and at Nominal | de Nominal and Nominal | VP.ger.pos.alone | 'à' 'tout' 'faire' | Bigger/a que Standard | 'de' 'trop' | 'de' 'plus' | 'de' 'moins' | 'de' 'plus' que Standard | 'de' 'moins' que Standard | 'd' 'est' | 'd' 'en' 'face' | 'd' 'à' 'côté' | 'd' 'en' 'haut' | 'd' 'en' 'bas' | Link | Link Adjectives/a | Relative/a | here | 'et' 'demie' | 'et' 'demi' | 'et' 'quart'
Adjectives = Adjective/at | Adjective/at and Adjective/at
Adjective = Participle/at Adverb/t | 'non' Participle/at | Quality/a | Participle/at | Deg Participle/at | Adverb Participle/at
Colour = 'noir' | 'blanc' | 'orange' | 'beige' | 'mauve' | 'vert' | 'bleu' | 'rouge' | 'gris' | 'rose' | 'jaune' | 'brun' | 'marron' | 'violet' | 'blond' | 'châtain'
Shade = 'orangé' | 'rosé' | 'bleuté' | 'doré' | 'sombre' | 'électrique' | 'canard' | 'citron' | 'olive' | 'bouteille' | 'clair' | 'foncé' | 'marine' | 'pâle' | 'vif' | 'pomme' | 'ciel'
Quality = 'à' 'peine' adj/a.after | pas Deg adj/a.shared | pas adj/a.shared.after | pas Deg part/a.T | pas part/a.T | 'bon' 'marché' | Colour Shade | 'trop' 'chou' | 'bien' adj/a.after | 'encore' adj/a.after | much better/a | lots better/a |  adj/a.after | Deg adj/a.shared.after | 'à' 'moitié' adj/a.after | Num 'fois' 'plus' adj/a.after | Num 'fois' 'moins' adj/a.after
Participle = part/a.T | part/a.L status/a
# « Demain il est parti » is no attribute.
Participle.past = part/a.etre
Fond = fond/a | Deg fond/a
Than = 'plus' | 'moins' | 'aussi' | 'si' | Rather 'plus' | Rather 'moins' | 'tout' 'aussi' | 'presque' 'aussi' | Num 'fois' 'plus' | Num 'fois' 'moins'
Rather = 'bien' | 'beaucoup' | 'un' 'peu' | 'encore' | 'vraiment' | 'tellement'
# « grand que moi » compares nothing.
Bigger = Than adj/a.shared.after | better/a | much better/a | lots better/a | Than part/a.T
OfSomething = de AfterDe and de AfterDe | Melted and Melted | de AfterDe | Melted | de land.before | de Alone | de all
AdjectiveLink = at nothing | Away and Away | de Nominal and de Nominal | Away | de Nominal | at VP.inf.whole | de VP.inf.whole.alone
Compared = Fond/a OfSomething | Quality/a | Quality/a AdjectiveLink | Bigger/a que Standard | Quality/a que Loose.main | Quality/a que Clause.sub
Compared = Quality/a and Quality/a | Bigger/a que Standard de Num time
Standard = one | Num | pron/a ne Straight/a.main.pos | pron/a ne clle Straight/a.main.pos | tonic | nothing | nobody | 'jamais' | NounGroup | Adjective | Adverb | Place

# Groups with a preposition. A link may do without an article: un pot de fleurs, un moulin à vent.
Link = de VP.inf.whole.alone and de VP.inf.whole.alone | at VP.inf.whole and at VP.inf.whole | Place | de Nominal | at Nominal | at VP.inf.whole | de VP.inf.whole.alone
Like = comme Nominal and Nominal | comme NounGroups | comme Alone | comme Nominal | comme Num | comme Away | comme adv
Place = de 'peu' | Away/t | Like | de AfterDe | Melted | de land.before | de Alone | de all
Away = at all | at Clock | prep Clock | until at Clock | prep Num | 'sans' 'jamais' VP.inf.alone | en month | 'de' det 'part' | at AfterAt | MeltedAt | en land.before | 'en' 'train' | at Num | until at Num | en det/a Nominal/a
Away = en EnNominal | en l Nominal | en Num/a Nominal/a | en Num | en tonic | prepn NounGroups | 'chez' Folk | prep Alone | 'sans' Nominal | 'avec' barewith | 'avec' deg barewith | 'avec' Before barewith | 'par' bareby | 'pour' barefor | barep Nominal.p | pinf VP.inf.alone
Away = 'tout' near de AfterDe | 'tout' near Melted | 'd' 'après' NounGroups | 'd' 'après' Alone | 'à' 'travers' NounGroups | 'sous' 'forme' de Nominal | 'en' 'forme' de Nominal
Away = 'en' 'cas' de Nominal | 'à' 'base' de Nominal | 'par' 'rapport' at AfterAt | 'par' 'rapport' MeltedAt | 'quant' at AfterAt | 'quant' MeltedAt | 'y' 'compris' NounGroups
Away = 'entre' Peers | 'entre' Hours and Hours | 'à' 'part' NounGroups | 'à' 'part' Alone | 'mis' 'à' 'part' NounGroups | 'sur' 'internet' | 'par' 'internet' | 'via' NounGroups | 'de' 'très' 'près' | 'de' 'très' 'loin' | 'de' 'façon' Adjective.fs | 'de' 'manière' Adjective.fs | 'd' 'une' 'façon' Adjective.fs | 'd' 'une' 'manière' Adjective.fs | 'd' 'un' 'air' Adjective.ms
Away = near de AfterDe | near Melted | near | until at AfterAt | until MeltedAt | until adv | Without
Away = near de VP.inf.alone | prep qui | 'au' 'lieu' de VP.inf.alone | 'grâce' at AfterAt | 'grâce' MeltedAt | 'face' at AfterAt
Away = 'face' MeltedAt | 'de' Journey | 'en' 'plein' noun.ms | 'en' 'pleine' noun.fs | 'en' 'plein' time.ms | 'en' 'pleine' time.fs
# How one holds oneself: les bras croisés, la tête dans les nuages.
Posture = 'le' Held/a.3ms Participle/a.T | 'la' Held/a.3fs Participle/a.T | 'les' Held/a.3p Participle/a.T | 'le' Held/a.3ms adj/a.after | 'la' Held/a.3fs adj/a.after | 'les' Held/a.3p adj/a.after | 'les' 'mains' Away | 'les' 'pieds' Away | 'la' 'tête' Away | 'les' 'yeux' Away | 'le' 'nez' Away
Held.3ms = 'cœur' | 'dos' | 'ventre' | 'bras' | 'poing' | 'doigt' | 'menton' | 'nez' | 'crâne' | 'visage' | 'regard'
Held.3fs = 'tête' | 'bouche' | 'gorge' | 'main' | 'jambe' | 'mine' | 'fenêtre' | 'porte' | 'lumière' | 'voix' | 'truffe' | 'gueule' | 'queue'
Held.3mp = 'bras' | 'yeux' | 'cheveux' | 'pieds' | 'poings' | 'doigts' | 'sourcils'
Held.3fp = 'mains' | 'jambes' | 'poches' | 'lèvres' | 'dents' | 'joues' | 'oreilles' | 'ailes' | 'fenêtres'
Manner.3mp = 'flocons' | 'pas' | 'cris' | 'coups' | 'feux' | 'traits' | 'frais' | 'bouillons' | 'bonds' | 'jets' | 'sanglots'
Manner.3fp = 'gouttes' | 'dents' | 'doses' | 'mailles' | 'enjambées' | 'gorgées' | 'foulées' | 'eaux'
Hours = Clock | Num | kin | month | When
Peers = 'amis' | 'amies' | 'copains' | 'copines' | 'voisins' | 'frères' | 'sœurs' | 'adultes' | 'filles' | 'garçons' | 'collègues' | 'hommes' | 'femmes'
# Where one comes back from.
Journey = 'vacances' | 'voyage' | 'promenade' | 'prison' | 'table' | 'classe' | 'mission' | 'week-end' | 'randonnée' | 'balade'
Away = Posture | at Before/a.3p Manner.3p | en Colour | 'avant' adv | 'après' adv | de adv | 'en' 'train' de VP.inf.alone | at bareat | at Alone
Away = 'à' 'cause' de AfterDe | 'à' 'cause' Melted | 'à' 'côté' de AfterDe | 'à' 'côté' Melted | 'en' 'face' de AfterDe
Away = 'en' 'face' Melted
Away = 'avant' de VP.inf.alone | 'après' VP.inf.alone | 'pour' adv | 'depuis' adv | 'dès' adv | 'par' adv | 'vers' adv | 'hors' de Nominal
Away = 'le' 'long' Melted | 'le' 'long' de AfterDe | 'n' 'importe' qword | 'n' 'importe' ou
Away.past = 'il' 'y' 'a' When | 'il' 'y' 'a' adv | 'il' 'y' 'a' Deg adv
# « en train de » is for infinitives: « train » is noted apart.
EnNominal = noun/a.after | noun/a.after Follow/a | Before/a noun/a.after
# One goes to people's: chez le boulanger, but not « chez la table ».
Folk = Det/a Person/a | Det/a Person/a Follow/a | Det/a Named/a | Name | kin | title/a proper | Pointed | ng
Person = Someone/a | Before/a Someone/a
Someone = human/a | status/a | title/a | kin/a
Without = 'sans' none/a Nominal/a | 'sans' Nominal ni Nominal
Alone = tonic/a | tonic/a self
AfterDe = Name and Name | What | 'l' 'est' | month | kin | kin Follow | DetAfterDe/a Nominal/a | DetAfterDe/a Named/a | Name | Name NameTrait | DetAfterDe/a land/a | DetAfterDe/a land/a Follow/a | ng | Pointed | Alone
AfterAt = What | 'l' 'est' | kin | kin Follow | DetAfterAt/a Nominal/a | DetAfterAt/a Named/a | Name | Name NameTrait | DetAfterAt/a land/a | DetAfterAt/a land/a Follow/a | ng | Pointed | Alone
Melted = dele/a land/a | dele/a land/a Follow/a | dele/a Nominal/a | dele/a Num/a Nominal/a | dele/a Named/a
MeltedAt = ale/a land/a | ale/a land/a Follow/a | ale/a Nominal/a | ale/a Num/a Nominal/a | ale/a Named/a
Pointed.3 = celui/a 'd' 'en' Beyond | celui/a here | celui/a Link | celui/a Relative/a

NounGroup.3 = Det/a Nominal/a | Det/a Named/a | Name/a.s | Name/a.s NameTrait/a | Det/a land/a | Det/a land/a Follow/a | du/a Nearby/a | du/a land/a | ng/a | ng/a Place | ng/a de Nominal | ng/a Relative/a
NounGroup.3fs = Aunt proper
NounGroup.3ms = Uncle proper
Aunt = 'tante' | 'tata' | 'mamie' | 'mère' | 'sœur' | 'cousine' | 'marraine'
Uncle = 'oncle' | 'tonton' | 'papi' | 'père' | 'frère' | 'cousin' | 'maître' | 'parrain' | 'docteur' | 'capitaine'
NounGroup.3 = Pointed/a | month/a | month/a Follow/a | kin/a | kin/a Follow/a
NounGroup.3 = Det/a Head/a Adjective/a Adjective/a
NounGroup.3p = Det/a.p Head/a and Head/a.p
NounGroup.3fs = 'madame' 'la' Nominal.fs
NounGroup.3ms = What | 'quelquun' qui VP.sub.whole.straight.3ms.alone | 'le' 'seul' qui VP.sub.whole.straight.3ms.alone
NounGroup.3fs = 'la' 'seule' qui VP.sub.whole.straight.3fs.alone
# What is measured: un mètre quatre-vingts, deux euros cinquante.
NounGroup.3p = Num Units Num | 'un' Unit Num | 'une' Unit Num | Num Units 'et' 'demi' | Num Units 'et' 'demie'
Unit = 'mètre' | 'kilo' | 'euro' | 'litre' | 'heure' | 'minute' | 'franc'
Units = 'mètres' | 'kilos' | 'euros' | 'litres' | 'heures' | 'minutes' | 'francs'
NounGroup.3ms = 'le' deg late | 'le' 'mieux' | 'le' 'pire' | 'trois' 'fois' 'rien'
NounGroup.3p = Num de 'fièvre' | Num de 'tension' | Num de 'moyenne'
# What it costs: dix euros le kilo.
NounGroup.3p = Num 'euros' PerUnit | Num 'euros' 'pièce'
PerUnit.s = le/a noun/a | la/a noun/a
What = antecedent que verb/a.main.T NounGroups/a | 'tout' antecedent que Gap | 'tout' antecedent qui VP.main.whole.straight.3ms | antecedent dont Clause.main | 'tout' antecedent que Gap Adjuncts
What = antecedent que Said | 'tout' antecedent que Said | antecedent que Gap | antecedent que Gap Adjuncts | antecedent qui VP.main.whole.straight.3ms
NounGroup.3ms = 'monsieur' 'le' Nominal.ms | 'l' 'est' | de quoi VP.inf.whole.alone | 'n' 'importe' qui | 'n' 'importe' quoi
NounGroup.3ms = 'quelque' 'chose' | 'quelque' 'chose' de Adjective | 'quelque' 'chose' at VP.inf.whole | 'autre' 'chose'
NounGroup.3p = 'beaucoup' | 'beaucoup' Among | 'certains' Among | 'certaines' Among | 'plusieurs' Among | Num Among
NounGroup.3s = ng/a.s Among | one/a Among | none/a Among | one/a de Several | none/a de Several
NounGroup.3p = Num de Several | 'plusieurs' de Several | 'certains' de Several | 'certaines' de Several | 'beaucoup' de Several
Several.p = own/a Nominal/a
# The same as another one.
NounGroup.3 = Same/a que Standard
NounGroup.3p = Num 'pour' 'cent' | Num 'pour' 'cent' de Nominal | Num 'pour' 'cent' Melted
NounGroup.3p = quant de Nominal/a que de Nominal
NounGroup.3ms = 'le' Num month | 'le' 'premier' month
Same.ms = 'le' 'même' | 'le' 'même' Nominal.ms
Same.fs = 'la' 'même' | 'la' 'même' Nominal.fs
Same.p = 'les' 'mêmes' | 'les' 'mêmes' Nominal/a
Among = 'd' 'entre' tonic.p | de tonic.3p
NounGroup.3ms = 'du' 'n' 'importe' quoi | 'le' Num 'mètres'
NounGroup.3ms = 'tout' 'le' 'monde'
NounGroup.3p = 'la' 'plupart'
NounGroup.3 = 'la' 'plupart' Melted/a.p
NounGroup.3 = all/a | la/a one/a | la/a one/a Link
# « de » instead of « des » before an adjective; one of several.
NounGroup.3p = de Plural/a | 'd' 'autres'
NounGroup.3s = one/a Melted.p
Plural.3p = Before/a noun/a | Before/a noun/a Follow/a
# Coordination makes a plural, feminine only when both are.
NounGroups.3 = NounGroup/a
NounGroups.3mp = title and title proper | NounGroup.m and NounGroup | NounGroup and NounGroup.m | Alone.3 and NounGroup | NounGroup and Alone.3 | Alone.3 and Alone.3
NounGroups.3fp = NounGroup.f and NounGroup.f
NounGroups.3ms = NounGroup.ms 'ou' NounGroup.s | NounGroup.fs 'ou' NounGroup.ms
NounGroups.3fs = NounGroup.fs 'ou' NounGroup.fs
Beyond = 'haut' | 'bas' | 'face'
NounGroups.1p = Alone and Alone.1 | NounGroup and Alone.1 | Alone.1 and NounGroup | Alone.1 and Alone
NounGroups.2p = Alone and Alone.2 | NounGroup and Alone.2 | Alone.2 and NounGroup | Alone.2 and Alone

Relative.3 = qui VP/a.main.whole.straight.alone and VP/a.main.whole.straight.alone | qui VP/a.main.whole.straight.alone and qui VP/a.main.whole.straight.alone
Relative.3 = prep lequel/a Inverted | auquel/a Inverted | duquel/a Inverted | near duquel/a Loose.main | near duquel/a Inverted | de ou Inverted
Relative.3 = ou Inverted | ou Oneself/a Reflected/a.main.pos.straight NounGroups/a | que Inverted | 'grâce' auquel/a Loose.main
Relative.3 = qui VP/a.main.whole.straight.alone | ou Loose.main | dont Clause.main | prep qui Loose.main
Relative.3 = prep lequel/a Loose.main | at lequel/a Loose.main | auquel/a Loose.main | duquel/a Loose.main
Relative.3 = qui Oneself/a Reflected/a.T.main.straight Quality/a | qui Oneself/a Reflected/a.T.main.straight Adverb Quality/a
Relative.3 = ou VP.inf.whole.alone | at qui VP.inf.whole.alone | prep qui VP.inf.whole.alone
Relative.3 = at qui Loose.main | ou Question | de ou Loose.main | 'par' ou Loose.main
Inverted = verb/a.main.plain NounGroups/a | verb/a.main.plain NounGroups/a Adjuncts
# The participle agrees with what « que » stands for: la fille que j'ai vue.
Relative.3ms = que Gap.oms | que Gap.oms Adjuncts
Relative.3mp = que Gap.omp | que Gap.omp Adjuncts
Relative.3fs = que Gap.ofs | que Gap.ofs Adjuncts
Relative.3fp = que Gap.ofp | que Gap.ofp Adjuncts
# le gâteau qu'a fait mamie
Relative.3ms = que Behind.oms
Relative.3mp = que Behind.omp
Relative.3fs = que Behind.ofs
Relative.3fp = que Behind.ofp
Behind = avoir/a.main part/o.T.plain.avoir NounGroups/a
`;
