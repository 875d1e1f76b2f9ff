// Makes an image so small that a card can carry it: drawn again on a canvas, it keeps nothing of what was written in its file.

import { drawingAlone, isSmallPicture } from '../../rules/small-picture.ts';

/** From the finest on: what is small enough first is taken. */
const IMAGE_SIDES = [96, 80, 64, 48];
const QUALITIES = [0.85, 0.7, 0.5, 0.35];
/** Shades of each colour that a PNG may keep, where a browser writes no WebP. */
const SHADES = [6, 4, 3, 2];

export interface Drawable {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** Null when it could not be made small enough. */
export function smallImage(drawable: Drawable): string | null {
  for (const side of IMAGE_SIDES) {
    const canvas = squareOf(drawable, side);
    const found = asWebp(canvas) ?? asPng(canvas);
    if (found !== undefined) return found;
  }
  return null;
}

/** The middle of it, on white paper. */
function squareOf({ image, width, height }: Drawable, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const whole = Math.min(width, height);
  if (pen === null) return canvas;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, (width - whole) / 2, (height - whole) / 2, whole, whole, 0, 0, side, side);
  return canvas;
}

/** A browser that writes no WebP gives a PNG instead, which is tried later. */
function asWebp(canvas: HTMLCanvasElement): string | undefined {
  return QUALITIES.map((quality) => bare(canvas.toDataURL('image/webp', quality))).find(
    (picture) => picture.startsWith('data:image/webp') && isSmallPicture(picture),
  );
}

function asPng(canvas: HTMLCanvasElement): string | undefined {
  return [null, ...SHADES].map((shades) => canvasPng(canvas, shades)).find(isSmallPicture);
}

function canvasPng(canvas: HTMLCanvasElement, shades: number | null): string {
  if (shades !== null) leaveShades(canvas, shades);
  return bare(canvas.toDataURL('image/png'));
}

function bare(picture: string): string {
  const [head = '', base64 = ''] = picture.split(',');
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const signs = Array.from(drawingAlone(bytes), (byte) => String.fromCharCode(byte));
  return `${head},${btoa(signs.join(''))}`;
}

function leaveShades(canvas: HTMLCanvasElement, shades: number): void {
  const pen = canvas.getContext('2d');
  const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pen || !pixels) return;
  const step = 255 / (shades - 1);
  pixels.data.forEach((value, at) => {
    pixels.data[at] = Math.round(Math.round(value / step) * step);
  });
  pen.putImageData(pixels, 0, 0);
}
