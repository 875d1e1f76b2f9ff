// Knows before which words nothing is elided nor linked: « le hibou », « le onze », but « l'habit ».

/** Whether a form is said apart from the word before it: the longest beginning of the list that fits decides. */
export function disjunctionIn(list: string): (form: string) => boolean {
  const lines = list.split('\n').filter((line) => /^[+-]/.test(line));
  const beginnings = new Map(lines.map((line) => [line.slice(1).trim(), line.startsWith('+')]));
  return (form) =>
    cutsOf(form)
      .map((text) => beginnings.get(text))
      .find((found) => found !== undefined) ?? false;
}

/** Itself and its singular as whole words, then its beginnings, the longest first. */
function cutsOf(form: string): readonly string[] {
  const cuts = Array.from(form, (_, nth) => form.slice(0, form.length - nth));
  return [`${form}=`, `${form.replace(/s$/, '')}=`, ...cuts];
}
