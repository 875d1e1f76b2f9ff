// Whether a text is a small picture and nothing else: WebP or PNG, no larger than a card needs, with nothing written in it about anyone.

/** In signs, « data:image/webp;base64, » included. */
export const LONGEST_PICTURE = 2_000;
const LARGEST_SIDE = 128;

const PICTURE_TEXT = /^data:image\/(webp|png);base64,([A-Za-z0-9+/]+)={0,2}$/;
const BASE64_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What each format begins with. */
const PNG_SIGN = '\x89PNG\r\n\x1a\n';
const WEBP_HEAD = 12;

/** Parts of a picture that only draw: no words, no places, no dates, no film. */
const DRAWING_PARTS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'VP8 ', 'VP8L'];

interface PicturePart {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  /** Where what it holds begins. */
  readonly at: number;
}

export function isSmallPicture(text: string): boolean {
  if (text.length > LONGEST_PICTURE) return false;
  const [, format, base64 = ''] = PICTURE_TEXT.exec(text) ?? [];
  const bytes = bytesIn(base64);
  const parts = format === 'png' ? pngParts(bytes) : webpParts(bytes);
  const sides = parts.flatMap((part) => sidesIn(bytes, part));
  const isDrawn = parts.every(({ kind }) => DRAWING_PARTS.includes(kind));
  return isDrawn && sides.length === 2 && sides.every((side) => side > 0 && side <= LARGEST_SIDE);
}

/** A picture without all that does not draw: neither what its browser wrote about its colours, nor anything else. */
export function drawingAlone(picture: Uint8Array): Uint8Array {
  const [png, webp] = [pngParts(picture), webpParts(picture)];
  const drawn = [...png, ...webp].filter(({ kind }) => DRAWING_PARTS.includes(kind));
  const pieces = drawn.map(({ from, to }) => picture.slice(from, to));
  if (png.length > 0) return joined([picture.slice(0, PNG_SIGN.length), ...pieces]);
  if (webp.length === 0) return picture;
  const head = picture.slice(0, WEBP_HEAD);
  const size = pieces.reduce((sum, { length }) => sum + length, WEBP_HEAD - 8);
  new DataView(head.buffer).setUint32(4, size, true);
  return joined([head, ...pieces]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
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

function numberAt(bytes: Uint8Array, at: number, isLittle = false): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, isLittle);
}

/** Its parts, from the first to the last byte; none when it is no PNG. */
function pngParts(bytes: Uint8Array): readonly PicturePart[] {
  if (signsAt(bytes, 0, PNG_SIGN.length) !== PNG_SIGN) return [];
  const parts: PicturePart[] = [];
  let from = PNG_SIGN.length;
  while (from + 12 <= bytes.length) {
    const to = from + numberAt(bytes, from) + 12;
    parts.push({ kind: signsAt(bytes, from + 4, 4), at: from + 8, from, to });
    from = to;
  }
  return from === bytes.length ? parts : [];
}

function webpParts(bytes: Uint8Array): readonly PicturePart[] {
  if (signsAt(bytes, 0, 4) !== 'RIFF' || signsAt(bytes, 8, 4) !== 'WEBP') return [];
  const parts: PicturePart[] = [];
  let from = WEBP_HEAD;
  while (from + 8 <= bytes.length) {
    const size = numberAt(bytes, from + 4, true);
    const to = from + 8 + size + (size % 2);
    parts.push({ kind: signsAt(bytes, from, 4), at: from + 8, from, to });
    from = to;
  }
  return from === bytes.length ? parts : [];
}

/** Width and height, in the one part that tells them. */
function sidesIn(bytes: Uint8Array, { kind, at }: PicturePart): readonly number[] {
  const byte = (nth: number) => bytes[at + nth] ?? 0;
  if (kind === 'IHDR') return [numberAt(bytes, at), numberAt(bytes, at + 4)];
  if (kind === 'VP8 ') return [((byte(7) & 0x3f) << 8) | byte(6), ((byte(9) & 0x3f) << 8) | byte(8)];
  if (kind !== 'VP8L') return [];
  return [1 + (((byte(2) & 0x3f) << 8) | byte(1)), 1 + (((byte(4) & 0xf) << 10) | (byte(3) << 2) | (byte(2) >> 6))];
}
