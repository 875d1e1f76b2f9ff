// What a device is told of what its table agrees on.

import type { AccordsView } from '@boite/protocol';
import { accordsOf } from './accords.ts';
import type { Standing } from './standing.ts';
import type { DeviceId } from './store.ts';

export function accordsFor({ table, absent, takeBack }: Standing, device: DeviceId): AccordsView {
  const { isPaused, pause, fillIns, claim } = accordsOf(table);
  return {
    isPaused,
    pause,
    takeBack: takeBack && { seat: takeBack.seat, agreed: takeBack.agreed },
    absent: absent.map((seat) => {
      const saying = (by: string) => fillIns.filter((said) => said.absent === seat && said.by === by).map((said) => said.seat);
      return { seat, bot: saying('bot'), nobody: saying('nobody') };
    }),
    claim: claim && { seat: claim.seat, agreed: claim.agreed, isYours: claim.device === device },
  };
}
