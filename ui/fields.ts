// What a field in which French is typed freely asks of the browser: no completing, no capital, no red underlining.

export const FREE_FIELD = {
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: false,
  lang: 'fr',
  enterkeyhint: 'done',
} as const;
