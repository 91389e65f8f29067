import fc from 'fast-check';
import { insertRows } from '../../db/statements/rows.ts';
import type { Database } from '../../db/connection.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import { GENESIS_HASH, newWallet, walletsTable, type Wallet } from '../../ledger/wallet.ts';
import { tenantsTable } from '../../writes/tenant.ts';

const BOUND = 9_000_000_000_000_000_000n;

const KINDS = ['funding_credited', 'payout_reserved', 'reservation_captured', 'admin_adjustment'] as const;

const movement = fc.record({
  asset: fc.constantFrom('AUD', 'AUD', 'AUD', 'USDC', 'USDT'),
  kind: fc.constantFrom(...KINDS),
  available: fc.oneof(fc.bigInt({ min: -BOUND, max: BOUND }), fc.constantFrom(BOUND, -BOUND, 0n, 1n)),
  reserved: fc.oneof(fc.bigInt({ min: -BOUND, max: BOUND }), fc.constant(0n)),
  /** How much later than the one before it, in milliseconds. */
  after: fc.constantFrom(0, 0, 1, 7),
});

/** A wallet's movements as they may come, of any kind and size, and how many of them one statement writes. */
export const randomMovements = fc.record({
  rows: fc.array(movement, { maxLength: 330, size: 'max' }),
  together: fc.constantFrom(1, 7, 200),
});

/** Movements as `randomMovements` makes them. */
export type RandomMovements = typeof randomMovements extends fc.Arbitrary<infer Value> ? Value : never;

/** The movements as a wallet would have them, from the moment 1,000 on. */
export function movementsOf(tenantId: string, { rows }: RandomMovements): Movement[] {
  let occurredAt = 1_000;
  return rows.map(({ asset, kind, available, reserved, after }, index) => ({
    tenantId,
    seq: index + 1,
    id: `mov_${tenantId}_${index + 1}`,
    asset,
    kind,
    availableDeltaMinor: available,
    reservedDeltaMinor: reserved,
    reference: 'ref',
    reason: null,
    occurredAt: (occurredAt += after),
    externalReference: 'ref',
    operationId: null,
    operationKind: null,
    previousHash: GENESIS_HASH,
    hash: GENESIS_HASH,
  }));
}

/** Puts a tenant with a wallet and its movements into a database, and nothing else of them; answers the wallet. */
export async function putMovements(
  { writer }: Database,
  movements: readonly Movement[],
  tenantId: string,
  together: number,
): Promise<Wallet> {
  const newest = movements.at(-1);
  const wallet = {
    ...newWallet(tenantId),
    seq: movements.length,
    lastOccurredAt: newest?.occurredAt ?? 0,
  };
  await writer.transaction(async (db) => {
    const facts = { name: 'Test', status: 'active', configurationId: 'cfg', createdAt: 0 } as const;
    const none = { developerFeeVersion: 0, webhookCount: 0, webhookVersion: 0 };
    await insertRows(db, tenantsTable, [{ id: tenantId, ...facts, ...none }]);
    // The columns of every version: the database may be an earlier one.
    await db(walletsTable.name).insert({
      tenant_id: tenantId,
      seq: wallet.seq,
      head_hash: wallet.headHash,
      last_occurred_at: wallet.lastOccurredAt,
      event_seq: 0,
      clock_offset_ms: 0,
    });
    for (let start = 0; start < movements.length; start += together)
      await insertRows(db, movementsTable, movements.slice(start, start + together));
  });
  return wallet;
}
