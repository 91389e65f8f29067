import type { Moment } from '../calendar/clock.ts';
import {
  type Db,
  type Dialect,
  type StoredRow,
  dialectOf,
  readExactSum,
  runStatement,
} from '../db/statements/statement.ts';
import type { DatabaseValue } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';
import type { Wallet } from './wallet.ts';

/**
 * Finds a wallet's last movement up to each of some moments by a bisection over the numbers, since times never decrease: as
 * many look-ups as the count has binary digits; zero if none, as `last`. Bindings: `lastMovementValues`.
 * @param asked selects the moments by one binding
 */
function lastMovements(asked: string): string {
  return `
  with recursive asked (moment) as (${asked}),
  search (moment, place, step) as (
    select moment, cast(0 as bigint), cast(? as bigint) from asked
    union all
    select moment, place + case when (
        select occurred_at from movements where tenant_id = ? and seq = place + step and seq <= cast(? as bigint)
      ) <= moment then step else 0 end, step / 2
    from search where step > 0
  ),
  last (moment, seq) as materialized (select moment, max(place) from search group by moment)`;
}

const LAST_MOVEMENT = lastMovements('values (cast(? as bigint))');

/** Of moments in a JSON array: the text is the same for any number of them. */
const LAST_MOVEMENTS: Readonly<Record<Dialect, string>> = {
  sqlite: lastMovements('select value from json_each(?)'),
  postgres: lastMovements('select cast(jsonb_array_elements_text(cast(? as jsonb)) as bigint)'),
};

/** More than any wallet's movements. */
const MOST = 2 ** 40;

/**
 * @param asked the moment, or the moments as JSON
 * @param newest the newest known number
 */
export function lastMovementValues(
  tenantId: string,
  asked: Moment | string,
  newest = MOST,
): readonly DatabaseValue[] {
  let step = 1;
  while (step * 2 <= newest) step *= 2;
  return [asked, newest === 0 ? 0 : step, tenantId, newest];
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

/** What a wallet held of one asset at a moment, in minor units. */
export interface HeldAt {
  readonly moment: Moment;
  readonly availableMinor: bigint;
  readonly reservedMinor: bigint;
}

/** Of what is stored for the hundredth movement before, or of the movements since: one text, so that one look-up finds it. */
const together = (parts: readonly string[]): string =>
  parts.map((part) => `cast(sum(${part}) as text)`).join(" || ' ' || ");

function readTogether(stored: StoredRow[string] | undefined): readonly [available: bigint, reserved: bigint] {
  if (typeof stored !== 'string') return [0n, 0n];
  const values = stored.split(' ');
  const row = Object.fromEntries(PARTS.map((name, index) => [name, values[index] ?? null]));
  return [readExactSum(row, 'available'), readExactSum(row, 'reserved')];
}

/**
 * What a wallet held of an asset at each of some moments, in their order. One statement; each moment reads as much of a
 * million movements as of a thousand.
 * @param wallet bounds what is counted: movements posted after it was read are left out
 * @param moments distinct, and each counts itself
 */
export async function findHeldAt(
  db: Db,
  { tenantId, seq }: Wallet,
  asset: Asset,
  moments: readonly Moment[],
): Promise<HeldAt[]> {
  const sql = `${LAST_MOVEMENTS[dialectOf(db)]}
  select moment,
    (select ${together(PARTS)} from movement_sums
      where tenant_id = ? and seq = last.seq - last.seq % ${SUMMED_EVERY} and asset = ?) as stored,
    (select ${together(HALVES)} from movements
      where tenant_id = ? and seq > last.seq - last.seq % ${SUMMED_EVERY} and seq <= last.seq and asset = ?) as since
  from last order by moment`;
  const values = [
    ...lastMovementValues(tenantId, JSON.stringify(moments), seq),
    tenantId,
    asset,
    tenantId,
    asset,
  ];
  const rows = await runStatement(db, sql, values, 'kept');
  return rows.map(({ moment, stored, since }) => {
    const [storedAvailable, storedReserved] = readTogether(stored);
    const [available, reserved] = readTogether(since);
    return {
      moment: Number(moment),
      availableMinor: storedAvailable + available,
      reservedMinor: storedReserved + reserved,
    };
  });
}
