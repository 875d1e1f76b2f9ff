// Knows the messages between a page and a table: types and decoders.

export { type AbsentView, type AccordRequest, type AccordsView, STAND_INS, type StandIn } from './accords.ts';
export type {
  CompanyRequest,
  CompanyView,
  OnlookerView,
  Precedent,
  Season,
  TableGame,
  TallyLine,
} from './company.ts';
export { readBegunTable, readClientMessage, readMessageId, readNewTable } from './decode.ts';
export type { HintsView, HintTaken } from './hints.ts';
export type { BegunSeat, BegunTable, NewTable, TableSummary } from './http.ts';
export { LONGEST_MESSAGE } from './json.ts';
export type {
  AnnouncedMessage,
  AnswerMessage,
  ClientMessage,
  ClientRequest,
  Occupant,
  PingMessage,
  RecalledMessage,
  Requests,
  SaidMessage,
  SeatView,
  ServerMessage,
  StepMessage,
  TablePhase,
  TableRefusal,
  TableView,
  TimeShown,
  Told,
  ToldBefore,
} from './messages.ts';
export { nameSkeleton } from './name-likeness.ts';
export { CODE_LENGTH, CODE_LETTERS, readCode, readName } from './names.ts';
export { PHRASE_NAMES, PHRASES, type Phrase } from './phrases.ts';
export { isPagePath } from './places.ts';
export type { PushNotice, PushTarget } from './push.ts';
export { LONGEST_TALK, readTalk } from './talk.ts';
