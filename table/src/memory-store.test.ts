import { storeContract } from '../testing/store-contract.ts';
import { type MemoryContents, MemoryStore } from './memory-store.ts';

storeContract('a memory', async () => {
  const memory: MemoryContents = { tables: {}, games: {}, facts: {}, dumps: [] };
  return {
    store: new MemoryStore(memory),
    reopened: async () => new MemoryStore(JSON.parse(JSON.stringify(memory)) as MemoryContents),
  };
});
