// Knows that œ and æ are often typed as two letters.

export function withoutLigatures(form: string): string {
  return form.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
