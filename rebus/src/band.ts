// Words of about the same rank, by their sounds.

import type { SoundGraph } from './sound-graph.ts';

/** Words that sound alike have one number in their band. */
export interface Band {
  readonly graph: SoundGraph;
  /** Where the words of each number begin among `ids`, the commonest first; one more for the end. */
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  /** 1 for a number whose words sound like words of an earlier band. */
  readonly repeated: Uint8Array;
}
