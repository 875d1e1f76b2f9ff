// Knows how a noun group is built: what stands before the noun, the noun, what follows it.

export const NOUN_GROUP_RULES = `
# Numbers: vingt, vingt et un, deux cents, quatre-vingt-dix.
Num.p = Small | num nums | Hundred | Hundred Small | Thousand | Thousand Small | Thousand Hundred | Thousand Hundred Small
Small = num | ten digit | ten teen | 'quatre' 'vingt' | 'quatre' 'vingt' digit | 'quatre' 'vingt' teen | ten and unit | ten and 'onze'
Small = 'quatre' 'vingt' unit | 'dix' digit
Hundred = 'cent' | 'cent' unit | digit 'cent' | digit 'cent' unit | digit nums
Thousand = 'mille' | 'mille' unit | 'mille' and unit | Small 'mille' | Hundred 'mille' | Small 'mille' unit
# What « de » and « à » do not melt with.
FreeDet = det/a | la/a | tout/a la/a | tout/a le/a | tout/a le/a Num/a | tout/a det/a | det/a Num/a | Num/a | none/a
Quantity = quant de | 'un' 'peu' de | 'plein' de | 'des' many de | Num many de | 'une' 'foule' de | 'un' many de
Quantity = 'bien' 'des'
FreeDet.p = 'environ' Num/a | 'presque' Num/a | 'plus' de Num/a | 'moins' de Num/a | 'près' de Num/a
Det = FreeDet/a | le/a | le/a Num/a | des/a | de la/a | Quantity
DetAfterAt = FreeDet/a | des/a | du/a | de la/a | Quantity
DetAfterDe = FreeDet/a | Quantity

Before = adj/a.before | Deg adj/a.shared.before | adj/a.before Before/a
Head = noun/a | noun/a proper | Before/a noun/a | title/a proper | title/a kin | Before/a title/a proper | numbered/a Num | numbered/a 'un' | proper/a.after | Before/a proper/a
Name = proper/a | proper/a proper/a | proper/a Num | proper/a 'premier'
NameTrait = Adjectives/a | Relative/a | Place | de Nominal
Nominal = Head/a | Head/a Follow/a
# « du pain du lait » is no group: what is taken a part of is not of something else.
Nearby = Head/a | Head/a Adjectives/a | Head/a Apart | Head/a Adjectives/a Apart | Head/a Relative/a
Apart = Away | de Nominal | at Nominal | at VP.inf.whole.alone | de VP.inf.whole.alone
# An adjective instead of a noun: les grands, la plus belle, le premier.
Named = adj/a | Deg adj/a.shared | adj/a Follow/a | Num/a | Deg adj/a.shared Follow/a

Follow = Adjectives/a | Adjectives/a Tail/a | Tail/a
Tail = Trait/a | Trait/a Tail/a
Trait = Bigger/a que Standard | 'de' 'trop' | 'de' 'plus' | 'de' 'moins' | 'de' 'plus' que Standard | 'de' 'moins' que Standard | 'd' 'est' | 'd' 'en' 'face' | 'd' 'à' 'côté' | 'd' 'en' 'haut' | 'd' 'en' 'bas' | Link | Link Adjectives/a | Relative/a | here | 'et' 'demie' | 'et' 'demi' | 'et' 'quart'
Adjectives = Adjective/at | Adjective/at and Adjective/at
Adjective = Quality/a | Participle/at | Deg Participle/at | Adverb Participle/at
Colour = 'vert' | 'bleu' | 'rouge' | 'gris' | 'rose' | 'jaune' | 'brun' | 'marron' | 'violet' | 'blond' | 'châtain'
Shade = 'clair' | 'foncé' | 'marine' | 'pâle' | 'vif' | 'pomme' | 'ciel'
Quality = Colour Shade | 'trop' 'chou' | 'bien' adj/a.after | 'encore' adj/a.after | much better/a | lots better/a |  adj/a.after | Deg adj/a.shared.after | 'à' 'moitié' adj/a.after
Participle = part/a.T | part/a.L status/a
# « Demain il est parti » is no attribute.
Participle.past = part/a.etre
Fond = fond/a | Deg fond/a
Than = 'plus' | 'moins' | 'aussi' | 'si' | Rather 'plus' | Rather 'moins' | 'tout' 'aussi' | 'presque' 'aussi' | Num 'fois' 'plus' | Num 'fois' 'moins'
Rather = 'bien' | 'beaucoup' | 'un' 'peu' | 'encore' | 'vraiment' | 'tellement'
# « grand que moi » compares nothing.
Bigger = Than adj/a.shared.after | better/a | much better/a | lots better/a | Than part/a.T
OfSomething = de AfterDe | Melted | de land.before | de Alone | de all
AdjectiveLink = Away | de Nominal | at VP.inf.whole.alone | de VP.inf.whole.alone
Compared = Fond/a OfSomething | Quality/a | Quality/a AdjectiveLink | Bigger/a que Standard | Quality/a que Loose.main | Quality/a que Clause.sub
Compared = Quality/a and Quality/a | Bigger/a que Standard de Num time
Standard = pron/a ne Straight/a.main.pos | pron/a ne clle Straight/a.main.pos | tonic | nothing | nobody | 'jamais' | NounGroup | Adjective | Adverb | Place

# Groups with a preposition. A link may do without an article: un pot de fleurs, un moulin à vent.
Link = Place | de Nominal | at Nominal | at VP.inf.whole.alone | de VP.inf.whole.alone
Like = comme NounGroups | comme Alone | comme Nominal | comme Num | comme Away | comme adv
Place = Away/t | Like | de AfterDe | Melted | de land.before | de Alone | de all
Away = at all | at Clock | prep Clock | until at Clock | prep Num | 'sans' 'jamais' VP.inf.alone | en month | 'de' det 'part' | at AfterAt | MeltedAt | en land.before | 'en' 'train' | at Num | until at Num | en det/a Nominal/a
Away = en EnNominal | en l Nominal | en Num/a Nominal/a | en Num | en tonic | prepn NounGroups | 'chez' Folk | prep Alone | 'sans' Nominal | 'avec' barewith | 'avec' deg barewith | 'avec' Before barewith | 'par' bareby | 'pour' barefor | barep Nominal.p | pinf VP.inf.alone
Away = near de AfterDe | near Melted | near | until at AfterAt | until MeltedAt | until adv | Without
Away = near de VP.inf.alone | prep qui | 'au' 'lieu' de VP.inf.alone | 'grâce' at AfterAt | 'grâce' MeltedAt | 'face' at AfterAt
Away = 'face' MeltedAt
Away = de adv | 'en' 'train' de VP.inf.alone | at bareat | at Alone
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
Pointed.3 = celui/a here | celui/a Link | celui/a Relative/a

NounGroup.3 = Det/a Nominal/a | Det/a Named/a | Name/a.s | Name/a.s NameTrait/a | Det/a land/a | Det/a land/a Follow/a | du/a Nearby/a | du/a land/a | ng/a | ng/a Link | ng/a Relative/a
NounGroup.3 = Pointed/a | month/a | month/a Follow/a | kin/a | kin/a Follow/a
NounGroup.3 = Det/a Head/a Adjective/a Adjective/a
NounGroup.3fs = 'madame' 'la' Nominal.fs
NounGroup.3ms = What
What = 'tout' antecedent que Gap | 'tout' antecedent qui VP.main.whole.straight.3ms | antecedent dont Clause.main | 'tout' antecedent que Gap Adjuncts
What = antecedent que Said | 'tout' antecedent que Said | antecedent que Gap | antecedent que Gap Adjuncts | antecedent qui VP.main.whole.straight.3ms
NounGroup.3ms = 'monsieur' 'le' Nominal.ms | 'l' 'est' | de quoi VP.inf.whole.alone | 'n' 'importe' qui | 'n' 'importe' quoi
NounGroup.3ms = 'quelque' 'chose' | 'quelque' 'chose' de Adjective | 'quelque' 'chose' at VP.inf.whole.alone | 'autre' 'chose'
NounGroup.3p = 'beaucoup' | 'beaucoup' Among | 'certains' Among | 'certaines' Among | 'plusieurs' Among | Num Among
NounGroup.3s = ng/a.s Among | one/a Among | none/a Among
Among = 'd' 'entre' tonic.p
NounGroup.3ms = 'du' 'n' 'importe' quoi | 'le' Num 'mètres'
NounGroup.3ms = 'tout' 'le' 'monde'
NounGroup.3 = 'la' 'plupart' Melted/a.p
NounGroup.3 = all/a | la/a one/a | la/a one/a Link
# « de » instead of « des » before an adjective; one of several.
NounGroup.3p = de Plural/a | 'd' 'autres'
NounGroup.3s = one/a Melted.p
Plural.3p = Before/a noun/a | Before/a noun/a Follow/a
# Coordination makes a plural, feminine only when both are.
NounGroups.3 = NounGroup/a
NounGroups.3mp = NounGroup.m and NounGroup | NounGroup and NounGroup.m | Alone and NounGroup | NounGroup and Alone
NounGroups.3fp = NounGroup.f and NounGroup.f
NounGroups.1p = Alone and Alone.1 | NounGroup and Alone.1 | Alone.1 and NounGroup | Alone.1 and Alone
NounGroups.2p = Alone and Alone.2 | NounGroup and Alone.2 | Alone.2 and NounGroup | Alone.2 and Alone

Relative.3 = qui VP/a.main.whole.straight.alone | ou Loose.main | dont Clause.main | prep qui Loose.main
Relative.3 = prep lequel/a Loose.main | at lequel/a Loose.main | auquel/a Loose.main | duquel/a Loose.main
Relative.3 = ou VP.inf.whole.alone | at qui VP.inf.whole.alone | prep qui VP.inf.whole.alone
Relative.3 = at qui Loose.main | ou Question
# The participle agrees with what « que » stands for: la fille que j'ai vue.
Relative.3ms = que Gap.oms | que Gap.oms Adjuncts
Relative.3mp = que Gap.omp | que Gap.omp Adjuncts
Relative.3fs = que Gap.ofs | que Gap.ofs Adjuncts
Relative.3fp = que Gap.ofp | que Gap.ofp Adjuncts
`;
