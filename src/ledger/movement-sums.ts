import type { Moment } from '../clock.ts';
import type { DatabaseValue } from '../db/table.ts';
import { LAST_MOVEMENT, lastMovementValues } from './last-movement.ts';

/**
 * At every so many movements of a wallet, the database keeps what all up to there add up to, by asset and kind, in the
 * statement that writes the movement (the trigger in the schema has the same number). What they add up to at any other number is
 * the sums before it, and the fewer movements since.
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
 * The statement that adds up a wallet's movements at or before a moment, by asset and kind, in the order in which these
 * first occurred; `readExactSum` reads its sums. It reads as much of a million movements as of a thousand.
 * @param newest the number of the newest movement that is to be known
 */
export function sumsUpTo(
  tenantId: string,
  newest: number,
  asOf: Moment,
): { readonly sql: string; readonly bindings: readonly DatabaseValue[] } {
  return { sql: SUMS, bindings: [...lastMovementValues(tenantId, asOf, newest), tenantId, tenantId] };
}
