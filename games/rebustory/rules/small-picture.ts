// Whether a text is a small picture and nothing else: WebP or PNG, no larger than a card needs, with nothing written in it about anyone.

/** In signs, « data:image/webp;base64, » included. */
export const LONGEST_PICTURE = 2_000;
const LARGEST_SIDE = 128;

const PICTURE_TEXT = /^data:image\/(webp|png);base64,([A-Za-z0-9+/]+)={0,2}$/;
const BASE64_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Parts of a picture that only draw: no words, no places, no dates, no film. */
const DRAWING_PARTS = {
  png: ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
  webp: ['VP8 ', 'VP8L', 'VP8X', 'ALPH'],
} as const;

interface PicturePart {
  readonly kind: string;
  /** Where what it holds begins. */
  readonly at: number;
}

export function isSmallPicture(text: string): boolean {
  if (text.length > LONGEST_PICTURE) return false;
  const [, format, base64 = ''] = PICTURE_TEXT.exec(text) ?? [];
  if (format !== 'png' && format !== 'webp') return false;
  const bytes = bytesIn(base64);
  const parts = format === 'png' ? pngParts(bytes) : webpParts(bytes);
  const drawing: readonly string[] = DRAWING_PARTS[format];
  if (parts.length === 0 || !parts.every(({ kind }) => drawing.includes(kind))) return false;
  const sides = parts.flatMap((part) => sidesIn(bytes, part));
  return sides.length > 0 && sides.every((side) => side > 0 && side <= LARGEST_SIDE);
}

/** A PNG without all that does not draw; other pictures as they are. */
export function drawingAlone(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = pngParts(picture);
  const kept = parts.filter(({ kind }) => (DRAWING_PARTS.png as readonly string[]).includes(kind));
  if (kept.length === parts.length) return picture;
  const pieces = [picture.slice(0, 8), ...kept.map(({ at }) => picture.slice(at - 8, at + numberAt(picture, at - 8) + 4))];
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

function bytesIn(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4));
  let held = 0;
  for (const [nth, sign] of [...base64].entries()) {
    held = ((held << 6) | BASE64_SIGNS.indexOf(sign)) & 0xffffff;
    const bits = (nth + 1) * 6;
    if (bits % 8 < 6) bytes[Math.floor(bits / 8) - 1] = (held >> (bits % 8)) & 0xff;
  }
  return bytes;
}

function signsAt(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}

function numberAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

/** Its parts, from the first to the last byte; none when it is no PNG. */
function pngParts(bytes: Uint8Array): readonly PicturePart[] {
  if (signsAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return [];
  const parts: PicturePart[] = [];
  let at = 8;
  for (; at + 12 <= bytes.length; at += numberAt(bytes, at) + 12) parts.push({ kind: signsAt(bytes, at + 4, 4), at: at + 8 });
  return at === bytes.length && parts[0]?.kind === 'IHDR' ? parts : [];
}

function webpParts(bytes: Uint8Array): readonly PicturePart[] {
  if (signsAt(bytes, 0, 4) !== 'RIFF' || signsAt(bytes, 8, 4) !== 'WEBP') return [];
  const view = new DataView(bytes.buffer);
  const parts: PicturePart[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    parts.push({ kind: signsAt(bytes, at, 4), at: at + 8 });
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length ? parts : [];
}

/** Width and height, where a part tells them. */
function sidesIn(bytes: Uint8Array, { kind, at }: PicturePart): readonly number[] {
  const byte = (nth: number) => bytes[at + nth] ?? 0;
  if (kind === 'IHDR') return [numberAt(bytes, at), numberAt(bytes, at + 4)];
  if (kind === 'VP8 ') return [((byte(7) & 0x3f) << 8) | byte(6), ((byte(9) & 0x3f) << 8) | byte(8)];
  if (kind === 'VP8L')
    return [1 + (((byte(2) & 0x3f) << 8) | byte(1)), 1 + (((byte(4) & 0xf) << 10) | (byte(3) << 2) | (byte(2) >> 6))];
  if (kind !== 'VP8X') return [];
  return [1 + byte(4) + (byte(5) << 8) + (byte(6) << 16), 1 + byte(7) + (byte(8) << 8) + (byte(9) << 16)];
}
