import type { Db } from '../db/statements/statement.ts';
import { selectMatching, selectWhere } from '../db/statements/rows.ts';
import { type Movement, hashMovement, movementsTable } from './movement.ts';
import { GENESIS_HASH, walletsTable } from './wallet.ts';

/** The place of a movement in its chain. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

/** A movement as the chain sees it. */
export interface ChainLink extends ChainPlace {
  readonly previousHash: string;
  /** Of its content. */
  readonly contentHash: string;
  /** In milliseconds. */
  readonly occurredAt: number;
}

export interface ChainVerdict {
  /** Null for an empty export. */
  readonly tenantId: string | null;
  readonly movements: number;
  /** Keep it elsewhere: a cut tail or rewritten chain shows. */
  readonly head: ChainPlace;
  /** In words; empty for a sound chain. */
  readonly faults: readonly string[];
}

/** Follows links from any source. */
export interface ChainWalk {
  /** Number 0 with 64 zeros before the first. */
  readonly head: ChainPlace;
  /** Answers the link's faults. */
  follow(link: ChainLink): string[];
  /** Whether the head kept elsewhere was passed. */
  isKnownHeadFound(): boolean;
}

/** @param known a head kept elsewhere */
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

/** The fault of a missing known head. */
export const KNOWN_HEAD_MISSING = 'the given head is not in this chain';

export const CHAIN_PAGE = 1_000;

/**
 * After a number, oldest first.
 * @param until inclusive
 */
export async function readChainPage(
  db: Db,
  tenantId: string,
  { after, until }: { readonly after: number; readonly until?: number },
): Promise<Movement[]> {
  const between = 'tenant_id = ? and seq > ? and seq <= ? order by seq limit ?';
  const last = until ?? Number.MAX_SAFE_INTEGER;
  return selectWhere(db, movementsTable, between, [tenantId, after, last, CHAIN_PAGE]);
}

/**
 * Page by page from the first movement.
 * @param known a head kept elsewhere, which must be found
 */
export async function verifyChain(
  db: Db,
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
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  const { head } = walk;
  if (wallet?.seq !== head.seq || wallet.headHash !== head.hash)
    faults.push('the wallet has another head than its chain');
  if (!walk.isKnownHeadFound()) faults.push(KNOWN_HEAD_MISSING);
  return { tenantId, movements: head.seq, head, faults };
}
