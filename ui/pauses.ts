// How long the page gives people, in milliseconds; tests that drive a page know it from here.

/** How long a finger rests on what it looks at. */
export const LOOKED_AT_AFTER = 550;

/** In which a deed may be called off: long enough to see what one has touched, short enough not to wait. */
export const SECOND_THOUGHT = 3_000;

/** How long what somebody laid is shown large. */
export const SCENE_LASTS = 3_000;
