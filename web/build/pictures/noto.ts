// Knows how a picture is read from the pack of Noto Emoji.

import { icons as pack } from '@iconify-json/noto';

/** Every picture of the pack is drawn on a square of this side, as ours are. */
export const PICTURE_SIDE = 128;

/** The inside of a picture, as SVG; a name the pack does not have is a fault of ours. */
export function notoBody(name: string): string {
  const body = pack.icons[name]?.body ?? pack.icons[pack.aliases?.[name]?.parent ?? '']?.body;
  if (body === undefined) throw new Error(`Noto has no picture named ${name}`);
  return body;
}
