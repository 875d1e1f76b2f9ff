// Knows what people may be called, and how a table's code may be typed.

const LONGEST_PERSON_NAME = 24;
/** Written by living people, in lines of an even height and width. */
const SCRIPTS = [
  'Latin Greek Cyrillic Armenian Hebrew Arabic Georgian Ethiopic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam',
  'Sinhala Thai Lao Khmer Myanmar Tibetan Han Hiragana Katakana Hangul Bopomofo',
]
  .flatMap((line) => line.split(' '))
  .map((script) => `\\p{Script=${script}}`);
const EMOJI = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}';
const WRITABLE = new RegExp(`^(?:[${SCRIPTS.join('')}${EMOJI}\\p{M}\\p{Nd}\\p{P}\\p{Sc}\\p{Sm} ]|\\u200D|\\uFE0F)+$`, 'u');
const VISIBLE = new RegExp(`[${SCRIPTS.join('')}${EMOJI}\\p{Nd}\\p{P}\\p{Sc}\\p{Sm}]`, 'u');
/** What joins two pictures, or makes one of a sign, is not invisible. */
const JOINING = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Signs that are no pictures may be as wide as a line. */
const SPRAWLING = new RegExp(`(?![${EMOJI}])\\p{So}`, 'u');
/** Marks piled up on one letter would spill over the neighbours' lines. */
const PILED_MARKS = /\p{M}{3,}/u;
/** Letters of two alphabets that look alike are not mixed. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u];

/** The name as it will be shown, or null when it cannot be one. */
export function readName(raw: string): string | null {
  const name = raw.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (name === '' || [...name].length > LONGEST_PERSON_NAME) return null;
  if (!WRITABLE.test(name) || !VISIBLE.test(name) || PILED_MARKS.test(name)) return null;
  if (SPRAWLING.test(name) || INVISIBLE.test(name.replaceAll(JOINING, ''))) return null;
  return ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1 ? null : name;
}

/** How many letters of what a link holds are the code of its table; the others are its secret. */
export const CODE_LENGTH = 6;

/** No look-alikes (0 O, 1 I L), and no vowels, so that chance writes no word. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** The code as it is stored, or what the link of a table holds: people type small letters, spaces and hyphens. */
export function readCode(raw: string): string | null {
  const code = raw.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,32}$/.test(code) ? code : null;
}
