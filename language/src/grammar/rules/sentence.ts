// Knows what a whole phrase may be: a sentence, a noun group, a word with what qualifies it.

export const SENTENCE_RULES = `
Subject = pron/a | NounGroups/a | subce/a
Clause = pron/a VP/tam.whole.straight.finite.short
Clause = Subject/a VP/tam.whole.straight.finite.alone | nobody/a VP/tam.half.straight.finite.alone | nothing/a VP/tam.half.straight.finite.alone
Clause = NoOne/a VP/tam.half.straight.finite.alone
# « ce » has a plural of its own: ce sont mes amis.
Clause.main = TheyAre | NounGroups TheyAre | 'il' 'arrive' que Clause.sub | 'il' 'arrive' Datum que Clause.sub
TheyAre = 'ce' Are NounGroups.p | 'ce' Are NounGroups.p Adjuncts | 'ce' Are Alone.p | 'ce' Are Alone/a.3p qui VP/a.main.whole.straight.alone | 'ce' ne etre.main.3p que NounGroups.p
Are = etre.main.3p | ne etre.main.3p Never | etre.main.3p Never
Datum = 'souvent' | 'parfois' | 'rarement' | 'toujours'
Clause = qui VP.main.whole.straight.3s VP/tm.main.whole.straight.3s
Clause = NounGroups subce/a VP/tam.whole.straight.finite.alone | NounGroups 'ça' VP/tm.whole.straight.finite.alone.3s
Clause = 'moi' pron/a.1s VP/tam.whole.straight.finite.alone | 'toi' pron/a.2s VP/tam.whole.straight.finite.alone
Clause = 'lui' 'il' VP/tm.whole.straight.finite.alone.3ms | 'eux' 'ils' VP/tm.whole.straight.finite.alone.3mp
Clause = 'nous' 'on' VP/tm.whole.straight.finite.alone.3s
# After « où », « quand », « comme »: what the verb still needs has been said (où tu es).
Loose = Subject/a VP/tam.whole.straight.finite
# « Personne ne dit rien »: two denials that are not one too many.
Clause = nobody/a ne verb/tam.T.plain.finite nothing | nobody/a ne avoir/tam.finite nothing part.T.avoir.oms | nobody/a ne verb/tam.T.plain.finite nothing at VP.inf.whole.alone
Sentence = 'rien' 'ne' 'sert' de VP.inf.whole.alone
NoOne.3s = none/a Nominal/a
# A clause after « que », whose object is what « que » stands for.
Gap = Subject/a Governed/ao.main.T.pos.straight | Subject/a ne Governed/ao.main.T.neg.straight
Said = Subject/a Governed/a.main.Q.pos.straight | Subject/a ne Governed/a.main.Q.neg.straight | Subject/a Receiver/a Governed/a.main.Q.pos.straight
Gap = Subject/a Around Governed/ao.main.T.pos.straight | Subject/a ne Around Governed/ao.main.T.neg.straight
Gap = Subject/a Receiver/a Governed/ao.main.T.pos.straight | Subject/a ne Receiver/a Governed/ao.main.T.neg.straight
Gap = Subject/a Governed/ao.main.T.neg.straight
Gap = Subject/a Core/a.F.main.whole.straight VP.inf.whole.alone | subce/a etre/a | subce/a verb/a.C

Sentence = Clause.main | Clause.main and Clause.main | Clause.main and VP.main.whole.straight | Initial/t Clause/t.main
Sentence = Initial/t , Clause/t.main | Sub , Clause.main
Sentence = Clause.main but Clause.main | Clause.main , Clause.main | Clause.main , Adjuncts | Clause.main , kin
Sentence = Clause.main , and Clause.main | Clause.main , hail
Sentence = Question | Order | Shown | Exclaimed | Sub | but Clause.main | and Clause.main | que Clause.sub | Order and Order
Sentence = Clause.main , proper | Order , kin | Order , proper | Order , hail
Sentence = interj Clause.main | interj , Clause.main | 'oui' Clause.main | 'non' Clause.main | yes , Clause.main | proper , Clause.main
Sentence = kin , Clause.main | kin Clause.main | interj Order | interj , Order | Initial/t , Question/t | Initial/t Question/t
Sentence = More Clause.main More Clause.main | More Clause.main , More Clause.main | 'tel' etre.ms.main NounGroup.ms | 'telle' etre.fs.main NounGroup.fs
More = 'plus' | 'moins' | 'mieux'
Sentence = Initial Shown
# What is said to begin: bon on y va, et maintenant on fait quoi.
Opener = interj | 'bon' | 'dis' | 'dis' kin | 'bref' | 'alors' | 'allez' | 'allons' | 'eh' 'bien' | 'du' 'coup' | 'dis' 'donc' | 'tu' 'sais' | 'tu' 'vois' | 'genre'
Sentence = Opener Clause.main | Opener Question | Opener Order | Opener Shown | Opener , Clause.main | Opener , Question | Opener , Order
Sentence = and Question | but Question | and Sub | and Shown | and Initial/t Clause/t.main | but Initial/t Clause/t.main | and Initial/t Question/t
# In that place somebody is: dans la forêt vit un loup.
Sentence = Away/t verb/ta.main.plain.N NounGroups/a | Away/t verb/ta.main.plain.B NounGroups/a
Sentence = NounGroups Clause.main 'ça' | VP.inf.whole.alone Described.3ms.main.whole.straight | VP.inf.whole.alone Described.3ms.main.whole.straight Besides
Clause = Mine/a pron/a.3 VP/tam.whole.straight.finite.alone
Mine.3 = own/a Nominal/a | Name/a
Sentence = tonic/a qui VP/a.main.whole.straight.alone | Cleft
Cleft = subce etre.main.3s CleftedAgree | subce ne etre.main.3s Never CleftedAgree
Cleft = subce etre.main.3s 'bien' Alone | subce etre.main.3s 'bien' NounGroups | subce etre.main.3s 'bien' Alone/a qui VP/a.main.whole.straight.alone
CleftedAgree = Alone NounGroup | Alone/a qui VP/a.main.whole.straight.alone | Alone que Gap | Place/t que Loose/t.main | adv/t que Loose/t.main | When/t que Loose/t.main
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
Question = qui etre/a.main NounGroups/a | qui subce etre.main
Sentence = Clause.main 'ou' quoi | Clause.main 'ou' 'pas' | Clause.main 'ou' 'non'
Question = at qui verb/a.main NounGroups/a
Question = prep qui VP/t.inverted.main.whole | at qui VP/t.inverted.main.whole | de qui VP/t.inverted.main.whole
Question = prep qui Loose.main | at qui Loose.main | de qui Loose.main | prep quoi Loose.main | at quoi Loose.main | de quoi Loose.main
Question = prep quoi VP/t.inverted.main.whole | at quoi VP/t.inverted.main.whole | de quoi VP/t.inverted.main.whole
Question = IsIt que Clause.main | qword IsIt que Loose.main | 'qu' IsIt que Gap | 'qu' IsIt qui VP.main.whole.straight.3ms
Question = qui IsIt qui VP.main.whole.straight.3ms | qui IsIt que Gap | 'qu' IsIt que subce etre | 'qu' IsIt que Gap Adjuncts
Question = qui VP.main.whole.straight.3s | 'qu' IsIt que Clause.main | quel/a Nominal/a VP/a.main.whole.straight
Question = qword Loose.main | quel/a Nominal/a Gap | Clause.main qword | qword VP.inf.whole.alone | que VP.inf.whole.alone | Quantity Nominal VP/t.inverted.main.whole
Question = at lequel VP/t.inverted.main.whole | prep lequel VP/t.inverted.main.whole | auquel VP/t.inverted.main.whole
Question = Loose.main at Which | Loose.main de Which | Loose.main prep Which | Loose.main at qui | Loose.main prep qui | Loose.main de qui
Question = Loose.main at quoi | Loose.main prep quoi | Loose.main de quoi
Question = lequel/a VP/a.main.whole.straight | lequel VP/t.inverted.main.whole
Question = qword etre/a.main part/a.etre NounGroups/a | qword Oneself/a verb/a.main.reflexive NounGroups/a
Question = que Oneself/a Reflected/a.inverted.main.pos | 'combien' Loose.main | 'comment' Loose.main
Question = de qword VP/t.inverted.main.whole | at Which VP/t.inverted.main.whole | de Which VP/t.inverted.main.whole | prep Which VP/t.inverted.main.whole
Question = de Which etre.main NounGroups | at Which Loose.main | de Which Loose.main | at Which verb/a.main NounGroups/a
IsIt = 'est' '-ce'

Order = VP.imp.whole.straight.alone
Shown = voila NounGroups | voila Alone | clle voila | clme voila | voila Place | voila adv | voila que Clause.main
Shown = voila 'tout' | voila NounGroups Adjuncts | clle voila Adjuncts | clme voila Adjuncts | voila qword | clen voila NounGroup | clen voila one
Exclaimed = 'ce' que Clause.main | 'vive' NounGroup | 'vive' tonic | 'à' 'bas' NounGroup | 'à' 'mort' NounGroup | 'vivent' NounGroup.p | comme Clause.main | que Amazing
Amazing = Subject/a Described/a.main.whole.straight | Subject/a Described/a.main.whole.straight Besides | Subject/a Begun/a.main.whole.straight.H bareh
Amazing = Subject/a Begun/a.main.whole.straight.M barem | Subject/a Body/a.main.whole.straight.alone Adverb | Subject/a Filled/a.main.whole.straight.T
Amazing = Subject/a Begun/a.main.whole.straight.T NounGroups | TheyAre
Exclaimed = 'que' de Nominal

NounPhrase = Clock | NounGroup | Nominal | quel/a Nominal/a | Nothing
Nothing = pas nothing | pas nobody | 'pas' one/a Nominal/a | pas de Nominal | 'rien' de Adjective | none/a Nominal/a
Words = deg much | 'un' 'peu' much | lots much | pas lots | hail lots | 'plus' que Standard | 'moins' que Standard | 'mieux' que Standard | 'autant' que Standard | 'le' deg adv 'possible' | Deg adv que 'possible' | pas much | much much | hail much | 'et' tonic | pas tonic | 'pas' 'question' | 'pas' 'besoin' | Quality AdjectiveLink | Fond OfSomething | Bigger que Standard | SetAdverb Place
Words = Deg adv que Standard | 'madame' 'la' Nominal.fs | 'monsieur' 'le' Nominal.ms | NounGroup Please | late When | adv When | adv at Clock | adv 'et' adv | 'encore' NounGroup | 'enfin' NounGroup | 'bientôt' NounGroup | 'déjà' NounGroup | at qui de VP.inf.whole.alone
Please = 's' 'il' 'te' 'plaît' | 's' 'il' 'vous' 'plaît'
Words = 'ça' 'alors' | Deg adj | Deg adv | Deg late | pas Adjective | pas adv | pas late | VP.inf.whole.alone.unled
Words = When | si pron.3 | que pron | tonic alsoadv | tonic 'non' 'plus' | SetAdverb | late 'ou' late
Words = Alone.1 | tonic self | pas hail
Words = hail kin | hail noun | hail proper | hail tonic | hail adv | hail quant | hail deg | yes hail | hail Melted
Words = 'plus' 'ou' 'moins' | 'lorsqu' pron | 'puisqu' pron | 'pourquoi' 'pas' | 's' 'il' 'vous' 'plaît'
Words = 's' 'il' 'te' 'plaît' | 'parce' que | NounGroup hail | adv adv | 'ou' 'bien' | hail Place
Words = interj interj | yes yes | 'mais' yes | Deg Participle
`;
