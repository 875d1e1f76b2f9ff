// What tests of other parts use of a table’s.

export { HandClock } from './hand-clock.ts';
export { storeContract } from './store-contract.ts';
