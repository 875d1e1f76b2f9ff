// How a game begun on this device is put online, once its person knows what that means, and goes on there.

import { typeset } from '@boite/language';
import type { BegunTable } from '@boite/protocol';
import { deviceMemory } from '@boite/ui/device/memory.ts';
import { isSure } from '@boite/ui/sure.svelte.ts';
import { toast } from '@boite/ui/toasts.svelte.ts';
import { router } from '../router.svelte.ts';
import { DeviceStore } from './device-store.ts';
import { BROUGHT_ONLINE } from './kept-tables.ts';
import { bringOnline } from './server.ts';

const PUTTING_ONLINE = {
  title: typeset('Mettre cette partie en ligne ?'),
  text: typeset(
    'Elle continuera sur le serveur, au même tour et avec les mêmes mains ; chacun pourra emporter sa place sur son appareil. Celui-ci connaît tout ce qui est caché : ceux qui viendront à la table en seront avertis.',
  ),
  yes: 'Mettre en ligne',
};

/** `pause` makes the game stand still while it travels; when it could not go, `resume` lets it go on here. */
export async function putOnline(code: string, { pause = () => {}, resume = () => {} } = {}): Promise<void> {
  if (!(await isSure(PUTTING_ONLINE))) return;
  pause();
  const begun = begunHere(code);
  const outcome = begun === null ? { text: 'Cette partie n’est plus sur cet appareil.' } : await bringOnline(begun);
  if ('code' in outcome) {
    deviceMemory.remember(BROUGHT_ONLINE + code, outcome.code);
    router.go(`/t/${outcome.code}`);
  } else {
    toast(typeset(outcome.text));
    resume();
  }
}

function begunHere(code: string): BegunTable | null {
  const { tables, facts } = new DeviceStore().contents();
  const table = tables[code];
  const written = table?.gameId ? facts[table.gameId] : undefined;
  if (table === undefined || written === undefined) return null;
  const seats = table.seats.map(({ team, junior = false, people, bot }) => {
    return { team, junior, people: people.map(({ name }) => name), bot: bot && { level: bot.level, name: bot.name } };
  });
  const { game, youngest, retired } = table;
  return { game, seats, youngest, retired, facts: written.map(({ fact }) => fact) };
}
