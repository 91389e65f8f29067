import type { ReadHandler } from '../../contract/handler.ts';
import { presentConfiguration } from './configuration-presenter.ts';
import { getEffective } from './configuration-store.ts';

/** GET /v1/treasury/configurations/effective */
export const getEffectiveConfiguration: ReadHandler<'getEffectiveConfiguration'> = {
  kind: 'read',
  read: async (_request, { database, caller }) => ({
    body: presentConfiguration(await getEffective(database.reader, caller.tenantId)),
  }),
};
