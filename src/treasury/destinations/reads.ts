import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentDestination } from './present.ts';
import { destinationList, findDestination } from './table.ts';

/** GET /v1/treasury/destinations/{id}; also when it is inactive. */
export const getDestination: ReadHandler<'getDestination'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const destination = await findDestination(database.reader, caller.tenantId, path.id);
    if (destination === undefined) throw new ApiError('not_found');
    return { body: presentDestination(destination) };
  },
};

/** GET /v1/treasury/destinations: newest first. */
export const listDestinations: ReadHandler<'listDestinations'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, destinationList, caller.tenantId, query, cursors);
    return presentPage(page, presentDestination);
  },
};
