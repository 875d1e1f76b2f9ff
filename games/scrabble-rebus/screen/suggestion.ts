// How a reading of a token is written after what is written already.

/** « il » and « a » are « il a », « l’ » and « aime » are « l’aime ». */
export function appended(text: string, reading: string): string {
  const written = text.trimEnd();
  return written === '' || /['’]$/.test(written) ? written + reading : `${written} ${reading}`;
}
