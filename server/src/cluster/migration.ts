// Everything a server keeps, row by row, from a folder to a database or back.

import { CareRefused } from '../care.ts';
import { KEPT_COLUMNS, type KeptName, type KeptRows } from './kept-rows.ts';
import { postgresRows } from './postgres-rows.ts';
import { sqliteRows } from './sqlite-rows.ts';

/** Copies all of one place to another, where there is nothing yet. How many rows, by their name. */
export async function migrated(from: string, to: string): Promise<Readonly<Record<KeptName, number>>> {
  const source = await rowsAt(from, { isNew: false });
  try {
    const target = await rowsAt(to, { isNew: true });
    try {
      if (!(await target.isEmpty())) throw new CareRefused(`there are tables in “${to}” already`);
      return await allCopied(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function allCopied(source: KeptRows, target: KeptRows): Promise<Readonly<Record<KeptName, number>>> {
  const counts = { tables: 0, devices: 0, games: 0, facts: 0, archives: 0, dumps: 0 };
  for (const name of Object.keys(KEPT_COLUMNS) as KeptName[]) {
    for await (const rows of source.read(name)) {
      await target.write(name, rows);
      counts[name] += rows.length;
    }
  }
  return counts;
}

function rowsAt(place: string, { isNew }: { readonly isNew: boolean }): Promise<KeptRows> {
  return /^postgres(ql)?:/.test(place) ? postgresRows(place) : sqliteRows(place, { isNew });
}
