// How a file of the language comes over the line.

import type { DataBytes } from '@boite/language';

export async function downloadedBytes(address: string): Promise<DataBytes> {
  return new Uint8Array(await (await downloaded(address)).arrayBuffer());
}

export async function downloadedText(address: string): Promise<string> {
  return (await downloaded(address)).text();
}

async function downloaded(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
