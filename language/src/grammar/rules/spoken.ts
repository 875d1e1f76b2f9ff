// Knows what is said without all its words: « y a du monde », « faut pas pleurer », greetings with whoever is called.

export const SPOKEN_RULES = `
# « il » left out.
YHas = 'y' 'a' | 'y' 'aura' | 'y' 'avait' | 'y' 'aurait'
Clause = There | There Adjuncts
Clause.main = 'il' YHasSome Adjuncts
There.main = YHas NounGroups | YHas 'pas' de Nominal | YHas 'plus' de Nominal | YHas Naught | YHas 'pas' NounGroups
There.main = YHasSome 'marre' | YHasSome 'assez' | YHasSome | YHasSome Adjuncts | YHasSome Count | YHasSome Never | YHasSome 'encore' | YHas 'pas' de quoi | YHas 'pas' de quoi VP.inf.whole.alone | YHas 'rien' at VP.inf.whole.alone
YHasSome = 'y' 'en' 'a' | 'y' 'en' 'aura' | 'y' 'en' 'avait'
There.main = YHas que at VP.inf.whole.alone | YHas 'que' NounGroups | YHas 'que' Alone | YHas 'pas' 'que' Alone | YHas Never nobody
# What is left, or lacks: il me reste deux euros, il n'en manque qu'un.
Remains = 'reste' | 'restait' | 'restera' | 'resterait' | 'manque' | 'manquait' | 'manquera' | 'manquerait'
Clause.main = 'il' Receiver Remains Lacking | 'il' Receiver Remains Lacking Adjuncts | 'il' clen Remains Count | 'il' Receiver clen Remains Count
Lacking = Num/a Nominal/a | 'un' Nominal.ms | 'une' Nominal.fs | Quantity Nominal | du/a Nearby/a | de la/a Nearby/a | des/a Nominal/a | 'quelque' 'chose'
Clause.main = 'il' ne clen Remains que Count | 'il' ne Receiver Remains que NounGroups | 'il' ne Receiver Remains Never de Nominal
Clause.main = 'il' Receiver Remains at VP.inf.whole.alone | 'il' ne Receiver Remains Never que NounGroups | 'il' ne Remains Never que NounGroups
MustBe = 'faut' | 'faudra' | 'faudrait' | 'fallait'
Must.main = MustBe VP.inf.whole.alone | MustBe 'pas' VP.inf.whole.alone | MustBe 'plus' VP.inf.whole.alone | MustBe que Clause.sub
Must.main = MustBe 'pas' que Clause.sub | MustBe NounGroups | MustBe 'jamais' VP.inf.whole.alone | MustBe 'bien' VP.inf.whole.alone
Clause = Must

Sentence = 'il' 'était' 'une' 'fois' NounGroups

# Since when: ça fait longtemps qu'on attend. What is left to do: t'as qu'à demander.
Clause = 'ça' 'fait' Lapse que Clause.main | 'il' 'y' 'a' Lapse que Clause.main | 'y' 'a' Lapse que Clause.main | 'voilà' Lapse que Clause.main | 'cela' 'fait' Lapse que Clause.main
Lapse = 'longtemps' | Num/a time/a | 'un' 'moment' | det/a time/a | deg 'longtemps'
Clause = pron/a avoir/ta.main que at VP.inf.whole.alone | pron/a ne avoir/ta.main que at VP.inf.whole.alone

# Whoever is called, and what is called to them.
Called = kin | proper | 'mon' Nominal.ms | 'ma' Nominal.fs | 'mes' Nominal.p | 'mon' Named.ms | 'ma' Named.fs | 'mes' Named.3p | 'les' Nominal.p | 'les' Named.3p | kin proper
Called = title | status | 'messieurs' 'dames' | 'mesdames' 'messieurs' | l/a human/a | l/a status/a | l/a kin/a | 'vieux' | 'les' 'amoureux'
Called = 'tout' 'le' 'monde' | tonic | 'messieurs' | 'mesdames' | 'toutes' | 'tous' | 'petit' | 'petite' | 'chéri' | 'chérie' | 'la' 'compagnie'
Wish = Wishing/a Wished/a
Wishing.m = 'bon' | 'bons' | 'joyeux' | 'heureux' | 'excellent' | 'excellents' | 'beau' | 'beaux' | 'meilleurs' | 'doux' | 'grand' | 'petit' | 'mauvais' | 'sale' | 'drôle'
Wishing.f = 'bonne' | 'bonnes' | 'joyeuse' | 'joyeuses' | 'heureuse' | 'heureuses' | 'excellente' | 'excellentes' | 'belle' | 'belles' | 'meilleures' | 'douce' | 'grande' | 'petite' | 'mauvaise'
Wished = noun/a | time/a
Greeting = hail | Wish | SetPhrase | interj | yes | 'vite' | 'doucement' | 'dehors' | 'allez' | 'allons' | Shouted
Shouted = 'à' 'table' | 'au' 'lit' | 'au' 'travail' | 'en' 'route' | 'en' 'avant' | 'debout' | 'silence' | 'attention' | 'courage' | 'à' 'demain' | 'félicitations' | 'bienvenue' | 'patience' | 'pitié' | 'halte' | 'stop' | 'joyeux' 'noël'
Words = Greeting Called | Greeting , Called | SetPhrase | Shouted | Greeting 'et' Greeting | SetPhrase Adjuncts.undated
Words = 'attention' MeltedAt | 'attention' at AfterAt | 'gare' MeltedAt | 'gare' at AfterAt | hail Shouted | Called , Shouted
Sentence = Order Hearer | Order , Called | Called , Order | Called , Question | Question Hearer | Question , Called
Sentence = Called , Clause.main | Clause.main , Called
# Without a comma when nothing else could follow: tu viens Hugo.
Sentence = 'tu' Coming proper | 'tu' Coming adv proper
Coming = 'viens' | 'dors' | 'pars' | 'sors' | 'rentres' | 'arrives' | 'restes' | 'descends' | 'exagères' | 'rigoles' | 'plaisantes'
Hearer = kin | proper | 'mon' Nominal.ms | 'ma' Nominal.fs | 'mes' Nominal.p | 'mon' Named.ms | 'ma' Named.fs | 'mes' Named.3p | 'les' Person.p
Sentence = Order SetPhrase | Order , SetPhrase | Clause.main , SetPhrase | SetPhrase , Clause.main | SetPhrase Clause.main | SetPhrase , Order
Sentence = Clause.main 'ça' | Question tonic | Clause.main 'hein' | Clause.main 'non' | Clause.main 'donc' | Order 'donc' | Clause.main hail
# Who or what it was, said again at the end: il est fort ton frère, je l'ai lu ce livre.
Again = own/a Nominal/a | le/a Nominal/a | la/a Nominal/a | own/a Named/a | le/a Named/a | la/a Named/a
# « elle est contente sa note » lacks a word: what is said again is yours, or seen.
Yours = your/a Nominal/a | your/a Named/a
Relation = own/a status/a | own/a title/a | le/a adj/a | la/a adj/a
Praised = adj/a.after | 'très' adj/a | 'trop' adj/a | 'vraiment' adj/a | 'si' adj/a | 'tout' adj/a | part/a.T
Sentence = pron/a.3 Core/a.C.main.pos.straight Praised/a Yours/a | pron/a.3 Core/a.C.main.pos.straight Admired/a Again/a | subce/a Core/a.C.main.whole.straight Praised/a Again
Sentence = pron/a.3 etre/a.main part/a.etre Relation/a | pron/a.3s Does Relation/a.s | pron/a.3s Does adv Relation/a.s
Admired = Admirable/a | 'très' Admirable/a | 'trop' Admirable/a | 'vraiment' Admirable/a
Admirable.ms = 'beau' | 'bon' | 'gros' | 'gentil' | 'mignon' | 'chaud' | 'froid' | 'joli' | 'long' | 'drôle' | 'fort' | 'méchant' | 'grand' | 'petit'
Admirable.fs = 'belle' | 'bonne' | 'grosse' | 'gentille' | 'mignonne' | 'chaude' | 'froide' | 'jolie' | 'longue' | 'drôle' | 'forte' | 'méchante' | 'grande' | 'petite'
Admirable.mp = 'beaux' | 'bons' | 'gros' | 'gentils' | 'mignons' | 'chauds' | 'froids' | 'jolis' | 'longs' | 'drôles' | 'forts' | 'méchants' | 'grands' | 'petits'
Admirable.fp = 'belles' | 'bonnes' | 'grosses' | 'gentilles' | 'mignonnes' | 'chaudes' | 'froides' | 'jolies' | 'longues' | 'drôles' | 'fortes' | 'méchantes' | 'grandes' | 'petites'
Does = 'arrive' | 'vient' | 'dort' | 'pleure' | 'rentre' | 'part' | 'travaille'
Sentence = pron/a.3 Begun/a.main.whole.straight qword Again/a | pron/a.3 Begun/a.main.whole.straight.C at qui Again/a | pron/a.3 Begun/a.main.whole.straight.T quoi Again/a
Sentence = pron/a Filled/a.main.whole.straight.T.oms Liking Owned.ms | pron/a Filled/a.main.whole.straight.T.ofs Liking Owned.fs | pron/a Filled/a.main.whole.straight.T.op Liking Owned.p
Liking = 'bien' | 'beaucoup' | 'déjà' | 'trop'
Sentence = pron/a Filled/a.main.whole.straight.T.oms Owned.ms | pron/a Filled/a.main.whole.straight.T.ofs Owned.fs
Sentence = pron/a Filled/a.main.whole.straight.T.omp Owned.mp | pron/a Filled/a.main.whole.straight.T.ofp Owned.fp
# What one speaks of first: ce livre je l'ai lu, ton frère je le connais.
Sentence = NounGroup.ms Known.oms | NounGroup.fs Known.ofs | NounGroup.mp Known.omp | NounGroup.fp Known.ofp
Known = pron/a Filled/ao.main.whole.straight.T | pron/a Filled/ao.main.whole.straight.T Adjuncts | pron/a Filled/ao.main.whole.straight.T Quality
Known = pron.il 'faut' clle/o verb.inf.T.plain
Sentence = NounGroup Fancy
Fancy = 'j' 'adore' | 'j' 'aime' 'bien' | 'j' 'aime' 'pas' | 'je' 'déteste' | 'moi' 'j' 'adore'
Clause = 'moi' When/t pron/a.1s VP/tam.whole.straight.finite.alone | 'toi' When/t pron/a.2s VP/tam.whole.straight.finite.alone
# Tired, he sleeps.
Sentence = Participle/a pron/a VP/a.main.whole.straight.alone | Adjective/a , pron/a VP/a.main.whole.straight.alone | Fond/a OfSomething pron/a VP/a.main.whole.straight.alone
Owned = own/a Nominal/a | own/a Named/a
Sentence = subce etre.main.3s Wondered NounGroups | 'ça' 'va' Again
Wondered = quoi | qui | at qui | de qui | prep qui | 'où' | 'quand' | 'comment' | 'combien'
# What is done so: ça se mange froid.
Clause = NounGroups/a Oneself/a Reflected/tam.T.whole.straight Quality/a
Clause = Neuter Oneself.3ms Reflected/tm.3ms.whole.straight Quality.ms | Neuter ne Oneself.3ms Reflected/tm.3ms.neg.straight Quality.ms
Neuter = 'ça' | 'cela' | 'ceci'
# What had to be done first: une fois arrivés, à peine rentré.
Absolute = Once Participle/a | Once Participle/a Place
Absolute = 'une' 'fois' adj/a.after
Once = 'une' 'fois' | 'à' 'peine' | 'aussitôt' | 'sitôt' | 'à' 'moitié'
Settled = 'une' 'fois' NounGroups/a Participle/a
Words = Absolute | Settled
Sentence = Absolute/a Subject/a VP/a.main.whole.straight.alone | Absolute/a , Subject/a VP/a.main.whole.straight.alone
Sentence = Settled Clause.main | Settled , Clause.main
# Sums: deux et deux font quatre.
Term = Num | 'un' | 'une' | 'zéro'
Sum = Term 'et' Term | Term 'plus' Term | Term 'moins' Term | Term 'fois' Term
Words = Sum | Sum Term
Sentence = Sum 'font' Term | Sum 'égale' Term | Sum 'égalent' Term
# Whoever is called, without a comma: frère Jacques dormez-vous, les enfants venez.
Hailed = kin | proper | title proper | status | 'mon' Nominal.ms | 'ma' Nominal.fs | 'mon' Named.ms | 'ma' Named.fs
Crowd = 'mes' Nominal.p | 'les' Person.p | 'les' Named.3p | 'mes' Named.3p
Sentence = Hailed Told.2 | Crowd Told.2p
# « mon frère viens » is a mistake more often than a call: an order shows that it is one.
Told.2s = 'viens' Thither | 'regarde' | 'écoute' | 'attends'
Told.2p = 'venez' Thither | 'regardez' | 'écoutez' | 'attendez'
Thither = 'vite' | 'ici' | 'là' | VP.inf.whole.alone | Away
Told = verb/a.imp enclle | verb/a.imp enclme | verb/a.imp encref/a | verb/a.imp encllui | verb/a.imp enclme Adjuncts | verb/a.imp encref/a Adjuncts | verb/a.imp enclme NounGroups
Told = VP/a.inverted.main.whole.alone | qword VP/a.inverted.main.whole | pron/a VP/a.main.whole.straight.alone
# Infinitives with what they follow: sans faire de bruit, après avoir mangé.
Away = pinf Early VP.inf.whole.alone
Early = 'mieux' | 'bien' | 'mal' | 'trop' | 'toujours' | 'beaucoup' | 'moins' | 'plus'
Words = pinf Early VP.inf.whole.alone | pinf VP.inf.whole.alone | 'sans' Quiet | 'sans' Quiet Adjuncts | 'après' Over | 'après' Over Adjuncts | 'après' 'manger' | 'avant' de VP.inf.whole.alone
Over = avoir.inf Between? part.avoir.oms.alone | avoir.inf Between? part.avoir.oms.T NounGroups | etre.inf part.etre.objectless | Oneself etre.inf part.reflexive | clle/o avoir.inf part/o.avoir
Quiet = Begun.inf.pos.T de Nominal | Begun.inf.pos.T Naught | 'rien' VP.inf.pos | 'jamais' VP.inf.pos.alone
Away = 'sans' Quiet
# What has been done, and how: encore raté, assez parlé.
Words = Done part.ms
Done = 'assez' | 'encore' | 'bien' | 'mal' | 'déjà' | 'presque' | 'trop' | 'enfin' | 'pas' 'encore' | 'jamais'
Words = adj comme LikeBare
LikeBare = 'neige' | 'chou' | 'charbon' | 'jais' | 'ébène' | 'agneau' | 'pierre' | 'roche' | 'velours' | 'soie' | 'miel' | 'lait' | 'craie' | 'cire' | 'sang' | 'feu' | 'glace' | 'marbre' | 'fer' | 'bronze' | 'nuit' | 'jour' | 'plume' | 'mort'
Words = ale/a time/a de month | at la/a adj/a.before time/a | Deg much que 'possible' | at kin time | at adv.ahead time | at kin/a next/a
# Pronouns and preposition alone: chez moi, sans toi, avec plaisir.
Words = 'chez' tonic | 'chez' Name | 'chez' kin | prep tonic | barep tonic | prep tonic self | near de tonic | 'en' time | Alone 'et' Alone | Alone 'ou' Alone
Words = 'en' VP.ger.pos | Adjective 'et' Adjective | Adjective 'mais' Adjective | Adjective comme NounGroups | adj comme NounGroups
Words = prep When | prep det/a time/a | prep kin | at kin | prep month | en month | en Num | at la/a time/a | ale/a time/a | at Num/a time/a | until at kin
# How long it is: dans un quart d'heure, à dans dix minutes.
Span = det/a time/a | Num/a time/a | 'un' 'quart' 'd' 'heure' | 'une' 'petite' 'heure' | 'une' 'demi-heure' | 'trois' 'quarts' 'd' 'heure' | det/a adj/a.before time/a | 'longtemps' | 'peu'
Words = prep Span | 'à' 'dans' Span
Words = prep Num/a time/a | 'depuis' adv | 'pour' adv | 'jusqu' 'à' adv | 'il' 'y' 'a' When | 'il' 'y' 'a' adv | 'il' 'y' 'a' Deg adv | 'il' 'n' 'y' 'a' 'pas' 'longtemps' | prep le/a time/a | prep la/a time/a
Words = en land.before | ale/a land/a | de land.before | dele/a land/a | 'en' 'train' de VP.inf.whole.alone
Words = at Clock | prep Clock | ni Alone ni Alone | ni NounGroup ni NounGroup | ni Adjective ni Adjective
Words = at kin/a Follow/a | Wish Away
Words = 'à' 'cause' de AfterDe | 'à' 'cause' Melted | 'grâce' at AfterAt | 'grâce' MeltedAt
Words = 'encore' Alone | 'enfin' Adjective | 'toujours' Adjective | 'enfin' SetAdverb | 'toujours' SetAdverb | at Alone de VP.inf.whole.alone | at tonic.p Num
Words = interj 'alors' | interj 'donc' | Num 'sur' Num | When 'peut-être' | NounGroup 'peut-être' | interj NounGroup | interj SetPhrase | 'dans' deg 'longtemps'
Words = 'à' 'chacun' own/a Nominal/a | Deg late 'peut-être' | adv 'peut-être' | 'peut-être' adv | 'pas' 'le' 'temps' | tonic.p Num | tonic.p all | NounGroup 'ou' NounGroup | 'ça' 'va' tonic | Num 'fois' 'plus' adj | Num 'fois' 'moins' adj | Num 'à' 'l' 'heure'
Words = 'entre' Alone 'et' Alone | 'là-haut' Away | 'pas' adj/a que Clause.sub | 'dommage' que Clause.sub | 'heureusement' que Clause.main | SetAdverb 'merci'
Words = at bareat | tonic 'd' 'abord' | at Alone | pas When | Alone 'pas' | pas Place | pas Alone
`;
