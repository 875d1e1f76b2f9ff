// Knows consonants that the next one changes, or not: absolu with p or b, tourisme with s or z, anecdote with k or g.

/** What careful people say for what the rules or the lists say, and the other way round. */
interface Voicing {
  /** The spellings that may be said so. */
  readonly spelling: RegExp;
  readonly sounds: RegExp;
  readonly put: string;
}

const VOICINGS: readonly Voicing[] = [
  { spelling: /^[^p]*b[sçt]|^[^p]*bc[eéèiy]/, sounds: /p(?=[st])/g, put: 'b' },
  { spelling: /[bp][st]/, sounds: /b(?=[st])/g, put: 'p' },
  { spelling: /sme?s?$|sthmes?$/, sounds: /s(?=m_?$)/g, put: 'z' },
  { spelling: /s[bdgvj]/, sounds: /s(?=[bdgvZ])/g, put: 'z' },
  { spelling: /c[dbg]/, sounds: /k(?=[dbg])/g, put: 'g' },
  { spelling: /ds/, sounds: /d(?=s)/g, put: 't' },
];

/** The pronunciations with those that voicing adds, after them. */
export function withVoicings(form: string, pronunciations: readonly string[]): readonly string[] {
  const added = pronunciations.flatMap((sounds) =>
    VOICINGS.filter(({ spelling }) => spelling.test(form)).map((voicing) => sounds.replaceAll(voicing.sounds, voicing.put)),
  );
  return [...new Set([...pronunciations, ...added])];
}
