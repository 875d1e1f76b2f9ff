// Knows what is answered about a hidden word. (RULES.md 3.10 to 3.13)

import type { Answer, Asking, Letters, Secret, Where } from '../types.ts';

/** How many letters a DÉBUT DE MOT gives. */
export const BEGINNING = 3;

type PageOrNone = number | null;

/** `page` is the one pointed at, when a page is asked. */
export function answerTo(about: Asking, page: PageOrNone, secret: Secret): Answer {
  switch (about) {
    case 'debut':
      return { about, letters: inOrder(secret.word.slice(0, BEGINNING)) };
    case 'fin':
      return { about, letters: inOrder(secret.word.slice(BEGINNING)) };
    case 'definition':
      return { about, definition: secret.definition, source: secret.source };
    case 'page':
      return pageAnswer(page ?? 1, secret);
  }
}

export function pageAnswer(page: number, secret: Secret): Answer {
  return { about: 'page', page, where: whereFrom(page, secret.page) };
}

function whereFrom(page: number, hidden: number): Where {
  if (hidden === page) return 'on-it';
  return hidden < page ? 'before' : 'after';
}

function inOrder(letters: Letters): Letters {
  return [...letters].sort().join('');
}
