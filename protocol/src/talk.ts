// What people write to each other where their table allows it: short, in one line, nothing that hides or turns what stands beside it.

export const LONGEST_TALK = 200;
/** Steers the direction of what follows, or shows nothing. */
const HIDDEN = /(?![\u200D\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Marks piled up on one letter would spill over the neighbours' lines. */
const PILED_ON = /(\p{M}{2})\p{M}+/gu;

/** The text as it will be shown, or null when nothing of it would be, or too much. */
export function readTalk(raw: string): string | null {
  const text = raw.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '').replaceAll(PILED_ON, '$1').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && [...text].length <= LONGEST_TALK ? text : null;
}
