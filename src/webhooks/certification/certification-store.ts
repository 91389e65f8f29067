import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { certificationsTable, type Certification } from '../../flows/webhooks/certification/certification.ts';

/** A tenant's certification. */
export async function findCertification(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<Certification | undefined> {
  const [certification] = await selectMatching(db, certificationsTable, [{ id, tenantId }]);
  return certification;
}
