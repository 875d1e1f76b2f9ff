// Knows what a whole phrase may be: a sentence, a noun group, a word with what qualifies it.

export const SENTENCE_RULES = `
Subject = pron/a | NounGroups/a | subce/a
Subject.on = 'l' 'on'
Clause = pron/a VP/tam.whole.straight.finite.alone | pron/a Core/tam.whole.straight.finite.open
Clause = Subject/a VP/tam.whole.straight.finite.alone | nobody/a VP/tam.half.straight.finite.alone | nothing/a VP/tam.half.straight.finite.alone
Clause = NoOne/a VP/tam.half.straight.finite.alone | nothing de What VP/tm.half.straight.finite.alone.3ms | nothing de Adjective.ms VP/tm.half.straight.finite.alone.3ms
# « ce » has a plural of its own: ce sont mes amis.
Clause.main = TheyAre | NounGroups TheyAre | 'il' 'arrive' que Clause.sub | 'il' 'arrive' Datum que Clause.sub
TheyAre = 'ce' Are Alone.p NounGroup.p | 'ce' Are NounGroups.p | 'ce' Are NounGroups.p Adjuncts | 'ce' Are Alone.p | 'ce' Are Alone/a.3p qui VP/a.main.whole.straight.alone | 'ce' ne etre.main.3p que NounGroups.p
Are = etre.main.3p | ne etre.main.3p Never | etre.main.3p Never
Datum = 'souvent' | 'parfois' | 'rarement' | 'toujours'
Clause = qui VP.main.whole.straight.3s.alone VP/tm.main.whole.straight.3s.alone
Clause = NounGroups subce/a VP/tam.whole.straight.finite.alone | NounGroups 'ça' VP/tm.whole.straight.finite.alone.3s
Clause = 'moi' pron/a.1s VP/tam.whole.straight.finite.alone | 'toi' pron/a.2s VP/tam.whole.straight.finite.alone
Clause = 'lui' 'il' VP/tm.whole.straight.finite.alone.3ms | 'eux' 'ils' VP/tm.whole.straight.finite.alone.3mp
Clause = NounGroups/a.1p 'nous' VP/tam.whole.straight.finite.alone | NounGroups/a.2p 'vous' VP/tam.whole.straight.finite.alone
Clause = 'moi' '-même' pron/a.1s VP/tam.whole.straight.finite.alone
Clause = 'nous' 'on' VP/tm.whole.straight.finite.alone.on | NounGroups.1p 'on' VP/tm.whole.straight.finite.alone.on
# After « où », « quand », « comme »: what the verb still needs has been said (où tu es).
Loose = Subject/a VP/tam.whole.straight.finite
# « Personne ne dit rien »: two denials that are not one too many.
Clause = nobody/a ne verb/tam.T.plain.finite nothing | nobody/a ne avoir/tam.finite nothing part.T.avoir.oms | nobody/a ne verb/tam.T.plain.finite nothing at VP.inf.whole.alone
Sentence = 'rien' 'ne' 'sert' de VP.inf.whole.alone
NoOne.3ms = 'aucun' | 'nul' | 'pas' 'un' | 'pas' 'un' 'seul' | 'aucun' Melted.p
NoOne.3fs = 'aucune' | 'nulle' | 'pas' 'une' | 'pas' 'une' 'seule' | 'aucune' Melted.p
NoOne.3s = none/a Nominal/a | none/a de tonic.p | none/a Among
Clause = 'quiconque' VP.main.whole.straight.3s VP/tm.main.whole.straight.3s
Clause = NeitherOf/a VP/tam.half.straight.finite.alone
NeitherOf.1p = ni Alone ni Alone.1 | ni Alone.1 ni Alone | ni NounGroup ni Alone.1 | ni Alone.1 ni NounGroup
NeitherOf.3m = ni NounGroup ni NounGroup | ni Alone.3 ni Alone.3
Sentence = 'mieux' 'vaut' VP.inf.whole.alone | 'mieux' 'vaut' VP.inf.whole.alone que VP.inf.whole.alone
# A clause after « que », whose object is what « que » stands for.
Gap = Subject/a Governed/ao.main.T.pos.straight | Subject/a ne Governed/ao.main.T.neg.straight
Said = Subject/a Governed/a.main.Q.pos.straight | Subject/a ne Governed/a.main.Q.neg.straight | Subject/a Receiver/a Governed/a.main.Q.pos.straight
Gap = Subject/a Around Governed/ao.main.T.pos.straight | Subject/a ne Around Governed/ao.main.T.neg.straight
Gap = Subject/a Receiver/a Governed/ao.main.T.pos.straight | Subject/a ne Receiver/a Governed/ao.main.T.neg.straight
Gap = Subject/a Governed/ao.main.T.neg.straight
Gap = Subject/a Core/a.F.main.whole.straight VP.inf.whole.alone | subce/a etre/a | subce/a verb/a.C

Sentence = Clause.main | Clause.main and Clause.main | Clause/a.main and VP/a.main.whole.straight | Initial/t Clause/t.main
Sentence = Initial/t , Clause/t.main | Sub , Clause.main
Sentence = Clause.main but Clause.main | Clause.main , Clause.main | Clause.main , Adjuncts | Clause.main , kin
Sentence = Clause.main , and Clause.main | Clause.main , hail
Sentence = Question | Order | Shown | Exclaimed | Sub | but Clause.main | and Clause.main | que Clause.sub | Order and Order
Sentence = Clause.main , proper | Order , kin | Order , proper | Order , hail
Sentence = interj Clause.main | interj , Clause.main | 'oui' Clause.main | 'non' Clause.main | yes , Clause.main | proper , Clause.main
Sentence = kin , Clause.main | kin Clause.main | interj Order | interj , Order | Initial/t , Question/t | Initial/t Question/t
Sentence = More Clause.main More Clause.main | More Clause.main , More Clause.main | 'tel' etre.ms.main NounGroup.ms | 'telle' etre.fs.main NounGroup.fs
More = 'plus' | 'moins' | 'mieux' | 'plus' late | 'plus' adv | 'moins' adv
Sentence = More Clause.main More subce etre.main.3s
# Whatever one does: j'ai beau chercher, je ne trouve rien.
Even = Subject/a Begun/a.main.whole.straight.H 'beau' VP.inf.whole.alone
Sentence = Even Clause.main | Even , Clause.main
# So much that: il a tant mangé qu'il est malade.
SoMuch = 'tant' | 'tellement'
Sentence = Subject/a avoir/a.main SoMuch part.avoir.oms que Clause.main | Subject/a verb/a.main.plain SoMuch que Clause.main
Sentence = Subject/a Begun/a.main.whole.straight.T SoMuch de Nominal que Clause.main | YHas SoMuch de Nominal que Clause.main
# An order and why: attends-moi j'arrive.
Sentence = Order Why | Order Please Why
Why = pron/a VP/a.main.whole.straight.alone | subce/a VP/a.main.whole.straight.alone | 'ça' VP.main.whole.straight.alone.3s | There | Must
# What it is: le problème c'est qu'il pleut, partir c'est mourir un peu.
Sentence = NounGroups subce etre.main.3s That.main | NounGroups subce etre.main.3s de VP.inf.whole.alone | VP.inf.whole.alone subce etre.main.3s VP.inf.whole.alone
Sentence = VP.inf.whole.alone subce etre.main.3s Quality.ms | VP.inf.whole.alone subce etre.main.3s Deg adj.ms | NounGroups etre/a.main That.main
# One or the other: ou tu manges ou tu pars.
Sentence = 'ou' Clause.main 'ou' Clause.main | 'soit' Clause.main 'soit' Clause.main
Sentence = 'peu' 'importe' NounGroups | 'peu' 'importe' Asked | 'qu' 'importe' NounGroups | 'peu' 'm' 'importe' | 'peu' 'm' 'importe' NounGroups
# What is wished: puisses-tu dire vrai.
Sentence = May VP.inf.whole.alone
May = 'puisse' '-je' | 'puisses' '-tu' | 'puisse' '-t-il' | 'puisse' '-il' | 'puisse' '-elle' | 'puissions' '-nous' | 'puissiez' '-vous' | 'puissent' '-ils' | 'puissent' '-elles'
Clause.main = subce MayBe 'être' Shape | subce MayBe 'être' Deg adj.ms
MayBe = 'doit' | 'peut' | 'devait' | 'pouvait' | 'devrait' | 'pourrait'
# What happens: il est arrivé un accident, il m'arrive de rêver.
Clause.main = 'il' 'arrive' Lacking | 'il' Happens NounGroups | 'il' Happens NounGroups Adjuncts | 'il' Receiver 'arrive' de VP.inf.whole.alone | 'il' Receiver 'arrive' adv de VP.inf.whole.alone
Happens = 'est' 'arrivé' | Receiver 'arrive' | Receiver 'est' 'arrivé' | 'se' 'passe' | 's' 'est' 'passé' | 'existe' | 'existait'
Sentence = 'comme' 'quoi' Clause.main
Sentence = 'jamais' Subject/a VP/ta.main.half.straight.alone
Sentence = Clause.main 'et' tonic | Called Exclaimed
# Whose it is to do: à toi l'honneur; what frightens: au secours un ours.
Sentence = at tonic le/a noun/a | at tonic la/a noun/a | Alarm NounGroup | Alarm Clause.main | Order que Clause.sub | Order tonic self
Alarm = 'au' 'secours' | 'au' 'feu' | 'à' 'l' 'aide' | 'ciel' | 'regarde' | 'regardez'
Words = 'à' 'quoi' 'bon' VP.inf.whole.alone | 'au' 'plaisir' de VP.inf.whole.alone | 'pourquoi' 'pas' VP.inf.whole.alone | 'pourquoi' 'pas' NounGroup | 'pourquoi' 'pas' Alone | 'pourquoi' 'pas' adv | 'toujours' NounGroup
Sentence = Perhaps que Clause.main | 'vivement' que Clause.sub | Opener Opener Clause.main | Opener Opener Question | 'et' 'pourquoi' 'pas' Alone
Perhaps = 'peut-être' | 'sans' 'doute' | 'bien' 'sûr' | 'sûrement' | 'probablement' | 'certainement' | 'évidemment' | 'forcément'
Sentence = 'plus' 'jamais' Subject/a VP/ta.main.half.straight.alone
Sentence = Away/t Grows.3s NounGroups.s | Away/t Grow NounGroups.p
Grows = 'pousse' | 'coule' | 'passe' | 'monte' | 'descend' | 'pend' | 'repose' | 'dort'
Grow = 'poussent' | 'coulent' | 'passent' | 'montent' | 'descendent' | 'pendent' | 'reposent' | 'dorment'
Sentence = 'l' 'un' VP.main.whole.straight.3ms.alone 'l' 'autre' VP.main.whole.straight.3ms.alone | 'l' 'une' VP.main.whole.straight.3fs.alone 'l' 'autre' VP.main.whole.straight.3fs.alone
Sentence = 'les' 'uns' VP.main.whole.straight.3mp.alone 'les' 'autres' VP.main.whole.straight.3mp.alone | NounGroups subce etre.main.3s de Nominal
Words = 'chacun' own/a.s Nominal/a.s | 'à' 'chacun' own/a.s Nominal/a.s
# What it is not, then what it is: c'est pas moi c'est lui.
Sentence = Denied ItIs | Denied , ItIs | Denied 'mais' NounGroup
Denied = subce etre.main.3s 'pas' Shape | subce ne etre.main.3s 'pas' Shape
ItIs = subce etre.main.3s Shape
Shape = Alone | NounGroups | Quality.ms
# « il ne peut venir » needs no « pas ».
Clause.main = Subject/a ne Able/a VP.inf.whole.alone
Able.1s = 'puis' | 'peux' | 'saurais' | 'pouvais'
Able.3s = 'peut' | 'pouvait' | 'saurait' | 'ose' | 'osait' | 'sut' | 'put'
Able.3p = 'peuvent' | 'pouvaient' | 'sauraient' | 'osent' | 'osaient'
# It makes one so: l'amour rend aveugle.
Clause.main = NounGroups.3s 'rend' Quality.ms | NounGroups.3p 'rendent' Quality.ms
Sentence = Initial Shown | Sub Order | Sub , Order | 'avant' de VP.inf.whole.alone Order | 'en' VP.ger.pos Order
Clause.main = subce etre.main.3s 'pourquoi' Loose.main
# What is said to begin: bon on y va, et maintenant on fait quoi.
Sentence = hail Clause.main | hail Question | 'attention' Clause.main
Opener = interj | 'tant' 'pis' | 'tant' 'mieux' | 'mon' 'dieu' | 'super' | 'génial' | 'chouette' | 'chic' | 'cool' | 'alors' 'comme' 'ça' | 'mince' | 'flûte' | 'punaise' | 'purée' | 'dommage' | 'désolé' | 'désolée' | 'voilà' | 'voyons' | 'sinon' | 'enfin' | 'ok' | 'okay' | 'oui' | 'non' | 'si' 'si' | 'oui' 'oui' | 'non' 'non' | 'bon' | 'dis' | 'dis' kin | 'bref' | 'alors' | 'allez' | 'allons' | 'eh' 'bien' | 'du' 'coup' | 'dis' 'donc' | 'genre'
Sentence = 'tu' 'sais' Clause.main | 'tu' 'vois' Clause.main | Opener quel/a Nominal/a | Opener 'voilà' | Opener Exclaimed
Sentence = Opener Clause.main | Opener Question | Opener Order | Opener Shown | Opener , Clause.main | Opener , Question | Opener , Order
Sentence = and Question | but Question | and Sub | and Shown | and Initial/t Clause/t.main | but Initial/t Clause/t.main | and Initial/t Question/t
# In that place somebody is: dans la forêt vit un loup.
Sentence = Away/t verb/ta.main.plain.N NounGroups/a | Away/t verb/ta.main.plain.B NounGroups/a
Sentence = NounGroups Clause.main 'ça' | VP.inf.whole.alone Described.3ms.main.whole.straight | VP.inf.whole.alone Described.3ms.main.whole.straight Besides
Clause = Mine/a pron/a.3 VP/tam.whole.straight.finite.alone
Mine.3 = own/a Nominal/a | Name/a
# Two clauses that a pair of words joins; what is spoken of.
Sentence = 'tantôt' Clause.main 'tantôt' Clause.main | 'ou' 'bien' Clause.main 'ou' 'bien' Clause.main | 'non' 'seulement' Clause.main but Clause.main | Clause.main 'puis' Clause.main
Clause.main = 'il' etre.main.3s 'question' de VP.inf.whole.alone | 'il' etre.main.3s 'question' de AfterDe | 'il' ne etre.main.3s Never 'question' de VP.inf.whole.alone
# « elle aussi », « le roi lui-même », « seul le roi ».
Clause = tonic/a.3 alsoadv VP/tam.whole.straight.finite.alone | tonic/a.3 'non' 'plus' VP/tam.neg.straight.finite.alone | NounGroups/a tonic/a self VP/tam.whole.straight.finite.alone
Clause = NounGroups/a alsoadv VP/tam.whole.straight.finite.alone | Only/a VP/tam.whole.straight.finite.alone
Only.3ms = 'seul' NounGroup.ms | 'seul' 'lui'
Only.3fs = 'seule' NounGroup.fs | 'seule' 'elle'
Only.3mp = 'seuls' NounGroup.mp | 'seuls' 'eux'
Only.3fp = 'seules' NounGroup.fp | 'seules' 'elles'
Clause.main = Spotted/a pron/a.3 Core/a.C.main.whole.straight Quality/a | Spotted/a pron/a.3 Core/a.C.main.whole.straight part/a.T | Spotted/a pron/a.3 Core/a.C.main.whole.straight Deg adj/a.shared
Spotted.3 = le/a Nominal/a | la/a Nominal/a
Sentence = tonic/a qui VP/a.main.whole.straight.alone
Clause.main = Cleft
Cleft = subce etre.main.3s CleftedAgree | subce ne etre.main.3s Never CleftedAgree | subce etre.main.3s Never CleftedAgree
Cleft = subce etre.main.3s 'bien' Alone | subce etre.main.3s 'bien' NounGroups | subce etre.main.3s 'bien' Alone/a qui VP/a.main.whole.straight.alone
CleftedAgree = en VP.ger.pos que Loose/t.main | Alone NounGroup | Alone/a qui VP/a.main.whole.straight.alone | Alone que Gap | Place/t que Loose/t.main | adv/t que Loose/t.main | When/t que Loose/t.main
Initial = 'tout' en VP.ger.pos | adv/t | Place/t | When/t | Sub | en VP.ger.pos | SetAdverb | Deg adv/t | adv/t 'encore'

Question = VP/t.inverted.main.whole.alone | qword VP/t.inverted.main.whole | NounGroups/a VP/ta.inverted.main.whole.alone
Question = qword NounGroups/a VP/ta.inverted.main.whole
Question = que Straight.inverted.main.pos.T | que Straight/t.inverted.main.pos.T Adjuncts/t
Question = que Straight.inverted.main.pos.F VP.inf.whole.alone | que Receiver Straight.inverted.main.pos.T | que clen Straight.inverted.main.pos
Question = WhoIs | WhoIs Adjuncts | quel/a Nominal/a VP/t.inverted.main.whole
# « qui » is its object or what it is: qui vois-tu, qui es-tu, but not « qui vas-tu ».
WhoIs = qui Core.inverted.main.whole.T | qui Core.inverted.main.whole.C | qui Core.inverted.main.whole.F VP.inf.whole.alone
Question = quel/a etre/a.main NounGroup/a | quel/a verb/a.C.main NounGroup/a | qword verb/a.main NounGroups/a
Question = qword verb/a.main NounGroups/a Adjuncts | que verb/a.main.T NounGroups/a | que verb/a.main.T NounGroups/a Adjuncts
Question = cly clen avoir.main.3s inv.3ms | cly clen avoir.main.3s inv.3ms adv | qui 'd' 'autre' VP.main.whole.straight.3s | quoi 'd' 'autre' | que 'veut' 'dire' NounGroups.s | que 'veulent' 'dire' NounGroups.p | qui etre/a.main NounGroups/a | qui subce etre.main
Sentence = Clause.main 'oui' 'ou' 'non' | 'et' 'dire' que Clause.main | Clause.main 'ou' quoi | Clause.main 'ou' 'pas' | Clause.main 'ou' 'non'
Question = at qui verb/a.main NounGroups/a
Question = prep qui VP/t.inverted.main.whole | at qui VP/t.inverted.main.whole | de qui VP/t.inverted.main.whole
Question = prep qui Loose.main | at qui Loose.main | de qui Loose.main | prep quoi Loose.main | at quoi Loose.main | de quoi Loose.main
Question = prep qword VP/t.inverted.main.whole | prep qword Loose.main
Question = prep quoi VP/t.inverted.main.whole | at quoi VP/t.inverted.main.whole | de quoi VP/t.inverted.main.whole
Question = until at qword VP/t.inverted.main.whole | until at qword Loose.main | quoi de Quality
Question = IsIt que Clause.main | qword IsIt que Loose.main | 'qu' IsIt que Gap | 'qu' IsIt qui VP.main.whole.straight.3ms
Question = qui IsIt qui VP.main.whole.straight.3ms | qui IsIt que Gap | 'qu' IsIt que subce etre | 'qu' IsIt que Gap Adjuncts
Question = qui VP.main.whole.straight.3s | 'qu' IsIt que Struck | quel/a Nominal/a VP/a.main.whole.straight
Question = qword Loose.main | quel/a Nominal/a Gap | Clause.main qword | qword VP.inf.whole.alone | que VP.inf.whole.alone | Quantity Nominal VP/t.inverted.main.whole
Question = at qui VP.inf.whole.alone | de qui VP.inf.whole.alone | prep qui VP.inf.whole.alone | prep quoi VP.inf.whole.alone | 'par' ou VP.inf.whole.alone | at quoi VP.inf.whole.alone
# One of several: laquelle de ces robes veux-tu, qui de vous deux a raison.
WhichOne.3s = lequel/a de NounGroup.p | lequel/a de tonic.p
WhichOne.3ms = 'lequel' Melted.mp
WhichOne.3fs = 'laquelle' Melted.fp
Question = WhichOne VP/t.inverted.main.whole | WhichOne/a VP/a.main.whole.straight | qui de tonic.p Num VP.main.whole.straight.3s | qui Melted.p VP.main.whole.straight.3s | qui de tonic.p VP.main.whole.straight.3s
Question = 'comment' 'se' 'fait' inv.3ms que Clause.sub | en quoi Loose.main | en quoi VP/t.inverted.main.whole | que cly avoir.main.3s inv.3ms | que cly avoir.main.3s inv.3ms de Adjective.ms | que cly avoir.main.3s inv.3ms Adjuncts
Question = at quoi verb/a.main NounGroups/a | de quoi verb/a.main NounGroups/a | prep quoi verb/a.main NounGroups/a | until ou VP/t.inverted.main.whole | until ou Loose.main
Question = at lequel VP/t.inverted.main.whole | prep lequel VP/t.inverted.main.whole | auquel VP/t.inverted.main.whole
Question = Loose.main at Which | Loose.main de Which | Loose.main prep Which | Loose.main at qui | Loose.main prep qui | Loose.main de qui
Question = Loose.main at quoi | Loose.main prep quoi | Loose.main de quoi
Question = lequel/a VP/a.main.whole.straight | lequel VP/t.inverted.main.whole
Question = qword etre/a.main part/a.etre NounGroups/a | qword Oneself/a verb/a.main.reflexive NounGroups/a
Question = que Oneself/a Reflected/a.inverted.main.pos | 'combien' Loose.main | 'comment' Loose.main
Question = de qword VP/t.inverted.main.whole | at Which VP/t.inverted.main.whole | de Which VP/t.inverted.main.whole | prep Which VP/t.inverted.main.whole
Question = de Which etre/a.main NounGroups/a | at Which Loose.main | de Which Loose.main | at Which verb/a.main NounGroups/a
IsIt = 'est' '-ce'

Order = VP.imp.whole.straight.alone
Shown = clle/o voila Adjective | clme voila Adjective | clle voila qui VP.main.whole.straight.3 | clme cly voila | voila NounGroups | voila Alone | clle voila | clme voila | voila Place | voila adv | voila que Clause.main
Shown = voila qword Loose.main | voila qword VP.inf.whole.alone | voila 'tout' | voila NounGroups Adjuncts | clle voila Adjuncts | clme voila Adjuncts | voila qword | clen voila NounGroup | clen voila one
Exclaimed = 'ce' que Clause.main | 'vive' NounGroup | 'vive' tonic | 'à' 'bas' NounGroup | 'à' 'mort' NounGroup | 'vivent' NounGroup.p | comme Clause.main | que Amazing
Struck = Subject/a Oneself/a Reflected/a.main.pos.straight | Subject/a Described/a.main.whole.straight | Subject/a Described/a.main.whole.straight Besides | Subject/a Begun/a.main.whole.straight.H bareh
Struck = Subject/a Begun/a.main.whole.straight.M barem | Subject/a Body/a.main.whole.straight.alone Adverb | Subject/a Filled/a.main.whole.straight.T
Amazing = Struck | Subject/a Begun/a.main.whole.straight.T NounGroups | TheyAre
Exclaimed = 'que' de Nominal

NounPhrase = WhichOne | Nominal 'ou' Nominal | Clock | NounGroup | Nominal | quel/a Nominal/a | Nothing
Nothing = 'plus' 'un' Nominal.ms | 'plus' 'une' Nominal.fs | pas 'assez' de Nominal | pas 'beaucoup' de Nominal | pas nothing | pas nobody | 'pas' one/a Nominal/a | pas de Nominal | 'rien' de Adjective | none/a Nominal/a
Words = deg much | 'un' 'peu' much | lots much | pas lots | hail lots | 'plus' que Standard | 'moins' que Standard | 'mieux' que Standard | 'autant' que Standard | 'le' deg adv 'possible' | Deg adv que 'possible' | pas much | much much | hail much | 'et' tonic | pas tonic | 'pas' 'question' | 'pas' 'besoin' | Quality AdjectiveLink | Fond OfSomething | Bigger que Standard | SetAdverb Place
Words = Than adv que Standard | Than late que Standard | 'madame' 'la' Nominal.fs | 'monsieur' 'le' Nominal.ms | NounGroup Please | late When | adv When | adv at Clock | adv 'et' adv | 'encore' NounGroup | 'enfin' NounGroup | 'bientôt' NounGroup | 'déjà' NounGroup | at qui de VP.inf.whole.alone
Words = VP.inf.whole.alone 'ou' VP.inf.whole.alone | 'attention' NounGroup | tonic 'de' 'même' | at tonic alsoadv | at tonic 'de' 'même' | adv hail | comme NounGroups | comme Alone | Num 'à' Num | Num 'à' 'zéro' | 'un' 'à' 'zéro' | 'un' 'à' Num
Words = Damn 'alors' | well 'et' tonic | Deg well 'et' tonic | SetPhrase 'et' tonic | SetPhrase hail
Damn = 'mince' | 'flûte' | 'zut' | 'chic' | 'merde' | 'punaise' | 'chouette'
Words = quel/a Nominal/a adv | quel/a Nominal/a When | 'pareil' que Standard | 'entre' Hours and Hours | ale/a time/a next/at | 'plutôt' VP.inf.whole.alone que VP.inf.whole.alone | 'plutôt' VP.inf.whole.alone que de VP.inf.whole.alone | NounGroup 'pour' nothing | 'autant' que Loose.main | 'autant' VP.inf.whole.alone | 'plutôt' VP.inf.whole.alone | 'attention' Nominal
Words = Often Adjective | Often SetAdverb | pas Deg adv | pas Deg late | pas Deg near | Deg well hail | well hail | 'moitié' 'prix'
Often = 'bientôt' | 'souvent' | 'toujours' | 'presque' | 'parfois' | 'rarement' | 'jamais' | 'encore' | 'déjà' | 'enfin' | 'vraiment' | 'plutôt'
Words = part.T Away
Words = Away Please | adv Please | 'pendant' NounGroup | 'durant' NounGroup | 'à' 'travers' NounGroup | near de adv | Fond/a AdjectiveLink | Fond/a que Clause.sub
Please = 's' 'il' 'te' 'plaît' | 's' 'il' 'vous' 'plaît'
Words = VP.inf.whole.alone and VP.inf.whole.alone | Core.inf.pos.T and VP.inf.whole.alone | 'rendre' Quality | Adjective and Adjective Like
Words = 'et' own/a Nominal/a | 'mais' SetAdverb | 'mais' SetPhrase | 'mais' yes 'voyons'
Words = 'ça' 'alors' | Deg adj | Deg adv | Deg late | pas Adjective | pas adv | pas late | VP.inf.whole.alone.unled
Words = When | si pron.3 | que pron | tonic alsoadv | tonic 'non' 'plus' | SetAdverb | late 'ou' late
Words = Alone.1 | tonic self | pas hail
Words = hail kin | hail noun | hail proper | hail tonic | hail adv | hail quant | hail deg | yes hail | hail Melted
Words = 'plus' 'ou' 'moins' | 'lorsqu' pron | 'puisqu' pron | 'pourquoi' 'pas' | 's' 'il' 'vous' 'plaît'
Words = 's' 'il' 'te' 'plaît' | 'parce' que | NounGroup hail | adv adv | 'ou' 'bien' | hail Place
Words = interj interj | yes yes | 'mais' yes | Deg Participle
`;
