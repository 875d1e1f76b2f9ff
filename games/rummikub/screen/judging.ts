// Knows what a play that waits asks of each: who has spoken, what can be answered, and in which words.

import { counted, typeset } from '@boite/language';
import { type Action, rummikub, type View } from './rules.ts';

type Ballot = NonNullable<View['pending']>;

export interface Answer {
  readonly label: string;
  readonly action: Action;
  readonly isMain: boolean;
}

const ACCEPT: Answer = { label: 'D’accord', action: { kind: 'accept' }, isMain: true };
const CONTESTS: readonly Answer[] = [
  { label: 'Contester le mot', action: { kind: 'contest', about: 'words' }, isMain: false },
  { label: 'Contester le thème', action: { kind: 'contest', about: 'theme' }, isMain: false },
];
const VOTES: readonly Answer[] = [
  { label: 'Pour', action: { kind: 'vote', voice: 'for' }, isMain: true },
  { label: 'Contre', action: { kind: 'vote', voice: 'against' }, isMain: false },
];

/** What the rules let a seat answer now. */
export function answersFor(view: View, seat: number): readonly Answer[] {
  // No answer to a play opens the dictionary in the page.
  const books = { lexicon: null as never };
  return [ACCEPT, ...CONTESTS, ...VOTES].filter(({ action }) => rummikub.game.check(view, seat, action, books) === null);
}

/** « Zoé propose CHAMBRE et EAU : 7 points ». */
export function proposal({ author, laid }: Ballot, names: readonly string[]): string {
  const [longest = '', ...others] = laid.formed;
  const more = others.length > 0 ? ` et ${counted(others.length, 'autre mot', 'autres mots')}` : '';
  return typeset(`${names[author] ?? ''} propose « ${longest} »${more} : ${counted(laid.points, 'point')}.`);
}

export function question({ laid, stage }: Ballot): string {
  if (laid.about === 'appeal' && stage === 'vote')
    return typeset(`Le dictionnaire ne connaît pas ${laid.unlisted.map((word) => `« ${word} »`).join(', ')}. L’acceptez-vous ?`);
  if (stage === 'vote') return typeset('Ces mots suivent-ils le thème ? On vote.');
  return laid.about === 'words'
    ? typeset('Si vous contestez un mot, le dictionnaire tranche.')
    : typeset('Si vous trouvez que cela sort du thème, on vote.');
}

/** « Ada : d’accord », « Léo : … ». The author has nothing to say. */
export function voicesOf({ author, voices, stage }: Ballot, { retired }: View, names: readonly string[]) {
  const said = stage === 'vote' ? { for: 'pour', against: 'contre' } : { for: 'd’accord', against: 'conteste' };
  return voices.flatMap((voice, seat) =>
    seat === author || retired[seat] ? [] : [{ seat, name: names[seat] ?? '', said: voice === null ? null : said[voice] }],
  );
}
