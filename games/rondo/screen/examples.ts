// The worked examples of the rules of Rondo, as holders before and after a play.

import { readHolder } from '../rules/holder.ts';
import { pointsOfWord } from '../rules/score.ts';
import type { Holder, Laid, Placement, Play } from '../types.ts';
import { isSameLaid } from './following.ts';

export interface HolderExample {
  readonly article: string;
  readonly before: Holder;
  readonly after: Holder;
  readonly told: string;
  readonly points: number;
}

export const HOLDER_EXAMPLES: readonly HolderExample[] = [
  holderExample('3.2', ['', 'MER'], 'Le premier mot a trois lettres. Trois lettres posées : un bonus s’ajoute à leur valeur.'),
  holderExample('1.3', ['MAR*E', 'ME.*E'], 'Un joker tient la place du E : il le reste, et MARE devient MERE.'),
  holderExample('1.3', ['MAR*E', 'MINI'], 'Pour une autre lettre, on couvre le joker : MINI.'),
  holderExample('3.3', ['MARE', 'MARES'], 'On peut allonger d’une case, au début ou à la fin, jamais des deux côtés.'),
  holderExample(
    '3.5',
    ['PREVENIR', '___VENIR'],
    'Trois gommes effacent un préfixe. Elles coûtent à tous ceux qui suivent, tant qu’on les voit.',
  ),
];

function holderExample(article: string, [from, to]: readonly [string, string], told: string): HolderExample {
  const before = drawn(from);
  const after = to.includes('.') ? drawn(kept(from, to)) : drawn(to);
  return { article, before, after, told, points: pointsOfWord(before, playBetween(before, after), 0).total };
}

/** A dot leaves the card that lies there. */
function kept(from: string, to: string): string {
  return [...to].map((sign, at) => (sign === '.' ? (from[at] ?? '') : sign)).join('');
}

function drawn(text: string): Holder {
  const holder = readHolder(text);
  if (holder === null) throw new TypeError(`not a holder: ${text}`);
  return holder;
}

/** The cards that another one covers, or that lie in a new compartment at the end. */
function playBetween(before: Holder, after: Holder): Play {
  const placements = after.flatMap((laid, at) => (isSameLaid(laid, before[at]) ? [] : [placementShown(laid, at)]));
  return { lengthen: before.length > 0 && after.length > before.length ? 'end' : null, placements };
}

function placementShown(laid: Laid, at: number): Placement {
  if (laid.kind === 'letter') return { at, card: laid.letter, as: null, faceDown: false };
  return laid.kind === 'joker'
    ? { at, card: 'joker', as: laid.letter, faceDown: false }
    : { at, card: 'gomme', as: null, faceDown: laid.kind === 'back' };
}
