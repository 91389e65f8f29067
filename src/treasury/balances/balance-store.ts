import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { exactSum, readExactSum } from '../../db/exact-sum.ts';
import type { MovementKind } from '../../ledger/movement.ts';
import type { Balance, Wallet } from '../../ledger/wallet.ts';
import type { Asset } from '../../money/amount.ts';

/** What movements of one kind add up to, in minor units of their asset. */
export interface MovementSum {
  readonly kind: MovementKind;
  readonly count: number;
  readonly availableMinor: bigint;
  readonly reservedMinor: bigint;
}

const SUMS = `${exactSum('available_delta_minor', 'available')}, ${exactSum('reserved_delta_minor', 'reserved')}`;

type SumRow = Readonly<Record<string, unknown>>;

/** The number of the last movement at or before a moment; 0 where there is none. Moments never fall as numbers rise. */
async function findLastSeq(db: Knex, tenantId: string, asOf: Moment): Promise<number> {
  const query = db<{ seq: number | string }>('movements')
    .select('seq')
    .where('tenant_id', tenantId)
    .where('occurred_at', '<=', asOf)
    .orderBy([
      { column: 'occurred_at', order: 'desc' },
      { column: 'seq', order: 'desc' },
    ])
    .limit(1);
  const [last] = await query;
  return Number(last?.seq ?? 0);
}

/**
 * A wallet's balances as they stood at a moment; what is pending is left as it is now. The movements are added from
 * whichever end is nearer: up from nothing, or back from the present balances.
 */
export async function findBalancesAt(
  db: Knex,
  { tenantId, seq }: Wallet,
  present: readonly Balance[],
  asOf: Moment,
): Promise<Balance[]> {
  const lastSeq = await findLastSeq(db, tenantId, asOf);
  const isNearerToNow = seq - lastSeq < lastSeq;
  const query = db('movements').where('tenant_id', tenantId).groupBy('asset');
  void query.where('seq', isNearerToNow ? '>' : '<=', lastSeq);
  const rows = await query.select<SumRow[]>(db.raw(`asset, ${SUMS}`));
  return present.map((balance) => {
    const row = rows.find(({ asset }) => asset === balance.asset) ?? {};
    const [available, reserved] = [readExactSum(row, 'available'), readExactSum(row, 'reserved')];
    return isNearerToNow
      ? {
          ...balance,
          availableMinor: balance.availableMinor - available,
          reservedMinor: balance.reservedMinor - reserved,
        }
      : { ...balance, availableMinor: available, reservedMinor: reserved };
  });
}

/** What the movements of an asset up to a moment add up to, by kind, in the order in which the kinds first occurred. */
export async function findMovementSums(
  db: Knex,
  tenantId: string,
  asset: Asset,
  asOf: Moment,
): Promise<MovementSum[]> {
  const lastSeq = await findLastSeq(db, tenantId, asOf);
  const query = db('movements')
    .where({ tenant_id: tenantId, asset })
    .where('seq', '<=', lastSeq)
    .groupBy('kind')
    .orderByRaw('min(seq)');
  const rows = await query.select<SumRow[]>(db.raw(`kind, count(*) as movements, ${SUMS}`));
  return rows.map((row) => ({
    kind: row['kind'] as MovementKind,
    count: Number(row['movements']),
    availableMinor: readExactSum(row, 'available'),
    reservedMinor: readExactSum(row, 'reserved'),
  }));
}
