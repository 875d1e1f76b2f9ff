// The words of a source by their sounds, in bands from the commonest to the rarest, each read when it is needed.

import { MUTE_E, sharedDrafts } from '@boite/language';
import type { Band } from './band.ts';
import { labelsAt, packedSounds, soundsNumber } from './sound-graph.ts';
import { wordLabels } from './sound-labels.ts';
import { type SaidWord, UNRANKED, type WordSource } from './word-source.ts';

export class WordBands {
  readonly source: WordSource;
  readonly #bands: Band[] = [];

  constructor(source: WordSource) {
    this.source = source;
  }

  /** The band of a number; null after the last one. */
  band(nth: number): Band | null {
    if (nth >= this.source.limits.length) return null;
    while (this.#bands.length <= nth) this.#bands.push(this.#read(this.#bands.length));
    return this.#bands[nth] as Band;
  }

  idsOf({ ids, starts }: Band, number: number): Iterable<number> {
    return ids.subarray(starts[number], starts[number + 1]);
  }

  /** The words that sound like these of a band, the commonest first, as far as the bands up to a rank. */
  alike(band: Band, number: number, maxRank: number = UNRANKED): readonly number[] {
    const labels = labelsAt(band.graph, number);
    return this.upTo(maxRank).flatMap((each) => {
      const twin = soundsNumber(each.graph, labels);
      return twin < 0 ? [] : [...this.idsOf(each, twin)];
    });
  }

  /** The bands that have words up to a rank. */
  upTo(maxRank: number): readonly Band[] {
    const count = this.source.limits.findIndex((limit) => limit >= maxRank) + 1;
    return Array.from({ length: count }, (_, nth) => this.band(nth) as Band);
  }

  rankOf({ ids, starts }: Band, number: number): number {
    return this.source.rank(ids[starts[number] as number] as number);
  }

  #read(nth: number): Band {
    const kept = this.source.kept?.() ?? null;
    if (kept !== null) return kept.band(nth);
    const byLabels = labelled(this.source.band(nth));
    const sorted = [...byLabels.keys()].sort();
    const starts = new Uint32Array(sorted.length + 1);
    sorted.forEach((labels, number) => {
      starts[number + 1] = (starts[number] as number) + (byLabels.get(labels)?.ids.length ?? 0);
    });
    const ids = Uint32Array.from(sorted.flatMap((labels) => this.#byRank(byLabels.get(labels)?.ids ?? [])));
    const repeated = Uint8Array.from(sorted, (labels) =>
      Number(this.#bands.some(({ graph }) => soundsNumber(graph, labels) >= 0)),
    );
    const muteEnds = Uint8Array.from(sorted, (labels) => muteEnd(byLabels.get(labels)));
    return { graph: packedSounds(sharedDrafts(sorted), muteEnds), starts, ids, repeated };
  }

  #byRank(ids: readonly number[]): readonly number[] {
    if (ids.length < 2) return ids;
    return ids.toSorted((a, b) => this.source.rank(a) - this.source.rank(b) || a - b);
  }
}

interface SaidSo {
  readonly ids: number[];
  /** How many ways to say them end with a mute e, and how many do not. */
  mute: number;
  open: number;
}

function muteEnd(said: SaidSo | undefined): number {
  if (said === undefined || said.mute === 0) return 0;
  return said.open === 0 ? 2 : 1;
}

/** The words of each way to say some. */
function labelled(words: Iterable<SaidWord>): ReadonlyMap<string, SaidSo> {
  const byLabels = new Map<string, SaidSo>();
  for (const { id, sounds } of words) {
    for (const way of sounds) {
      const labels = wordLabels(way);
      if (labels === null) continue;
      const known = byLabels.get(labels) ?? { ids: [], mute: 0, open: 0 };
      if (known.ids.length === 0) byLabels.set(labels, known);
      if (known.ids.at(-1) !== id) known.ids.push(id);
      if (way.endsWith(MUTE_E)) known.mute++;
      else known.open++;
    }
  }
  return byLabels;
}
