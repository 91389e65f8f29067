import type { Database } from '../../db/connection.ts';
import { allowLongStatements } from '../../db/drivers/postgres-client.ts';
import { readSnapshot } from '../../db/present.ts';
import { verifyChain } from '../../ledger/verify-chain.ts';
import { findBrokenBooks } from '../../operator/ledger-command.ts';

/** Recomputes the chain of every wallet and asks for every law of the books. @throws Error where one is broken */
export async function checkLedger(database: Database): Promise<void> {
  const broken = await readSnapshot(database, async (db) => {
    await allowLongStatements(db, 60_000);
    const wallets = await db<{ tenant_id: string }>('wallets').select('tenant_id');
    const faults: unknown[] = [];
    for (const { tenant_id: tenantId } of wallets) faults.push(...(await verifyChain(db, tenantId)).faults);
    return [...faults, ...(await findBrokenBooks(db))];
  });
  if (broken.length > 0) throw new Error(`The ledger is not sound: ${JSON.stringify(broken)}`);
}
