import type { Handlers } from '../src/contract/handler.ts';

/** Reads that ask nothing of the database, so that what remains is the edge alone. */
export const idleReads: Pick<Handlers, 'getTreasury' | 'listTransactions'> = {
  getTreasury: { kind: 'read', read: () => Promise.resolve({ body: { benchmark: true } as never }) },
  listTransactions: { kind: 'read', read: () => Promise.resolve({ body: { benchmark: true } as never }) },
};
