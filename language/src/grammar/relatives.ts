// Knows the other forms of a word, the nearest first: what someone may have meant by « les chats mange » or « une pied ».

import { spelled } from '../alphabet.ts';
import type { Lexicon } from '../lexicon.ts';

/** Little words and irregular verbs, each line a family. */
const FAMILIES = `
le la l' les|un une des|mon ma mes|ton ta tes|son sa ses|ce cet cette ces|notre nos|votre vos|leur leurs|du des|au aux|quel quelle quels quelles
tout toute tous toutes|aucun aucune|certain certaine certains certaines|je j'|me te se nous vous|m' t' s'|de d'|ne n'|que qu'|il ils|elle elles
lui le la|leur les|celui celle ceux celles|beau bel belle beaux belles|vieux vieil vieille vieilles|nouveau nouvel nouvelle
bon bonne bons bonnes|blanc blanche blancs blanches|frais fraîche|long longue longs longues|gentil gentille|gros grosse|doux douce
fou folle fous folles|sec sèche|premier première premiers premières|dernier dernière derniers dernières|pleut pleuvoir plu pleuve
es est suis sommes êtes sont être été étais était étaient serai sera serais serait seraient sois soit soyons soient|ai as a avons avez ont avais avait avaient aurais aurait auraient avoir eu aie aies ait aient
vais vas va allons allez vont aller allé allée allés allées aille ailles aillent|fais fait faisons faites font faire fasse fasses fassent
peux peut pouvons pouvez peuvent pouvoir pu puisse puisses puissent|veux veut voulons voulez veulent vouloir voulu veuille
viens vient venons venez viennent venir venu venue venus vienne viennes|dis dit disons dites disent dire dise dises
vois voit voyons voyez voient voir vu voie|dois doit devons devez doivent devoir dû doive|sais sait savons savez savent savoir su sache saches
prends prend prenons prenez prennent prendre pris prenne prennes|mets met mettons mettez mettent mettre mis mette
pars part partons partez partent partir parti partie parte partes|sors sort sortons sortez sortent sortir sorti sorte
dors dort dormons dormez dorment dormir dormi dorme|lis lit lisons lisez lisent lire lu lise|bois boit buvons buvez boivent boire bu boive
tiens tient tenons tenez tiennent tenir tenu tienne|cours court courons courez courent courir couru coure|œil yeux|madame mesdames
`;

const FAMILY_OF = new Map<string, readonly string[]>();
for (const family of FAMILIES.split(/[\n|]/).filter(Boolean)) {
  const words = family.split(' ');
  for (const word of words) FAMILY_OF.set(word, [...(FAMILY_OF.get(word) ?? []), ...words]);
}

/** Endings that are not heard, then the others. */
const MUTE_ENDINGS = ['s', '', 'x', 'nt', 'es', 'ent', 'e', 't', 'd'];
const RELATED_ENDINGS = [
  ...[
    'er',
    'é',
    'ée',
    'és',
    'ées',
    'ez',
    'ons',
    'ent',
    'ir',
    'i',
    'it',
    'is',
    're',
    'ire',
    'oir',
    'te',
    'ts',
    'al',
    'aux',
    'al',
    'ale',
  ],
  ...[
    'eux',
    'euse',
    'euses',
    'f',
    've',
    'ves',
    'er',
    'ère',
    'ères',
    'ien',
    'ienne',
    'eur',
    'rice',
    'nne',
    'lle',
    'se',
    'che',
    'gue',
  ],
];
const CUT_ENDINGS = [
  'aient',
  'ères',
  'euse',
  'ent',
  'ées',
  'nne',
  'lle',
  'ons',
  'aux',
  'ère',
  'eux',
  've',
  'er',
  'ez',
  'ée',
  'és',
].concat(['es', 'is', 'it', 'te', 'se', 'al', 'e', 's', 'x', 't', 'd', 'é', 'i', 'f', 'n', 'l', '']);

/** Other forms of the same word: those that sound alike first. */
export function relatives(word: string, lexicon: Pick<Lexicon, 'lemmas' | 'forms'>): readonly string[] {
  const family = FAMILY_OF.get(word);
  if (family !== undefined) return [...new Set(family)].filter((other) => other !== word);
  const lemmas = lexicon.lemmas(spelled(word) ?? '');
  return likelyRelatives(word).filter((other) => {
    const tiles = spelled(other) ?? '';
    return lexicon.lemmas(tiles).some((lemma) => lemmas.includes(lemma)) && lexicon.forms(tiles).includes(other);
  });
}

function likelyRelatives(word: string): readonly string[] {
  const stems = CUT_ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, word.length - ending.length));
  const short = stems.filter((stem) => stem.length > 1).reverse();
  const all = [MUTE_ENDINGS, RELATED_ENDINGS].flatMap((endings) =>
    short.flatMap((stem) => endings.map((ending) => stem + ending)),
  );
  return [...new Set(all)].filter((other) => other !== word);
}
