// Knows what nobody says though it is built like a phrase: « il voit à Paul », « plus vite de lui », « beaucoup du pain ».

import { back, type LastWords } from './last-words.ts';
import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import { senseless, senselessAtEnd } from './sense.ts';
import { traitNamed } from './traits.ts';
import { unusedEnd, unusedTurn } from './turns.ts';
import type { PhraseFault } from './verdict.ts';
import { kindOf } from './words/kinds.ts';

type Habit = (last: LastWords) => PhraseFault | null;

/** What is wrong with the last of these words after those before it; null when people say so. */
export function unsaid(last: LastWords): PhraseFault | null {
  for (const habit of HABITS) {
    const fault = habit(last);
    if (fault !== null) return fault;
  }
  return null;
}

const COMPARING_ADJECTIVES = /^(?:plus|moins|aussi)$/;

/** « plus vite de lui », « aussi grand comme toi »: what is compared follows « que ». */
const comparison: Habit = (last) => {
  const isThan = last.word.text === 'comme' || hasCategory(last.word, 'tonic');
  if (!isThan) return null;
  const link = last.word.text === 'comme' ? last : last.earlier;
  if (link === undefined || !(link.word.text === 'comme' || hasCategory(link.word, 'de'))) return null;
  const [quality, degree] = [back(link, 1), back(link, 2)];
  if (quality === undefined || !COMPARING_ADJECTIVES.test(degree?.text ?? '') || !isMeasured(quality)) return null;
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

/** « on a l'appelé », « elle a le refusé »: a pronoun stands before the auxiliary. */
const pronounInside: Habit = (last) => {
  const [object, auxiliary] = [back(last, 1), back(last, 2)];
  if (object === undefined || auxiliary === undefined || !/^l(?:[ea]s?|')$/.test(object.text) || !hasCategory(auxiliary, 'avoir'))
    return null;
  const isDone = hasCategory(last.word, 'part') && !['noun', 'adj', 'verb', 'status'].some((one) => hasCategory(last.word, one));
  return isDone ? { code: 'order', words: [auxiliary.written, object.written] } : null;
};

const QUANTITY = /^(?:beaucoup|trop|assez|peu|tant|autant)$/;
const PARTITIVE = /^(?:du|des)$/;
const TAKES_OBJECT = traitNamed('T')?.traits ?? 0;
const TAKES_DE = (traitNamed('D')?.traits ?? 0) | (traitNamed('K')?.traits ?? 0);
const PLAIN_TRAITS = traitNamed('plain')?.traits ?? 0;
const SHARED_WITH = traitNamed('shared')?.agreement ?? 0;

/** « il mange beaucoup du pain » */
const quantity: Habit = (last) => {
  const [often, verb] = [back(last, 1)?.text ?? '', back(last, 2)];
  if (!PARTITIVE.test(last.word.text) || !QUANTITY.test(often) || verb === undefined || !takesOnlyObject(verb)) return null;
  return { code: 'junction', said: `${often} ${last.word.text}`, wanted: `${often} de` };
};

/** Without those that always have a reflexive pronoun. */
function verbTags(word: PhraseWord): PhraseWord['tags'] {
  return word.tags.filter(
    ({ category, traits }) => (category === 'verb' || category === 'part') && (traits & PLAIN_TRAITS) !== 0,
  );
}

function takesOnlyObject(word: PhraseWord): boolean {
  const tags = verbTags(word);
  return tags.length > 0 && tags.every(({ traits }) => (traits & TAKES_OBJECT) !== 0 && (traits & TAKES_DE) === 0);
}

/** Whom one gives nothing to, though the verb takes an object: voir, aimer, connaître. */
function isForNobody(word: PhraseWord): boolean {
  const tags = verbTags(word);
  if (tags.length === 0 || ALSO_WITH_A.test(word.text)) return false;
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
  // « une garde à son fils » has no verb; « il garde à » has one.
  if (hasCategory(verb, 'noun') && !hasCategory(before, 'pron')) return null;
  if (LEANING_PRONOUNS.some((category) => hasCategory(before, category)) || hasQue(link)) return null;
  return { code: 'extra', word: link.word.written };
};

function isSomebody(word: PhraseWord): boolean {
  return (
    hasCategory(word, 'human') ||
    (hasCategory(word, 'status') && kindOf(word.text) !== 'beast') ||
    word.tags.some(({ note }) => note === 'proper ms' || note === 'proper fs')
  );
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

const NEVER_BEFORE = /(?:[éiu]e?s?|[eo]rte?s?)$/;
const MAY_STAND_BEFORE = /^(?:sacr|fichu|foutu|maudit|damn|satan|prétendu|regrett|dénomm|béni|absolu|joli|poli|vrai)/;

/** « un fatigué homme »: a participle follows its noun. */
const participleFirst: Habit = (last) => {
  const [state, determiner] = [back(last, 1), back(last, 2)];
  if (state === undefined || !isDeterminer(determiner) || !hasCategory(state, 'part') || hasCategory(state, 'noun')) return null;
  const isNoun = hasCategory(last.word, 'noun') && !isVerbal(last.word) && !hasCategory(last.word, 'adj');
  if (!isNoun || !NEVER_BEFORE.test(state.text) || MAY_STAND_BEFORE.test(state.text)) return null;
  return { code: 'order', words: [state.written, last.word.written] };
};

const GLAD =
  /^(?:possible|impossible|dommage|important|nécessaire|normal|étonnant|bizarre|étrange|utile|naturel|préférable|regrettable|incroyable|temps|content|heureu|trist|fi[eè]r|ravi|désolé|déçu|fâché|étonné|surpris|furieu|malheureu)/u;
const SUBJUNCTIVE = traitNamed('sub')?.traits ?? 0;

/** « content que tu es là »: what one feels is followed by a subjunctive; but « si content que tu ris ». */
const content: Habit = (last) => {
  const [subject, que, feeling, degree] = [back(last, 1), back(last, 2), back(last, 3), back(last, 4)];
  if (subject === undefined || !hasCategory(subject, 'pron') || que === undefined || !hasCategory(que, 'que')) return null;
  if (!GLAD.test(feeling?.text ?? '') || degree === undefined || !hasCategory(degree, 'etre') || !isVerbal(last.word))
    return null;
  const isRight = last.word.tags.some(({ traits, category }) => VERB_CATEGORIES.has(category) && (traits & SUBJUNCTIVE) !== 0);
  return isRight ? null : { code: 'form', word: last.word.written };
};

const IMPERFECT = /^(?:verb|avoir|etre) I\d/;
const FUTURE = /^(?:verb|avoir|etre) F\d/;

/** « si j'étais riche je voyagerai »: what is only supposed is followed by a conditional. */
const supposedThen: Habit = (last) => {
  if (!/r(?:ai|as|a|ons|ez|ont)$/.test(last.word.text) || !last.word.tags.some(({ note }) => FUTURE.test(note))) return null;
  let [at, isSupposed] = [last.earlier, false];
  for (; at?.earlier !== undefined; at = at.earlier) {
    if (hasCategory(at.word, 'que') || hasCategory(at.word, 'qui')) return null;
    isSupposed ||= at.word.tags.some(({ note }) => IMPERFECT.test(note));
  }
  return isSupposed && at !== undefined && /^s[i']$/.test(at.word.text) ? { code: 'form', word: last.word.written } : null;
};

const SAID_TWICE = ['interj', 'hail', 'yes', 'kin', 'pron', 'clme', 'clse', 'ng', 'deg', 'adv', 'adj', 'tonic', 'num'];
const SAID_ONCE = ['noun', 'proper', 'prep', 'near', 'late', 'pas', 'avoir', 'etre'];

/** « la fermière fermière », « il est est malade »: the same word again; but « faire faire », « nous nous levons ». */
const twice: Habit = ({ word, earlier }) => {
  if (earlier?.earlier === undefined || earlier.word.text !== word.text) return null;
  if (!/\p{L}/u.test(word.text) || SAID_TWICE.some((category) => hasCategory(word, category))) return null;
  const isOnce = SAID_ONCE.some((category) => hasCategory(word, category)) || (isVerbal(word) && word.text !== 'faire');
  return isOnce ? { code: 'extra', word: word.written } : null;
};

const VERB_CATEGORIES = new Set(['verb', 'avoir', 'etre']);

const HABITS: readonly Habit[] = [
  twice,
  better,
  aged,
  comparison,
  everyOne,
  quantity,
  pronounInside,
  toSomebody,
  toldPerson,
  homeless,
  content,
  supposedThen,
  participleFirst,
  unusedTurn,
  senseless,
];

/** « le livre dont je lis », « le livre dont j'ai lu »: a phrase that ends so still lacks something. */
export function unsaidAtEnd(last: LastWords): PhraseFault | null {
  return lackingDont(last) ?? lackingWhom(last) ?? unusedEnd(last) ?? senselessAtEnd(last);
}

function lackingDont({ word: verb, earlier }: LastWords): PhraseFault | null {
  const subject =
    earlier !== undefined && hasCategory(earlier.word, 'avoir') && hasCategory(verb, 'part') ? earlier.earlier : earlier;
  const link = subject?.earlier?.word;
  if (subject === undefined || link === undefined || !hasCategory(subject.word, 'pron')) return null;
  if (!hasCategory(link, 'dont') || !takesOnlyObject(verb)) return null;
  return { code: 'pronoun', word: link.written, verb: verb.written };
}

/** « l'ami à qui je connais »: one gives nothing to whom one knows. */
function lackingWhom(last: LastWords): PhraseFault | null {
  const [subject, whom, link] = [back(last, 1), back(last, 2), back(last, 3)];
  if (subject === undefined || whom === undefined || link === undefined || !hasCategory(subject, 'pron')) return null;
  const isWhom = hasCategory(whom, 'auquel') || (hasCategory(whom, 'qui') && hasCategory(link, 'at'));
  if (!isWhom || hasCategory(last.word, 'noun') || !isForNobody(last.word)) return null;
  const word = hasCategory(whom, 'auquel') ? whom.written : `${link.written} ${whom.written}`;
  return { code: 'pronoun', word, verb: last.word.written };
}

/** What nobody says in a whole phrase. */
export function unsaidIn(words: readonly PhraseWord[]): PhraseFault | null {
  let last: LastWords | undefined;
  for (const word of words) {
    last = { word, earlier: last };
    const fault = unsaid(last);
    if (fault !== null) return fault;
  }
  return last === undefined ? null : unsaidAtEnd(last);
}
