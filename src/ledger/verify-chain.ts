import type { Knex } from 'knex';
import { mapRows, selectList } from '../db/rows.ts';
import { KNOWN_HEAD_MISSING, startChainWalk, type ChainPlace, type ChainVerdict } from './chain-walk.ts';
import { hashMovement } from './movement.ts';
import { CHAIN_PAGE, readChainPage } from './read-chain-page.ts';
import { walletsTable } from './wallet.ts';

/**
 * Recomputes a wallet's chain from its first movement to its head, page by page.
 * @param known a head that was kept elsewhere, which must be in the chain
 */
export async function verifyChain(
  db: Knex,
  tenantId: string,
  known?: ChainPlace,
): Promise<ChainVerdict & { readonly tenantId: string }> {
  const faults: string[] = [];
  const walk = startChainWalk(known);
  for (;;) {
    const page = await readChainPage(db, tenantId, { after: walk.head.seq });
    for (const movement of page) {
      faults.push(...walk.follow({ contentHash: hashMovement(movement), ...movement }));
    }
    if (page.length < CHAIN_PAGE) break;
  }
  const wallets = db('wallets')
    .select(db.raw(selectList(walletsTable)))
    .where('tenant_id', tenantId);
  const [wallet] = await mapRows(walletsTable, wallets);
  const { head } = walk;
  if (wallet?.seq !== head.seq || wallet.headHash !== head.hash)
    faults.push('the wallet has another head than its chain');
  if (!walk.isKnownHeadFound()) faults.push(KNOWN_HEAD_MISSING);
  return { tenantId, movements: head.seq, head, faults };
}
