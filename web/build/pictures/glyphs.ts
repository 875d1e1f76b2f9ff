// Knows the letters, figures and signs of the pictures: strokes of our own, so that no picture needs a font.

interface Glyph {
  readonly width: number;
  /** The middle of the strokes, on a height of 100. */
  readonly path: string;
}

const HEIGHT = 100;
const STROKE = 18;
const GAP = 10;
const SPACE: Glyph = { width: 30, path: '' };

/** « A 84 M9 91… »: a sign, its width, its strokes. */
const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  [
    'A 84 M9 91L42 9L75 91M22 63H62',
    'B 74 M12 50H38a20.5 20.5 0 0 1 0 41H12V9H36a20.5 20.5 0 0 1 0 41',
    'C 78 M69 26C58 6 10 0 10 50s48 44 59 24',
    'D 80 M12 9H32C82 9 82 91 32 91H12z',
    'E 66 M58 9H12V91H58M12 50H50',
    'É 66 M58 31H12V91H58M12 61H50M28 12L44 3',
    'F 62 M56 9H12V91M12 50H48',
    'G 82 M70 26C58 5 10 0 10 50s50 48 62 20V54H48',
    'I 24 M12 9V91',
    'J 56 M44 9V62c0 36-30 34-36 14',
    'K 74 M12 9V91M62 9L12 58M29 42L66 91',
    'L 60 M12 9V91H54',
    'M 96 M12 91V9L48 66L84 9V91',
    'N 80 M12 91V9L68 91V9',
    'O 88 M44 9C-2 9-2 91 44 91S90 9 44 9z',
    'P 72 M12 91V9H37a23 23 0 0 1 0 46H12',
    'Q 88 M44 9C-2 9-2 91 44 91S90 9 44 9zM54 68L78 93',
    'R 74 M12 91V9H37a22 22 0 0 1 0 44H12M38 53L64 91',
    'S 70 M58 24C50 4 12 4 12 29c0 28 48 14 48 42c0 28-42 26-50 5',
    'T 70 M6 9H64M35 9V91',
    'U 78 M12 9V58c0 44 54 44 54 0V9',
    'V 80 M7 9L40 91L73 9',
    '0 72 M36 9C2 9 2 91 36 91S70 9 36 9z',
    '1 46 M8 30L32 9V91',
    '2 70 M12 32C12 2 58 2 58 33C58 54 28 66 12 91H60',
    '3 68 M12 20C24 2 58 6 56 29c-1 16-16 20-26 20c14 0 29 5 29 21c0 26-40 28-50 8',
    '4 74 M52 91V9L8 68H68',
    '5 68 M56 9H20L16 46c16-12 44-6 44 19c0 28-38 34-50 14',
    '6 70 M50 9C26 24 10 45 10 65a25 26 0 1 0 50 0a25 26 0 1 0-50 0',
    '7 66 M8 9H60L26 91',
    '9 70 M20 91C44 76 60 55 60 35a25 26 0 1 0-50 0a25 26 0 1 0 50 0',
    '/ 50 M40 4L10 96',
    '€ 74 M66 24C52 2 18 4 18 50s34 48 48 26M4 37H48M4 65H44',
    '? 64 M10 28C12 2 54 2 54 29C54 48 32 46 32 64M32 90v1',
  ].map((row) => {
    const [sign = '', width = '', ...path] = row.split(' ');
    return [sign, { width: Number(width), path: path.join(' ') }];
  }),
);

export interface Lettering {
  readonly text: string;
  /** The middle of its upper edge. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly color: string;
}

/** A line of text, as strokes. */
export function lettered({ text, x, y, height, color }: Lettering): string {
  const scale = height / HEIGHT;
  const start = x - (scale * widthOf(text)) / 2;
  return `<g fill="none" stroke="${color}" stroke-width="${STROKE}" transform="translate(${start} ${y}) scale(${scale})">${strokes(text)}</g>`;
}

/** On a height of 100. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + glyph(sign).width, 0) + GAP * (text.length - 1);
}

function strokes(text: string): string {
  let at = 0;
  return Array.from(text, (sign) => {
    const { width, path } = glyph(sign);
    const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
    at += width + GAP;
    return drawn;
  }).join('');
}

function glyph(sign: string): Glyph {
  const found = sign === ' ' ? SPACE : GLYPHS.get(sign);
  if (found === undefined) throw new Error(`no strokes for ${sign}`);
  return found;
}
