// Knows how rules of reading are written and matched: « left(letters)right sounds », the first that fits wins.

/** A letter, a word's edge (#), an s at its end ($), or the stand-in of a sound (α a vowel, β a consonant), as a small number. */
const RULE_LETTERS = '#$abcdefghijklmnopqrstuvwxyzàâäãáéèêëîïíôöóõùûüúÿçñœæαβ';
const EDGE = 0;
const FINAL_S = 1;
const CODES = 64;
/** The code of each character, by its place in Unicode; 0 for those we do not know. */
const CODE_OF = Uint8Array.from({ length: 1024 }, (_, point) => Math.max(EDGE, RULE_LETTERS.indexOf(String.fromCharCode(point))));

/** Capitals in a rule are kinds of letters. */
const SIGN_KINDS: Readonly<Record<string, string>> = {
  V: 'aàâäãáeéèêëiîïíoôöóõuùûüúyÿœæα',
  C: 'bcçdfghjklmnñpqrstvwxz$β',
  // The vowels that soften c and g.
  F: 'eéèêëiîïíyæ',
  // What l and r follow in one syllable.
  O: 'bcdfgptv',
  L: 'lr',
  // The end of a word or of its plural.
  '%': '#$',
};

/** Which letters a place of a pattern takes: one flag a code. */
type LetterPlace = Uint8Array;

interface SoundRule {
  /** From the nearest letter outwards. */
  readonly left: readonly LetterPlace[];
  /** How many letters it reads. */
  readonly length: number;
  /** All that must be there from its second letter on. */
  readonly right: readonly LetterPlace[];
  readonly sounds: string;
}

/** The rules to try on two letters in a row: `first * CODES + second`. */
export type SoundRules = readonly (readonly SoundRule[])[];

export function ruleTable(lines: readonly string[]): SoundRules {
  const table: SoundRule[][] = Array.from({ length: CODES * CODES }, () => []);
  for (const line of lines) {
    const [, left = '', letters = '', right = '', sounds = ''] = /^(.*)\((.+)\)(.*) (\S+)$/.exec(line) ?? [];
    const [, ...rest] = letterPlaces(letters + right);
    const rule = { left: letterPlaces(left).reverse(), length: letters.length, right: rest, sounds: sounds.replace(SILENT, '') };
    const first = RULE_LETTERS.indexOf(letters[0] ?? '');
    for (let second = 0; second < CODES; second++) if (rest[0]?.[second] ?? 1) table[first * CODES + second]?.push(rule);
  }
  return table;
}

const SILENT = '-';

/** The letters of a form between two edges, as codes. */
function codesOf(form: string): Uint8Array {
  const codes = new Uint8Array(form.length + 2);
  for (let at = 0; at < form.length; at++) codes[at + 1] = CODE_OF[form.charCodeAt(at)] ?? EDGE;
  if (form.endsWith('s')) codes[form.length] = FINAL_S;
  return codes;
}

/** The sounds of a form by the first rules that fit. */
export function readBy(table: SoundRules, form: string): string {
  const codes = codesOf(form);
  let sounds = '';
  for (let at = 1; at <= form.length; ) {
    const rule = ruleAt(table, codes, at);
    if (rule !== undefined) sounds += rule.sounds;
    at += rule?.length ?? 1;
  }
  return sounds;
}

function ruleAt(table: SoundRules, codes: Uint8Array, at: number): SoundRule | undefined {
  const rules = table[(codes[at] as number) * CODES + (codes[at + 1] as number)] ?? [];
  for (let nth = 0; nth < rules.length; nth++) if (fits(rules[nth] as SoundRule, codes, at)) return rules[nth];
  return undefined;
}

function fits({ left, right }: SoundRule, codes: Uint8Array, at: number): boolean {
  for (let nth = 1; nth < right.length; nth++) if (!(right[nth] as LetterPlace)[codes[at + 1 + nth] ?? EDGE]) return false;
  for (let nth = 0; nth < left.length; nth++) if (!(left[nth] as LetterPlace)[codes[at - 1 - nth] ?? EDGE]) return false;
  return true;
}

/** « a » a letter, « V » a kind, « [ab] » a choice, « [^ab] » anything else, « # » an edge of the word, « $ » a last s, « % » both. */
function letterPlaces(pattern: string): LetterPlace[] {
  return (pattern.match(/\[[^\]]+\]|./gu) ?? []).map(letterPlace);
}

function letterPlace(sign: string): LetterPlace {
  const isNegated = sign.startsWith('[^');
  const signs = sign.replaceAll(/^\[\^?|\]$/g, '');
  const taken = new Set(Array.from(signs, (one) => SIGN_KINDS[one] ?? one).join(''));
  return Uint8Array.from({ length: CODES }, (_, code) => Number(taken.has(RULE_LETTERS[code] ?? '') !== isNegated));
}
