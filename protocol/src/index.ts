// Knows the messages between a page and a table: types and decoders.

export type { NewTable, TableSummary } from './http.ts';
export type {
  ClientMessage,
  ClientRequest,
  Occupant,
  SeatView,
  ServerMessage,
  StepMessage,
  TableRefusal,
  TableView,
  Told,
} from './messages.ts';
