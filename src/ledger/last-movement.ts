import type { Knex } from 'knex';
import type { Moment } from '../clock.ts';
import { runKept } from '../db/statement.ts';
import type { DatabaseValue } from '../db/table.ts';

/**
 * The beginning of a statement that finds the number of a wallet's last movement at or before a moment, zero where there is
 * none, as `last`. Moments never fall as numbers rise, so that it is found by steps of half the length each: as many looks by
 * key as the number of movements has binary digits. Its values are those of `lastMovementValues`.
 */
export const LAST_MOVEMENT = `
  with recursive search (place, step) as (
    select cast(0 as bigint), cast(? as bigint)
    union all
    select place + case when (
        select occurred_at from movements where tenant_id = ? and seq = place + step and seq <= cast(? as bigint)
      ) <= cast(? as bigint) then step else 0 end, step / 2
    from search where step > 0
  ),
  last (seq) as materialized (select max(place) from search)`;

/** More than any wallet's movements. */
const MOST = 2 ** 40;

/**
 * The values that LAST_MOVEMENT takes.
 * @param newest the number of the newest movement that is to be known
 */
export function lastMovementValues(tenantId: string, asOf: Moment, newest = MOST): readonly DatabaseValue[] {
  let step = 1;
  while (step * 2 <= newest) step *= 2;
  return [newest === 0 ? 0 : step, tenantId, newest, asOf];
}

/** The number of a wallet's last movement at or before a moment, zero where there is none. */
export async function findLastMovement(db: Knex, tenantId: string, asOf: Moment): Promise<number> {
  const values = lastMovementValues(tenantId, asOf);
  const [row] = await runKept(db, `${LAST_MOVEMENT} select seq from last`, values);
  return Number(row?.['seq']);
}
