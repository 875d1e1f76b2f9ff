// Knows the affix file of a spelling dictionary: which endings and beginnings a flag may put on a word.

/** One way to change a word: cut `strip` off, put `add` on. */
export interface Affix {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  /** The flags that the changed word carries in its turn. */
  readonly flags: readonly string[];
}

export interface AffixTable {
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
}

const RULE = /^(SFX|PFX) (\S+) (\S+) ([^\s/]+)(?:\/(\S+))? (\S+)/;

export function readAffixes(text: string): AffixTable {
  const suffixes = new Map<string, Affix[]>();
  const prefixes = new Map<string, Affix[]>();
  for (const line of text.split('\n')) {
    const rule = RULE.exec(line);
    if (rule === null) continue;
    const [, kind, flag = '', strip = '', add = '', flags = '', where = ''] = rule;
    // An elision (l', qu') makes two words of one: nothing that tiles spell.
    if (add.includes("'")) continue;
    const condition = new RegExp(kind === 'SFX' ? `${where}$` : `^${where}`, 'u');
    const rules = kind === 'SFX' ? suffixes : prefixes;
    const affix = { strip: written(strip), add: written(add), condition, flags: readFlags(flags) };
    rules.set(flag, [...(rules.get(flag) ?? []), affix]);
  }
  return { suffixes, prefixes };
}

/** Flags are two characters each (`FLAG long`). */
export function readFlags(text: string): readonly string[] {
  return text.match(/../gu) ?? [];
}

function written(affix: string): string {
  return affix === '0' ? '' : affix;
}

export function suffixed(word: string, affix: Affix): string | null {
  if (!word.endsWith(affix.strip) || !affix.condition.test(word)) return null;
  return word.slice(0, word.length - affix.strip.length) + affix.add;
}

export function prefixed(word: string, affix: Affix): string | null {
  if (!word.startsWith(affix.strip) || !affix.condition.test(word)) return null;
  return affix.add + word.slice(affix.strip.length);
}
