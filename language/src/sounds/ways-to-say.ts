// How a word or a phrase sounds: every way to say it, with elisions and liaisons.

import { spelled } from '../alphabet.ts';
import type { Names } from '../names/names.ts';
import { readName } from '../names/read-name.ts';
import { ELIDED } from './elided.ts';
import { MUTE_E } from './phonemes.ts';
import { readAloud } from './reading.ts';
import type { Pronunciation } from './sound-notes.ts';
import type { Sounds } from './sounds.ts';

/** Before a consonant that may be heard or not, between two words of a phrase: « le=zami ». */
export const LIAISON = '=';

/** Where an apostrophe or the end of a word stands in the marked sounds of a phrase: « Z'Em », « il p4s ». */
export const ELISION = "'";
export const WORD_END = ' ';

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
  readonly sounds: Pick<Sounds, 'of'> & Partial<Pick<Sounds, 'compound'>>;
  /** Proper nouns, where they count. */
  readonly names?: Pick<Names, 'sounds'>;
}

export const LONGEST_CLAIM = 120;
const MOST_WAYS = 32;
const LITTLE_WORD = 2;
/** What ends a prefix that no list has. */
const PREFIX = '-';

/** Every way to say a word or a phrase, the commonest first; empty when a word of it is unknown. */
export function waysToSay(claim: string, voices: Voices): readonly string[] {
  return withoutMarks(markedWays(claim, voices));
}

function withoutMarks(ways: readonly string[]): readonly string[] {
  return [...new Set(ways.map((way) => way.replaceAll(/[ ']/g, '')))];
}

/** The same with the ends of words and the apostrophes. */
export function markedWays(claim: string, voices: Voices): readonly string[] {
  if (claim.length > LONGEST_CLAIM) return [];
  const words = wordsOfClaim(claim, voices);
  const asName = words.length > 1 ? (voices.names?.sounds(claim) ?? []) : [];
  const asCompound = saidAsCompound(claim.trim(), voices).map(({ said }) => said);
  const said = waysInARow(words, voices);
  const asWords = INVERTED.test(claim) ? said.map((way) => way.replace(/@$/, MUTE_E)) : said;
  const inPieces = asCompound.length === 0 ? [] : waysInARow(wordPieces(claim), voices);
  return [...new Set([...asName, ...asCompound, ...asWords, ...inPieces])];
}

/** « est-ce », « suis-je »: the last e goes. */
const INVERTED = /-(?:ce|je)[\s?!]*$/iu;

function waysInARow(words: readonly string[], voices: Voices): readonly string[] {
  return waysToSayWords(words.map((word) => waysToSayWord(word, voices)));
}

/** A compound of the list, said as a whole: its hyphens may be spaces, or missing. */
function saidAsCompound(text: string, { sounds }: Voices): readonly SaidInPhrase[] {
  const known = sounds.compound?.(text) ?? [];
  return known.map(({ sounds: said, form, aspirated }) => ({ said, form, aspirated }));
}

/** The same, a word that nobody knows being read by its letters; empty when there are none. */
export function waysToRead(claim: string, voices: Voices): readonly string[] {
  const known = waysToSay(claim, voices);
  if (known.length > 0 || claim.length > LONGEST_CLAIM) return known;
  return withoutMarks(waysToSayWords(wordsOfClaim(claim, voices).map((word) => waysToReadWord(word, voices))));
}

function waysToReadWord(word: string, voices: Voices): readonly SaidInPhrase[] {
  const known = waysToSayWord(word, voices);
  const said = readName(word);
  return known.length > 0 || said === '' ? known : [{ said, form: word.toLowerCase(), aspirated: false }];
}

function waysToSayWords(ways: readonly (readonly SaidInPhrase[])[]): readonly string[] {
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

/** « s'il te plaît »: s', il, te, plaît; « un week-end »: un, week-end. */
function wordsOfClaim(claim: string, voices: Voices): readonly string[] {
  const chunks = plainText(claim).split(' ').filter(Boolean);
  return chunks.flatMap((chunk) => chunkWords(chunk, voices));
}

/** A chunk with a hyphen is one word when the list says how it is said as a whole; « l'arc-en-ciel » is l', arc-en-ciel. */
function chunkWords(chunk: string, voices: Voices): readonly string[] {
  if (!chunk.includes('-')) return wordPieces(chunk);
  if (saidAsCompound(chunk, voices).length > 0) return [chunk];
  const [, elided = '', rest = ''] = /^([cdjlmnst]'|qu')(.+)$/iu.exec(chunk) ?? [];
  return elided !== '' && saidAsCompound(rest, voices).length > 0 ? [elided, rest] : prefixedPieces(chunk, voices);
}

/** A piece that is no word may stand before others by its sounds alone: « judéo-chrétien ». */
function prefixedPieces(chunk: string, voices: Voices): readonly string[] {
  const pieces = wordPieces(chunk);
  const isPrefix = (piece: string, at: number): boolean =>
    at < pieces.length - 1 && /^\p{L}{3,}[oi]$/u.test(piece) && waysToSayWord(piece, voices).length === 0;
  return pieces.map((piece, at) => (isPrefix(piece, at) ? `${piece}${PREFIX}` : piece));
}

function wordPieces(text: string): readonly string[] {
  return plainText(text).match(/[^\s'-]+'?/gu) ?? [];
}

function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[.,;:!?…«»"\s]+/g, ' ');
}

/** Every way to say one word, proper nouns last. */
export function waysToSayWord(word: string, { sounds, names }: Voices): readonly SaidInPhrase[] {
  const small = word.toLowerCase();
  const fixed = small.endsWith("'") ? ELIDED.get(small.slice(0, -1)) : UNSPELLED.get(small);
  if (fixed !== undefined) return [{ said: fixed, form: small, aspirated: false }];
  if (small.endsWith(PREFIX)) return [{ said: readAloud(small.slice(0, -1)), form: small, aspirated: false }];
  const whole = /[-']/.test(word) ? saidAsCompound(word, { sounds }) : [];
  if (whole.length > 0) return whole;
  const common = exactPronunciations(word, sounds).map(({ sounds: said, form, aspirated }) => ({ said, form, aspirated }));
  const proper = isLittleWord(word, common) ? [] : (names?.sounds(word) ?? []);
  return [...common, ...proper.map((said) => ({ said, form: small, aspirated: false }))];
}

/** Written small, « et » is no film. */
function isLittleWord(word: string, common: readonly SaidInPhrase[]): boolean {
  return common.length > 0 && word.length <= LITTLE_WORD && word === word.toLowerCase();
}

/** Before these the f of « neuf » is a v. */
const NINE_OF = /^(?:ans|heures)$/;

/** A phrase and one word more: a mute e goes before a vowel, a consonant may link them. */
function linked(first: SaidInPhrase, { said, form, aspirated }: SaidInPhrase): SaidInPhrase {
  const start = /neuf$/.test(first.form) && NINE_OF.test(form) ? { ...first, said: first.said.replace(/f$/, 'v') } : first;
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
