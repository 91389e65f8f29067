import type { Knex } from 'knex';
import { tenantNow, type Moment } from '../../clock.ts';
import type { ReadContext } from '../../contract/handler.ts';
import { selectMatching } from '../../db/rows.ts';
import { walletsTable } from '../../ledger/wallet.ts';

/** The present on the clock of the tenant who asks. */
export async function presentOfTenant(
  db: Knex,
  { clock, caller: { tenantId } }: Pick<ReadContext, 'clock' | 'caller'>,
): Promise<Moment> {
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  return tenantNow(wallet, clock());
}
