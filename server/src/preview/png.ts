// Writes a picture as a PNG file: eight bits a colour, nothing else.

import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Eight bits, red green and blue, the usual ways otherwise. */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

/** `pixels`: three bytes each, row after row. */
export function pngOf({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUE_COLOUR, 8);
  // A byte before each row says that it is written as it is.
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
