import type { Moment } from '../../calendar/clock.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';

/** More than any tenant's events. */
const LARGEST_STEP = 2 ** 40;

/** The last event written up to a moment, by a bisection; removed events are older than all kept ones. */
const LAST_EVENT = `
  with recursive newest (seq) as materialized (
    select coalesce((select seq from events where tenant_id = ? order by seq desc limit 1), 0)
  ),
  search (place, step) as (
    select cast(0 as bigint), cast(? as bigint)
    union all
    select place + case when place + step <= (select seq from newest) and coalesce((
        select written_at from events where tenant_id = ? and seq = place + step
      ), 0) <= cast(? as bigint) then step else 0 end, step / 2
    from search where step > 0
  )
  select max(place) as seq from search`;

async function findLastEvent(db: Db, tenantId: string, moment: Moment): Promise<number> {
  const [row] = await runStatement(db, LAST_EVENT, [tenantId, LARGEST_STEP, tenantId, moment], 'kept');
  return Number(row?.['seq']);
}

/** Events are bounded by the server clock that they are written by; the tenant's may differ. */
export const EVENTS_IN_TIME = { by: 'events', lastAt: findLastEvent } as const;
