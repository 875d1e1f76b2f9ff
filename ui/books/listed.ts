// What opens the lists of words of our themes: only a table that has chosen one reads them.

export { openThemeLists } from '@boite/language';
