// Knows how exceptions are written: another spelling that the rules read right, with sounds in braces where none does.

/** Where a pattern stands in a word: « hiver » whole, or with the s of its plural, « =est » alone, « chor- », « -stagn- », « -phile ». */
interface Override {
  readonly text: string;
  readonly place: 'whole' | 'alone' | 'start' | 'inside' | 'end';
  readonly respellings: readonly string[];
}

export class Overrides {
  readonly #byText = new Map<string, Override>();

  /** Lines « pattern respelling|other respelling »; what follows a # is a note. Later lines win. */
  add(text: string): this {
    for (const line of text.split('\n')) {
      const [pattern, respelling] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (pattern === undefined || respelling === undefined) continue;
      const override = overrideOf(pattern, respelling);
      this.#byText.set(`${override.place} ${override.text}`, override);
    }
    return this;
  }

  /** The spellings to read instead of a form: itself when it is no exception. */
  respelled(form: string): readonly string[] {
    const whole = this.#byText.get(`alone ${form}`) ?? this.#byText.get(`whole ${form}`);
    if (whole !== undefined) return whole.respellings;
    const singular = form.endsWith('s') ? this.#byText.get(`whole ${form.slice(0, -1)}`) : undefined;
    if (singular !== undefined) return singular.respellings.map((one) => `${one}s`);
    return this.#patched(form);
  }

  /** Whether people wrote how a form is said, or a part of it. */
  touches(form: string): boolean {
    return this.respelled(form)[0] !== form;
  }

  isWhole(form: string): boolean {
    return (
      this.#byText.has(`alone ${form}`) ||
      this.#byText.has(`whole ${form}`) ||
      (form.endsWith('s') && this.#byText.has(`whole ${form.slice(0, -1)}`))
    );
  }

  /** The longest pattern first, then the others beside it. */
  #patched(form: string): readonly string[] {
    for (let length = form.length; length > 1; length--) {
      for (let from = 0; from + length <= form.length; from++) {
        const found = this.#at(form, from, length);
        if (found === undefined) continue;
        const [before, after] = [this.#part(form.slice(0, from), true), this.#part(form.slice(from + length), false)];
        return found.respellings.map((one) => before + one + after);
      }
    }
    return [form];
  }

  #part(rest: string, atStart: boolean): string {
    if (rest === '') return '';
    const [first = rest] = atStart ? this.#patched(`${rest}~`) : this.#patched(`~${rest}`);
    return first.replaceAll('~', '');
  }

  #at(form: string, from: number, length: number): Override | undefined {
    const text = form.slice(from, from + length);
    const rest = form.slice(from + length);
    const start = from === 0 ? this.#byText.get(`start ${text}`) : undefined;
    const end = rest === '' || rest === 's' ? this.#byText.get(`end ${text}`) : undefined;
    return start ?? end ?? this.#byText.get(`inside ${text}`);
  }
}

function overrideOf(pattern: string, respelling: string): Override {
  return {
    text: pattern.replaceAll(/[-=]/g, ''),
    place: placeOf(pattern),
    respellings: respelling.replaceAll('-', '').split('|'),
  };
}

function placeOf(pattern: string): Override['place'] {
  if (pattern.startsWith('=')) return 'alone';
  if (pattern.startsWith('-')) return pattern.endsWith('-') ? 'inside' : 'end';
  return pattern.endsWith('-') ? 'start' : 'whole';
}
