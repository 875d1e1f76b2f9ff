// What opens the books that say what words and names mean.

export { openDictionary, openNameBook } from '@boite/language';
