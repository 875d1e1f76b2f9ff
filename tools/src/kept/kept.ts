// What games work out from the words, as files: each game says what, in its tools.

import { existsSync } from 'node:fs';
import { shelf } from '@boite/games';
import type { Library } from '@boite/language';
import { sealedDataFile } from '@boite/language/building';
import { keptFile, lexiconSeal, loadLibrary } from '@boite/language/node';

/** The content of each file, by its name. */
type KeptFiles = Readonly<Record<string, (library: Library) => Uint8Array<ArrayBuffer>>>;

export interface KeptData {
  /** In the data of the language. */
  readonly file: string;
  built(): Uint8Array<ArrayBuffer>;
}

export async function keptData(): Promise<readonly KeptData[]> {
  const games = await Promise.all(shelf().map(({ game }) => keptByGame(game.id)));
  return games.flatMap((files) =>
    Object.entries(files).map(([name, content]) => ({
      file: keptFile(name),
      built: () => sealedDataFile({ count: lexiconSeal(), content: content(loadLibrary()) }),
    })),
  );
}

/** Those of games/<id>/tools/kept.ts; none where a game has no such file. */
async function keptByGame(id: string): Promise<KeptFiles> {
  const file = new URL(`../../../games/${id}/tools/kept.ts`, import.meta.url);
  if (!existsSync(file)) return {};
  const found: { readonly default: KeptFiles } = await import(file.href);
  return found.default;
}
