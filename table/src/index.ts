// Knows the authority of a table, for a server and for a single device alike.

export { broughtTable } from './brought.ts';
export { type MemoryContents, MemoryStore } from './memory-store.ts';
export { gamesPlayedAt, type Opened, openedTable, summariesFor } from './open.ts';
export type { BotRequest, Bots, Clock, Guest, Notices, Ports } from './ports.ts';
export { devicesOf } from './seats.ts';
export type {
  DeviceId,
  Dump,
  Person,
  Progress,
  Store,
  StoredChange,
  StoredFact,
  StoredGame,
  StoredSeat,
  StoredTable,
} from './store.ts';
export { Table } from './table.ts';
export { tableRefusalText } from './text.ts';
export { Wish } from './wish.ts';
