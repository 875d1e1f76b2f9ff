// Knows what is said without all its words: « y a du monde », « faut pas pleurer », greetings with whoever is called.

export const SPOKEN_RULES = `
# « il » left out.
YHas = 'y' 'a' | 'y' 'aura' | 'y' 'avait' | 'y' 'aurait'
Clause = There | There Adjuncts
There.main = YHas NounGroups | YHas 'pas' de Nominal | YHas 'plus' de Nominal | YHas Naught | YHas 'pas' NounGroups
There.main = YHasSome | YHasSome Count | YHasSome Never | YHasSome 'encore' | YHas 'pas' de quoi VP.inf.whole.alone | YHas 'rien' at VP.inf.whole.alone
YHasSome = 'y' 'en' 'a' | 'y' 'en' 'aura' | 'y' 'en' 'avait'
There.main = YHas 'que' NounGroups | YHas 'que' Alone | YHas 'pas' 'que' Alone | YHas Never nobody
MustBe = 'faut' | 'faudra' | 'faudrait' | 'fallait'
Must.main = MustBe VP.inf.whole.alone | MustBe 'pas' VP.inf.whole.alone | MustBe 'plus' VP.inf.whole.alone | MustBe que Clause.sub
Must.main = MustBe 'pas' que Clause.sub | MustBe NounGroups | MustBe 'jamais' VP.inf.whole.alone | MustBe 'bien' VP.inf.whole.alone
Clause = Must

Sentence = 'il' 'était' 'une' 'fois' NounGroups

# Whoever is called, and what is called to them.
Called = kin | proper | 'mon' Nominal.ms | 'ma' Nominal.fs | 'mes' Nominal.p | 'mon' Named.ms | 'ma' Named.fs | 'mes' Named.p | 'les' Nominal.p | 'les' Named.p | kin proper
Called = 'tout' 'le' 'monde' | tonic | 'messieurs' | 'mesdames' | 'toutes' | 'tous' | 'petit' | 'petite' | 'chéri' | 'chérie' | 'la' 'compagnie'
Wish = adj/a.before Wished/a
Wished = noun/a | time/a
Greeting = hail | Wish | SetPhrase | interj | yes | 'vite' | 'doucement' | 'dehors' | 'allez' | 'allons' | Shouted
Shouted = 'à' 'table' | 'au' 'lit' | 'au' 'travail' | 'en' 'route' | 'en' 'avant' | 'debout' | 'silence' | 'attention' | 'courage' | 'à' 'demain' | 'félicitations' | 'bienvenue' | 'patience' | 'pitié' | 'halte' | 'stop' | 'joyeux' 'noël'
Words = Greeting Called | Greeting , Called | SetPhrase | Shouted | Greeting 'et' Greeting | SetPhrase Adjuncts
Words = 'attention' MeltedAt | 'attention' at AfterAt | 'gare' MeltedAt | 'gare' at AfterAt | hail Shouted | Called , Shouted
Sentence = Order Someone | Order , Called | Called , Order | Called , Question | Question Someone | Question , Called
Sentence = Called , Clause.main | Clause.main , Called
Someone = kin | proper | 'mon' Nominal.ms | 'ma' Nominal.fs | 'mes' Nominal.p | 'mon' Named.ms | 'ma' Named.fs | 'mes' Named.p | 'les' Nominal.p
Sentence = Order SetPhrase | Order , SetPhrase | Clause.main , SetPhrase | SetPhrase , Clause.main | SetPhrase Clause.main | SetPhrase Order
Sentence = Clause.main 'ça' | Question tonic | Clause.main 'hein' | Clause.main 'non' | Clause.main 'donc' | Order 'donc' | Clause.main hail
# Pronouns and preposition alone: chez moi, sans toi, avec plaisir.
Words = prep tonic | barep tonic | prep tonic self | near de tonic | 'en' time | 'en' EnNominal | Alone 'et' Alone | Alone 'ou' Alone
Words = 'en' VP.ger.pos | Adjective 'et' Adjective | Adjective 'mais' Adjective | Adjective comme NounGroups | adj comme NounGroups
Words = prep When | prep det/a time/a | prep kin | at kin | prep month | en month | en Num | at la/a time/a | ale/a time/a | at Num/a time/a | until at kin
Words = prep Num/a time/a | 'depuis' adv | 'pour' adv | 'jusqu' 'à' adv | 'il' 'y' 'a' When | 'il' 'y' 'a' adv | 'il' 'y' 'a' Deg adv | 'il' 'n' 'y' 'a' 'pas' 'longtemps' | prep le/a time/a | prep la/a time/a
Words = en land.before | ale/a land/a | de land.before | dele/a land/a | 'en' 'train' de VP.inf.whole.alone
Words = at Clock | prep Clock | ni Alone ni Alone | ni NounGroup ni NounGroup | ni Adjective ni Adjective
Words = at kin Follow | Wish Away
Words = at bareat | tonic 'd' 'abord' | at Alone | pas When | Alone 'pas' | pas Place | pas Alone
`;
