// How a word or a phrase sounds: every way to say it, with elisions and liaisons.

import { spelled } from '../alphabet.ts';
import type { Names } from '../names/names.ts';
import { MUTE_E } from './phonemes.ts';
import type { Pronunciation } from './sound-notes.ts';
import type { Sounds } from './sounds.ts';

/** Before a consonant that may be heard or not, between two words of a phrase: « le=zami ». */
export const LIAISON = '=';

/** Where an apostrophe or the end of a word stands in the marked sounds of a phrase: « Z'Em », « il p4s ». */
export const ELISION = "'";
export const WORD_END = ' ';

/** What stands before an apostrophe. */
const ELIDED: ReadonlyMap<string, string> = new Map([
  ['c', 's'],
  ['d', 'd'],
  ['j', 'Z'],
  ['l', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['s', 's'],
  ['t', 't'],
  ['qu', 'k'],
  ['jusqu', 'Zysk'],
  ['lorsqu', 'lORsk'],
  ['puisqu', 'p8isk'],
  ['quoiqu', 'kwak'],
  ['quelqu', 'kElk'],
  ['presqu', 'pREsk'],
  ['entr', '4tR'],
  ['aujourd', 'oZuRd'],
]);

/** Words that tiles cannot spell, or that live before or after an apostrophe only. */
const UNSPELLED: ReadonlyMap<string, string> = new Map([
  ['a', 'a'],
  ['à', 'a'],
  ['y', 'i'],
  ['ô', 'o'],
  ['hui', '8i'],
]);

/** The sound that the last letter of a word may take before a vowel. */
const LINKING: Readonly<Record<string, string>> = { s: 'z', x: 'z', z: 'z', t: 't', d: 't', n: 'n', p: 'p', r: 'R' };

/** Sounds after which that letter is not silent. */
const LAST_HEARD: Readonly<Record<string, RegExp>> = { z: /[sz]$/, t: /[td]$/, n: /[^4015]$/, p: /[^uo]$/, R: /[^e]$/ };

/** Who knows how words are said. */
export interface Voices {
  readonly sounds: Pick<Sounds, 'of'>;
  /** Proper nouns, where they count. */
  readonly names?: Pick<Names, 'sounds'>;
}

export const LONGEST_CLAIM = 120;
const MOST_WAYS = 32;

/** Every way to say a word or a phrase, the commonest first; empty when a word of it is unknown. */
export function waysToSay(claim: string, voices: Voices): readonly string[] {
  return [...new Set(markedWays(claim, voices).map((way) => way.replaceAll(/[ ']/g, '')))];
}

/** The same with the ends of words and the apostrophes. */
export function markedWays(claim: string, voices: Voices): readonly string[] {
  if (claim.length > LONGEST_CLAIM) return [];
  const words = claimedWords(claim);
  const asName = words.length > 1 ? (voices.names?.sounds(claim) ?? []) : [];
  const said = waysToSayWords(words, voices);
  return [...new Set([...asName, ...(INVERTED.test(claim) ? said.map((way) => way.replace(/@$/, MUTE_E)) : said)])];
}

/** « est-ce », « suis-je »: the last e goes. */
const INVERTED = /-(?:ce|je)[\s?!]*$/iu;

function waysToSayWords(words: readonly string[], voices: Voices): readonly string[] {
  const ways = words.map((word) => waysToSayWord(word, voices));
  if (ways.length === 0 || ways.some((each) => each.length === 0)) return [];
  const whole = ways.reduce((all, next) => all.flatMap((start) => next.map((end) => linked(start, end))).slice(0, MOST_WAYS));
  return whole.map(({ said }) => said);
}

/** The pronunciations of a word: of that very spelling if it is one, else of all that only differ by their accents. */
function exactPronunciations(word: string, sounds: Voices['sounds']): readonly Pronunciation[] {
  const tiles = spelled(word);
  const all = tiles === null ? [] : sounds.of(tiles);
  const isBareCapitals = word === tiles;
  const exact = isBareCapitals ? [] : all.filter(({ form }) => form === word.normalize('NFC').toLowerCase());
  return exact.length > 0 ? exact : all;
}

/** A word in its place in a phrase. */
export interface SaidInPhrase {
  readonly said: string;
  readonly form: string;
  /** Whether nothing is linked to it nor elided before it. */
  readonly aspirated: boolean;
}

/** « s'il te plaît »: s', il, te, plaît. */
function claimedWords(claim: string): readonly string[] {
  const plain = claim
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[.,;:!?…«»"]/g, ' ');
  return plain.match(/[^\s'-]+'?/gu) ?? [];
}

/** Every way to say one word, proper nouns last. */
export function waysToSayWord(word: string, { sounds, names }: Voices): readonly SaidInPhrase[] {
  const small = word.toLowerCase();
  const fixed = small.endsWith("'") ? ELIDED.get(small.slice(0, -1)) : UNSPELLED.get(small);
  if (fixed !== undefined) return [{ said: fixed, form: small, aspirated: false }];
  const common = exactPronunciations(word, sounds).map(({ sounds: said, form, aspirated }) => ({ said, form, aspirated }));
  const proper = names?.sounds(word) ?? [];
  return [...common, ...proper.map((said) => ({ said, form: small, aspirated: false }))];
}

/** A phrase and one word more: a mute e goes before a vowel, a consonant may link them. */
function linked(start: SaidInPhrase, { said, form, aspirated }: SaidInPhrase): SaidInPhrase {
  const opens = !aspirated && /^[^pbtdkgfvszSZmnNGlR]/.test(said);
  const before = opens ? start.said.replace(/_$/, '') + linkOf(start) : withDroppableE(start);
  return { said: before + (start.form.endsWith("'") ? ELISION : WORD_END) + said, form, aspirated: false };
}

/** The e of « je », « que » … may go inside a phrase. */
function withDroppableE({ said, form }: SaidInPhrase): string {
  return /^([cdjlmnst]|qu)e$/.test(form) ? said.replace(/@$/, MUTE_E) : said;
}

/** The consonant that a word may lend to the next one: a last letter that is not heard otherwise. */
function linkOf({ said, form }: SaidInPhrase): string {
  const link = form === 'et' ? undefined : LINKING[form.at(-1) ?? ''];
  return link === undefined || LAST_HEARD[link]?.test(said) ? '' : LIAISON + link;
}
