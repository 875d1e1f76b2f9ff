// The pictures of the previews, each drawn once.

import type { FastifyInstance } from 'fastify';
import { refuse } from '../api.ts';
import { previewPicture, riddlePicture } from './drawing.ts';
import { PicturePacks } from './packs.ts';
import { PREVIEW_CAPTIONS, type PreviewKind, previewName, riddlePieces } from './preview.ts';

/** A day: messengers ask again and again. */
const PREVIEW_CACHING = 'public, max-age=86400';

/** Riddles are as many as people make: so many pictures are kept. */
const MOST_RIDDLES_DRAWN = 100;

interface PicturesShown {
  /** Where the page that is built lies. */
  readonly folder: string;
  readonly picturesAMinute: number;
}

export function openPictures(app: FastifyInstance, { folder, picturesAMinute }: PicturesShown): void {
  const packs = new PicturePacks(folder);
  const drawn = new Map<string, Buffer>();
  const limits = { config: { rateLimit: { max: picturesAMinute } } };
  app.get<{ Params: { game: string; kind: string } }>('/apercu/:game/:kind.png', limits, async (request, reply) => {
    const { game, kind } = request.params;
    const name = game === 'boite' ? 'Boîte à mots' : previewName(game);
    if (name === null || !isPreviewKind(kind)) return refuse(reply, 404, { code: 'not-found' });
    const key = `${game} ${kind}`;
    const picture = drawn.get(key) ?? previewPicture({ name, caption: PREVIEW_CAPTIONS[kind] });
    drawn.set(key, picture);
    return reply.type('image/png').header('Cache-Control', PREVIEW_CACHING).send(picture);
  });
  const riddles = new Map<string, Buffer>();
  app.get<{ Params: { game: string; riddle: string } }>('/apercu/:game/devine/:riddle.png', limits, async (request, reply) => {
    const { game, riddle } = request.params;
    const pieces = riddlePieces(game, riddle);
    if (pieces === null) return refuse(reply, 404, { code: 'not-found' });
    const key = `${game} ${riddle}`;
    const svgs = pieces.map((id) => packs.svgOf(id));
    const picture = riddles.get(key) ?? riddlePicture(svgs, PREVIEW_CAPTIONS.devine);
    if (riddles.size >= MOST_RIDDLES_DRAWN) riddles.clear();
    riddles.set(key, picture);
    return reply.type('image/png').header('Cache-Control', PREVIEW_CACHING).send(picture);
  });
}

function isPreviewKind(kind: string): kind is PreviewKind {
  return Object.hasOwn(PREVIEW_CAPTIONS, kind);
}
