// Knows what makes no sense though it is well built: « la table mange », « il boit une armoire ».

import { joinedWords, shownWord } from './junctions.ts';
import type { LastWords } from './last-words.ts';
import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import type { PhraseFault } from './verdict.ts';
import { kindOf, type NounKind } from './words/kinds.ts';
import { ALONE_WITH_SELF, FELT, LIVELY, UNFEELING, UNSELFISH, VERB_SENSES, type VerbSense } from './words/senses.ts';

/** What makes no sense now that the last word is read. */
export function senseless(last: LastWords): PhraseFault | null {
  if (!tellsOfThings(last)) return null;
  return wrongDoer(last) ?? wrongFeeling(last) ?? wrongState(last) ?? wrongBefore(last);
}

/** Most phrases name nothing of a known kind, which is sooner seen. */
function tellsOfThings(last: LastWords): boolean {
  for (let at: LastWords | undefined = last; at !== undefined; at = at.earlier)
    if (kindOf(at.word.text) !== undefined) return true;
  return false;
}

/** What the last word shows of those before it: « la rivière écrit une » is a verb and no participle. */
function wrongBefore({ word, earlier }: LastWords): PhraseFault | null {
  if (earlier === undefined) return null;
  const isActive = isDetermining(word) && hasCategory(earlier.word, 'part') && hasCategory(earlier.word, 'verb');
  return (isActive ? wrongDoer(earlier, true) : null) ?? (isLinking(word) ? null : wrongThing(earlier));
}

/** The same of a phrase that ends here. */
export function senselessAtEnd(last: LastWords): PhraseFault | null {
  return wrongThing(last);
}

/** « un avion en chocolat », « une brique de lait », « un citron pressé »: what follows may change everything. */
function isLinking(word: PhraseWord): boolean {
  return /^(?:de|d'|du|des|en|à|au|aux|que|qu'|qui|pressée?s?)$/.test(word.text);
}

const LEANING_ON_VERBS = ['ne', 'clle', 'clme', 'clse', 'cllui', 'cly', 'clen', 'auxadv', 'pas'];
const WILLING = /^(?:v[ao]i?s?|vont|all(?:ons|ez|ait|aient)|veu[xt]|veulent|voul|peu[xt]|peuvent|pouv|doi[st]|doivent|dev[ao])/;

/** A verb with what leans on it: where it begins, and whether « se » is there. */
interface VerbGroup {
  readonly before: LastWords | undefined;
  readonly hasSelf: boolean;
  readonly isDenied: boolean;
  readonly isPassive: boolean;
}

/** From a verb back over its pronouns, its auxiliary and « va », « veut » before an infinitive. */
function groupOf(verb: LastWords): VerbGroup {
  let at = verb.earlier;
  let [hasSelf, isDenied, isPassive] = [false, false, false];
  for (; at !== undefined && isOfVerb(at.word, verb.word); at = at.earlier) {
    hasSelf ||= hasCategory(at.word, 'clse') && !hasCategory(at.word, 'pron');
    isDenied ||= hasCategory(at.word, 'pas') || hasCategory(at.word, 'ne');
    isPassive ||= hasCategory(at.word, 'etre');
  }
  return { before: at, hasSelf, isDenied, isPassive: isPassive && !hasSelf };
}

function isOfVerb(word: PhraseWord, verb: PhraseWord): boolean {
  if (LEANING_ON_VERBS.some((category) => hasCategory(word, category)) && !hasCategory(word, 'pron')) return true;
  if (hasCategory(verb, 'part') && (hasCategory(word, 'avoir') || hasCategory(word, 'etre'))) return true;
  return /r$|re$/.test(verb.text) && WILLING.test(word.text) && isVerbal(word);
}

/** The noun of a group that begins the phrase or a clause: « la table », « une grosse table ronde ». */
function nounStarting(at: LastWords | undefined): LastWords | null {
  const noun = at !== undefined && kindOf(at.word.text) === undefined && hasCategory(at.word, 'adj') ? at.earlier : at;
  if (noun === undefined || kindOf(noun.word.text) === undefined) return null;
  const first = determinerOf(noun);
  return first !== null && isStart(first.earlier) ? noun : null;
}

const DETERMINING = ['det', 'own', 'la', 'le', 'des', 'du', 'num'];
const isDetermining = (word: PhraseWord): boolean => DETERMINING.some((category) => hasCategory(word, category));

/** The determiner of a noun, over an adjective. */
function determinerOf(noun: LastWords): LastWords | null {
  const before = noun.earlier;
  if (before === undefined) return null;
  if (isDetermining(before.word)) return before;
  const first = before.earlier;
  return first !== undefined && hasCategory(before.word, 'adj') && isDetermining(first.word) ? first : null;
}

function isStart(at: LastWords | undefined): boolean {
  return at === undefined || /^(?:que|qu'|quand|si|et|mais|car|hier|demain|,)$/.test(at.word.text);
}

/** « la table mange », « mon pull s'ennuie » */
function wrongDoer(last: LastWords, isActive = false): PhraseFault | null {
  const { word } = last;
  if (!isVerbal(word) || hasCategory(word, 'adj')) return null;
  const { before, hasSelf, isPassive } = groupOf(last);
  const noun = nounStarting(before);
  const isDone = !hasCategory(word, 'verb') && before === last.earlier;
  const isUnsure = !isActive && hasCategory(word, 'part') && before === last.earlier;
  if (noun === null || isPassive || isDone || isUnsure) return null;
  return neverDoes(word, kindOf(noun.word.text), hasSelf) ? nonsense(determinerOf(noun) ?? noun, last) : null;
}

function neverDoes({ text }: PhraseWord, kind: NounKind | undefined, hasSelf: boolean): boolean {
  if (kind === undefined) return false;
  if (hasSelf) return ALONE_WITH_SELF.test(text) && UNSELFISH.has(kind);
  return sensesOf(text).some(({ subjects }) => subjects.has(kind));
}

/** « mon chapeau a faim » */
function wrongFeeling(last: LastWords): PhraseFault | null {
  const have = last.earlier;
  if (have === undefined || !FELT.test(last.word.text) || !hasCategory(have.word, 'avoir')) return null;
  const noun = nounStarting(groupOf(have).before);
  const kind = noun === null ? undefined : kindOf(noun.word.text);
  return noun !== null && kind !== undefined && UNFEELING.has(kind) ? nonsense(determinerOf(noun) ?? noun, last) : null;
}

/** « la chaise est amoureuse », « mon pull est très content » */
function wrongState(last: LastWords): PhraseFault | null {
  if (!LIVELY.test(last.word.text)) return null;
  const be = last.earlier !== undefined && hasCategory(last.earlier.word, 'deg') ? last.earlier.earlier : last.earlier;
  if (be === undefined || !hasCategory(be.word, 'etre')) return null;
  const noun = nounStarting(groupOf(be).before);
  const kind = noun === null ? undefined : kindOf(noun.word.text);
  return noun !== null && kind !== undefined && UNFEELING.has(kind) ? nonsense(determinerOf(noun) ?? noun, last) : null;
}

/** « il boit une armoire », « elle téléphone au fromage » */
function wrongThing(noun: LastWords): PhraseFault | null {
  const kind = kindOf(noun.word.text);
  if (kind === undefined) return null;
  const link = linkBefore(noun);
  const verb = link?.verb;
  if (link === null || verb === undefined || !isVerbal(verb.word)) return null;
  const isNever = sensesOf(verb.word.text).some((sense) => (link.isReceiver ? sense.receivers : sense.objects).has(kind));
  return isNever && isDoneBySomebody(verb) ? nonsense(verb, noun) : null;
}

/** What stands before « une armoire », « de la soupe », « au fromage ». */
function linkBefore(noun: LastWords): { readonly verb: LastWords | undefined; readonly isReceiver: boolean } | null {
  if (noun.earlier !== undefined && hasCategory(noun.earlier.word, 'ale'))
    return { verb: noun.earlier.earlier, isReceiver: true };
  const first = determinerOf(noun);
  const before = first?.earlier;
  if (before === undefined) return null;
  if (hasCategory(before.word, 'at')) return { verb: before.earlier, isReceiver: true };
  const isPartitive = hasCategory(before.word, 'de') && /^l[a']$/.test(first?.word.text ?? '');
  return { verb: isPartitive ? before.earlier : before, isReceiver: false };
}

/** Rust eats cars and moths eat clothes: only people and animals are known not to. */
function isDoneBySomebody(verb: LastWords): boolean {
  const { before, hasSelf, isDenied, isPassive } = groupOf(verb);
  if (hasSelf || isDenied || isPassive) return false;
  if (before === undefined) return hasCategory(verb.word, 'verb') && !hasCategory(verb.word, 'noun');
  return SOMEBODY.some((category) => hasCategory(before.word, category)) || kindOf(before.word.text) !== undefined;
}

const SOMEBODY = ['pron', 'human', 'kin', 'status', 'proper', 'tonic'];

function sensesOf(verb: string): readonly VerbSense[] {
  return VERB_SENSES.filter(({ forms }) => forms.test(verb));
}

function nonsense(first: LastWords, last: LastWords): PhraseFault {
  const words: PhraseWord[] = [];
  for (let at: LastWords | undefined = last; at !== undefined && at !== first.earlier; at = at.earlier) words.unshift(at.word);
  return { code: 'sense', said: joinedWords(words.map(shownWord)) };
}
