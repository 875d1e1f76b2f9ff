// How often a test tries what is left to chance.

const isThorough = Boolean(process.env.BOITE_THOROUGH);

/** So many times in `npm test`, which people wait for, and so many in `npm run test:all`. */
export function runs(quick: number, thorough: number): number {
  return isThorough ? thorough : quick;
}
