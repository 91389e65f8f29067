import { prepareDatabase } from '../../src/db/startup/prepare-database.ts';
import { openDatabase } from '../../src/db/connection.ts';
import { HERE } from '../checkouts/open-checkout.ts';
import type { Wallet } from '../contestant.ts';
import { startServer, type MeasuredServer } from '../start-server.ts';
import { settle, type LargeLedger } from './load-ledger.ts';
import { runOperator } from './verify-ledger.ts';

/** Brings a loaded ledger to the version of the code here; answers how long that took, in seconds. */
export async function migrateLedger(databaseUrl: string): Promise<number> {
  const began = performance.now();
  const database = openDatabase(databaseUrl);
  try {
    await prepareDatabase(database, 'sandbox');
  } finally {
    await database.destroy();
  }
  await settle(databaseUrl);
  return (performance.now() - began) / 1_000;
}

export async function keyOf({ tenantId, beneficiaryId }: LargeLedger, databaseUrl: string): Promise<Wallet> {
  const command = ['key', 'create', '--tenant', tenantId, '--role', 'owner'];
  const { key } = (await runOperator(HERE, databaseUrl, command)) as { key: string };
  return { tenantId, key, beneficiaryId };
}

export async function startOnLedger(databaseUrl: string, wallet: Wallet): Promise<MeasuredServer> {
  const server = await startServer({ contestant: 'group commit', databaseUrl, wallets: 0 }, HERE);
  return { ...server, wallets: [wallet] };
}
