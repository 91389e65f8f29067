import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findOperation } from '../operations/operation-store.ts';
import { presentConversion } from './conversion-presenter.ts';

/** GET /v1/treasury/conversions/{id} */
export const getConversion: ReadHandler<'getConversion'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const conversion = await findOperation(database.reader, caller.tenantId, 'conversion', path.id);
    if (conversion === undefined) throw new ApiError('not_found');
    return { body: presentConversion(conversion) };
  },
};
