// Knows some cards of one's own, and how to write small pictures, honest and not, for tests.

import type { OwnCard } from '../rules/own-cards.ts';

interface PictureDrawn {
  readonly width?: number;
  readonly height?: number;
  /** Bytes of what is painted. */
  readonly painted?: number;
  /** One more part, which does not draw. */
  readonly more?: string;
}

function bytesOf(...numbers: readonly number[]): Buffer {
  return Buffer.from(numbers);
}

function number32(value: number, isLittle = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

/** Nobody looks at the sums that end the parts, nor at what is painted. */
export function pngText({ width = 2, height = 2, painted = 3, more }: PictureDrawn): string {
  const part = (kind: string, held: Buffer) => Buffer.concat([number32(held.length), Buffer.from(kind), held, number32(0)]);
  const parts = [
    part('IHDR', Buffer.concat([number32(width), number32(height), bytesOf(8, 0, 0, 0, 0)])),
    ...(more === undefined ? [] : [part(more, Buffer.from('Paris'))]),
    part('IDAT', Buffer.alloc(painted, 1)),
    part('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]).toString('base64')}`;
}

export function webpText({ width = 2, height = 2, more }: PictureDrawn): string {
  const part = (kind: string, held: Buffer) => Buffer.concat([Buffer.from(kind), number32(held.length, true), held]);
  const frame = bytesOf(0, 0, 0, 0x9d, 1, 0x2a, width & 0xff, width >> 8, height & 0xff, height >> 8);
  const parts = [part('VP8 ', frame), ...(more === undefined ? [] : [part(more, Buffer.from('Lyon'))])];
  const held = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  return `data:image/webp;base64,${Buffer.concat([Buffer.from('RIFF'), number32(held.length, true), held]).toString('base64')}`;
}

export const PNG_PICTURE = pngText({});

/** SERPE and AN say « serpent », CHAT and POT « chapeau ». */
export const OWN_CARDS: readonly OwnCard[] = [
  { word: 'serpe', sounds: 'sERp_', picture: PNG_PICTURE },
  { word: 'croco', sounds: 'kRoko' },
  { word: 'île', sounds: 'il' },
  { word: 'an', sounds: '4' },
  { word: 'dé', sounds: 'de' },
  { word: 'lampe', sounds: 'l4p_' },
  { word: 'radis', sounds: 'Radi' },
  { word: 'chat', sounds: 'Sa', picture: webpText({}) },
  { word: 'pot', sounds: 'po' },
  { word: 'to', sounds: 'to' },
];
