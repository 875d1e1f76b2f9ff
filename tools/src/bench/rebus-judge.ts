// How many claims a second the judge of rebuses hears.

import type { Voices } from '@boite/language';
import { loadLexicon, loadNames, loadSounds } from '@boite/language/node';
import { judgeRebus, type WordClaim } from '@boite/rebus';
import { ACCEPTED_CHECKED } from '@boite/rebus/testing/accepted-cases.ts';
import { REFUSED_CHECKED } from '@boite/rebus/testing/refused-cases.ts';
import { typedClaims, typedPieces } from '@boite/rebus/testing/typed.ts';
import type { BenchGroup, BenchSetting } from './bench.ts';
import type { Contender } from './measure.ts';
import { amount } from './report.ts';
import type { BenchRow } from './row.ts';
import { duelRow } from './rows.ts';

const JUDGE_ROW = 'rebus judge, accepted v refused claims';

export const rebusJudge: BenchGroup = {
  name: 'rebus judge',
  rows: [JUDGE_ROW],
  run: (bench) => (bench.wants(JUDGE_ROW) ? [judgeRow(bench)] : []),
};

function judgeRow({ effort }: BenchSetting): BenchRow {
  const voices: Voices = { sounds: loadSounds(loadLexicon()), names: loadNames() };
  const ours = judging('accepted', claimsOf(ACCEPTED_CHECKED, voices));
  const theirs = judging('refused', claimsOf(REFUSED_CHECKED, voices));
  return duelRow(JUDGE_ROW, { ours, theirs, told: (speed) => amount(speed, 'claims/s'), aim: null }, effort);
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
