// What a device is told of the people of its table from one game to the next.

import type { CompanyView } from '@boite/protocol';
import { accordsOf } from './accords.ts';
import type { Standing } from './standing.ts';
import type { DeviceId } from './store.ts';

export function companyFor({ table, onlookersHere, evening }: Standing, device: DeviceId): CompanyView {
  const { onlookers = [], out = [], seasons = [], precedents = [], isTalkFree = false } = table;
  const removals = accordsOf(table).removals ?? [];
  return {
    onlookers: onlookers.map((onlooker, place) => ({
      name: onlooker.name,
      plays: onlooker.plays,
      isHere: onlookersHere[place] === true,
      isYours: onlooker.device === device,
    })),
    out,
    removals: [...new Set(removals.map(({ who }) => who))].map((who) => ({
      who,
      agreed: removals.filter((said) => said.who === who).map(({ seat }) => seat),
    })),
    evening,
    seasons,
    precedents,
    isTalkFree,
  };
}
