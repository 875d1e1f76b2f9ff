// Knows the authority of a table, for a server and for a single device alike.

export { type Memory, MemoryStore } from './memory-store.ts';
export { type Opened, openTable, summariesFor } from './open.ts';
export type { BotRequest, Bots, Clock, Guest, Ports } from './ports.ts';
export {
  type Change,
  type DeviceId,
  type Dump,
  devicesOf,
  type Person,
  type Progress,
  type Store,
  type StoredFact,
  type StoredGame,
  type StoredSeat,
  type StoredTable,
} from './store.ts';
export { Table } from './table.ts';
export { refusalText } from './text.ts';
