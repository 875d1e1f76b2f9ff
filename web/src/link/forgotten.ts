// Says which table a device had to forget because its browser is full.

import { titleOf } from '@boite/games/page.ts';
import { typeset } from '@boite/language';
import type { StoredTable } from '@boite/table';
import { toast } from '@boite/ui/toasts.svelte.ts';

const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long' });

export async function tellForgotten({ game, at }: StoredTable): Promise<void> {
  const box = await titleOf(game)?.box();
  const name = box?.text.name ?? game;
  toast(typeset(`Faute de place, cet appareil a dû oublier une partie de ${name} du ${day.format(at)}.`));
}
