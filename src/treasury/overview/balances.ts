import { condition } from '../../lists/condition.ts';
import { standing } from '../../lists/attention.ts';
import type { Moment } from '../../calendar/clock.ts';
import { rowsAsJson, rowsOfJson } from '../../db/statements/bound-rows.ts';
import {
  type Db,
  type Dialect,
  dialectOf,
  readExactSum,
  runStatement,
} from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { MovementKind } from '../../ledger/movement.ts';
import { sumsUpTo } from '../../ledger/sums.ts';
import { type Balance, type Wallet, balancesTable, tenantNow, walletsTable } from '../../ledger/wallet.ts';
import { parseQueryMoment } from '../../lists/condition.ts';
import type { Asset } from '../../money/amount.ts';

export interface Holdings {
  readonly wallet: Wallet;
  readonly balances: readonly Balance[];
}

/** In minor units of the asset. */
export interface MovementSum {
  readonly asset: Asset;
  readonly kind: MovementKind;
  readonly count: number;
  readonly availableMinor: bigint;
  readonly reservedMinor: bigint;
}

function holdingsText(dialect: Dialect): string {
  const where = 'tenant_id = wallet.tenant_id';
  const wallets = rowsAsJson(dialect, walletsTable, { where });
  const balances = rowsAsJson(dialect, balancesTable, { where });
  return `select ${wallets} as wallets, ${balances} as balances from wallets as wallet where wallet.tenant_id = ?`;
}

const HOLDINGS = { sqlite: holdingsText('sqlite'), postgres: holdingsText('postgres') };

/** One statement, one moment. */
export async function readHoldings(db: Db, tenantId: string): Promise<Holdings> {
  const [stored] = await runStatement(db, HOLDINGS[dialectOf(db)], [tenantId], 'kept');
  const [wallet] = rowsOfJson(walletsTable, stored?.['wallets']);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  return { wallet, balances: rowsOfJson(balancesTable, stored?.['balances']) };
}

/**
 * Sums up to a moment by asset and kind, in the order of their first occurrence. The wallet given bounds them, so that
 * no transaction is needed.
 */
export async function findMovementSums(
  db: Db,
  { tenantId, seq }: Wallet,
  asOf: Moment,
): Promise<MovementSum[]> {
  const { sql, bindings } = sumsUpTo(tenantId, seq, asOf);
  const rows = await runStatement(db, sql, bindings, 'kept');
  return rows.map((row) => ({
    asset: row['asset'] as Asset,
    kind: row['kind'] as MovementKind,
    count: Number(row['movements']),
    availableMinor: readExactSum(row, 'available'),
    reservedMinor: readExactSum(row, 'reserved'),
  }));
}

/** Pending amounts are those of now. */
export async function findBalancesAt(
  db: Db,
  { wallet, balances }: Holdings,
  asOf: Moment,
): Promise<Balance[]> {
  const sums = await findMovementSums(db, wallet, asOf);
  return balances.map((balance) => {
    const ofAsset = sums.filter(({ asset }) => asset === balance.asset);
    return {
      ...balance,
      availableMinor: ofAsset.reduce((total, { availableMinor }) => total + availableMinor, 0n),
      reservedMinor: ofAsset.reduce((total, { reservedMinor }) => total + reservedMinor, 0n),
    };
  });
}

/**
 * The named moment, else the tenant's present, but never before the newest movement: another process's clock may be
 * ahead.
 * @throws ApiError invalid_request for a moment that is ahead or does not exist
 */
export function pastMoment(asOf: string | undefined, wallet: Wallet, serverNow: Moment): Moment {
  const present = tenantNow(wallet, serverNow);
  const moment = asOf === undefined ? present : parseQueryMoment('asOf', asOf);
  if (moment > present) {
    throw new ApiError('invalid_request', {
      details: [{ in: 'query', path: 'asOf', message: 'must not be in the future' }],
    });
  }
  return moment;
}

export const NEGATIVE_BALANCES = standing(
  { kind: 'balance_negative', scope: 'treasury:read', table: balancesTable, moment: null },
  () => condition('available_minor < 0'),
);
