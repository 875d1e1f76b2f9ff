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
Body = Begun/tamni.T NounGroups Others | Filled/tamni.T Others
Others = NounGroups | , NounGroups | NounGroups Others | , NounGroups Others`,
  hyphen: `
Straight.inverted.pos = verb/tamf.main pron/a | avoir/tam.main pron/a part/f | etre/tam.main pron/a part/af
Straight.inverted.neg = verb/tamf.main pron/a Never
Question = etre.3s.main 'ce' Attribute | qui etre.3s.main 'ce'
Core.pos.straight = verb/tamf.imp tonic | verb/tamf.imp.reflexive clse/a | verb/tamf.imp cllui
Filled.pos.straight = verb/tamf.imp clle | verb/tamf.imp tonic | verb/tamf.imp clle tonic | verb/tamf.imp clle cllui
Filled.pos.straight = verb/tamf.imp enclle tonic | verb/tamf.imp enclle cllui | verb/tamf.imp enclle clme
IsIt = 'est' 'ce'`,
} as const;

export type Fault = keyof typeof FAULTS;
