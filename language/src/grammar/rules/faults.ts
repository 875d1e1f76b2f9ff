// Knows the usual mistakes, as rules that French does not have: the one that makes a phrase readable tells what is wrong.

/** Mistakes in the order in which they are looked for. */
export const FAULTS = {
  enumeration: `
Sentence = Thing Thing | Thing , Thing | Thing Enumerated | Thing , Enumerated | Thing and Thing | Thing , and Thing
Enumerated = Thing Thing | Thing , Thing | Thing and Thing | Thing Enumerated | Thing , Enumerated
Thing = NounGroup | Nominal | adj | Alone | Num | VP.inf | adv | pron`,
  secondObject: `
Body = Begun/amni.T NounGroups NounGroups | Filled/amni.T NounGroups | Begun/amni.T NounGroups , NounGroups`,
  article: `
NounGroup.3 = Nominal/a
AfterAt = Nominal
Quantity = quant`,
  negation: `
Core = Straight/*.neg | Indirect/a Straight/*.neg | Oneself/a Reflected/*.neg
Filled = Direct/ao Governed/*.neg
Body = Begun/ami.T nothing | Begun/ami.T nobody`,
  unfinishedNegation: `
Clause = Subject/a VP/am.half.straight.finite
Order = VP.imp.half`,
  auxiliary: `
Straight.straight.pos = avoir/am part/f.etre | etre/am part/f.avoir
Reflected.straight.pos = avoir/am part/f
Governed.straight.pos = etre/am part/f`,
  pronouns: `
Direct = cllui clle | clle clme | clen cly | clle clse | cly clme | clen clme
Core = Indirect ne Straight/* | Oneself ne Reflected/*
Filled = Direct ne Governed/*
Body = Begun/amni.T clle | Begun/amni clme | Begun/amni cllui`,
  reflexive: `
Oneself = clse | clse clen | clse cly`,
  hyphen: `
Straight.inverted = verb/amf pron/a | avoir/am pron/a part/f | etre/am pron/a part/af | etre/am 'ce'
Core.pos.straight = verb/amf.imp tonic | verb/amf.imp.reflexive 'te'
Filled.pos.straight = verb/amf.imp clle tonic
IsIt = 'est' 'ce'`,
  mood: `
That.main = que Clause.sub
That.sub = que Clause.main
Sentence = Clause.sub`,
  infinitive: `
Straight.straight.pos = avoir/am verb/f | etre/am verb/f
VP.inf = VP.main | part
Clause = Subject VP.inf`,
  order: `
Head = Before/a adj noun/a | adj/a noun/a
Clause = VP/a Subject/a`,
  subject: `
Sentence = VP.main.whole.straight`,
  verb: `
Sentence = Subject | Subject Place | Subject Adjuncts | Place | Subject Adjective | Subject Participle | Place Place | Adjuncts`,
} as const;

export type Fault = keyof typeof FAULTS;
