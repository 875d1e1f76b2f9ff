// What a game says of the looks of its pieces, for whoever composes their pictures. Nothing of a browser, nothing of Svelte.

/** A picture by its name, or one to three lines of signs. */
export type PieceArt = { readonly drawn: string } | { readonly written: readonly string[] };

/** By the id of the piece. */
export type PieceArts = ReadonlyMap<string, PieceArt>;

interface ArtExceptions {
  /** Pieces that show signs though their name is a word: « MILLE » shows 1000. */
  readonly written: Readonly<Record<string, string>>;
  /** Pieces that do not show the picture they are named after. */
  readonly drawn: Readonly<Record<string, string>>;
}

/** A card shows the picture it is named after; one whose name is a sign, that sign. Exceptions go by the id without its set. */
export function artOf(
  cards: readonly { readonly id: string; readonly name: string }[],
  { written, drawn }: ArtExceptions,
): PieceArts {
  return new Map(
    cards.map(({ id, name }): [string, PieceArt] => {
      const own = withoutSet(id);
      const signs = isSign(name) ? name : written[own];
      return [id, signs === undefined ? { drawn: drawn[own] ?? own } : { written: signs.split(' ') }];
    }),
  );
}

/** « a-chat » is of the set « a », and its picture comes with those of that set. Pieces of no set come together. */
export function setOf(id: string): string {
  return /^([a-z])-/.exec(id)?.[1] ?? 'others';
}

/** « a-chat » is « chat ». */
function withoutSet(id: string): string {
  return id.slice(2);
}

function isSign(name: string): boolean {
  return /^(\p{L}|[\d/]+)$/u.test(name);
}
