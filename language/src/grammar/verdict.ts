// Knows what can be said of a phrase: what it is, or why it is refused, in a French sentence.

import { typeset } from '../typography.ts';

export type PhraseKind = 'word' | 'noun group' | 'group' | 'sentence';

/** Why a phrase is refused, with the words that explain it, and the nearest wording that is right when there is one. */
export type PhraseRefusal = PhraseFault & { readonly better?: string };

export type PhraseFault =
  | { readonly code: 'empty' | 'long' | 'digits' | 'enumeration' | 'verb' | 'unfinished' | 'agreement' | 'jumbled' }
  | {
      readonly code: 'character' | 'unknown' | 'article' | 'subject' | 'ne' | 'extra' | 'form' | 'stuck' | 'needy';
      readonly word: string;
    }
  | { readonly code: 'disagreement' | 'order'; readonly words: readonly [string, string] }
  | { readonly code: 'junction' | 'spelling'; readonly said: string; readonly wanted: string }
  | { readonly code: 'pronoun' | 'time'; readonly word: string; readonly verb: string }
  | { readonly code: 'preposition'; readonly wanted: string; readonly word: string }
  | { readonly code: 'hyphen' | 'place'; readonly words: readonly [string, string] }
  | { readonly code: 'pas'; readonly word: string }
  | { readonly code: 'sense'; readonly said: string }
  | { readonly code: 'auxiliary'; readonly wanted: 'avoir' | 'être'; readonly word: string };

export type PhraseVerdict =
  | { readonly accepted: true; readonly kind: PhraseKind; readonly reason: null }
  | { readonly accepted: false; readonly kind: null; readonly reason: string; readonly refusal: PhraseRefusal };

export function acceptedAs(kind: PhraseKind): PhraseVerdict {
  return { accepted: true, kind, reason: null };
}

export function refusedFor(refusal: PhraseRefusal): PhraseVerdict {
  return { accepted: false, kind: null, reason: phraseRefusalText(refusal), refusal };
}

export function phraseRefusalText(refusal: PhraseRefusal): string {
  const { better } = refusal;
  return typeset(better === undefined ? reasonOf(refusal) : `${reasonOf(refusal)} Vouliez-vous dire ${quoted(better)} ?`);
}

function reasonOf(refusal: PhraseFault): string {
  switch (refusal.code) {
    case 'empty':
      return 'Il n’y a rien à lire.';
    case 'long':
      return 'C’est trop long : une phrase a douze mots au plus.';
    case 'digits':
      return 'Les nombres s’écrivent en lettres.';
    case 'enumeration':
      return 'C’est une énumération, pas une phrase.';
    case 'verb':
      return 'Il manque un verbe.';
    case 'unfinished':
      return 'La phrase n’est pas finie.';
    case 'agreement':
      return 'Les mots ne s’accordent pas entre eux.';
    case 'jumbled':
      return 'Les mots ne sont pas dans le bon ordre.';
    default:
      return reasonWithWords(refusal);
  }
}

type Worded = Exclude<
  PhraseFault,
  { code: 'empty' | 'long' | 'digits' | 'enumeration' | 'verb' | 'unfinished' | 'agreement' | 'jumbled' }
>;

function reasonWithWords(refusal: Worded): string {
  switch (refusal.code) {
    case 'character':
      return `${quoted(refusal.word)} n’est pas un mot.`;
    case 'unknown':
      return `${quoted(refusal.word)} n’est pas dans le dictionnaire.`;
    case 'disagreement':
      return `${quoted(refusal.words[0])} ne s’accorde pas avec ${quoted(refusal.words[1])}.`;
    case 'order':
      return `${quoted(refusal.words[0])} et ${quoted(refusal.words[1])} ne sont pas dans le bon ordre.`;
    case 'junction':
      return `On ne dit pas ${quoted(refusal.said)}, mais ${quoted(refusal.wanted)}.`;
    case 'spelling':
      return `On n’écrit pas ${quoted(refusal.said)}, mais ${quoted(refusal.wanted)}.`;
    case 'sense':
      return `${quoted(refusal.said)} ne veut rien dire.`;
    case 'place':
      return `On ne dit pas ${quoted(`${refusal.words[0]} ${refusal.words[1]}`)}.`;
    case 'pronoun':
    case 'time':
      return `${quoted(refusal.word)} ne va pas avec ${quoted(refusal.verb)}.`;
    case 'preposition':
      return `Il manque « ${refusal.wanted} » devant ${quoted(refusal.word)}.`;
    case 'hyphen':
      return `Il manque un trait d’union entre ${quoted(refusal.words[0])} et ${quoted(refusal.words[1])}.`;
    case 'auxiliary':
      return `Avec ${quoted(refusal.word)}, on emploie ${quoted(refusal.wanted)}.`;
    default:
      return reasonWithWord(refusal.code, quoted(refusal.word));
  }
}

type OfOneWord = Extract<Worded, { readonly word: string }>['code'];

function reasonWithWord(
  code: Exclude<OfOneWord, 'character' | 'unknown' | 'auxiliary' | 'pronoun' | 'time' | 'preposition'>,
  word: string,
): string {
  switch (code) {
    case 'article':
      return `Il manque un article devant ${word}.`;
    case 'subject':
      return `Il manque un sujet devant ${word}.`;
    case 'ne':
      return `Il manque « ne » devant ${word}.`;
    case 'pas':
      return `Il manque « pas » après ${word}.`;
    case 'extra':
      return `${word} est de trop.`;
    case 'form':
      return `${word} n’est pas à la bonne forme.`;
    case 'needy':
      return `${word} ne se dit pas tout seul : il manque quelque chose.`;
    case 'stuck':
      return `La phrase ne peut pas continuer par ${word}.`;
  }
}

const LONGEST_QUOTE = 40;

function quoted(text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `« ${short.replaceAll("'", '’')} »`;
}
