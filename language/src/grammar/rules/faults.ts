// Knows two usual mistakes as rules that French does not have: when one of them makes a phrase readable, it tells what is wrong.

export const FAULTS = {
  enumeration: `
Sentence = Articled | Bared | Mixed
Articled = NounGroup NounGroup | NounGroup Articled
Bared = Single Single | Single Bared
Single = noun | adj | num
Mixed = Thing Joined Thing | Thing Joined Mixed | Thing Thing Joined Thing
Joined = , | and | , and
Thing = NounGroup | Nominal | adj | Num
Sentence = Person Person | Person , Person | Person and Person | Person Person Person | Person , Person , Person
Person = Alone | pron
Body = Begun/amni.T NounGroups Others | Filled/amni.T Others
Others = NounGroups | , NounGroups | NounGroups Others | , NounGroups Others`,
  hyphen: `
Straight.inverted.pos = verb/amf.main pron/a | avoir/am.main pron/a part/f | etre/am.main pron/a part/af
Straight.inverted.neg = verb/amf.main pron/a Never
Question = etre.3s.main 'ce' Attribute | qui etre.3s.main 'ce'
Core.pos.straight = verb/amf.imp tonic | verb/amf.imp.reflexive clse/a | verb/amf.imp cllui
Filled.pos.straight = verb/amf.imp clle | verb/amf.imp tonic | verb/amf.imp clle tonic | verb/amf.imp clle cllui
Filled.pos.straight = verb/amf.imp enclle tonic | verb/amf.imp enclle cllui | verb/amf.imp enclle clme
IsIt = 'est' 'ce'`,
} as const;

export type Fault = keyof typeof FAULTS;
