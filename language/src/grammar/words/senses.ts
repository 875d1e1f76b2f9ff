// Knows what cannot be said of things: which kinds neither think nor marry, which are neither eaten nor read.

import type { NounKind } from './kinds.ts';

export interface VerbSense {
  /** The beginnings of its forms. */
  readonly forms: RegExp;
  /** The kinds that never do it. */
  readonly subjects: ReadonlySet<NounKind>;
  /** The kinds that it is never done to. */
  readonly objects: ReadonlySet<NounKind>;
  /** The kinds that it is never done for, with « à ». */
  readonly receivers: ReadonlySet<NounKind>;
}

/** Sets of kinds that come back. */
const KINDS: Readonly<Record<string, string>> = {
  nature: 'stone landscape',
  thing: 'household tool pen vessel garment food soup body moment',
  object: 'household tool pen vessel machine vehicle building',
  all: 'household tool pen vessel machine instrument vehicle garment building stone landscape plant food soup drink writing body moment',
};

/** The forms of verbs, who never does it, what it is never done to, whom it is never done for. What is said as an image is not here: la voiture boit, la ville dort. */
const SENSES = `
mang dévor[eéaio] | thing vehicle building drink writing landscape | household machine vehicle building nature tool pen drink
boi[st]$ boir boiv buv bu$ | household tool pen vessel garment nature writing plant | household tool pen machine vehicle garment building plant food writing beast
boit$ boivent$ | building
déjeun d[iî]n[eéaio] soup[eéaio] grignot | all | household machine vehicle building
croqu mâch aval |  | household machine vehicle building
dégust savour goût[eéaio] |  | household tool pen machine vehicle building garment nature
téléphon | all |  | thing building vehicle nature plant writing
récit obéi désobéi promett promis promet expliqu marier marie[rnz]? mariera | all | thing building vehicle stone
divorc éternu vot[eéaio] bavard discut plaisant[eéaio] trich[eéaio] | all
épous | all | household tool pen vessel machine vehicle garment food soup drink writing
pens[eéaio] réfléchi | machine thing vehicle building nature plant drink writing
sign[eéaio] | thing vehicle building nature plant drink | thing vehicle building nature plant drink beast
li[st]$ lir[eao] lis[eaio] lu$ | all | thing vehicle plant drink beast stone building
écri[rstv] | household tool vessel writing stone vehicle garment building nature plant food soup drink | thing vehicle building nature plant drink beast machine | thing vehicle building
ri(?:s|t|ent|re|ai[st]|aient)$ souri | thing vehicle writing drink building |  | thing vehicle building
pleur sanglot | building household tool pen vessel garment food vehicle writing
parl[eéaio] | household tool pen vessel garment food soup |  | household tool vessel garment food soup drink
cri[eéaio] | household tool pen vessel garment food soup
rêv | thing machine vehicle writing drink
dor[st]$ dorm endor | household tool pen food soup garment
ronfl touss | thing building nature writing plant drink
men[st]$ ment(?:[ae]|ir|i$|ons|iez) | thing vehicle building nature plant |  | thing vehicle building
oubli | thing machine vehicle building nature plant drink
racont | household tool pen vessel garment food soup vehicle plant
détest ador[eéaio] | household tool pen vessel garment
regard | thing
écout | thing | household food soup garment pen vessel plant
cuisin tricot jardin bricol | thing vehicle building nature plant drink writing
remerci salu[eéaio] félicit grond[eéaio] | thing vehicle plant | tool pen vessel food soup drink household garment
achèt achet | thing vehicle building nature plant drink writing
éplu | all | household tool pen vessel machine vehicle garment building nature drink beast
cuis[ei] cuit$ cuire$ cuis$ |  | household machine vehicle building garment pen
coud cous[aeio] | household tool vessel vehicle garment building nature plant food soup drink writing | food soup drink nature vehicle building machine household
tricot |  | food soup drink nature vehicle building household machine tool vessel
condui pilot gar[eéa]r?$ |  | food soup drink household garment plant pen vessel
cueill | all | household machine vehicle building garment beast drink tool vessel pen
allum éteign éteins éteint éteindr |  | food soup drink garment beast nature
trai(?:s|t|re|ent)$ tray | all | thing building vehicle machine nature plant drink writing
beurr sucr[eéa] |  | household machine vehicle building nature garment tool writing
sal[eéa]s?$ salons$ salez$ salent$ |  | household machine vehicle building garment writing
chant[eéaio] | household tool pen vessel garment food | food soup household tool vehicle garment vessel
invit |  | thing machine vehicle building plant writing
appren | thing vehicle building nature plant drink
sai[st]$ savent$ savai | household tool pen vessel garment food soup
espèr espér imagin devin[eéaio] avou pri[eéa]s?$ étudi applaud mépris envi[eéa]s? | thing vehicle building plant drink
préfèr préfér aim[eéaio] | household tool pen vessel
croi[st]$ croient$ | thing vehicle plant drink
choisi | thing vehicle building nature plant drink
promèn promen | thing | household building food soup nature machine drink
mord mordu | all | nature building drink soup
arros |  | machine beast vehicle
peign[eéa]s?$ coiff | all | food soup household vehicle building nature drink
pli[eéa]s?$ |  | nature building beast drink soup
consol rassur pun[it] interrog embauch licenci vaccin kidnapp réveill |  | household tool pen vessel food soup vehicle garment building drink
nourri |  | household vehicle tool garment building pen
condui | food soup garment pen drink plant stone body tool household vessel
travaill | garment pen vessel drink
nag[eéa] | household tool pen
habit[eéaio] |  | food soup drink garment tool pen writing
répon[ds] |  |  | food soup drink household tool pen vessel garment
récolt |  | household vehicle machine garment tool building beast
chass[eéa] |  | household vessel garment building machine
cass[eéa] |  | drink soup beast
boutonn |  | beast food soup drink tool household vehicle building
tu(?:es?|ent|er|ée?s?|ait)$ |  | landscape household tool vessel building garment food soup drink
lav[eéa] |  | landscape
habill |  | building vehicle food soup drink landscape
pêch[eéa] |  | household machine vehicle building garment drink soup
cuisin |  | household tool vehicle building garment pen machine
vers(?:[eéa]|ons) |  | household machine vehicle building beast garment
caress embrass |  | drink soup building
plant[eéa] |  | beast drink soup vehicle machine garment
sèm sem[eéa] |  | household vehicle building garment beast machine
balay balai[et] |  | food drink beast garment vehicle
enfil[eéa] |  | food soup drink building vehicle machine beast
soul[eè]v lanc[eéa] lanç |  | landscape building
rang[eéa] |  | landscape building beast
fum[eéa] |  | household vehicle building garment machine tool
bâill | thing vehicle nature plant drink writing
jou(?:e|ent|ait|er)$ | food soup drink household tool garment plant building
ferm[eéa]s?$ |  | food soup drink beast plant nature
repass |  | beast food soup drink plant
port(?:es?|ent|ai[st]|aient|er|era)$ | food soup drink | landscape building
demand |  |  | food soup drink household tool pen vessel garment vehicle building plant nature
cour[st]$ courent$ | food soup drink pen vessel household tool
abo[iy][eéa] miaul ronronn | all
travers[eéa]s?$ |  | food soup drink pen
respir |  | household tool pen vessel machine vehicle building beast writing
dans(?:ent|e|er|ait)$ | household tool pen vessel garment building food body
chauss |  | tool food soup drink household building plant beast writing
cir[eéa]s?$ |  | food soup drink beast nature plant
répar[eéa] |  | food soup drink beast plant landscape
soign[eéa] |  | household tool vessel machine vehicle building drink soup
pond(?:s|ent|re|ait)?$ pondu | all | household tool vehicle building garment drink landscape
march[eéa] | food soup drink
respir | household tool pen vessel garment
tond[se]?$ tondu | all | food soup drink household vehicle building garment tool
`;

/** What is felt: avoir faim, avoir honte. */
export const FELT = /^(?:chaud|froid|faim|soif|sommeil|honte|peur|envie|hâte|pitié)$/;
/** What only people and animals are: amoureux, enceinte, marié. */
export const LIVELY =
  /^(?:amoureu|jalou[xs]|enceinte|marié|divorcé|célibataire|veu[fv]|affamé|assoiffé|fâché|content|vexé|timide|bavard|menteu|gourmand)/;
export const UNFEELING = kindsIn('thing building writing drink vehicle machine stone');

/** Only with « se ». */
export const ALONE_WITH_SELF = /^(?:mari|fianc|souv[ie]|ennu[iy]|moqu|disput|vant|veng|fâch|habill|endor|repos|plain)/;
export const UNSELFISH = kindsIn('thing machine vehicle writing building');

export const VERB_SENSES: readonly VerbSense[] = SENSES.split('\n').filter(Boolean).map(readSense);

function readSense(line: string): VerbSense {
  const [forms = '', subjects = '', objects = '', receivers = ''] = line.split(' | ').map((part) => part.trim());
  return {
    forms: new RegExp(`^(?:${forms.split(' ').join('|')})`),
    subjects: kindsIn(subjects),
    objects: kindsIn(objects),
    receivers: kindsIn(receivers),
  };
}

function kindsIn(text: string): ReadonlySet<NounKind> {
  return new Set(text.split(' ').flatMap((name) => (KINDS[name] ?? name).split(' ')) as NounKind[]);
}
