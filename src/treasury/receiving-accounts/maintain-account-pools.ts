import { type SharedClock, systemClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { CLOCK } from '../../identity/actor.ts';
import { oneByOne } from '../../workers/failing-work.ts';
import { rest } from '../../workers/loop.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Write } from '../../writes/write.ts';
import { configurationNeed, configurationsTable, currentConfiguration } from '../policy/table.ts';
import {
  type AccountPools,
  missingPoolEntries,
  refillPool,
  refillPoolNeeds,
  wantedItems,
} from './account-pool.ts';
import { OPEN_STATUSES, type PoolEntry, poolEntriesTable } from './table.ts';

/** Between two looks at all tenants: the longest wait of a new tenant. */
export const ACCOUNT_POOL_REST_MS = 15_000;

/** Tenants per page. */
const PAGE = 100;

/** Pause after a page, in multiples of its time: the share of the machine stays small. */
const REST = 4;

export interface AccountPoolDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
  readonly accountPools: AccountPools;
  readonly onFault: (error: unknown) => void;
}

/**
 * Orders what each tenant's pool lacks: of new tenants, newly enabled pairs and refused entries. What is taken is
 * reordered where it is taken. Safe in several processes.
 * @param signal ends it after the current page
 */
export async function maintainAccountPools(
  dependencies: AccountPoolDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const { writeQueue, accountPools, onFault } = dependencies;
  let after = '';
  for (;;) {
    const since = performance.now();
    const tenants = await readTenants(dependencies.database, after);
    await oneByOne(await lacking(dependencies, tenants), onFault, ({ id }) =>
      writeQueue.submit(refillPoolsOf(id, accountPools)),
    );
    after = tenants.at(-1)?.id ?? after;
    if (tenants.length < PAGE || signal?.aborted === true) return;
    await rest(REST * (performance.now() - since), signal);
  }
}

async function readTenants({ reader }: Database, after: string): Promise<Tenant[]> {
  const next = `id > ? and status = 'active' order by id limit ?`;
  return selectWhere(reader, tenantsTable, next, [after, PAGE]);
}

/** A first look; the wallet's lock has the last word. */
async function lacking(
  { database: { reader }, clock, accountPools }: AccountPoolDependencies,
  tenants: readonly Tenant[],
): Promise<Tenant[]> {
  const ids = tenants.map(({ configurationId }) => ({ id: configurationId }));
  const terms = new Map(
    (await selectMatching(reader, configurationsTable, ids)).map((each) => [each.id, each.terms]),
  );
  const poolEntries = new Map<string, PoolEntry[]>();
  const statuses = tenants.flatMap(({ id }) => OPEN_STATUSES.map((status) => ({ tenantId: id, status })));
  for (const poolEntry of await selectMatching(reader, poolEntriesTable, statuses)) {
    poolEntries.set(poolEntry.tenantId, [...(poolEntries.get(poolEntry.tenantId) ?? []), poolEntry]);
  }
  const now = clock() ?? systemClock();
  return tenants.filter(({ id, configurationId }) => {
    const own = terms.get(configurationId);
    const wanted = own === undefined ? [] : wantedItems(accountPools, own);
    return wanted.some((each) => missingPoolEntries(each, poolEntries.get(id) ?? [], now) > 0);
  });
}

function refillPoolsOf(tenantId: string, accountPools: AccountPools): Write<null> {
  return {
    tenantId,
    actor: CLOCK,
    // A lost commit is found by the next look.
    claimed: true,
    needs: (head) => [configurationNeed(head), ...refillPoolNeeds(tenantId)],
    decide: (loaded, context) => {
      const { terms } = currentConfiguration(loaded, context.head);
      return { reply: null, effects: refillPool(wantedItems(accountPools, terms), loaded, context) };
    },
  };
}
