// Knows what « Les cartes » lists: the cards of an edition, the tokens, and which of them a search keeps.

import { type CardId, JOKER_ID, PICTURE_CARDS, REBUSTORY_ID } from '@boite/games/rebustory/rules/cards.ts';
import { cardPoints, EDITIONS, type Edition, FRAMES } from '@boite/games/rebustory/rules/deck.ts';
import { FRAME_NAMES } from '@boite/games/rebustory/screen/frames.ts';
import { pictureName } from '@boite/games/rebustory/screen/names.ts';
import { SYMBOLS } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import { symbolName, TOKENS } from '@boite/games/scrabble-rebus/screen/tokens.ts';
import { counted, spoken, toIpa, type Voices } from '@boite/language';
import { plainName, type Reading, type SpokenPiece, saidAlike } from '@boite/rebus';

/** What has a picture and sounds of its own, by its id. */
const PICTURED: ReadonlyMap<string, SpokenPiece & { readonly id: string }> = new Map(
  [...PICTURE_CARDS, ...SYMBOLS].map((piece) => [piece.id, piece]),
);

export const EDITION_NAMES: Readonly<Record<Edition, string>> = { compacte: 'Compacte', classique: 'Classique' };

/** What each points' frame is called, for the key of the gallery. */
export const FRAME_KEY = Object.entries(FRAMES).map(([points, frame]) => ({
  frame,
  points: counted(Number(points), 'point'),
  name: FRAME_NAMES[frame],
}));

/** Every different card of an edition, in the order of the alphabet, the free ones last. */
export function cardsOf(edition: Edition): readonly CardId[] {
  const names = new Map(EDITIONS[edition].pictures.map(({ id, name }) => [id, name]));
  const byName = [...names].sort(([, one], [, other]) => one.localeCompare(other, 'fr')).map(([id]) => id);
  return [...byName, JOKER_ID, REBUSTORY_ID];
}

/** Those that are said like what is looked for. */
export function soundingLike(ids: readonly CardId[], search: string, voices: Voices): readonly CardId[] {
  const pieces = ids.flatMap((id) => PICTURED.get(id) ?? []);
  return saidAlike(pieces, search, voices).map(({ id }) => id);
}

/** Those whose name begins with what is looked for, else those that may be read so. */
export function matching(ids: readonly CardId[], search: string): readonly CardId[] {
  const wanted = plainName(search);
  if (wanted === '') return ids;
  const named = ids.filter((id) => plainName(shownName(id)).startsWith(wanted));
  return named.length > 0 ? named : ids.filter((id) => readingsOf(id).some(({ said }) => plainName(said).startsWith(wanted)));
}

/** As its picture is called: « chat », « joker », « 9/6 ». */
export function shownName(id: CardId): string {
  return TOKENS.includes(id) ? symbolName(id) : pictureName(id);
}

/** « chat, 1 point »; a token has no points of its own. */
export function labelOf(id: CardId): string {
  return TOKENS.includes(id) ? shownName(id) : `${shownName(id)}, ${counted(cardPoints(id), 'point')}`;
}

export interface Said {
  /** As a French reader says them: « cha ». */
  readonly heard: string;
  readonly ipa: string;
  readonly spellings: readonly string[];
  readonly isExtension: boolean;
}

/** The sounds of a card, each with the words that are said so. */
export function sayingsOf(id: CardId): readonly Said[] {
  const bySounds = Map.groupBy(readingsOf(id), ({ sounds, isExtension = false }) => `${isExtension}${sounds}`);
  return [...bySounds.values()].map((same) => {
    const { sounds, isExtension = false } = same[0] as Reading;
    const spellings = [...new Set(same.map(({ said }) => said.replace("'", '’')))];
    return { heard: spoken(sounds), ipa: toIpa(sounds), spellings, isExtension };
  });
}

function readingsOf(id: CardId): readonly Reading[] {
  return PICTURED.get(id)?.readings ?? [];
}
