// Beside each article of the rules that an example shows: the way to play it.

import type { GameTypes, Lesson } from '@boite/kernel';
import { typeset } from '@boite/language';
import { articleId } from '@boite/ui/article-id.ts';

/** For the place where the rules stand. */
export function withScenes(game: string, lesson: Lesson<GameTypes> | null): (place: HTMLElement) => void {
  return (place) => {
    for (const [at, { title, articles }] of (lesson?.more ?? []).entries())
      for (const article of articles)
        place.querySelector(`[id="${articleId(article)}"]`)?.append(' ', linkTo(`/apprendre/${game}/${at + 1}`, title));
  };
}

function linkTo(address: string, title: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = typeset(`À jouer : ${title.toLowerCase()}`);
  return link;
}
