// What opens the book of phrases: its rules are a third of all that a page may load, and most claims are single words.

export { openGrammar } from '@boite/language';
