// What chance decides once and for all for a player in a game: whether it noted an answer, whether a word means something to it.

/** A number from 0 to 99, always the same for the same words. (FNV-1a) */
export function steadyShare(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    for (const sign of `${word}|`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  }
  // The last bits of so short a text are not mixed enough.
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 0x2c1b3c6d) >>> 8) % 1000) / 10;
}
