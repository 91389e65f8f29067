import type { SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { presentIn } from '../db/present.ts';
import { runStatement } from '../db/statement.ts';

/** What is counted at most: beyond that it is the same alarm. */
const MOST_COUNTED = 10_000;

/** What waits to be posted, of all tenants. */
export interface WaitingWebhooks {
  /** Deliveries that are pending, those that wait for another attempt among them; as many as are counted at most, if more. */
  readonly pending: number;
  /** For how long the first of what could be begun now has waited, in milliseconds. */
  readonly lagMs: number;
}

/** Reads what waits to be posted: by indexes, at a cost that has a bound however much it is. */
export async function readWaitingWebhooks(
  { reader, dialect }: Database,
  clock: SharedClock,
): Promise<WaitingWebhooks> {
  const present = presentIn(dialect, clock);
  // What is only to be cleared away stands at 0.
  const sql = `with present (at) as (select ${present.sql})
    select at,
      (select count(*) from (select 1 from webhook_deliveries where status = 'pending' limit ${MOST_COUNTED}) counted) as pending,
      (select min(coalesce(ready_at, due_at)) from webhook_lines where due_at is not null and coalesce(ready_at, due_at) > 0) as line_at,
      (select min(written_at) from webhook_fan_outs) as fan_out_at
    from present`;
  const [row] = await runStatement(reader, sql, present.bindings);
  const at = Number(row?.['at']);
  const since = [row?.['line_at'], row?.['fan_out_at']].flatMap((moment) =>
    moment == null ? [] : Number(moment),
  );
  return { pending: Number(row?.['pending']), lagMs: Math.max(0, ...since.map((moment) => at - moment)) };
}
