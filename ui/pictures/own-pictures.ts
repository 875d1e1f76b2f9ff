// Pictures that people made, by the ids of their cards: shown where others have their printed ones. Read by their game before they are here.

import { SvelteMap } from 'svelte/reactivity';

export const ownPictures = new SvelteMap<string, string>();
