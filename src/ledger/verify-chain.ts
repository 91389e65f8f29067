import type { Knex } from 'knex';
import { mapRows, selectList } from '../db/statements/rows.ts';
import { type Movement, hashMovement, movementsTable } from './movement.ts';
import { GENESIS_HASH, walletsTable } from './wallet.ts';

/** The place of a movement in its chain. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

/** One movement as far as the chain sees it. */
export interface ChainLink extends ChainPlace {
  readonly previousHash: string;
  /** The hash that its content has. */
  readonly contentHash: string;
  /** In milliseconds. */
  readonly occurredAt: number;
}

/** What verifying one wallet's chain found. */
export interface ChainVerdict {
  /** Null where an empty export does not say. */
  readonly tenantId: string | null;
  readonly movements: number;
  /** The newest movement's number and hash: keep it elsewhere, and a cut tail or a rewritten chain shows. */
  readonly head: ChainPlace;
  /** What is wrong, in words; empty for a sound chain. */
  readonly faults: readonly string[];
}

/** Follows a chain from its first movement, wherever its links come from. */
export interface ChainWalk {
  /** The newest link so far; number 0 with 64 zeros before the first. */
  readonly head: ChainPlace;
  /** Goes on to the next link; answers what is wrong with it. */
  follow(link: ChainLink): string[];
  /** Whether the head that was kept elsewhere was passed on the way. */
  isKnownHeadFound(): boolean;
}

/**
 * Starts before the first movement.
 * @param known a head that was kept elsewhere
 */
export function startChainWalk(known?: ChainPlace): ChainWalk {
  let last = { seq: 0, hash: GENESIS_HASH, occurredAt: 0 };
  let isFound = known === undefined || (known.seq === last.seq && known.hash === last.hash);
  return {
    get head() {
      return { seq: last.seq, hash: last.hash };
    },
    follow: (link) => {
      const faults: string[] = [];
      if (link.seq !== last.seq + 1) faults.push(`movement ${link.seq} follows ${last.seq}`);
      if (link.previousHash !== last.hash)
        faults.push(`movement ${link.seq} is not chained to the one before it`);
      if (link.hash !== link.contentHash) faults.push(`movement ${link.seq} does not have its own hash`);
      if (link.occurredAt < last.occurredAt)
        faults.push(`movement ${link.seq} occurred before its predecessor`);
      if (known?.seq === link.seq) isFound = known.hash === link.hash;
      last = { seq: link.seq, hash: link.hash, occurredAt: link.occurredAt };
      return faults;
    },
    isKnownHeadFound: () => isFound,
  };
}

/** What is wrong where a head that was kept elsewhere does not turn up. */
export const KNOWN_HEAD_MISSING = 'the given head is not in this chain';

/** Movements read at once. */
export const CHAIN_PAGE = 1_000;

/** The next movements of a wallet behind a number, oldest first; with `until`, none beyond that one. */
export async function readChainPage(
  db: Knex,
  tenantId: string,
  { after, until }: { readonly after: number; readonly until?: number },
): Promise<Movement[]> {
  const query = db('movements')
    .select(db.raw(selectList(movementsTable)))
    .where('tenant_id', tenantId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(CHAIN_PAGE);
  if (until !== undefined) void query.where('seq', '<=', until);
  return mapRows(movementsTable, query);
}

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
