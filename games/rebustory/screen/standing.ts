// What the shell of a table says of Rébustory's players.

import { counted, typeset } from '@boite/language';
import { quotedWords } from '@boite/ui/judging.ts';
import type { Standing } from '@boite/ui/screen.ts';
import { scoredStanding } from '@boite/ui/standing.ts';
import { hasLaidInTurn } from '../rules/group.ts';
import { AGREED_SAND } from '../rules/sand.ts';
import { rebusPoints } from '../rules/score.ts';
import { isAlone } from '../rules/ways.ts';
import type { View } from '../types.ts';

export function standing(view: View): Standing {
  const notes = view.handSizes.map((size) => counted(size, 'carte'));
  return { ...scoredStanding(view, { notes, asked: askedOfRebus(view), glass: glassOf(view) }), finest: finestRebus(view) };
}

/** « courageux », 12 points: of those that lie on the table. */
function finestRebus({ plays, options, result }: View): string | null {
  const rebuses = plays.flat().flatMap((group) => group.rebuses.map((rebus) => rebusPoints(rebus, group, options)));
  const [finest] = rebuses.sort((one, other) => other.points - one.points);
  return result && finest ? typeset(`« ${finest.word} », ${counted(finest.points, 'point')}`) : null;
}

/** By agreement, it is turned for a minute. */
function glassOf({ options }: View): number | null {
  return options.sablier === 'accord' ? AGREED_SAND : options.sablier;
}

function askedOfRebus(view: View): string {
  const { pending, options, rung, sand } = view;
  if (pending) return typeset(`${quotedWords(pending.laid.judged.map(({ word }) => word))} : d’accord ?`);
  if (sand.isAsked) return 'On propose de retourner le sablier.';
  if (options.way === 'echelle') return typeset(`Un rébus de ${rung} cartes.`);
  if (isAlone(options)) return 'Le plus de points avec ces cartes.';
  return hasLaidInTurn(view) ? 'Posez encore, ou finissez.' : 'Posez un rébus.';
}
