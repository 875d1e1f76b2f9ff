// How pieces of a row make room for each other: those that stay are seen to go where they now lie.

import { type AnimationConfig, flip } from 'svelte/animate';

/** In milliseconds. */
const LASTS = 260;

/** Nothing moves for those who prefer stillness. */
export function makeRoom(piece: Element, way: { readonly from: DOMRect; readonly to: DOMRect }): AnimationConfig {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return flip(piece, way, { duration: isStill ? 0 : LASTS });
}
