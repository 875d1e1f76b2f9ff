// The moments of a game that are looked at on every screen: its first decision, its last with a full table, and its end.

import { readdirSync } from 'node:fs';
import type { GameBox, GameRecord, GameTypes } from '@boite/kernel';
import { expect, type Page } from '@playwright/test';
import { ending, yourTurn } from './frame.ts';
import { endOf, fullestPosition, openPosition, recordsBeside } from './position.ts';
import { pressIfThere } from './press.ts';
import { beginNow } from './shelf.ts';

type AnyBox = GameBox<GameTypes>;

interface MomentSeen {
  readonly moment: string;
  open(page: Page, box: AnyBox): Promise<void>;
}

export async function openFirst(page: Page, { text }: AnyBox): Promise<void> {
  await beginNow(page, text.name);
  await expect(yourTurn(page)).toBeVisible();
}

async function openFull(page: Page, box: AnyBox): Promise<void> {
  await openPosition(
    page,
    fullestPosition(box, mostPeopled(box), () => 0),
  );
  await expect(yourTurn(page)).toBeVisible();
  await pressIfThere(page.getByRole('dialog').getByRole('button', { name: 'Continuer' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openLast(page: Page, box: AnyBox): Promise<void> {
  await openPosition(page, endOf(box, mostPeopled(box)));
  await expect(ending(page)).toBeVisible();
}

/** Of the games that are kept with this one, that of most people. */
function mostPeopled({ game }: AnyBox): GameRecord {
  const folder = new URL(`../games/${game.id}/tests/records/`, import.meta.url);
  const recordOf = recordsBeside(new URL('../browser/', folder).href);
  const records = readdirSync(folder).map((file) => recordOf(file.replace('.json', '')));
  const [most] = records.sort((one, other) => other.names.length - one.names.length);
  if (!most) throw new Error(`no game of ${game.id} is kept`);
  return most;
}

export const MOMENTS: readonly MomentSeen[] = [
  { moment: 'its first decision', open: openFirst },
  { moment: 'its last decision, with a full table', open: openFull },
  { moment: 'its end', open: openLast },
];
