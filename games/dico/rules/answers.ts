// Questions asked with a pair, and what is answered about a hidden word. (RULES.md 3.9 to 3.15)

import type { ActionOf, Glance, Moment, Seat } from '@boite/kernel';
import type { Asking, Capitals, Clue, DicoTypes, Fact, Refusal, Secret, State } from '../types.ts';
import { cardsReturned, FULL_DISCARD, pairRefusal } from './cards.ts';

/** How many letters a DÉBUT DE MOT gives. */
export const BEGINNING = 3;

type Ask = ActionOf<DicoTypes, 'ask'>;

export function askRefusal(glance: Glance<DicoTypes>, ask: Ask): Refusal | null {
  const { view, seat } = glance;
  if (ask.of === seat || ask.of >= view.seats) return { code: 'not-an-opponent' };
  return pairRefusal(view.hand ?? [], ask.pair, ask.about) ?? pageRefusal(glance, ask);
}

export function pageRefusal({ view: { pageCount } }: Glance<DicoTypes>, { page }: Pick<Ask, 'page'>): Refusal | null {
  return page === null || page <= pageCount ? null : { code: 'no-such-page', page, pageCount };
}

export function questioned(moment: Moment<DicoTypes>, { of, about, pair, page }: Ask): readonly Fact[] {
  const { state, seat } = moment;
  const fact: Fact = { kind: 'asked', seat, of, about, pair, answer: clueAbout(secretAt(state, of), about, page) };
  const discard = [...state.discard, ...pair];
  return discard.length < FULL_DISCARD ? [fact] : [fact, ...cardsReturned(moment, 'discard', discard)];
}

/** The second page, of the opponent who answered about the first. */
export function secondPageShown({ state, seat }: Moment<DicoTypes>, { page }: Pick<Ask, 'page'>): readonly Fact[] {
  const asked = state.questions.at(-1);
  if (asked === undefined) throw new Error('nothing was asked');
  return [{ kind: 'pointed', seat, of: asked.of, answer: clueAbout(secretAt(state, asked.of), 'page', page) }];
}

function secretAt({ secrets }: State, seat: Seat): Secret {
  const secret = secrets[seat] ?? null;
  if (secret === null) throw new Error(`seat ${seat} has hidden no word`);
  return secret;
}

/** `page` is the one pointed at, when a page is asked. */
export function clueAbout(secret: Secret, about: Asking, page: number | null = null): Clue {
  switch (about) {
    case 'debut':
      return { about, letters: alphabetical(secret.word.slice(0, BEGINNING)) };
    case 'fin':
      return { about, letters: alphabetical(secret.word.slice(BEGINNING)) };
    case 'definition':
      return { about, definition: secret.definition, source: secret.source };
    case 'page':
      return pageClue(secret, page ?? 1);
  }
}

function pageClue(secret: Secret, page: number): Clue {
  if (secret.page === page) return { about: 'page', page, where: 'on-it' };
  return { about: 'page', page, where: secret.page < page ? 'before' : 'after' };
}

/** « TER » as ERT. By insertion: bots put every word of the book in order, and words are short. */
export function alphabetical(letters: Capitals): Capitals {
  const codes: number[] = [];
  for (let index = 0; index < letters.length; index++) {
    const code = letters.charCodeAt(index);
    let at = index;
    for (; at > 0 && (codes[at - 1] as number) > code; at--) codes[at] = codes[at - 1] as number;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
}
