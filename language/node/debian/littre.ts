// Knows how to take short definitions out of an entry of Littré's dictionary, as XMLittré marks it.

import { spelled } from '../../src/alphabet.ts';
import { capitalised, typeset } from '../../src/typography.ts';

const MOST_SENSES = 4;
const LONGEST = 240;
/** A first sentence as short as this only says where a word is used: « Terme d’architecture. » */
const LONGEST_LABEL = 32;

const HEADER = /^<i><small>.*?<\/small><\/i>/s;
/** Remarks, history, etymology. */
const ENTRY_NOTES = /<b><big>.*$/s;
const SENSE = /<b>\d+°<\/b>/;
/** Quotations, then what follows them. */
const EXAMPLES = /<span.*$/s;
const SEE_ELSEWHERE = /^(?:Voy\.|Voyez|Ajoutez)/;

/** What a word is in a sentence, which nobody looks up: « S. f. pl. ». */
const GRAMMAR = /^(?:(?:[Ss]\. [mf]|[Aa]dj|[Aa]dv|[Vv]\. \w+|[Pp]lur|[Pp]l|[Ll]oc\. \w+)\. )+/;

/** The definitions of an entry; a sense that is told by a phrase with the headword only when there is no other. */
export function littreDefinitions(entry: string, headword: string): readonly string[] {
  const senses = entry.replace(HEADER, '').replace(ENTRY_NOTES, '').split(SENSE);
  const definitions = senses.flatMap((sense) => firstDefinition(sense) ?? []);
  const proper = definitions.filter((definition) => !mentions(definition, headword));
  return (proper.length > 0 ? proper : definitions).slice(0, MOST_SENSES);
}

function mentions(text: string, headword: string): boolean {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ([token]) => spelled(token)).includes(spelled(headword));
}

function firstDefinition(sense: string): string | null {
  const [paragraph = ''] = sense.replace(EXAMPLES, '').trim().split('\n');
  const plain = paragraph
    .replaceAll(/<[^>]*>/g, '')
    .trim()
    .replace(GRAMMAR, '');
  if (SEE_ELSEWHERE.test(plain) || !/\p{L}{3}/u.test(plain)) return null;
  return littreInOurType(littreEnd(shortened(firstSentence(plain))));
}

/** The first sentence that is more than a label, and the label before it. */
function firstSentence(text: string): string {
  const sentences = text.split(/(?<=\p{Ll}{2}[.!?]) (?=\p{Lu})/u);
  let said = '';
  for (const sentence of sentences) {
    said = said === '' ? sentence : `${said} ${sentence}`;
    if (sentence.length > LONGEST_LABEL) break;
  }
  return said;
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST)).replace(/[\s,;:]+$/, '')}…`;
}

function littreEnd(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`;
}

function littreInOurType(text: string): string {
  return typeset(
    capitalised(text)
      .replaceAll("'", '’')
      .replaceAll(/"([^"]*)"/g, '« $1 »'),
  );
}
