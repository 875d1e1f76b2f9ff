// What opens the books of sounds and names: code that only games of sounds need.

export { openNames, openSounds } from '@boite/language';
