// The pictures of the previews, each drawn once.

import type { FastifyInstance } from 'fastify';
import { refuse } from '../api.ts';
import { previewPicture } from './drawing.ts';
import { PREVIEW_CAPTIONS, type PreviewKind, previewName } from './preview.ts';

/** A day: messengers ask again and again. */
const PREVIEW_CACHING = 'public, max-age=86400';

export function openPictures(app: FastifyInstance, picturesAMinute: number): void {
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
}

function isPreviewKind(kind: string): kind is PreviewKind {
  return Object.hasOwn(PREVIEW_CAPTIONS, kind);
}
