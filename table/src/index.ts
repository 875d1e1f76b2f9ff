// Knows the authority of a table, for a server and for a single device alike.

export { type MemoryContents, MemoryStore } from './memory-store.ts';
export { type Opened, openedTable, summariesFor } from './open.ts';
export type { BotRequest, Bots, Clock, Guest, Ports } from './ports.ts';
export {
  type DeviceId,
  type Dump,
  devicesOf,
  type Person,
  type Progress,
  type Store,
  type StoredChange,
  type StoredFact,
  type StoredGame,
  type StoredSeat,
  type StoredTable,
} from './store.ts';
export { Table } from './table.ts';
export { tableRefusalText } from './text.ts';
