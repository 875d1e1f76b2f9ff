// Knows what nobody says though it is built like a phrase: « il voit à Paul », « plus vite de lui », « beaucoup du pain ».

import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import { traitNamed } from './traits.ts';
import type { PhraseFault } from './verdict.ts';

/** The words so far, the last first. */
export interface LastWords {
  readonly word: PhraseWord;
  readonly earlier: LastWords | undefined;
}

type Habit = (last: LastWords) => PhraseFault | null;

/** What is wrong with the last of these words after those before it; null when people say so. */
export function unsaid(last: LastWords): PhraseFault | null {
  for (const habit of HABITS) {
    const fault = habit(last);
    if (fault !== null) return fault;
  }
  return null;
}

/** The word that stands so many places before the last one. */
function back(last: LastWords, places: number): PhraseWord | undefined {
  let at: LastWords | undefined = last;
  for (let left = places; left > 0; left--) at = at?.earlier;
  return at?.word;
}

const COMPARING = /^(?:plus|moins|aussi)$/;

/** « plus vite de lui », « aussi grand comme toi »: what is compared follows « que ». */
const comparison: Habit = (last) => {
  const isThan = last.word.text === 'comme' || hasCategory(last.word, 'tonic');
  if (!isThan) return null;
  const link = last.word.text === 'comme' ? last : last.earlier;
  if (link === undefined || !(link.word.text === 'comme' || hasCategory(link.word, 'de'))) return null;
  const [quality, degree] = [back(link, 1), back(link, 2)];
  if (quality === undefined || !COMPARING.test(degree?.text ?? '') || !isMeasured(quality)) return null;
  return { code: 'junction', said: link.word.text, wanted: 'que' };
};

/** « plus fier de toi » and « plus près de toi » compare nothing. */
function isMeasured(word: PhraseWord): boolean {
  return (hasCategory(word, 'adj') || hasCategory(word, 'adv')) && !hasCategory(word, 'fond') && !hasCategory(word, 'near');
}

/** « tout les matins » */
const everyOne: Habit = (last) => {
  const isNoun = hasCategory(last.word, 'noun') && !isVerbal(last.word);
  if (!isNoun || back(last, 1)?.text !== 'les' || back(last, 2)?.text !== 'tout') return null;
  return { code: 'junction', said: 'tout les', wanted: 'tous les' };
};

const QUANTITY = /^(?:beaucoup|trop|assez|peu|tant|autant)$/;
const PARTITIVE = /^(?:du|des)$/;
const TAKES_OBJECT = traitNamed('T')?.traits ?? 0;
const TAKES_DE = (traitNamed('D')?.traits ?? 0) | (traitNamed('K')?.traits ?? 0);
const PLAIN = traitNamed('plain')?.traits ?? 0;
const SHARED_WITH = traitNamed('shared')?.agreement ?? 0;

/** « il mange beaucoup du pain » */
const quantity: Habit = (last) => {
  const [often, verb] = [back(last, 1)?.text ?? '', back(last, 2)];
  if (!PARTITIVE.test(last.word.text) || !QUANTITY.test(often) || verb === undefined || !takesOnlyObject(verb)) return null;
  return { code: 'junction', said: `${often} ${last.word.text}`, wanted: `${often} de` };
};

/** Without those that always have a reflexive pronoun. */
function verbTags(word: PhraseWord): PhraseWord['tags'] {
  return word.tags.filter(({ category, traits }) => (category === 'verb' || category === 'part') && (traits & PLAIN) !== 0);
}

function takesOnlyObject(word: PhraseWord): boolean {
  const tags = verbTags(word);
  return tags.length > 0 && tags.every(({ traits }) => (traits & TAKES_OBJECT) !== 0 && (traits & TAKES_DE) === 0);
}

/** Whom one gives nothing to, though the verb takes an object: voir, aimer, connaître. */
function isForNobody(word: PhraseWord): boolean {
  const tags = verbTags(word);
  if (tags.length === 0 || hasCategory(word, 'noun') || ALSO_WITH_A.test(word.text)) return false;
  return tags.every(({ traits, agreement }) => (traits & TAKES_OBJECT) !== 0 && (agreement & SHARED_WITH) === 0);
}

/** croire à quelqu'un, toucher à, goûter à, rêver à, faire appel à */
const ALSO_WITH_A = /^(?:cr[ou]|touch|goût|rêv|voul|veu|parvi|tien|mang|appart)/;
const LEANING_PRONOUNS = ['clle', 'clme', 'clse', 'cllui', 'clen', 'cly', 'que', 'etre'];

/** « elle attend à son frère »: the verb takes a person without « à ». */
const toSomebody: Habit = (last) => {
  if (!isSomebody(last.word)) return null;
  const link = isDeterminer(last.earlier?.word) ? last.earlier?.earlier : last.earlier;
  if (link === undefined || !(hasCategory(link.word, 'at') || (link === last.earlier && hasCategory(link.word, 'ale'))))
    return null;
  const [verb, before] = [back(link, 1), back(link, 2)];
  if (verb === undefined || before === undefined || !isForNobody(verb)) return null;
  if (LEANING_PRONOUNS.some((category) => hasCategory(before, category)) || hasQue(link)) return null;
  return { code: 'extra', word: link.word.written };
};

function isSomebody(word: PhraseWord): boolean {
  return hasCategory(word, 'human') || word.tags.some(({ note }) => note === 'proper ms' || note === 'proper fs');
}

function isDeterminer(word: PhraseWord | undefined): boolean {
  return word !== undefined && (hasCategory(word, 'det') || hasCategory(word, 'la'));
}

function hasQue(last: LastWords | undefined): boolean {
  return last !== undefined && (hasCategory(last.word, 'que') || hasQue(last.earlier));
}

const TELLING = /^(?:di(?:[st]|sent)$|écri[stv]|racont|expliqu|annonc|répond)/;

/** « il écrit sa grand-mère »: one writes to people. */
const toldPerson: Habit = (last) => {
  const [determiner, verb, subject] = [back(last, 1), back(last, 2), back(last, 3)];
  if (verb === undefined || !hasCategory(last.word, 'human') || determiner === undefined || !hasCategory(determiner, 'own'))
    return null;
  if (!TELLING.test(verb.text) || !isVerbal(verb) || subject === undefined || hasCategory(subject, 'que')) return null;
  return { code: 'preposition', wanted: 'à', word: determiner.written };
};

const LEAVING = /^(?:sor[st]|sort[aeio]|rentr|retourn|rest)/;
const HOMES =
  /^(?:maison|école|gare|piscine|plage|boulangerie|pharmacie|cuisine|cantine|jardin|parc|bureau|magasin|cinéma|marché)$/;

/** « elle rentre la maison » */
const homeless: Habit = (last) => {
  const [article, verb] = [back(last, 1), back(last, 2)];
  if (article === undefined || verb === undefined || !HOMES.test(last.word.text) || !LEAVING.test(verb.text)) return null;
  if (!/^l[ea']$/.test(article.text) || !isVerbal(verb)) return null;
  return { code: 'preposition', wanted: verb.text.startsWith('sor') ? 'de' : 'à', word: article.written };
};

/** « je suis dix ans » */
const aged: Habit = (last) => {
  const [many, verb, subject] = [back(last, 1), back(last, 2), back(last, 3)];
  const isAge = /^ans?$/.test(last.word.text) && many !== undefined && hasCategory(many, 'num');
  if (!isAge || verb === undefined || !hasCategory(verb, 'etre') || subject === undefined) return null;
  return hasCategory(subject, 'pron') ? { code: 'auxiliary', wanted: 'avoir', word: last.word.written } : null;
};

const BETTER: Readonly<Record<string, string>> = { bon: 'meilleur', bonne: 'meilleure', bons: 'meilleurs', bonnes: 'meilleures' };

/** « plus bon que toi »; but what is no longer good is « plus bon ». */
const better: Habit = (last) => {
  const good = last.earlier?.word.text ?? '';
  if (!hasCategory(last.word, 'que') || back(last, 2)?.text !== 'plus' || !Object.hasOwn(BETTER, good)) return null;
  return { code: 'junction', said: `plus ${good}`, wanted: BETTER[good] ?? '' };
};

const HABITS: readonly Habit[] = [better, aged, comparison, everyOne, quantity, toSomebody, toldPerson, homeless];

/** « le livre dont je lis »: a phrase that ends so still lacks something. */
export function unsaidAtEnd({ word: verb, earlier }: LastWords): PhraseFault | null {
  const link = earlier?.earlier?.word;
  const isSubject = earlier !== undefined && hasCategory(earlier.word, 'pron');
  if (link === undefined || !isSubject || !hasCategory(link, 'dont') || !takesOnlyObject(verb)) return null;
  return { code: 'pronoun', word: link.written, verb: verb.written };
}
