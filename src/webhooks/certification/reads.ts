import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentCertification } from './present.ts';
import { type Certification, certificationsTable } from './table.ts';

async function findCertification(db: Db, tenantId: string, id: string): Promise<Certification | undefined> {
  const [certification] = await selectMatching(db, certificationsTable, [{ id, tenantId }]);
  return certification;
}

/** GET /v1/sandbox/certifications/{id} */
export const getCertification: ReadHandler<'getCertification'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const certification = await findCertification(database.reader, caller.tenantId, path.id);
    if (certification === undefined) throw new ApiError('not_found');
    return { body: presentCertification(certification) };
  },
};

const certificationList: ListOf<'listCertifications', Certification> = {
  operationId: 'listCertifications',
  path: '/v1/sandbox/certifications',
  table: certificationsTable,
  orderBy: 'id',
  moment: 'startedAt',
  time: { by: 'ids', prefix: 'crt' },
  filters: { webhookId: { equals: 'webhookId' } },
};

/** GET /v1/sandbox/certifications: newest first. */
export const listCertifications: ReadHandler<'listCertifications'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller, cursors }) => {
    const page = await listPage(reader, certificationList, caller.tenantId, query, cursors);
    return presentPage(page, presentCertification);
  },
};
