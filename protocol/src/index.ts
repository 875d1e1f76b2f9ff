// Knows the messages between a page and a table: types and decoders.

export { type AbsentView, type AccordRequest, type AccordsView, STAND_INS, type StandIn } from './accords.ts';
export { readClientMessage, readMessageId, readNewTable } from './decode.ts';
export type { NewTable, TableSummary } from './http.ts';
export { LONGEST_MESSAGE } from './json.ts';
export type {
  AnnouncedMessage,
  AnswerMessage,
  ClientMessage,
  ClientRequest,
  Occupant,
  PingMessage,
  Requests,
  SaidMessage,
  SeatView,
  ServerMessage,
  StepMessage,
  TablePhase,
  TableRefusal,
  TableView,
  TallyLine,
  TimeShown,
  Told,
} from './messages.ts';
export { nameSkeleton } from './name-likeness.ts';
export { CODE_LENGTH, readCode, readName } from './names.ts';
export { PHRASE_NAMES, PHRASES, type Phrase } from './phrases.ts';
export { isPagePath } from './places.ts';
