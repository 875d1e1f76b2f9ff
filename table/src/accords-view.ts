// What a device is told of what its table agrees on.

import type { AccordsView } from '@boite/protocol';
import { accordsOf, seatsAbsent, takeBackUnderWay } from './accords.ts';
import type { Scene } from './scene.ts';
import type { DeviceId } from './store.ts';

export function accordsFor(scene: Scene, device: DeviceId): AccordsView {
  const { table } = scene;
  const { isPaused, pause, fillIns, claim } = accordsOf(table);
  const takeBack = takeBackUnderWay(scene);
  return {
    isPaused,
    pause,
    takeBack: takeBack && { seat: takeBack.seat, agreed: takeBack.agreed },
    absent: seatsAbsent(scene).map((seat) => {
      const saying = (by: string) => fillIns.filter((said) => said.absent === seat && said.by === by).map((said) => said.seat);
      return { seat, bot: saying('bot'), nobody: saying('nobody') };
    }),
    claim: claim && { seat: claim.seat, agreed: claim.agreed, isYours: claim.device === device },
  };
}
