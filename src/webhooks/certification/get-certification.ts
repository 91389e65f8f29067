import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentCertification } from './certification-presenter.ts';
import { findCertification } from './certification-store.ts';

/** GET /v1/sandbox/certifications/{id} */
export const getCertification: ReadHandler<'getCertification'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const certification = await findCertification(database.reader, caller.tenantId, path.id);
    if (certification === undefined) throw new ApiError('not_found');
    return { body: presentCertification(certification) };
  },
};
