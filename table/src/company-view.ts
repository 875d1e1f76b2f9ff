// What a device is told of the people of its table from one game to the next.

import type { CompanyView } from '@boite/protocol';
import { accordsOf } from './accords.ts';
import type { Scene } from './scene.ts';
import type { DeviceId } from './store.ts';
import { tallyTonight } from './tally.ts';

export function companyFor({ table, isThere, at }: Scene, device: DeviceId): CompanyView {
  const { onlookers = [], out = [], seasons = [], precedents = [], isTalkFree = false } = table;
  const removals = accordsOf(table).removals ?? [];
  return {
    onlookers: onlookers.map((onlooker) => ({
      name: onlooker.name,
      plays: onlooker.plays,
      isHere: isThere(onlooker.device),
      isYours: onlooker.device === device,
    })),
    out,
    removals: [...new Set(removals.map(({ who }) => who))].map((who) => ({
      who,
      agreed: removals.filter((said) => said.who === who).map(({ seat }) => seat),
    })),
    evening: tallyTonight(table, at),
    seasons,
    precedents,
    isTalkFree,
  };
}
