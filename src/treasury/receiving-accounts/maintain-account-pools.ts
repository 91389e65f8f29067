import { type SharedClock, systemClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { mapRows, selectList, selectMatching } from '../../db/statements/rows.ts';
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

/** From the end of one look at all tenants to the next: what a new one may have to wait for its first account pool. */
export const ACCOUNT_POOL_REST_MS = 15_000;

/** Tenants that are looked at together. */
const PAGE = 100;

/** After each page it rests so many times as long as that took: however many tenants there are, it takes a small share. */
const REST = 4;

/** What keeping account pool works with. */
export interface AccountPoolDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
  readonly accountPools: AccountPools;
  readonly onFault: (error: unknown) => void;
}

/**
 * Looks at every tenant once, and orders what its account pool lacks: that of a new tenant, of a pair that was switched on, or in
 * place of what was refused. What is taken is ordered anew where it is taken. Several at once do no harm.
 * @param signal ends it after the page that is under way
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
  const rows = reader('tenants')
    .select(reader.raw(selectList(tenantsTable)))
    .where('id', '>', after)
    .where('status', 'active')
    .orderBy('id')
    .limit(PAGE);
  return mapRows(tenantsTable, rows);
}

/** Those that are to have something that they do not have; under the wallet's lock it is looked at again. */
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
    // What was ordered is there when it is looked at again.
    claimed: true,
    needs: (head) => [configurationNeed(head), ...refillPoolNeeds(tenantId)],
    decide: (loaded, context) => {
      const { terms } = currentConfiguration(loaded, context.head);
      return { reply: null, effects: refillPool(wantedItems(accountPools, terms), loaded, context) };
    },
  };
}
