// Knows how a verb is surrounded: negation, pronouns that lean on it, auxiliary, what it takes.

export const VERB_GROUP_RULES = `
# Adverbs of quantity follow the verb, the others may begin the sentence.
Adverb = adv/t | much | lots
Deg = deg | much 'plus' | much 'moins' | much 'trop' | much 'peu' | much 'assez' | 'beaucoup' 'plus' | 'beaucoup' 'moins' | 'beaucoup' 'trop' | 'un' 'peu' deg | 'un' 'peu' | 'de' 'plus' 'en' 'plus' | 'de' 'moins' 'en' 'moins' | 'bien' deg | 'si' deg
Never = pas | pas Adverb/t | pas 'du' 'tout' | 'pas' 'encore' | 'plus' 'jamais' | 'jamais' 'plus' | 'toujours' 'pas' | 'pas' deg
Between = auxadv/t | auxadv auxadv | deg auxadv

# A verb alone or with its auxiliary.
Straight.straight.pos = verb/tamfde.plain
Straight.straight.neg = verb/tamfde.plain Never/t
Straight.straight.pos = avoir/tam Between/t? part/fde.plain.avoir.oms
Straight.straight.neg = avoir/tam Never/t Between/t? part/fde.plain.avoir.oms
Straight.straight.pos = etre/tam Between/t? part/afde.plain.etre.objectless
Straight.straight.neg = etre/tam Never/t Between/t? part/afde.plain.etre.objectless
Straight.straight.pos = avoir/tam.p all part/fde.plain.avoir.oms | etre/tam.p all part/afde.plain.etre.objectless
Straight.inverted.pos = verb/tamfde.main.plain inv/a
Straight.inverted.neg = verb/tamfde.main.plain inv/a Never/t
Straight.inverted.pos = avoir/tam.main inv/a Between/t? part/fde.plain.avoir.oms
Straight.inverted.neg = avoir/tam.main inv/a Never/t Between/t? part/fde.plain.avoir.oms
Straight.inverted.pos = etre/tam.main inv/a Between/t? part/afde.plain.etre.objectless
Straight.inverted.neg = etre/tam.main inv/a Never/t Between/t? part/afde.plain.etre.objectless
# « été », « eu » in their compound tenses, before an attribute or a participle.
Straight.straight.pos = avoir/tam Between/t? been/fde
Straight.straight.neg = avoir/tam Never/t Between/t? been/fde

# The same with a reflexive pronoun: être, whatever the verb.
Reflected.straight.pos = verb/tamf.reflexive
Reflected.straight.neg = verb/tamf.reflexive Never/t
Reflected.straight.pos = etre/tam Between/t? part/af.reflexive
Reflected.straight.neg = etre/tam Never/t Between/t? part/af.reflexive
# What is done to one another takes « à »: elles se sont parlé.
Reflected.straight.pos = etre/tam Between/t? part.ms.N.reflexive.shared
Reflected.straight.neg = etre/tam Never/t part.ms.N.reflexive.shared
Reflected.inverted.pos = verb/tamf.main.reflexive inv/a
Reflected.inverted.neg = verb/tamf.main.reflexive inv/a Never/t
Reflected.inverted.pos = etre/tam.main inv/a Between/t? part/af.reflexive
Reflected.inverted.neg = etre/tam.main inv/a Never/t Between/t? part/af.reflexive

# The same after its object: avoir, and the participle agrees with the object.
Governed.straight.pos = verb/tamf.plain
Governed.straight.neg = verb/tamf.plain Never/t
Governed.straight.pos = avoir/tam Between/t? part/fo.plain.avoir
Governed.straight.pos = avoir/tam all part/fo.plain.avoir.op
Governed.straight.neg = avoir/tam Never/t Between/t? part/fo.plain.avoir
Governed.inverted.pos = verb/tamf.main.plain inv/a
Governed.inverted.neg = verb/tamf.main.plain inv/a Never/t
Governed.inverted.pos = avoir/tam.main inv/a Between/t? part/fo.plain.avoir
Governed.inverted.neg = avoir/tam.main inv/a Never/t Between/t? part/fo.plain.avoir

# Pronouns before the verb: to whom and where; the object; oneself.
Around = cly | clen
Receiver = cllui | clme/ac | clme/ac cly | clme/ac clen | cllui clen
Direct = clle/o | clme/aoc | clme/ac clle/o | clle/o cllui | clle/o cly | clle/o clen | clen.oms | clme/ac clen.oms
Direct = cllui clen.oms
Oneself = clse/ac | clse/ac cly | clse/ac clen
OneselfIt = clse/ac clle/o

# A verb that may still take an object. In speech « ne » is left out: je sais pas.
Core.unled = Straight/*.pos | ne Straight/*.neg
Core.unled = cly clen Straight/*.unordered.pos.T | ne cly clen Straight/*.neg.T | cly clen Straight/*.neg.finite.T
Core.unled = Around Straight/*.unordered.pos | ne Around Straight/*.neg
Core = Receiver/ac Straight/*.pos.unordered.shared
Core = ne Receiver/a Straight/*.neg.shared
Core.unled = Straight/*.neg.spoken
Core.unled = Around Straight/*.neg.finite
Core = Receiver/ac Straight/*.neg.finite.shared
Core = Oneself/ac Reflected/*.pos.unordered | ne Oneself/a Reflected/*.neg | Oneself/a Reflected/*.neg.finite
Core.half = ne Straight/tamfide.pos | ne Around Straight/tamfid.pos | ne Receiver/a Straight/tamfide.pos.shared
Core.half = ne Oneself/a Reflected/tamfi.pos
Core.neg = ne Never Straight/tamfide.pos.inf | ne Never Around Straight/tamfide.pos.inf
Core.neg = ne Never Receiver/a Straight/tamfide.pos.inf.shared | ne Never Oneself/a Reflected/tamfi.pos.inf
Core.pos.straight = verb/tamfe.imp.shared encllui | verb/tamfe.imp.shared enclme | verb/tamfe.imp ency | verb/tamfe.imp encen
Core.pos.straight = verb/tamf.imp.reflexive encref/a | verb/tamf.imp.reflexive encref/a clen
Core.pos.straight = verb/tamf.imp.reflexive encref/a encen | verb/tamfe.imp.shared enclme clen | verb/tamfe.imp.shared '-nous' encen | verb/tamfe.imp.shared encllui encen
# A verb that is done for someone: its object must follow (il lui coud une robe, but not « il lui coud »).
Given.pos = Receiver/ac Straight/tamfi.unordered.pos
Given.neg = ne Receiver/a Straight/tamfi.neg | Receiver/a Straight/tamfi.neg.finite
Given.half = ne Receiver/a Straight/tamfi.pos
Given.neg = ne Never Receiver/a Straight/tamfi.pos.inf
Given.pos.straight = verb/tamf.imp.plain encllui | verb/tamf.imp.plain enclme
Given = Given/* Adverb/t
# A verb that has its object before it.
Filled = Direct/aoc Governed/*.pos.unordered
Filled = ne Direct/ao Governed/*.neg | Direct/ao Governed/*.neg.finite | OneselfIt/aoc Reflected/*.pos.unordered
Filled = ne OneselfIt/ao Reflected/*.neg
Filled.half = ne Direct/ao Governed/tamfi.pos
Filled.neg = ne Never Direct/ao Governed/tamfi.pos.inf
Filled.pos.straight = verb/tamf.imp enclle | verb/tamf.imp enclme | verb/tamf.imp enclle enclme | verb/tamf.imp enclle encllui
Filled.pos.straight = verb/tamf.imp enclle encref/a
Filled.neg.inverted = ne avoir/tam.main inv/a nothing part/f.avoir.oms
Filled.neg = ne avoir/tam NoMore nothing part/f.avoir.oms | avoir/tam NoMore nothing part/f.avoir.oms | ne Receiver/a avoir/tam NoMore nothing part/f.avoir.oms
NoMore = 'jamais' | 'plus' | 'encore'
Filled.neg = ne avoir/tam nothing part/f.avoir.oms | ne Receiver/a avoir/tam nothing part/f.avoir.oms
Filled.neg = avoir/tam nothing part/f.avoir.oms | Receiver/a avoir/tam nothing part/f.avoir.oms

Begun = Core/* SetAdverb | Core/* Deg adv/t | Core/* tonic self | Core/* | Core/* Adverb/t | Core/*.p all | Core/*.on all
# The same without pronouns before it: what may be passive (il est lavé, but not « il me est lavé »).
Plain = Straight/*.pos | ne Straight/*.neg | Straight/*.neg.finite
Plain.half = ne Straight/tamfi.pos
Bare = Plain/* | Plain/* adv/t
# Before an attribute no quantity stands: « il est beaucoup content ».
Linked = Core/* | Core/* adv/t | Core/*.p all | Core/*.on all
Body.pos.straight.alone = verb/tam.F.imp 'donc' VP.inf.whole.alone
# One object at most.
Body = Linked/tamnice
Body.alone = Begun/tamnic.T NounGroups | Given/tamnic.T NounGroups | Given/tamnic.M barem | Given/tamnic.X barex
Body.alone = Given/tamnic.P VP.inf.whole.alone | Begun/tamnic.J at VP.inf.whole.alone | Begun/tamnic.K de VP.inf.whole.alone
Body.alone = Begun/tamnic.J at VP.inf.whole.alone and at VP.inf.whole.alone | Begun/tamnic.K de VP.inf.whole.alone and de VP.inf.whole.alone | Begun/tamnic.T en noun.s NounGroups
Body.alone = Filled/tamnic.J at VP.inf.whole.alone | Filled/tamnic.K de VP.inf.whole.alone | Begun/tamnic.K 'par' VP.inf.whole.alone
Body.alone = Core/tamnic.T.pos and verb/tam.T.plain NounGroups
Body.pos.alone = 'tout' Straight/tmfi.inf.pos.T
Body.alone = Begun/tamnic.T 'grand' NounGroups | Begun/tamnic.H Num en noun | Begun/tamnic.H 'zéro' en noun | Begun/tamnic.H 'zéro'
Body.alone = Begun/tamnic.T Which | Counted/tamnic.T Count | Bare/tamnic.C.p Num | Bare/tamnic.C.on Num | Given/tamnic.T quoi | Given/tamnic.T.neg de Nominal
# « faire mieux de », « faire bien de ».
Body.alone = Core/tamnic.M Better de VP/a.inf.whole.alone | avoir/tam Better 'fait' de VP/a.inf.whole.alone
Better = 'mieux' | 'bien'
Body.alone = Begun/tamnic.D de bareh | Begun/tamnic.X Tongues
Tongues = Num 'langues' | 'plusieurs' 'langues' | 'le' barex.ms | 'l' barex.ms | 'le' 'marathon' | 'un' 'marathon' | 'un' 'risque' | 'le' 'risque' | 'les' 'rues' | 'le' 'cent' 'mètres'
Body.alone = Begun/tamnic.H bareh and bareh | Begun/tamnic.T 'du' Num | Core/tamnic.T.imp 'frais' | Core/tamnic.T.imp 'bien' 'frais'
Body.alone = Begun/tamnic.H 'beau' VP/a.inf.whole.alone
Body.neg.alone = Begun/tamic.half.F ni VP/a.inf.whole.alone ni VP/a.inf.whole.alone | Begun/tamic.neg.T 'que' 'ça' at VP.inf.whole.alone
Body.alone = Begun/tamnic.F VP/a.inf.whole.alone | Begun/tamnic.F VP/a.inf.whole.alone and VP/a.inf.whole.alone | Bare/tamnic.C Which
# « plus grand comme moi » compares twice.
Described.alone = Core/tamnic.C.pos adj/a.after Like | Core/tamnic.C.pos 'toujours' adj/a.after Like | ne Straight/tamfi.C.neg adj/a.after Like
Described.alone = Linked/tamnic.C Compared/at | Begun/tamnic.C well | Bare/tamnic.C Attribute/at
Body.alone = Begun/tamnic.B Quality/a | Begun/tamnic.Q That.main
Body.alone = Begun/tamnic.Q.neg That.sub | Begun/tamnic.R That.sub | Begun/tamnic.Q Asked | Begun/tamnic.H bareh | Begun/tamnic.M barem
Body.alone = Begun/tamnic.X barex | Begun/tamnic.X barex Link | Begun/tamnic.M barem Link | Begun/tamnic.M Deg barem Link
Body.alone = Begun/tamnic.H bareh Link | Begun/tamnic.H bareh que Clause.sub | Begun/tamnic.T.neg de Nominal | Begun/tamnic.D de Nominal
Body.alone = Begun/tamnic.P NounGroups VP.inf.whole.alone | Begun/tamnic.P Core.inf.whole NounGroups
Body.alone = Begun/tamnic.H Deg bareh | Begun/tamnic.H Deg bareh Link | Begun/tamnic.M Deg barem | Begun/tamnic.M Num | Begun/tamnic.M 'bon' VP.inf.whole.alone
Body.alone = Begun/tamnic.L NounGroups Adjective | Begun/tamnic.H 'l' 'air' Adjective | Begun/tamnic.H 'bonne' 'mine' | Begun/tamnic.H 'mauvaise' 'mine' | Begun/tamnic.H 'bon' 'goût' | Begun/tamnic.H 'bon' 'cœur'
# What is wished to somebody: je te souhaite bonne chance.
Body.alone = Given/tamnic.R Wish
Body.alone = clen Straight/tamni.Q.pos 'long' | clen Straight/tamni.Q.pos quoi
Body.alone = Begun/tamnic.M 'avec' | Begun/tamnic.M 'sans' | Begun/tamnic.M 'nuit' 'noire'
# To whom or how often, before what: donne aux pauvres ce que tu as.
Body.alone = Begun/tamnic.T Dative NounGroups | Begun/tamnic.T SoOften NounGroups
Dative = at AfterAt | MeltedAt
SoOften = Num 'fois' | 'une' 'fois' | 'plusieurs' 'fois' | 'mille' 'fois'
Body.neg.alone = Begun/tamnic.Q.neg que VP.inf.whole.alone | Begun/tamic.half.Q que VP.inf.whole.alone
# What one feels oneself to be: elle se trouve laide.
Selfish = Oneself/ac Reflected/*.pos.unordered | ne Oneself/a Reflected/*.neg | Oneself/a Reflected/*.neg.finite
Body.alone = Selfish/tamnic.L Quality/a
Body.alone = Begun/tamnic.Q hail | Begun/tamnic.Q yes | Begun/tamnic.T quoi | Begun/tamnic.Q hail Place
Body.pos.straight.alone = clse/a etre/tam Between/t? part.M.oms barem | clse/a etre/tam Between/t? part.M.oms barem Link | clse/a etre/tam Between/t? part.X.oms barex | clse/a etre/tam Between/t? part.X.oms barex Link
Body.neg.straight.alone = ne clse/a etre/tam Never/t part.M.oms barem | clse/a etre/tam Never/t part.M.oms barem | ne clse/a etre/tam Never/t part.X.oms barex
Body.pos.straight.alone = clse/a etre/tam Between/t? 'fait' VP.inf.whole.alone | clse/a etre/tam 'fait' 'avoir' | clse/a etre/tam Between/t? 'laissé' VP.inf.whole.alone
Body.pos.straight.alone = clse/a etre/tam part.T.oms NounGroups | clse/a etre/tam part.Q.oms hail
Body.alone = Begun/tamnic.M Than barem que Standard | Begun/tamnic.M Deg barem que Clause.main | Begun/tamnic.H Than bareh que Standard | Begun/tamnic.H Deg bareh que Clause.main | Begun/tamnic.T quant de Nominal que Standard
Body.alone = Filled/tamnic.L proper | Filled/tamnic.L kin | Filled/tamnic.T | Filled/tamnic.T all | Filled/tamnic.P VP.inf.whole.alone | Filled/tamnic.L Adjective
Body.alone = Filled/tamnic.C
Body.neg.alone = Begun/tamic.half.T Naught | Begun/tamic.pos.finite.T Naught | Given/tamic.half.T Naught | Given/tamic.pos.finite.T Naught
Body.neg.alone = Begun/tamic.half que Restricted | Begun/tamic.half.C nothing
Body.neg.alone = Begun/tamic.half.T NotOne | Filled/tamic.half.T que Place
Body.neg.alone = Begun/tamic.half.T ni NounGroup ni NounGroup | Begun/tamic.half.T ni Nominal ni Nominal | ne nothing Straight/tamfi.pos.inf.T | Begun/tamic.half.C ni Adjective/a ni Adjective/a | Begun/tamic.half DeniedPlace | Begun/tamic.pos.finite DeniedPlace | Filled/tamic.half.T DeniedPlace
Body.neg.alone = Begun/tamic.half.T NounGroups DeniedPlace
# Nothing before an infinitive, and two denials that make one: ne rien dire à personne.
Body.neg.alone = Begun/tamic.half.F nothing Core.inf.pos.T | Begun/tamic.half.F Core.inf.pos DeniedPlace | Begun/tamic.half.T nothing DeniedPlace
Body.neg.alone = ne nothing Straight/tamfi.pos.inf.T DeniedPlace | Begun/tamic.half.F nothing Core.inf.pos.T DeniedPlace
# « il en reste deux », « il n'y en a qu'un ».
Body.neg.alone = CountedHalf/tamic.T que Count
CountedHalf = ne clen Governed/*.pos | ne cly clen Governed/*.pos
NotOne = none/a Nominal/a
Which = quel/a Nominal/a | quel/a Nominal/a Follow/a
# So many of them: j'en veux deux, prends-en un.
Counted = clen Governed/*.pos.unordered | ne clen Governed/*.neg | clen Governed/*.neg.finite | verb/tamf.imp encen
Counted = clme/a clen Governed/*.pos.unordered | cllui clen Governed/*.pos.unordered | cly clen Governed/*.pos
Counted = verb/tamf.imp enclme clen
Count = 'au' 'moins' Num | 'au' 'plus' Num | 'environ' Num | 'presque' Num | one qui VP.main.whole.straight.3s | 'de' 'plus' 'en' 'plus' | 'de' 'moins' 'en' 'moins' | 'd' 'autres' | one | Num | quant | one adj | Num adj | one 'autre' | 'un' 'peu' | 'plusieurs' | one de Adjective | Num de Adjective | one que Gap
Naught = nothing 'd' 'autre' | nothing 'd' 'autre' at VP.inf.whole.alone | nobody 'd' 'autre' | nobody qui VP.sub.whole.straight.3ms.alone | nothing | nothing at VP.inf | nothing de Adjective | nobody | nobody de Adjective
DeniedPlace = at nobody | prep nobody | de nobody | at nothing | de nothing | prep nothing
Restricted = at VP.inf.whole.alone | Alone/a qui VP/a.sub.whole.straight.alone | Alone/a qui VP/a.main.whole.straight.alone | NounGroups | Place | Adverb | Alone | Attribute | VP.inf.whole.alone | de Nominal
VP = Body/tamnice | Body/tamnice Adjuncts/t | Described/tamnice | Described/tamnice Besides/t
# « plus grand de moi » is no comparison: what follows an adjective is its own.
Besides = Aside/t | Aside/t Besides/t
Described.alone = Begun/tamnic.C Adjunct/t | Begun/tamnic.C Amount
Body.alone = cly Straight/tamni.C.pos | ne cly Straight/tamni.C.neg

Attribute = Adjectives/at | Adjective/at AdjectiveLink | Fond/a OfSomething | Adjective/at and Adjective/at | NounGroups | neutral/a | neutral/a Follow/a | status/a | status/a Follow/a | Alone
Attribute = 'pour' quoi VP.inf.whole.alone | 'trop' VP.inf.whole.alone | 'pour' | 'contre' | de Matter | Participle/at Like | Clock | de Humour | part/a.T de all | part/a.T de own Nominal | at VP.inf.whole and at VP.inf.whole | at VP.inf.whole | at Alone de VP.inf.whole.alone | at qui de VP.inf.whole.alone | Deg late | late | well | Deg well | quoi | qui
Humour = Before/a noun/a
Matter = 'or' | 'argent' | 'fer' | 'glace' | 'marbre' | 'bois' | 'pierre' | 'bronze' | 'acier' | 'plomb' | 'fête' | 'service'
That = que Clause/m | que yes
Asked = qword Loose.main | si Clause.main | qui Loose.main | qui VP.main.whole.straight.3s | 'ce' que Gap | 'ce' que Gap Adjuncts
Asked = 'ce' qui VP.main.whole.straight.3ms | qword | qword VP.inf.whole.alone | 'quoi' VP.inf.whole.alone | quel/a Nominal/a Loose.main
Asked = ou verb/a.main.plain NounGroups/a | ou Oneself/a verb/a.main.reflexive NounGroups/a | qword verb/a.main NounGroups/a | quel/a etre/a.main NounGroup/a | at qui Loose.main | de quoi Loose.main | at quoi Loose.main | prep qui Loose.main | prep quoi Loose.main
Asked = quel/a verb/a.main.C NounGroup/a | ou Loose.main | qui VP.inf.whole.alone | qui etre/a.main NounGroups/a

# One quantity at most: « très bien beaucoup ».
Adjuncts = Details/t | Amount | Amount Details/t | Details/t Amount
Details = Adjunct/t | Adjunct/t Details/t
Adjunct = Away/t and Away/t | Aside/t | Place/t | Like
Amount = Num 'kilomètres' | Num 'mètres' | 'beaucoup' much | Than much que 'possible' | much | lots | Deg much | Rival que Standard | 'tant' que Standard | Than much que Standard
Rival = 'plus' | 'moins' | 'autant' | 'mieux' | 'davantage' | 'pis' | 'bien' 'plus' | 'bien' 'moins' | 'beaucoup' 'plus' | 'beaucoup' 'moins' | 'un' 'peu' 'plus' | 'un' 'peu' 'moins' | 'bien' 'mieux' | 'beaucoup' 'mieux'
Aside = 'page' Num | 'chapitre' Num | 'si' adv que Clause.main | 'tellement' adv que Clause.main | 'trop' adv 'pour' VP.inf.whole.alone | 'assez' adv 'pour' VP.inf.whole.alone | adv/t | Deg adv/t | 'ailleurs' que Standard | 'pareil' que Standard | 'autrement' que Standard | Than adv que Standard | Than late que Standard | 'le' deg adv | 'le' deg adv 'possible' | Than adv que 'possible' | de qword | Away/t | When/t | Sub
Aside = en VP.ger.pos and en VP.ger.pos | 'tous' 'les' Num | 'toutes' 'les' Num | 'tous' 'deux' | 'toutes' 'deux' | Num 'à' 'un' | Num 'à' Num | Num 'à' 'zéro' | en VP.ger.pos | qword | self | 'non' 'plus' | SetAdverb | Deg late | late | kin
When = OnTheDay de AfterDe | OnTheDay Melted | det/a time/a here | 'le' 'premier' month | 'le' Num month | kin Num month | kin 'premier' month | 'le' kin Num month | 'le' kin 'premier' month | adv/t time | kin time | kin/a next/at | det/a time/a | la/a time/a | le/a time/a | tout/a le/a time/a | tout/a la/a time/a | tout/a le/a Num/a time/a
When = le/a kin/a time | det/a kin/a time | la/a time/a time | le/a time/a time | det/a time/a Later | Num/a time/a Later | adv/t 'à' When | kin at When
Hour = Num 'heures' | 'une' 'heure' | 'midi' | 'minuit'
PastHour = 'moins' Num | 'moins' 'le' 'quart' | 'et' 'quart' | 'et' 'demie' | 'et' 'demi' | Num | 'pile' | 'précises'
OnTheDay = 'le' 'jour' | 'la' 'veille' | 'le' 'lendemain' | 'la' 'nuit' | 'le' 'matin' | 'le' 'soir'
PartOfDay = 'du' 'matin' | 'du' 'soir' | 'de' 'l' 'après-midi'
Clock = Hour | Hour PastHour | Hour PartOfDay | Hour PastHour PartOfDay
Daytime = 'matin' | 'midi' | 'soir' | 'après-midi'
Later = Deg late | 'après' | 'avant' | 'durant' | 'plus' 'tôt' | de adv
When = le/a time/a ou Loose.main | la/a time/a ou Loose.main | tout/a le/a time/a Daytime | le/a time/a Daytime | Num/a time/a | det/a time/a adj/at | le/a time/a adj/at | la/a time/a adj/at | le/a adj/a.before time/a
When = la/a adj/a.before time/a
Sub = comme verb/a.main.Q NounGroups/a | 'bien' que Adjective | 'quoique' Adjective | si adj/a 'soit' inv/a | si adj/a 'soient' inv/a | si adj/a que Clause.sub | conj Clause.main | si Clause.ind | 'parce' que Clause.main | 'pour' que Clause.sub | 'avant' que Clause.sub
Sub = 'afin' que Clause.sub | 'bien' que Clause.sub | 'sans' que Clause.sub | 'pendant' que Clause.main
Sub = 'depuis' que Clause.main | 'dès' que Clause.main | 'tant' que Clause.main | 'après' que Clause.main
Sub = 'alors' que Clause.main | conjsub Clause.sub | 'même' si Clause.ind | 'même' 'quand' Clause.main | 'maintenant' que Clause.main
# « avant qu'il ne parte » denies nothing.
Wary = Subject/a VP/ta.sub.half.straight.alone
Sub = 'avant' que Wary | 'à' 'moins' que Wary | 'de' 'peur' que Wary | 'sans' que Wary
Sub = 'sans' que nobody/a VP/a.sub.pos.straight.alone | 'sans' que nothing/a VP/a.sub.pos.straight.alone
Body.alone = Begun/tamnic.H bareh que Wary
Sub = 'chaque' 'fois' que Clause.main | 'aussi' 'longtemps' que Clause.main | 'comme' si Clause.ind | 'à' 'condition' que Clause.sub
Sub = de ou que Loose.sub | quel/a que etre/a.sub NounGroups/a
Sub = 'quoi' que Loose.sub | 'où' que Loose.sub | 'qui' que Loose.sub | 'du' 'moment' que Clause.main | 'à' 'moins' que Clause.sub
Sub = 'jusqu' 'à' 'ce' que Clause.sub | 'aussitôt' que Clause.main | 'de' 'peur' que Clause.sub | 'à' 'chaque' 'fois' que Clause.main
Sub = 'pourvu' que Clause.sub | 'à' 'force' de VP.inf.whole.alone | 'de' 'peur' de VP.inf.whole.alone | 'afin' de VP.inf.whole.alone | 'au' 'lieu' de VP.inf.whole.alone
Sub = 'histoire' de VP.inf.whole.alone | 'à' 'condition' de VP.inf.whole.alone | 'jusqu' 'à' VP.inf.whole.alone | 'quitte' 'à' VP.inf.whole.alone
`;
