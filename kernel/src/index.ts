// Knows what a game is, for everyone: contract, facts, chance, seats, clocks, bots.

export {
  type AppealRefusal,
  acceptedByVote,
  type Ballot,
  type BallotAction,
  type BallotFact,
  type Balloting,
  ballotAfter,
  ballotPhase,
  CONTEST_WINDOW,
  JUROR_ABILITIES,
  JUROR_REASONS,
  type Judging,
  type JurorReason,
  juryAnswer,
  pendingIn,
  proposed,
  silentSeats,
  type Tally,
  tally,
  VOTE_WINDOW,
  type Voice,
} from './ballot.ts';
export { type Bot, type BotSituation, bestThought, isAtLeast, LEVELS, type Level } from './bot.ts';
export type { GameBox } from './box.ts';
export { type Chance, chanceFrom, oneOf, seededChance, shuffled } from './chance.ts';
export {
  type Advice,
  type Coach,
  type Daily,
  type DayBest,
  type DayOutcome,
  dayAfter,
  dayBegun,
  dayStopped,
  type Insight,
  isDayOver,
  PUPIL,
  type TurnWorth,
  type WordsUsed,
} from './coach.ts';
export type { Coded } from './coded.ts';
export { type Abilities, type Ability, type Course, type NotNow, type PhaseRules, played } from './course.ts';
export { dayName, dayOf, dayPlus, isDay, noonOf, seedOf, streakOf } from './day.ts';
export { begunWith, begunWithPoints, type Changes, type CourseFact, type CourseState, evolution } from './evolution.ts';
export type { Feat } from './feats.ts';
export {
  type Awaiting,
  type Game,
  type GameTypes,
  type PrecedentMade,
  type PrecedentOptions,
  type Result,
  rankedByScore,
  ranking,
  type SeatCount,
  seatsFor,
  type Tools,
  type Vocabulary,
} from './game.ts';
export {
  type Cell,
  type CellRefusal,
  cellKey,
  cellRefusal,
  type Direction,
  directionOf,
  type IsTaken,
  isSameCell,
  isSameRun,
  neighbours,
  placeOf,
  type Run,
  type RunPlace,
  runAt,
  runsThrough,
} from './grid.ts';
export { HINT_STRENGTHS, type HintStrength, type Hints, type Stuck } from './hints.ts';
export {
  type Gesture,
  type Lesson,
  type LessonScene,
  type LessonStep,
  sceneBegun,
  stepTaken,
} from './lesson.ts';
export {
  type ActionRequest,
  type Advance,
  act,
  begin,
  expire,
  followed,
  type Match,
  type MatchRefusal,
  type RefusedAction,
  replayed,
  retire,
  stop,
} from './match.ts';
export type { ActionOf, FactOf, Glance, Moment, NewsOf, RefusalOf } from './moment.ts';
export {
  dealtFrom,
  drawToldTo,
  type HandsSeen,
  handAfter,
  handReturned,
  handsSeen,
  missingPiece,
  type PiecesLeft,
  piecesCounted,
  surplus,
  unseenPieces,
} from './pieces.ts';
export { type GameRecord, readRecord, replayedRecord, writtenRecord } from './record.ts';
export { type BegunFault, begunFault, type RecordFault, recordFault } from './record-proof.ts';
export { type ReviewedTurn, reviewed } from './review.ts';
export { sandAgain, sandLeft } from './sand.ts';
export { clockwiseFrom, type Seat, type Seating, seatAfter, seatsLeft, type Viewer } from './seats.ts';
export { isTakenBack, type LoggedFact, mayTakeBack, openMoves, standingFacts, type TakenBack } from './take-back.ts';
export type { GameText, NameOf, OptionField, OptionForm } from './text.ts';
export {
  DAY_OF_SAND,
  daysOfSand,
  deadlineAfter,
  nextTurn,
  type OpenView,
  openView,
  type PointsState,
  type PointsView,
  pileEnding,
  resultByScore,
  scoredView,
  turnFor,
  withLine,
} from './turns.ts';
