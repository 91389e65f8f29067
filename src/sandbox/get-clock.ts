import type { ReadHandler } from '../contract/handler.ts';
import { getWallet, presentClock } from './tenant-clock.ts';

/** GET /v1/sandbox/clock */
export const getClock: ReadHandler<'getClock'> = {
  kind: 'read',
  read: async (_request, { database, caller, clock }) => ({
    body: presentClock(await getWallet(database.reader, caller.tenantId), clock()),
  }),
};
