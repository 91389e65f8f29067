import type { Moment } from '../calendar/clock.ts';
import { type Db, runStatement } from '../db/statements/statement.ts';
import type { DatabaseValue } from '../db/statements/table.ts';

/**
 * Finds a wallet's last movement up to a moment by a bisection over the numbers, since times never decrease: as many
 * look-ups as the count has binary digits; zero if none, as `last`. Bindings: `lastMovementValues`.
 */
const LAST_MOVEMENT = `
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

/** @param newest the newest known number */
export function lastMovementValues(tenantId: string, asOf: Moment, newest = MOST): readonly DatabaseValue[] {
  let step = 1;
  while (step * 2 <= newest) step *= 2;
  return [newest === 0 ? 0 : step, tenantId, newest, asOf];
}

/** Zero if there is none. */
export async function findLastMovement(db: Db, tenantId: string, asOf: Moment): Promise<number> {
  const values = lastMovementValues(tenantId, asOf);
  const [row] = await runStatement(db, `${LAST_MOVEMENT} select seq from last`, values, 'kept');
  return Number(row?.['seq']);
}

/**
 * The database stores sums by asset and kind at every hundredth movement (the schema's trigger has the same number);
 * other sums add the fewer movements since.
 */
const SUMMED_EVERY = 100;

const PARTS = ['available_high', 'available_low', 'reserved_high', 'reserved_low'] as const;

/** The halves of a movement's amounts, as `exactSum` adds them. */
const HALVES = [
  'available_delta_minor >> 32',
  'available_delta_minor & 4294967295',
  'reserved_delta_minor >> 32',
  'reserved_delta_minor & 4294967295',
];

const SUMS = `${LAST_MOVEMENT}
  select asset, kind, sum(movements) as movements,
    ${PARTS.map((part) => `cast(sum(${part}) as text) as ${part}`).join(', ')}
  from (
    select asset, kind, first_seq, movements, ${PARTS.join(', ')} from movement_sums
    where tenant_id = ? and seq = (select seq - seq % ${SUMMED_EVERY} from last)
    union all
    select asset, kind, seq, 1, ${HALVES.join(', ')} from movements
    where tenant_id = ? and seq > (select seq - seq % ${SUMMED_EVERY} from last) and seq <= (select seq from last)
  ) as parts
  group by asset, kind order by min(first_seq)`;

/**
 * Sums of a wallet's movements up to a moment, by asset and kind in the order of first occurrence (`readExactSum`).
 * Reads as much of a million movements as of a thousand.
 * @param newest the newest known number
 */
export function sumsUpTo(
  tenantId: string,
  newest: number,
  asOf: Moment,
): { readonly sql: string; readonly bindings: readonly DatabaseValue[] } {
  return { sql: SUMS, bindings: [...lastMovementValues(tenantId, asOf, newest), tenantId, tenantId] };
}
