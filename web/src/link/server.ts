// Knows what is asked of the server over plain HTTP.

import { type GameRecord, readRecord } from '@boite/kernel';
import type { BegunTable, NewTable, TableGame, TableSummary } from '@boite/protocol';

/** The code of a new table; null when the server did not answer. */
export async function openOnline(wanted: NewTable): Promise<string | null> {
  const answer = await fetchedJson('/api/tables', posted(wanted));
  return typeof (answer as { code?: unknown } | null)?.code === 'string' ? (answer as { code: string }).code : null;
}

/** The code of the table where a game of this device goes on, or why it does not. */
export async function bringOnline(begun: BegunTable): Promise<{ readonly code: string } | { readonly text: string }> {
  try {
    return await (await fetch('/api/tables/begun', posted(begun))).json();
  } catch {
    return { text: 'Le serveur ne répond pas : la partie reste sur cet appareil.' };
  }
}

/** The latest first; null without a server. */
export async function tablesOnline(): Promise<readonly TableSummary[] | null> {
  const answer = await fetchedJson('/api/tables');
  return Array.isArray(answer) ? (answer as TableSummary[]) : null;
}

/** The finished games of a table, the latest first. */
export async function gamesOnline(invitation: string): Promise<readonly TableGame[]> {
  const answer = await fetchedJson(`/api/tables/${encodeURIComponent(invitation)}/games`);
  return Array.isArray(answer) ? (answer as TableGame[]) : [];
}

/** Where others on the network find this server, when the page is open on the server's own machine. */
export async function addressesOnline(): Promise<readonly string[]> {
  const answer = await fetchedJson('/api/addresses');
  return Array.isArray(answer) ? (answer as string[]) : [];
}

export async function recordOnline(id: string): Promise<GameRecord | null> {
  return readRecord(await fetchedJson(`/api/games/${encodeURIComponent(id)}/record`));
}

function posted(wanted: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) };
}

async function fetchedJson(address: string, request?: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, request);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
