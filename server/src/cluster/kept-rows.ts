// The rows of everything a server keeps, the same in a folder and in a database.

type CellValue = string | number | Uint8Array | null;
export type KeptRow = Readonly<Record<string, CellValue>>;

/** What is kept, by the name of its rows, and their columns: the same wherever it is. */
export const KEPT_COLUMNS = {
  tables: ['code', 'version', 'at', 'game_id', 'round', 'body'],
  devices: ['device', 'code'],
  games: ['id', 'code', 'at', 'body'],
  facts: ['game_id', 'seq', 'at', 'fact'],
  archives: ['game_id', 'at', 'facts'],
  dumps: ['code', 'at', 'body'],
} as const;

export type KeptName = keyof typeof KEPT_COLUMNS;

/** A place where rows are. */
export interface KeptRows {
  isEmpty(): Promise<boolean>;
  read(name: KeptName): AsyncIterable<readonly KeptRow[]>;
  write(name: KeptName, rows: readonly KeptRow[]): Promise<void>;
  close(): Promise<void>;
}

/** Rows that are read and written together. */
export const MIGRATED_TOGETHER = 200;
