// Knows the pictures that are letters, figures or little words.

import { lettered, widthOf } from './glyphs.ts';
import { PICTURE_SIDE } from './noto.ts';

const INK = '#1c3f8c';
/** Seen on dark backgrounds only. */
const HALO = '#fff';
const HALO_WIDTH = 30;
const MARGIN = 10;
const TALLEST = 84;
const LINE = 1.28;

/** One to three lines in the middle of the picture, as large as they can be. */
export function letterPicture(lines: readonly string[]): string {
  const room = PICTURE_SIDE - 2 * MARGIN;
  const widest = Math.max(...lines.map(widthOf));
  const height = Math.min(TALLEST, (room / widest) * 100, room / (LINE * (lines.length - 1) + 1));
  const top = (PICTURE_SIDE - height * (LINE * (lines.length - 1) + 1)) / 2;
  const drawn = lines.map((text, nth) =>
    lettered({ text, x: PICTURE_SIDE / 2, y: top + nth * LINE * height, height, color: INK }),
  );
  return drawn.map(haloed).join('') + drawn.join('');
}

function haloed(line: string): string {
  return line.replace(`stroke="${INK}"`, `stroke="${HALO}"`).replace(/stroke-width="\d+"/, `stroke-width="${HALO_WIDTH}"`);
}
