import type { Knex } from 'knex';
import type { Moment } from '../clock.ts';
import { selectMatching } from '../db/rows.ts';
import { tenantNow, walletsTable, type Wallet } from './wallet.ts';

/** A tenant's wallet, without its balances. */
export async function readWallet(db: Knex, tenantId: string): Promise<Wallet> {
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  return wallet;
}

/** The present on a tenant's clock, for reading. @param serverNow by the server's clock */
export async function presentOfTenant(db: Knex, tenantId: string, serverNow: Moment): Promise<Moment> {
  return tenantNow(await readWallet(db, tenantId), serverNow);
}
