import type { Db } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { type BrokenLaw, collectBreaches } from '../../ledger/law.ts';
import { type Movement, type MovementKind, movementsTable } from '../../ledger/movement.ts';
import { CHAIN_PAGE } from '../../ledger/verify-chain.ts';
import type { Asset } from '../../money/amount.ts';
import { creditLimit } from '../policy/rules.ts';
import { type Configuration, configurationsTable } from '../policy/table.ts';

/** Of every moment of a history. */
export const FLOOR_LAW =
  "what is available goes below the floor only where money has left without the tenant's doing";

/** Of every moment of a history. */
export const RESERVED_LAW = 'what is reserved is never negative';

/** Movements that the tenant did not choose. */
const UNASKED: readonly MovementKind[] = ['funding_returned', 'late_execution_debited'];

/** Clock difference of two processes: either may have timed a movement or a configuration. */
const CLOCK_SKEW_MS = 5_000;

interface Balance {
  readonly available: bigint;
  readonly reserved: bigint;
}

async function readPage(db: Db, after: Pick<Movement, 'tenantId' | 'seq'>): Promise<Movement[]> {
  const next = '(tenant_id, seq) > (?, ?) order by tenant_id, seq limit ?';
  return selectWhere(db, movementsTable, next, [after.tenantId, after.seq, CHAIN_PAGE]);
}

async function readVersions(db: Db, tenantId: string): Promise<Configuration[]> {
  return selectWhere(db, configurationsTable, 'tenant_id = ? order by version', [tenantId]);
}

/** The lowest floor that may have been in force at a moment, in minor units. */
function floorAt(versions: readonly Configuration[], asset: Asset, moment: Moment): bigint {
  const inForce = versions.filter(({ effectiveAt }, index) => {
    const endsAt = versions[index + 1]?.effectiveAt ?? Infinity;
    return effectiveAt <= moment + CLOCK_SKEW_MS && endsAt >= moment - CLOCK_SKEW_MS;
  });
  const floors = inForce.map(({ terms }) => -creditLimit(terms, asset));
  return floors.reduce((lowest, floor) => (floor < lowest ? floor : lowest), 0n);
}

/** Adds up each wallet's movements, oldest first, and checks the balance after each. */
export async function findBrokenBalances(db: Db): Promise<BrokenLaw[]> {
  const breaches = collectBreaches();
  let last = { tenantId: '', seq: 0 };
  let versions: readonly Configuration[] = [];
  const balances = new Map<Asset, Balance>();
  for (;;) {
    const page = await readPage(db, last);
    for (const movement of page) {
      const { tenantId, seq, asset, kind, availableDeltaMinor, occurredAt } = movement;
      if (tenantId !== last.tenantId) {
        balances.clear();
        versions = await readVersions(db, tenantId);
      }
      last = { tenantId, seq };
      const { available, reserved } = balances.get(asset) ?? { available: 0n, reserved: 0n };
      const balance = {
        available: available + availableDeltaMinor,
        reserved: reserved + movement.reservedDeltaMinor,
      };
      balances.set(asset, balance);
      const row = { tenantId, seq, kind, asset, balance: `${balance.available} ${balance.reserved}` };
      if (balance.reserved < 0n) breaches.add(RESERVED_LAW, row);
      const isSpent = availableDeltaMinor < 0n && !UNASKED.includes(kind);
      if (isSpent && balance.available < floorAt(versions, asset, occurredAt)) breaches.add(FLOOR_LAW, row);
    }
    if (page.length < CHAIN_PAGE) return breaches.all();
  }
}
