// What a page waits for before it can be played: then it is there, or there is a fault to tell.

export interface ComingFaults {
  /** There is none. */
  readonly none: string;
  /** It could not be brought. */
  readonly failed: string;
}

export class Coming<Opened> {
  opened = $state.raw<Opened | null>(null);
  fault = $state('');

  constructor(coming: Promise<Opened | null>, { none, failed }: ComingFaults) {
    coming.then(
      (opened) => {
        this.opened = opened;
        if (opened === null) this.fault = none;
      },
      () => {
        this.fault = failed;
      },
    );
  }
}
