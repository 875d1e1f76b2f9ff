// What one may be glad of on the way: round numbers that were reached, and the next one of each.

import { counted, typeset } from '@boite/language';
import type { OwnFigures } from './figures.ts';

interface Milestone {
  readonly told: string;
  readonly isReached: boolean;
}

interface Ladder {
  readonly steps: readonly number[];
  readonly reached: number;
  readonly unit: readonly [one: string, several: string];
}

/** Everything reached, and one step ahead of each kind. */
export function milestones({ played, laid, rebuses, games }: OwnFigures, gameCount: number): readonly Milestone[] {
  const ladders: readonly Ladder[] = [
    { steps: [1, 10, 50, 100, 250, 500, 1000], reached: played, unit: ['partie jouée', 'parties jouées'] },
    { steps: [10, 100, 500, 1000, 5000, 10_000], reached: laid, unit: ['mot posé', 'mots posés'] },
    { steps: [1, 25, 100, 500, 1000], reached: rebuses, unit: ['rébus trouvé', 'rébus trouvés'] },
    { steps: [gameCount], reached: games.length, unit: ['jeu de la boîte essayé', 'jeux de la boîte essayés'] },
  ];
  return ladders.flatMap(climbed);
}

function climbed({ steps, reached, unit: [one, several] }: Ladder): readonly Milestone[] {
  const next = steps.find((step) => step > reached);
  const shown = steps.filter((step) => step <= reached || step === next);
  return shown.map((step) => {
    const told = counted(step, one, several);
    return step <= reached
      ? { told, isReached: true }
      : { told: typeset(`${told} : encore ${step - reached}`), isReached: false };
  });
}
