// Whether tokens in a row make a rebus: what is heard, how it is built, which token gave which sounds. (RULES.md 4)

import {
  judgeSpokenPhrase,
  lettersOfName,
  nameTest,
  type PhraseKind,
  type SpokenPhrase,
  soundAlike,
  spelled,
  type Tolerance,
} from '@boite/language';
import { type HeardPart, judgeRebus, type RebusVerdict } from '@boite/rebus';
import type { RebusObjection } from '../../ear-refusal.ts';
import type { Books, Given, RebusKind, Token } from '../types.ts';
import { letterOf, symbolOf } from './symbols.ts';

export type Verdict =
  | {
      readonly accepted: true;
      /** As it is rightly written. */
      readonly text: string;
      readonly kind: RebusKind;
      /** How it is said; null when it is only spelled. */
      readonly sounds: string | null;
      /** What the ear heard of each token; empty when it is only spelled. */
      readonly parts: readonly HeardPart[];
    }
  | { readonly accepted: false; readonly text: string; readonly sounds: string | null; readonly objection: RebusObjection };

/** Verdicts remembered: as many as the runs of a play or two, in the turn of a page, of a table or of a machine. */
const MOST_VERDICTS = 64;
const LAST_VERDICTS = new WeakMap<Books, Map<string, Verdict>>();

/**
 * What the arbitre says of tokens that a player reads so. Judged once, whoever asks: a page for its runs, its refusal and its
 * appeal; a table before and after it lets the play through.
 */
export function judged(tokens: readonly Token[], claimed: string, books: Books): Verdict {
  const verdicts = LAST_VERDICTS.get(books) ?? new Map<string, Verdict>();
  LAST_VERDICTS.set(books, verdicts);
  const key = `${tokens.join('+')}=${claimed}`;
  const verdict = verdicts.get(key) ?? freshVerdict(tokens, claimed, books);
  // The latest ones stay: a map tells its keys in the order they came.
  verdicts.delete(key);
  verdicts.set(key, verdict);
  const [oldest] = verdicts.keys();
  if (oldest !== undefined && verdicts.size > MOST_VERDICTS) verdicts.delete(oldest);
  return verdict;
}

/** A word in capitals is any of its accented forms. */
function freshVerdict(tokens: readonly Token[], claimed: string, books: Books): Verdict {
  const forms = /^[A-Z]{2,}$/.test(claimed) ? books.lexicon.forms(claimed) : [];
  const verdicts = (forms.length > 0 ? forms : [claimed]).map((text) => judgedAsWritten(tokens, text, books));
  return verdicts.find(({ accepted }) => accepted) ?? (verdicts[0] as Verdict);
}

function judgedAsWritten(tokens: readonly Token[], claimed: string, books: Books): Verdict {
  const phrase = judgeSpokenPhrase(claimed, { ...books, isProperNoun: nameTest(books.names) });
  const { text } = phrase;
  const heard = judgeRebus({ pieces: tokens.map(symbolOf), word: text, tolerance: 'souple', ...books });
  const { kind } = phrase.verdict;
  if (kind !== null && heard.accepted)
    return { accepted: true, text, kind: rebusKind(text, kind, books), sounds: heard.sounds, parts: heard.parts };
  if (kind === 'word' && isSpelled(tokens, text)) return { accepted: true, text, kind: 'spelled', sounds: null, parts: [] };
  return { accepted: false, text, sounds: heard.sounds, objection: objectionTo(phrase, heard) };
}

/** What each token gives to a rebus that was judged so; to one that is refused, what its player means by it. */
export function givenBy(tokens: readonly Token[], verdict: Verdict, meant: readonly (string | null)[]): readonly Given[] {
  return tokens.map((token, at) => {
    if (!verdict.accepted) return { token, as: meant[at] ?? null, sounds: null };
    const part = verdict.parts[at];
    if (part === undefined) return { token, as: letterOf(token), sounds: null };
    return { token, as: readingOf(token, part, verdict.text), sounds: part.sounds };
  });
}

/** A word is heard before it is built: what cannot be said, or is no word, is the grammar's to refuse. */
function objectionTo({ verdict }: SpokenPhrase, heard: RebusVerdict): RebusObjection {
  const isDeaf = heard.accepted || heard.refusal.code === 'unknown-word';
  if (!verdict.accepted && (isDeaf || UNREADABLE.includes(verdict.refusal.code)))
    return { by: 'grammar', refusal: verdict.refusal };
  if (heard.accepted) throw new Error('nothing is wrong with this rebus');
  return { by: 'ear', refusal: heard.refusal };
}

const UNREADABLE: readonly string[] = ['empty', 'long', 'digits', 'character', 'unknown'];

function rebusKind(text: string, kind: PhraseKind, { lexicon, names }: Books): RebusKind {
  if (kind !== 'word' || !nameTest(names)(text)) return kind;
  return /^\p{Lu}/u.test(text) || !lexicon.has(spelled(text) ?? '') ? 'name' : 'word';
}

/** Whether letter tokens spell a word, accents apart. */
function isSpelled(tokens: readonly Token[], text: string): boolean {
  const letters = tokens.map((token) => letterOf(token) ?? '?').join('');
  return letters === lettersOfName(text);
}

/** The reading that was heard: of those that sound alike, the one that the text writes, else the nearest. */
function readingOf(token: Token, { said }: HeardPart, text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const { readings } = symbolOf(token);
  const alike = (tolerance: Tolerance) => readings.filter(({ sounds }) => soundAlike(sounds, said, tolerance));
  const written = alike('souple').find((reading) => words.includes(reading.said.toLowerCase()));
  return (written ?? alike('stricte')[0])?.said ?? said;
}
