// What is asked about a play that waits: in which words, and what may be answered.

import { counted, typeset } from '@boite/language';
import { ACCEPTING, quotedWords, VOTE_ANSWERS, type VoteAnswer } from '@boite/ui/judging.ts';
import type { Action, View } from '../types.ts';

type ProposedTable = NonNullable<View['pending']>;

/** In the window, one contests the words or the theme: what is still in question of them. */
export function answersOn({ laid, stage }: ProposedTable, { theme }: View['options']): readonly VoteAnswer<Action>[] {
  if (stage === 'vote') return VOTE_ANSWERS;
  const words: VoteAnswer<Action> = {
    label: laid.formed.length > 1 ? 'Contester les mots' : 'Contester le mot',
    action: { kind: 'contest', about: 'words' },
  };
  const subject: VoteAnswer<Action> = { label: 'Contester le thème', action: { kind: 'contest', about: 'theme' } };
  return [ACCEPTING, ...(laid.about === 'words' ? [words] : []), ...(theme === null ? [] : [subject])];
}

/** « Zoé propose « CHAMBRE » et « EAU » : 7 points. » */
export function playTitle({ author, laid }: ProposedTable, names: readonly string[]): string {
  return typeset(`${names[author] ?? ''} propose ${quotedWords(laid.formed)} : ${counted(laid.points, 'point')}.`);
}

export function playQuestion({ laid, stage }: ProposedTable): string {
  if (laid.about === 'appeal' && stage === 'vote')
    return typeset(`Le dictionnaire ne connaît pas ${quotedWords(laid.unlisted)}. L’acceptez-vous ?`);
  if (stage === 'vote') return typeset('Ces mots suivent-ils le thème ? On vote.');
  return laid.about === 'words'
    ? typeset('Si vous contestez un mot, le dictionnaire tranche.')
    : typeset('Si vous trouvez que cela sort du thème, on vote.');
}
