import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentDestination } from './destination-presenter.ts';
import { findDestination } from './destination-store.ts';

/** GET /v1/treasury/destinations/{id}; also when it is inactive. */
export const getDestination: ReadHandler<'getDestination'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const destination = await findDestination(database.reader, caller.tenantId, path.id);
    if (destination === undefined) throw new ApiError('not_found');
    return { body: presentDestination(destination) };
  },
};
