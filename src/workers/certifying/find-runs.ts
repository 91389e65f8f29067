import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { mapRows, selectList } from '../../db/rows.ts';
import {
  certificationRunsTable,
  type CertificationRun,
} from '../../flows/webhooks/certification/certification.ts';

/** Which runs are looked for. */
export interface FreeRunsQuery {
  readonly serverNow: Moment;
  /** Accounts whose runs are passed over. */
  readonly crowded: readonly string[];
  readonly most: number;
}

/** Runs that nobody holds at a moment of the server's clock, the oldest first, some at a time. */
export async function findFreeRuns(
  db: Knex,
  { serverNow, crowded, most }: FreeRunsQuery,
): Promise<CertificationRun[]> {
  const rows = db(certificationRunsTable.name)
    .select(db.raw(selectList(certificationRunsTable)))
    .whereRaw('(lease_until is null or lease_until <= ?)', [serverNow])
    .whereNotIn('tenant_id', crowded)
    .orderBy('certification_id')
    .limit(most);
  return mapRows(certificationRunsTable, rows);
}
