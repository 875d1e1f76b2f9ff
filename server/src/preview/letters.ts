// The letters of a preview: strokes of our own on a grid of five by seven, so that a server draws them without a font.

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export type LetterStroke = readonly [from: GridPoint, to: GridPoint];

/** Each letter with its lines: « 06 20 46 » goes from the lower left to the top to the lower right. */
const LETTER_LINES: ReadonlyMap<string, string> = new Map(
  [
    'A 06 20 46|14 34',
    'B 00 06 36 45 44 33 03|00 30 41 42 33',
    'C 41 30 10 01 05 16 36 45',
    'D 00 20 42 44 26 06 00',
    'E 40 00 06 46|03 33',
    'F 40 00 06|03 33',
    'G 41 30 10 01 05 16 36 45 43 23',
    'H 00 06|40 46|03 43',
    'I 20 26',
    'J 40 45 36 16 05',
    'K 00 06|40 03 46',
    'L 00 06 46',
    'M 06 00 23 40 46',
    'N 06 00 46 40',
    'O 10 30 41 45 36 16 05 01 10',
    'P 06 00 30 41 42 33 03',
    'Q 10 30 41 45 36 16 05 01 10|24 46',
    'R 06 00 30 41 42 33 03|23 46',
    'S 41 30 10 01 02 13 33 44 45 36 16 05',
    'T 00 40|20 26',
    'U 00 05 16 36 45 40',
    'V 00 26 40',
    'W 00 16 22 36 40',
    'X 00 46|40 06',
    'Y 00 23 40|23 26',
    'Z 00 40 06 46',
    '’ 20 21',
  ].map((row) => [row.slice(0, 1), row.slice(2)]),
);

const ACCENT_STROKES: Readonly<Record<string, readonly LetterStroke[]>> = {
  '\u0300': [
    [
      { x: 1.2, y: -0.9 },
      { x: 2.3, y: -0.3 },
    ],
  ],
  '\u0301': [
    [
      { x: 1.7, y: -0.3 },
      { x: 2.8, y: -0.9 },
    ],
  ],
  '\u0302': [
    [
      { x: 1, y: -0.3 },
      { x: 2, y: -1 },
    ],
    [
      { x: 2, y: -1 },
      { x: 3, y: -0.3 },
    ],
  ],
  '\u0308': [
    [
      { x: 1.2, y: -0.7 },
      { x: 1.2, y: -0.6 },
    ],
    [
      { x: 2.8, y: -0.7 },
      { x: 2.8, y: -0.6 },
    ],
  ],
  '\u0327': [
    [
      { x: 2, y: 6.5 },
      { x: 2, y: 7 },
    ],
  ],
};

/** A letter takes four by six; an accent stands above it. Signs without strokes leave their place empty. */
export function strokesOf(sign: string): readonly LetterStroke[] {
  const [letter = '', ...marks] = sign.toUpperCase().normalize('NFD');
  const lines = (LETTER_LINES.get(letter) ?? '').split('|').map((points) => points.split(' ').filter(Boolean).map(gridPointAt));
  const strokes = lines.flatMap((points) => points.slice(1).map((to, nth): LetterStroke => [points[nth] as GridPoint, to]));
  return [...strokes, ...marks.flatMap((mark) => ACCENT_STROKES[mark] ?? [])];
}

function gridPointAt(digits: string): GridPoint {
  return { x: Number(digits[0]), y: Number(digits[1]) };
}
