// Reads a finished game for the figures of one of its players, away from the page.

import { boxOf } from '@boite/games/boxes.ts';
import { coachHere } from '@boite/games/coaches.ts';
import { type Feat, type GameRecord, type GameTypes, replayedRecord, type Seat, standingFacts } from '@boite/kernel';
import { type Lexicon, spelled } from '@boite/language';
import { answerAll } from '@boite/ui/asked-worker.ts';
import { wholeBook } from '@boite/ui/library.ts';
import type { KeptFeat, KeptGame } from './kept-games.ts';

export interface FinishedGame {
  readonly id: string;
  readonly at: number;
  readonly seat: Seat;
  readonly record: GameRecord;
}

answerAll(async ({ id, at, seat, record }: FinishedGame): Promise<KeptGame | null> => {
  const [box, coach, lexicon] = await Promise.all([boxOf(record.game), coachHere(record.game), wholeBook('lexicon')]);
  const match = box && replayedRecord(box.game, record);
  const result = match?.game.result(match.state);
  const own = result?.ranking.find((line) => line.seat === seat);
  if (!result || !own) return null;
  const isContested = result.ranking.some(({ rank }) => rank > 1);
  const facts = standingFacts(record.facts as readonly GameTypes['Fact'][]);
  const feats = facts.flatMap(({ fact }) => coach?.feats?.(fact) ?? []).filter((feat) => feat.seat === seat);
  return {
    id,
    at,
    game: record.game,
    score: result.ranking.some(({ score }) => score !== 0) ? own.score : null,
    isWon: isContested && own.rank === 1,
    feats: feats.map((feat) => withRank(feat, lexicon)),
  };
});

/** Only a word of the dictionary has one. */
function withRank({ kind, told, points }: Feat, lexicon: Lexicon): KeptFeat {
  const word = spelled(told);
  return { kind, told, points, rank: word === null ? null : lexicon.rank(word) };
}
