import type { SharedClock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn } from '../../db/present.ts';
import { runKept } from '../../db/statement.ts';

/** What is asked, and on which clock. */
export interface DeliveriesQuery {
  readonly clock: SharedClock;
  readonly tenantId: string;
  readonly webhookId: string;
  readonly limit: number;
}

const PRESENT = '(select +at from present)';

const IS_FREE = `(lease_until is null or lease_until <= ${PRESENT})`;

const RUN = '(select run from webhooks where id = (select webhook_id from asked))';

async function findIds(
  { reader, dialect }: Database,
  { clock, tenantId, webhookId, limit }: DeliveriesQuery,
  select: string,
): Promise<string[]> {
  const present = presentIn(dialect, clock);
  const sql = `with present (at) as materialized (select ${present.sql}),
    asked (tenant_id, webhook_id) as materialized (select cast(? as text), cast(? as text))
    ${select} limit ${limit}`;
  const rows = await runKept(reader, sql, [...present.bindings, tenantId, webhookId]);
  return rows.map((row) => String(row['id']));
}

/** The deliveries of a subscription that are due and that nobody holds, in the order in which they are to be begun. */
export async function findDueDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and run = ${RUN} and status = 'pending' and ${IS_FREE}
        and due_at <= (
          select coalesce(clock_frozen_at, ${PRESENT} + clock_offset_ms) from wallets
          where tenant_id = (select tenant_id from asked)
        )
      order by due_at, event_seq`,
  );
}

/** Deliveries that wait no longer, since their subscription was disabled after they came about. */
export async function findOverDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and run < ${RUN} and status = 'pending' and ${IS_FREE}
      order by run`,
  );
}

/** Deliveries of a subscription that no longer exists, in any order. */
export async function findOrphanDeliveries(database: Database, query: DeliveriesQuery): Promise<string[]> {
  return findIds(
    database,
    query,
    `select id from webhook_deliveries
      where webhook_id = (select webhook_id from asked) and ${RUN} is null`,
  );
}
