// Whether the screen is that of a phone, for what cannot be said in a style.

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 40rem');
