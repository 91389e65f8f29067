import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import type { Db } from '../../db/statements/statement.ts';
import { type Movement, movementsTable } from '../../ledger/movement.ts';
import { findLastMovement } from '../../ledger/sums.ts';
import { GENESIS_HASH, type Wallet } from '../../ledger/wallet.ts';
import type { ChainPlace } from '../../ledger/verify-chain.ts';
import type { Asset } from '../../money/amount.ts';
import { type MovementSum, findMovementSums } from '../overview/balances.ts';
import type { StatementRange } from './rules.ts';

/** Minor units. */
export interface Held {
  readonly availableMinor: bigint;
  readonly reservedMinor: bigint;
}

/** Which movements of a wallet a statement has. */
export interface StatementScope {
  readonly wallet: Wallet;
  readonly asset: Asset;
  readonly range: StatementRange;
}

const heldOf = (sums: readonly MovementSum[]): Held => ({
  availableMinor: sums.reduce((total, { availableMinor }) => total + availableMinor, 0n),
  reservedMinor: sums.reduce((total, { reservedMinor }) => total + reservedMinor, 0n),
});

/** Before a range, and of each kind in it. */
export interface Totals {
  readonly opening: Held;
  readonly closing: Held;
  readonly summary: readonly MovementSum[];
}

export async function readTotals(db: Db, { wallet, asset, range }: StatementScope): Promise<Totals> {
  const upTo = async (moment: number): Promise<MovementSum[]> =>
    (await findMovementSums(db, wallet, moment)).filter((sum) => sum.asset === asset);
  const [before, until] = [await upTo(range.from - 1), await upTo(range.to - 1)];
  const summary = until.flatMap((sum) => {
    const known = before.find(({ kind }) => kind === sum.kind);
    const count = sum.count - (known?.count ?? 0);
    if (count === 0) return [];
    return {
      ...sum,
      count,
      availableMinor: sum.availableMinor - (known?.availableMinor ?? 0n),
      reservedMinor: sum.reservedMinor - (known?.reservedMinor ?? 0n),
    };
  });
  return { opening: heldOf(before), closing: heldOf(until), summary };
}

/** After a movement and all before it. @param seq zero for none */
export async function readHeldAfter(
  db: Db,
  { wallet, asset, range }: StatementScope,
  seq: number,
): Promise<Held> {
  const sums = await findMovementSums(db, { ...wallet, seq }, range.to - 1);
  return heldOf(sums.filter((sum) => sum.asset === asset));
}

/** The numbers of a wallet's movements that lie in a range: behind `after`, up to `until`. */
export interface Span {
  readonly after: number;
  readonly until: number;
}

export async function findSpan(db: Db, { wallet, range }: StatementScope): Promise<Span> {
  const lastBefore = async (moment: number): Promise<number> =>
    Math.min(wallet.seq, await findLastMovement(db, wallet.tenantId, moment - 1));
  return { after: await lastBefore(range.from), until: await lastBefore(range.to) };
}

/** Oldest first. */
export async function readLines(
  db: Db,
  { wallet, asset }: StatementScope,
  { after, until }: Span,
  limit: number,
): Promise<Movement[]> {
  const ofSpan = 'tenant_id = ? and seq > ? and seq <= ? and asset = ? order by seq limit ?';
  return selectWhere(db, movementsTable, ofSpan, [wallet.tenantId, after, until, asset, limit]);
}

/** @param seq zero for none */
export async function readHead(db: Db, tenantId: string, seq: number): Promise<ChainPlace> {
  if (seq === 0) return { seq, hash: GENESIS_HASH };
  const [movement] = await selectMatching(db, movementsTable, [{ tenantId, seq }]);
  if (movement === undefined) throw new Error(`The movement ${seq} of ${tenantId} is missing`);
  return { seq, hash: movement.hash };
}
