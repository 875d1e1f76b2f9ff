// How much is learnt, in bits, when equally likely words fall into groups. (Shannon, 1948)

/** n log2 n for small numbers, which come most often. */
const SMALL_PRODUCTS = Float64Array.from({ length: 1 << 14 }, (_, number) => (number === 0 ? 0 : number * Math.log2(number)));

export function logWeight(number: number): number {
  return number < SMALL_PRODUCTS.length ? (SMALL_PRODUCTS[number] as number) : number * Math.log2(number);
}

/** What it teaches to be told in which group a word is; `total` words in all. */
export function entropy(counts: Uint32Array, total: number): number {
  if (total === 0) return 0;
  let sum = 0;
  for (let group = 0; group < counts.length; group++) sum += logWeight(counts[group] as number);
  return (logWeight(total) - sum) / total;
}
