import type { Knex } from 'knex';
import { mapRows, selectList } from '../db/rows.ts';
import { hashMovement, movementsTable, type Movement } from './movement.ts';
import { GENESIS_HASH, walletsTable } from './wallet.ts';

/** Movements read at once. */
const PAGE = 1_000;

/** What verifying one wallet's chain found. */
export interface ChainVerdict {
  readonly tenantId: string;
  readonly movements: number;
  /** The newest movement's number and hash: keep it elsewhere, and a cut tail or a rewritten chain shows. */
  readonly head: { readonly seq: number; readonly hash: string };
  /** What is wrong, in words; empty for a sound chain. */
  readonly faults: readonly string[];
}

/** A head of a chain that was kept elsewhere. */
export interface KnownHead {
  readonly seq: number;
  readonly hash: string;
}

function checkLink(movement: Movement, before: { seq: number; hash: string; occurredAt: number }): string[] {
  const faults: string[] = [];
  if (movement.seq !== before.seq + 1) faults.push(`movement ${movement.seq} follows ${before.seq}`);
  if (movement.previousHash !== before.hash)
    faults.push(`movement ${movement.seq} is not chained to the one before it`);
  if (movement.hash !== hashMovement(movement))
    faults.push(`movement ${movement.seq} does not have its own hash`);
  if (movement.occurredAt < before.occurredAt)
    faults.push(`movement ${movement.seq} occurred before its predecessor`);
  return faults;
}

async function readPage(db: Knex, tenantId: string, after: number): Promise<Movement[]> {
  const query = db('movements')
    .select(db.raw(selectList(movementsTable)))
    .where('tenant_id', tenantId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(PAGE);
  return mapRows(movementsTable, query);
}

/** Recomputes a wallet's chain from its first movement to its head, page by page. */
export async function verifyChain(db: Knex, tenantId: string, known?: KnownHead): Promise<ChainVerdict> {
  const faults: string[] = [];
  let last = { seq: 0, hash: GENESIS_HASH, occurredAt: 0 };
  let knownFound = known === undefined || (known.seq === last.seq && known.hash === last.hash);
  for (;;) {
    const page = await readPage(db, tenantId, last.seq);
    for (const movement of page) {
      faults.push(...checkLink(movement, last));
      if (known?.seq === movement.seq) knownFound = known.hash === movement.hash;
      last = movement;
    }
    if (page.length < PAGE) break;
  }
  const wallets = db('wallets')
    .select(db.raw(selectList(walletsTable)))
    .where('tenant_id', tenantId);
  const [wallet] = await mapRows(walletsTable, wallets);
  if (wallet?.seq !== last.seq || wallet.headHash !== last.hash)
    faults.push('the wallet has another head than its chain');
  if (!knownFound) faults.push('the head that was kept elsewhere is not in this chain');
  return { tenantId, movements: last.seq, head: { seq: last.seq, hash: last.hash }, faults };
}
