// Knows how a drawing becomes a picture: parts taken from Noto, text as strokes, few bytes, nothing from outside.

import { lettered } from './glyphs.ts';
import { notoBody, PICTURE_SIDE } from './noto.ts';
import { shortPath } from './path-data.ts';

const SVG_HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}">`;
/** What the outside of our drawings says: strokes are round. */
const OURS = '<g stroke-linecap="round" stroke-linejoin="round">';
const TAKEN_GROUP = '<g stroke-linecap="butt" stroke-linejoin="miter"';

/** A whole picture of Noto. */
export function notoPicture(name: string): string {
  return `${SVG_HEAD}${shortenedBody(notoBody(name))}</svg>`;
}

/** Something we draw, given by its inside. */
export function drawnPicture(body: string): string {
  return `${SVG_HEAD}${OURS}${shortenedBody(withPartsTaken(body))}</g></svg>`;
}

/** What a file of `web/pictures/` holds inside. */
export function insideOf(file: string): string {
  return file.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** `<use href="noto:cow" …/>` takes a picture of Noto, `<use href="glyphs:365" …/>` writes. */
function withPartsTaken(body: string): string {
  return body.replaceAll(/<use ([^>]*)\/>/g, (_, attributes: string) => {
    const given = attributesOf(attributes);
    const [kind, name = ''] = (given.href ?? '').split(':');
    if (kind === 'noto') return takenPart(name, given);
    if (kind === 'glyphs') return writtenText(name, given);
    throw new Error(`a drawing uses ${given.href}`);
  });
}

type Attributes = Readonly<Record<string, string>>;

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/** `color` paints all of it, `parts` keeps some of its paths: « 1-6 ». */
function takenPart(name: string, given: Attributes): string {
  const { x = '0', y = '0', width = String(PICTURE_SIDE), transform = '', color, parts } = given;
  const whole = notoBody(name);
  const kept = parts === undefined ? whole : somePaths(whole, parts);
  const body = color === undefined ? kept : kept.replaceAll(/#[0-9a-f]{3,6}\b/gi, color);
  const place = `${transform} translate(${x} ${y}) scale(${Number(width) / PICTURE_SIDE})`.trim();
  return `${TAKEN_GROUP} transform="${place}">${body}</g>`;
}

function somePaths(body: string, parts: string): string {
  const [first = 1, last = 1] = parts.split('-').map(Number);
  return (body.match(/<path[^>]*\/>/g) ?? []).slice(first - 1, last).join('');
}

function writtenText(text: string, { x, y, height, color = '#263238', transform }: Attributes): string {
  const line = lettered({ text, x: Number(x), y: Number(y), height: Number(height), color });
  return transform === undefined ? line : `<g transform="${transform}">${line}</g>`;
}

function shortenedBody(body: string): string {
  return body
    .replaceAll(/ d="([^"]*)"/g, (_, data: string) => ` d="${shortPath(data)}"`)
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(3))))
    .replaceAll(/>\s+</g, '><')
    .trim();
}
