// Knows what is asked of the server over plain HTTP.

import { type GameRecord, readRecord } from '@boite/kernel';
import type { NewTable, TableSummary } from '@boite/protocol';

/** The code of a new table; null when the server did not answer. */
export async function openOnline(wanted: NewTable): Promise<string | null> {
  const answer = await fetchedJson('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return typeof (answer as { code?: unknown } | null)?.code === 'string' ? (answer as { code: string }).code : null;
}

/** The latest first; null without a server. */
export async function tablesOnline(): Promise<readonly TableSummary[] | null> {
  const answer = await fetchedJson('/api/tables');
  return Array.isArray(answer) ? (answer as TableSummary[]) : null;
}

/** Where others on the network find this server, when the page is open on the server's own machine. */
export async function addressesOnline(): Promise<readonly string[]> {
  const answer = await fetchedJson('/api/addresses');
  return Array.isArray(answer) ? (answer as string[]) : [];
}

export async function recordOnline(id: string): Promise<GameRecord | null> {
  return readRecord(await fetchedJson(`/api/games/${encodeURIComponent(id)}/record`));
}

async function fetchedJson(address: string, request?: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, request);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
