// Knows how many claims a second the judge of rebuses hears.

import type { Voices } from '@boite/language';
import { loadNames } from '@boite/language/node';
import { judgeRebus, type WordClaim } from '@boite/rebus';
import { ACCEPTED_CHECKED } from '@boite/rebus/testing/accepted-cases.ts';
import { REFUSED_CHECKED } from '@boite/rebus/testing/refused-cases.ts';
import { typedClaims, typedPieces } from '@boite/rebus/testing/typed.ts';
import type { Bench, Group } from './bench.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { loadedSounds } from './rebus-hands.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const NAME = 'rebus judge, accepted v refused claims';
const ACCEPTED = 'accepted';
const REFUSED = 'refused';

export const rebusJudge: Group = {
  name: 'rebus judge',
  run: (bench) => (bench.wants(NAME) ? [judgeRow(bench)] : []),
};

function judgeRow({ effort }: Bench): Row {
  const voices: Voices = { sounds: loadedSounds(), names: loadNames() };
  const accepted = claimsOf(ACCEPTED_CHECKED, voices);
  const refused = claimsOf(REFUSED_CHECKED, voices);
  const race = raced([judging(ACCEPTED, accepted), judging(REFUSED, refused)], effort);
  const speed = (name: string): string => amount(speedIn(race, name), 'claims/s');
  return {
    name: NAME,
    measured: `${speed(ACCEPTED)} v ${speed(REFUSED)}`,
    ratio: timesFaster(race, ACCEPTED, REFUSED),
    aim: null,
  };
}

/** « CHAT+POT=chapeau », one after the other. */
function claimsOf(cases: string, voices: Voices): readonly WordClaim[] {
  return typedClaims(cases).map(({ names, word }) => ({
    pieces: typedPieces(names, voices),
    word,
    tolerance: 'souple',
    ...voices,
  }));
}

function judging(name: string, claims: readonly WordClaim[]): Contender {
  return {
    name,
    work(count) {
      for (let nth = 0; nth < count; nth++) judgeRebus(claims[nth % claims.length] as WordClaim);
    },
  };
}
