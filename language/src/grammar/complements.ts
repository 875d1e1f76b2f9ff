// Knows what is wrong with what a verb takes: a pronoun of the other kind, a preposition left out, nothing where something is needed.

import { hasCategory, isVerbal, type PhraseWord } from './phrase-word.ts';
import { type Refused, wildcard, writtenAt } from './repairs.ts';
import type { Tag } from './tag.ts';
import { traitNamed } from './traits.ts';
import type { PhraseFault } from './verdict.ts';

/** Each kind of pronoun, and the kind that it is taken for. */
const PRONOUNS_TAKEN: readonly (readonly [string, PhraseWord])[] = [
  ['cllui', wildcard('clle')],
  ['clle', wildcard('cllui')],
  ['encllui', wildcard('enclle')],
  ['enclle', wildcard('encllui')],
];

/** « il lui voit », « elle le parle » */
export function wrongPronoun({ words, trials }: Refused): PhraseFault | null {
  for (const [category, other] of PRONOUNS_TAKEN) {
    const at = words.findIndex((word, nth) => hasCategory(word, category) && trials.isRight(words.with(nth, other)));
    if (at >= 0) return { code: 'pronoun', word: writtenAt(words, at), verb: verbAfter(words, at) };
  }
  return null;
}

function verbAfter(words: readonly PhraseWord[], at: number): string {
  const after = words.findIndex((word, nth) => nth > at && isVerbal(word));
  const before = words.findLastIndex((word, nth) => nth < at && isVerbal(word));
  return writtenAt(words, after >= 0 ? after : Math.max(before, 0));
}

const AT_WORD = wildcard('at');
const OF_WORD = wildcard('de');
const THAT_WORD = wildcard('que');
const IN_WORD = wildcard('prep; prepn');
const MELTED_AT = wildcard('ale');
const MELTED_OF = wildcard('dele');
const SHARED = traitNamed('shared')?.agreement ?? 0;

/** « il téléphone sa mère », « il commence manger » */
export function missingPreposition(refused: Refused): PhraseFault | null {
  const { words } = refused;
  const at = words.findIndex((_, nth) => nth > 0 && (prepositionAt(refused, nth) ?? '') !== '');
  if (at < 0) return null;
  return { code: 'preposition', wanted: prepositionAt(refused, at) ?? 'à', word: writtenAt(words, at) };
}

/** Verbs that nothing is done to: with « à » or « de » they would say no more. */
const TAKING_NOTHING =
  /^(?:meur|mour|bâill|éternu|touss|ronfl|dor[mst]|nag|march|tomb|naî|exist|trembl|rougi|pâli|grandi|maigri|trott|galop|aboi|miaul)/;
const ENTERING = /^(?:entr|rentr)/;

function prepositionAt({ words, trials }: Refused, at: number): LinkWord | null {
  const [verb, next] = [words[at - 1], words[at]];
  const isThing = verb !== undefined && next !== undefined && isVerbal(verb) && !isVerbal(next);
  if (isThing && TAKING_NOTHING.test(verb.text)) return null;
  if (isThing && ENTERING.test(verb.text) && trials.isRight(words.toSpliced(at, 0, IN_WORD))) return 'dans';
  const wanted = likelyLinks(words.slice(0, at));
  return wanted.find((word) => trials.isRight(withPrepositionAt(words, at, word))) ?? null;
}

type LinkWord = 'à' | 'de' | 'que' | 'dans';

const COMPARING = /^(?:plus|moins|aussi|autant)$/;
const READY = /^prête?s?$/;

/** The words that may link what follows, the likeliest first. */
function likelyLinks(before: readonly PhraseWord[]): readonly LinkWord[] {
  if (before.some(({ text }) => COMPARING.test(text))) return ['que', 'à', 'de'];
  const last = before.at(-1);
  if (last !== undefined && hasCategory(last, 'hail')) return ['à', 'de'];
  if (last !== undefined && hasCategory(last, 'bareh')) return ['de', 'à'];
  return wantsOf(before) && !READY.test(before.at(-1)?.text ?? '') ? ['de', 'à'] : ['à', 'de'];
}

/** A verb that « lui » goes with has « à »; one with « se », or a noun, has « de ». */
function wantsOf(before: readonly PhraseWord[]): boolean {
  const verb = before.findLast(isVerbal);
  if (verb === undefined || before.at(-1) !== verb) return true;
  const isReceiving = verb.tags.some(({ category, agreement }: Tag) => category === 'verb' && (agreement & SHARED) !== 0);
  const self = before.at(-2);
  return (self !== undefined && hasCategory(self, 'clse')) || (!isReceiving && before.some((word) => hasCategory(word, 'clse')));
}

function withPrepositionAt(words: readonly PhraseWord[], at: number, wanted: LinkWord): readonly PhraseWord[] {
  if (wanted === 'que') return words.toSpliced(at, 0, THAT_WORD);
  const isMelting = /^les?$/.test(words[at]?.text ?? '');
  if (isMelting) return words.with(at, wanted === 'à' ? MELTED_AT : MELTED_OF);
  return words.toSpliced(at, 0, wanted === 'à' ? AT_WORD : OF_WORD);
}

const TONIC_FOR: Readonly<Record<string, string>> = { je: 'moi', tu: 'toi', il: 'lui', ils: 'eux' };

/** « avec je »: after a link a pronoun has another form. */
export function wrongPerson({ words, trials }: Refused): PhraseFault | null {
  for (const [nth, { text }] of words.entries()) {
    const [link, tonic] = [words[nth - 1], Object.hasOwn(TONIC_FOR, text) ? trials.word(TONIC_FOR[text] ?? '') : null];
    const isLinked = link !== undefined && ['prep', 'at', 'de'].some((category) => hasCategory(link, category));
    if (!isLinked || tonic === null || !trials.isRight(words.with(nth, tonic))) continue;
    return { code: 'junction', said: `${link.text} ${text}`, wanted: `${link.text} ${tonic.text}` };
  }
  return null;
}

const SELF = wildcard('clse');

const LEANING_WORDS = ['cly', 'clen', 'clle', 'cllui'];

/** « il assit », « il y tait »: with « se » it would be right. */
export function missingSelf({ words, trials }: Refused): PhraseFault | null {
  const at = words.findIndex((word, nth) => isVerbal(word) && trials.isRight(words.toSpliced(leaning(words, nth), 0, SELF)));
  return at < 0 ? null : { code: 'needy', word: writtenAt(words, at) };
}

/** Where the pronouns begin that lean on a verb. */
function leaning(words: readonly PhraseWord[], verb: number): number {
  const before = words[verb - 1];
  const isLeaning = before !== undefined && LEANING_WORDS.some((category) => hasCategory(before, category));
  return isLeaning ? leaning(words, verb - 1) : verb;
}

const PLACE_WORDS = ['en', 'ale', 'la', 'le', 'de', 'dele', 'de la'].map((notes) => notes.split(' ').map(wildcard));
const BEFORE_PLACES = ['prep', 'at', 'en', 'ale', 'de', 'dele', 'le', 'la', 'det', 'du'];

/** « dans Italie », « le France » */
export function wrongPlaceWord({ words, trials }: Refused): PhraseFault | null {
  const at = words.findIndex((word, nth) => {
    const before = words[nth - 1];
    if (before === undefined || !hasCategory(word, 'land') || !BEFORE_PLACES.some((each) => hasCategory(before, each)))
      return false;
    return PLACE_WORDS.some((others) => trials.isRight(words.toSpliced(nth - 1, 1, ...others)));
  });
  return at < 0 ? null : { code: 'place', words: [writtenAt(words, at - 1), writtenAt(words, at)] };
}

/** Each word that joins, and those that it is taken for. */
const LINKS_TAKEN: Readonly<Record<string, readonly (readonly [string, PhraseWord])[]>> = {
  de: [['à', AT_WORD]],
  "d'": [['à', AT_WORD]],
  à: [['de', OF_WORD]],
  que: [['qui', wildcard('qui 3')]],
  qui: [['que', THAT_WORD]],
};

/** « elle apprend de lire », « la fille que dort » */
export function wrongLink({ words, trials }: Refused): PhraseFault | null {
  for (const [nth, { text }] of words.entries()) {
    const taken = Object.hasOwn(LINKS_TAKEN, text) ? (LINKS_TAKEN[text] ?? []) : [];
    const other = taken.find(([, word]) => trials.isRight(words.with(nth, word)));
    if (other !== undefined) return { code: 'junction', said: text, wanted: other[0] };
  }
  return null;
}

const PERSON = wildcard('human');

/** « chez la table »: one goes to people's. */
export function wrongHost({ words, trials }: Refused): PhraseFault | null {
  const chez = words.findIndex(({ text }) => text === 'chez');
  if (chez < 0 || trials.isRight([SUBJECT_WORD, VERB_WORD, ...words.slice(chez)])) return null;
  const at = words.findIndex((word, nth) => nth > chez && hasCategory(word, 'noun') && isRightHost(words.with(nth, PERSON)));
  return at < 0 ? null : { code: 'pronoun', word: writtenAt(words, chez), verb: writtenAt(words, at) };

  function isRightHost(phrase: readonly PhraseWord[]): boolean {
    return trials.isRight(phrase) || trials.isRight([SUBJECT_WORD, VERB_WORD, ...phrase.slice(chez)]);
  }
}

const SUBJECT_WORD = wildcard('pron 123 on il');
const VERB_WORD = wildcard('verb PIF123 N');
const BEGINNING_PLACES = ['prep', 'at', 'ale', 'en', 'near', 'dele'];

/** « sous le lit » tells where, and nobody does anything. */
export function loneGroup({ words, trials }: Refused): PhraseFault | null {
  const [first] = words;
  if (first === undefined || !BEGINNING_PLACES.some((category) => hasCategory(first, category))) return null;
  return trials.isRight([SUBJECT_WORD, VERB_WORD, ...words]) ? { code: 'verb' } : null;
}

const HAVE = wildcard('verb PIF123 THA');
const BE = wildcard('verb PIF123 ce CA');

/** « je suis faim », « j'ai content »: être for avoir, avoir for être. */
export function wrongVerbOfState({ words, trials }: Refused): PhraseFault | null {
  for (const [category, other, wanted] of [
    ['etre', HAVE, 'avoir'],
    ['avoir', BE, 'être'],
  ] as const) {
    const at = words.findIndex((word, nth) => hasCategory(word, category) && trials.isRight(words.with(nth, other)));
    const after = words[at + 1];
    if (at >= 0 && after !== undefined) return { code: 'auxiliary', wanted, word: after.written };
  }
  return null;
}

/** « le chat a »: one waits for more. */
export function openEnd({ words, trials }: Refused): PhraseFault | null {
  const last = words.at(-1);
  if (last === undefined || !(hasCategory(last, 'avoir') || hasCategory(last, 'etre'))) return null;
  return trials.read(words) === words.length ? { code: 'unfinished' } : null;
}
