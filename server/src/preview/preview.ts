// What a link shows before it is opened: a title, a line and a picture for each table, each riddle and each replay. No name of anyone, no secret.

import { gameNamed } from '@boite/games';
import { typeset } from '@boite/language';
import { CODE_LENGTH } from '@boite/protocol';
import type { Store } from '@boite/table';

/** What the pictures say below the name of a game. */
export const PREVIEW_CAPTIONS = {
  table: 'Une table vous attend',
  partie: 'La partie est commencée',
  revoir: 'Une partie à revoir',
  devine: 'Un rébus à deviner',
} as const;

export type PreviewKind = keyof typeof PREVIEW_CAPTIONS;

export interface Preview {
  /** Which game; null where the link alone does not say. */
  readonly game: string | null;
  readonly kind: PreviewKind;
  readonly title: string;
  readonly description: string;
  /** The address of a riddle whose cards its picture shows. */
  readonly riddle?: string;
}

const HOUSE_NAME = 'Boîte à mots';
const PREVIEW_DESCRIPTIONS: Readonly<Record<PreviewKind, string>> = {
  table: 'Ouvrez le lien : votre place vous attend, sans rien installer.',
  partie: 'Ouvrez le lien pour regarder, et pour jouer la prochaine.',
  revoir: 'Ouvrez le lien pour la revoir, coup par coup.',
  devine: 'Ouvrez le lien, dites les images à voix haute, et écrivez ce que vous entendez.',
};

/** Null for an address that is neither a table's, a riddle's nor a replay's. A short code tells no more than that it is one: codes can be guessed. */
export async function previewAt(pathname: string, store: Store): Promise<Preview | null> {
  const [, place, part = '', more = ''] = pathname.split('/');
  if (place === 't') return tablePreview(part, store);
  if (place === 'devine') return riddlePreview(part, more);
  return place === 'revoir' ? replayPreview(part, store) : null;
}

/** Its cards, and never what they say. */
function riddlePreview(game: string, riddle: string): Preview {
  const preview = previewOf(previewName(game) === null ? null : game, 'devine');
  return riddlePieces(game, riddle) === null ? preview : { ...preview, riddle };
}

/** The pieces of a riddle of some game; null when there is none at that address. */
export function riddlePieces(game: string, riddle: string): readonly string[] | null {
  return gameNamed(game)?.riddle?.(riddle) ?? null;
}

async function tablePreview(invitation: string, store: Store): Promise<Preview> {
  const table = await store.table(invitation.slice(0, CODE_LENGTH));
  if (table?.invitation === undefined || table.invitation !== invitation) return previewOf(null, 'table');
  const game = table.gameId === null ? null : await store.game(table.gameId);
  return previewOf(table.game, game === null || game.over ? 'table' : 'partie');
}

async function replayPreview(id: string, store: Store): Promise<Preview> {
  const game = await store.game(id);
  return previewOf(game?.over ? game.game : null, 'revoir');
}

function previewOf(game: string | null, kind: PreviewKind): Preview {
  const title = `${previewName(game) ?? HOUSE_NAME} : ${PREVIEW_CAPTIONS[kind].toLowerCase()}`;
  return { game, kind, title: typeset(title), description: typeset(PREVIEW_DESCRIPTIONS[kind]) };
}

/** The name of a game as its box says it; null when there is none. */
export function previewName(game: string | null): string | null {
  return game === null ? null : (gameNamed(game)?.text.name ?? null);
}

/** The page, with what a messenger reads in its head. `origin`: where this server is found. */
export function withPreview(page: string, preview: Preview, origin: string): string {
  const { game, kind, title, description, riddle } = preview;
  const picture = `${game ?? 'boite'}/${kind}${riddle === undefined ? '' : `/${riddle}`}`;
  const tags = {
    'og:type': 'website',
    'og:site_name': HOUSE_NAME,
    'og:locale': 'fr_FR',
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/apercu/${picture}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const written = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${attributeText(value)}">`);
  return page.replace('</head>', `${written.join('')}</head>`);
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
