// Knows how a verb is surrounded: negation, pronouns that lean on it, auxiliary, what it takes.

export const VERB_GROUP_RULES = `
# Adverbs of quantity follow the verb, the others may begin the sentence.
Adverb = adv | much
Deg = deg | much deg | 'un' 'peu' deg | 'un' 'peu' | 'de' 'plus' 'en' 'plus' | 'de' 'moins' 'en' 'moins' | 'bien' deg | 'si' deg
Never = pas | pas Adverb | pas 'du' 'tout' | 'pas' 'encore' | 'plus' 'jamais' | 'jamais' 'plus' | 'toujours' 'pas' | 'pas' deg
Between = auxadv | auxadv auxadv | deg auxadv

# A verb alone or with its auxiliary.
Straight.straight.pos = verb/amfde.plain
Straight.straight.neg = verb/amfde.plain Never
Straight.straight.pos = avoir/am Between? part/fde.plain.avoir.oms
Straight.straight.neg = avoir/am Never Between? part/fde.plain.avoir.oms
Straight.straight.pos = etre/am Between? part/afde.plain.etre.objectless
Straight.straight.neg = etre/am Never Between? part/afde.plain.etre.objectless
Straight.inverted.pos = verb/amfde.main.plain inv/a
Straight.inverted.neg = verb/amfde.main.plain inv/a Never
Straight.inverted.pos = avoir/am.main inv/a Between? part/fde.plain.avoir.oms
Straight.inverted.neg = avoir/am.main inv/a Never Between? part/fde.plain.avoir.oms
Straight.inverted.pos = etre/am.main inv/a Between? part/afde.plain.etre.objectless
Straight.inverted.neg = etre/am.main inv/a Never Between? part/afde.plain.etre.objectless
# « été », « eu » in their compound tenses, before an attribute or a participle.
Straight.straight.pos = avoir/am Between? been/fde
Straight.straight.neg = avoir/am Never Between? been/fde

# The same with a reflexive pronoun: être, whatever the verb.
Reflected.straight.pos = verb/amf.reflexive
Reflected.straight.neg = verb/amf.reflexive Never
Reflected.straight.pos = etre/am Between? part/af.reflexive
Reflected.straight.neg = etre/am Never Between? part/af.reflexive
Reflected.inverted.pos = verb/amf.main.reflexive inv/a
Reflected.inverted.neg = verb/amf.main.reflexive inv/a Never
Reflected.inverted.pos = etre/am.main inv/a Between? part/af.reflexive
Reflected.inverted.neg = etre/am.main inv/a Never Between? part/af.reflexive

# The same after its object: avoir, and the participle agrees with the object.
Governed.straight.pos = verb/amf.plain
Governed.straight.neg = verb/amf.plain Never
Governed.straight.pos = avoir/am Between? part/fo.plain.avoir
Governed.straight.neg = avoir/am Never Between? part/fo.plain.avoir
Governed.inverted.pos = verb/amf.main.plain inv/a
Governed.inverted.neg = verb/amf.main.plain inv/a Never
Governed.inverted.pos = avoir/am.main inv/a Between? part/fo.plain.avoir
Governed.inverted.neg = avoir/am.main inv/a Never Between? part/fo.plain.avoir

# Pronouns before the verb: to whom and where; the object; oneself.
Around = cly | clen | cly clen
Receiver = cllui | clme/ac | clme/ac cly | clme/ac clen | cllui clen
Direct = clle/o | clme/aoc | clme/ac clle/o | clle/o cllui | clle/o cly | clle/o clen | clen.oms | clme/ac clen.oms
Direct = cllui clen.oms
Oneself = clse/ac | clse/ac cly | clse/ac clen
OneselfIt = clse/ac clle/o

# A verb that may still take an object. In speech « ne » is left out: je sais pas.
Core.unled = Straight/*.pos | ne Straight/*.neg
Core.unled = Around Straight/*.unordered.pos | ne Around Straight/*.neg
Core = Receiver/ac Straight/*.pos.unordered.shared
Core = ne Receiver/a Straight/*.neg.shared
Core.unled = Straight/*.neg.spoken
Core.unled = Around Straight/*.neg.finite
Core = Receiver/ac Straight/*.neg.finite.shared
Core = Oneself/ac Reflected/*.pos.unordered | ne Oneself/a Reflected/*.neg | Oneself/a Reflected/*.neg.finite
Core.half = ne Straight/amfide.pos | ne Around Straight/amfid.pos | ne Receiver/a Straight/amfide.pos.shared
Core.half = ne Oneself/a Reflected/amfi.pos
Core.neg = ne Never Straight/amfide.pos.inf | ne Never Around Straight/amfide.pos.inf
Core.neg = ne Never Receiver/a Straight/amfide.pos.inf.shared | ne Never Oneself/a Reflected/amfi.pos.inf
Core.pos.straight = verb/amfe.imp.shared encllui | verb/amfe.imp.shared enclme | verb/amfe.imp ency | verb/amfe.imp encen
Core.pos.straight = verb/amf.imp.reflexive encref/a | verb/amf.imp.reflexive encref/a clen
Core.pos.straight = verb/amf.imp.reflexive encref/a encen | verb/amfe.imp.shared enclme clen | verb/amfe.imp.shared encllui encen
# A verb that is done for someone: its object must follow (il lui coud une robe, but not « il lui coud »).
Given.pos = Receiver/ac Straight/amfi.unordered.pos
Given.neg = ne Receiver/a Straight/amfi.neg | Receiver/a Straight/amfi.neg.finite
Given.half = ne Receiver/a Straight/amfi.pos
Given.neg = ne Never Receiver/a Straight/amfi.pos.inf
Given.pos.straight = verb/amf.imp.plain encllui | verb/amf.imp.plain enclme
Given = Given/* Adverb
# A verb that has its object before it.
Filled = Direct/aoc Governed/*.pos.unordered
Filled = ne Direct/ao Governed/*.neg | Direct/ao Governed/*.neg.finite | OneselfIt/aoc Reflected/*.pos.unordered
Filled = ne OneselfIt/ao Reflected/*.neg
Filled.half = ne Direct/ao Governed/amfi.pos
Filled.neg = ne Never Direct/ao Governed/amfi.pos.inf
Filled.pos.straight = verb/amf.imp enclle | verb/amf.imp enclme | verb/amf.imp enclle enclme | verb/amf.imp enclle encllui
Filled.pos.straight = verb/amf.imp enclle encref/a
Filled.neg.inverted = ne avoir/am.main inv/a nothing part/f.avoir.oms
Filled.neg = ne avoir/am nothing part/f.avoir.oms | ne Receiver/a avoir/am nothing part/f.avoir.oms
Filled.neg = avoir/am nothing part/f.avoir.oms | Receiver/a avoir/am nothing part/f.avoir.oms

Begun = Core/* | Core/* Adverb | Core/*.p all | Core/*.on all
# The same without pronouns before it: what may be passive (il est lavé, but not « il me est lavé »).
Plain = Straight/*.pos | ne Straight/*.neg | Straight/*.neg.finite
Plain.half = ne Straight/amfi.pos
Bare = Plain/* | Plain/* Adverb
# One object at most.
Body = Begun/amnice
Body.alone = Begun/amnic.T NounGroups | Given/amnic.T NounGroups | Given/amnic.M barem | Given/amnic.X barex
Body.alone = Given/amnic.P VP.inf.whole.alone | Begun/amnic.J at VP.inf.whole.alone | Begun/amnic.K de VP.inf.whole.alone
Body.alone = Filled/amnic.J at VP.inf.whole.alone | Filled/amnic.K de VP.inf.whole.alone | Begun/amnic.K 'par' VP.inf.whole.alone
Body.alone = Begun/amnic.T Which | Counted/amnic.T Count | Bare/amnic.C.p Num | Bare/amnic.C.on Num | Given/amnic.T quoi | Given/amnic.T.neg de Nominal
Body.alone = Begun/amnic.F VP/a.inf.whole.alone 
Described.alone = Begun/amnic.C Compared/a | Begun/amnic.C well | Bare/amnic.C Attribute/a
Body.alone = Begun/amnic.B Quality/a | Begun/amnic.Q That.main
Body.alone = Begun/amnic.Q.neg That.sub | Begun/amnic.R That.sub | Begun/amnic.Q Asked | Begun/amnic.H bareh | Begun/amnic.M barem
Body.alone = Begun/amnic.X barex | Begun/amnic.X barex Link | Begun/amnic.M barem Link | Begun/amnic.M Deg barem Link
Body.alone = Begun/amnic.H bareh Link | Begun/amnic.H bareh que Clause.sub | Begun/amnic.T.neg de Nominal | Begun/amnic.D de Nominal
Body.alone = Begun/amnic.P NounGroups VP.inf.whole.alone | Begun/amnic.P Core.inf.whole NounGroups
Body.alone = Begun/amnic.H Deg bareh | Begun/amnic.H Deg bareh Link | Begun/amnic.M Deg barem | Begun/amnic.M Num | Begun/amnic.M 'bon' VP.inf.whole.alone
Body.alone = Begun/amnic.L NounGroups Adjective | Begun/amnic.H 'l' 'air' Adjective | Begun/amnic.H 'bonne' 'mine' | Begun/amnic.H 'mauvaise' 'mine' | Begun/amnic.H 'bon' 'goût' | Begun/amnic.H 'bon' 'cœur'
Body.alone = Begun/amnic.Q hail | Begun/amnic.Q yes | Begun/amnic.T quoi | Begun/amnic.Q hail Place
Body.pos.straight.alone = clse/a etre/am part.T.oms NounGroups | clse/a etre/am part.Q.oms hail
Body.alone = Begun/amnic.M Deg barem que Standard | Begun/amnic.M Deg barem que Clause.main | Begun/amnic.H Deg bareh que Clause.main | Begun/amnic.T quant de Nominal que Standard
Body.alone = Filled/amnic.L proper | Filled/amnic.L kin | Filled/amnic.T | Filled/amnic.T all | Filled/amnic.P VP.inf.whole.alone | Filled/amnic.L Adjective
Body.alone = Filled/amnic.C
Body.neg.alone = Begun/amic.half.T Naught | Begun/amic.pos.finite.T Naught | Given/amic.half.T Naught | Given/amic.pos.finite.T Naught
Body.neg.alone = Begun/amic.half que Restricted | Begun/amic.half.C nothing
Body.neg.alone = Begun/amic.half.T none/a Nominal/a | Filled/amic.half.T que Place
Body.neg.alone = Begun/amic.half.T ni NounGroup ni NounGroup | Begun/amic.half.T ni Nominal ni Nominal | ne nothing Straight/amfi.pos.inf.T | Begun/amic.half.C ni Adjective/a ni Adjective/a | Begun/amic.half DeniedPlace | Begun/amic.pos.finite DeniedPlace | Filled/amic.half.T DeniedPlace
Body.neg.alone = Begun/amic.half.T NounGroups DeniedPlace
Which = quel/a Nominal/a | quel/a Nominal/a Follow/a
# So many of them: j'en veux deux, prends-en un.
Counted = clen Governed/*.pos.unordered | ne clen Governed/*.neg | clen Governed/*.neg.finite | verb/amf.imp encen
Counted = clme/a clen Governed/*.pos.unordered | cllui clen Governed/*.pos.unordered | cly clen Governed/*.pos
Counted = verb/amf.imp enclme clen
Count = one | Num | quant | one adj | Num adj | one 'autre' | 'un' 'peu' | 'plusieurs' | one de Adjective | Num de Adjective | one que Gap
Naught = nothing | nothing at VP.inf | nothing de Adjective | nobody | nobody de Adjective
DeniedPlace = at nobody | prep nobody | de nobody | at nothing | de nothing | prep nothing
Restricted = NounGroups | Place | Adverb | Alone | Attribute | VP.inf.whole.alone | de Nominal
VP = Body/amnice | Body/amnice Adjuncts | Described/amnice | Described/amnice Besides
# « plus grand de moi » is no comparison: what follows an adjective is its own.
Besides = Beside | Beside Besides
Body.alone = Begun/amnic.C Adjunct | cly Straight/amni.C.pos | ne cly Straight/amni.C.neg

Attribute = Adjectives/a | Adjective/a AdjectiveLink | Fond/a OfSomething | Adjective/a and Adjective/a | NounGroups | status/a | status/a Follow/a | Alone
Attribute = Participle/a Like | Clock | de Before/a noun/a | at Alone de VP.inf.whole.alone | Deg late | late | well | Deg well | quoi | qui
That = que Clause/m | que yes
Asked = qword Loose.main | si Clause.main | qui Loose.main | qui VP.main.whole.straight.3s | 'ce' que Gap
Asked = 'ce' qui VP.main.whole.straight.3ms | qword | qword VP.inf.whole.alone | 'quoi' VP.inf.whole.alone | quel/a Nominal/a Loose.main
Asked = ou Loose.main | qui VP.inf.whole.alone | que VP.inf.whole.alone | qui VP.main.whole.straight

Adjuncts = Adjunct | Adjunct Adjuncts
Adjunct = Beside | Place | Like
Beside = Adverb | Deg Adverb | Adverb que Standard | Deg Adverb que Standard | 'le' deg adv | 'le' deg adv 'possible' | de qword | Away | When | Sub
Beside = en VP.ger.pos | qword | self | 'non' 'plus' | SetAdverb | Deg late | late | kin
When = 'le' 'premier' month | 'le' Num month | kin Num month | kin 'premier' month | 'le' kin Num month | 'le' kin 'premier' month | adv time | kin time | det/a time/a | la/a time/a | le/a time/a | tout/a le/a time/a | tout/a la/a time/a | tout/a le/a Num/a time/a
When = le/a kin/a time | det/a kin/a time | la/a time/a time | le/a time/a time | det/a time/a Later | Num/a time/a Later | adv 'à' When | kin at When
Hour = Num 'heures' | 'une' 'heure' | 'midi' | 'minuit'
PastHour = 'moins' Num | 'moins' 'le' 'quart' | 'et' 'quart' | 'et' 'demie' | 'et' 'demi' | Num | 'pile' | 'précises'
PartOfDay = 'du' 'matin' | 'du' 'soir' | 'de' 'l' 'après-midi'
Clock = Hour | Hour PastHour | Hour PartOfDay | Hour PastHour PartOfDay
Later = Deg late | 'après' | 'avant' | 'durant' | 'plus' 'tôt' | de adv
When = Num/a time/a | det/a time/a adj/a | le/a time/a adj/a | la/a time/a adj/a | le/a adj/a.before time/a
When = la/a adj/a.before time/a
Sub = conj Clause.main | si Clause.ind | 'parce' que Clause.main | 'pour' que Clause.sub | 'avant' que Clause.sub
Sub = 'afin' que Clause.sub | 'bien' que Clause.sub | 'sans' que Clause.sub | 'pendant' que Clause.main
Sub = 'depuis' que Clause.main | 'dès' que Clause.main | 'tant' que Clause.main | 'après' que Clause.main
Sub = 'alors' que Clause.main | conjsub Clause.sub | 'même' si Clause.ind | 'même' 'quand' Clause.main | 'maintenant' que Clause.main
Sub = 'chaque' 'fois' que Clause.main | 'aussi' 'longtemps' que Clause.main | 'comme' si Clause.ind | 'à' 'condition' que Clause.sub
Sub = 'quoi' que Loose.sub | 'où' que Loose.sub | 'qui' que Loose.sub | 'du' 'moment' que Clause.main | 'à' 'moins' que Clause.sub
Sub = 'jusqu' 'à' 'ce' que Clause.sub | 'aussitôt' que Clause.main | 'de' 'peur' que Clause.sub | 'à' 'chaque' 'fois' que Clause.main
Sub = 'pourvu' que Clause.sub | 'à' 'force' de VP.inf.whole.alone | 'de' 'peur' de VP.inf.whole.alone | 'afin' de VP.inf.whole.alone | 'au' 'lieu' de VP.inf.whole.alone
Sub = 'histoire' de VP.inf.whole.alone | 'à' 'condition' de VP.inf.whole.alone | 'jusqu' 'à' VP.inf.whole.alone | 'quitte' 'à' VP.inf.whole.alone
SetAdverb = 'pieds' 'nus' | 'petit' 'à' 'petit' | 'peu' 'à' 'peu' | 'de' 'rien' | 'plus' 'ou' 'moins' | 'tout' 'de' 'suite'
SetAdverb = 'tout' 'à' 'coup' | 'tout' 'à' 'fait' | 'tout' 'à' 'l' 'heure' | 'd' 'accord' | 'd' 'abord' | 'par' 'cœur'
SetAdverb = 'de' 'nouveau' | 'à' 'nouveau' | 'en' 'effet' | 'en' 'avant' | 'en' 'arrière' | 'en' 'bas' | 'en' 'haut'
SetAdverb = 'en' 'retard' | 'en' 'avance' | 'à' 'peine' | 'sans' 'doute' | 'sans' 'cesse' | 'par' 'terre' | 'tout' 'seul'
SetAdverb = 'toute' 'seule' | 'un' 'peu' | 'tout' 'droit' | 'd' 'ailleurs' | 'au' 'secours' | 'au' 'revoir' | 'à' 'bientôt'
SetAdverb = 'à' 'demain' | 'tant' 'mieux' | 'tant' 'pis' | 'quand' 'même' | 'tout' 'le' 'temps' | 'de' 'temps' 'en' 'temps'
SetAdverb = 'tout' 'court' | 'bien' 'sûr' | 'à' 'côté' | 'en' 'face' | 'en' 'vain' | 'en' 'fait' | 'par' 'exemple'
SetAdverb = 'de' 'retour' | 'de' 'côté' | 'de' 'trop' | 'de' 'garde' | 'en' 'cours' | 'en' 'bonne' 'santé' | 'en' 'pleine' 'forme' | 'par' 'hasard' | 'à' 'fond' | 'en' 'même' 'temps'
`;
