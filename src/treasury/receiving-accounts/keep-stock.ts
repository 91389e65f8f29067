import { type SharedClock, systemClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { mapRows, selectList, selectMatching } from '../../db/statements/rows.ts';
import { CLOCK } from '../../identity/actor.ts';
import { oneByOne } from '../../workers/failing-work.ts';
import { rest } from '../../workers/loop.ts';
import type { Lane } from '../../writes/lane.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import type { Write } from '../../writes/write.ts';
import { configurationNeed, configurationsTable, currentConfiguration } from '../policy/table.ts';
import { type Stocking, missingSlots, restock, restockNeeds, wantedItems } from './stock.ts';
import { OPEN_STATUSES, type StockSlot, stockTable } from './table.ts';

/** From the end of one look at all tenants to the next: what a new one may have to wait for its first stock. */
export const STOCK_REST_MS = 15_000;

/** Tenants that are looked at together. */
const PAGE = 100;

/** After each page it rests so many times as long as that took: however many tenants there are, it takes a small share. */
const REST = 4;

/** What keeping stock works with. */
export interface StockDependencies {
  readonly database: Database;
  readonly lane: Pick<Lane, 'submit'>;
  readonly clock: SharedClock;
  readonly stocking: Stocking;
  readonly onFault: (error: unknown) => void;
}

/**
 * Looks at every tenant once, and orders what its stock lacks: that of a new tenant, of a pair that was switched on, or in
 * place of what was refused. What is taken is ordered anew where it is taken. Several at once do no harm.
 * @param signal ends it after the page that is under way
 */
export async function keepStock(dependencies: StockDependencies, signal?: AbortSignal): Promise<void> {
  const { lane, stocking, onFault } = dependencies;
  let after = '';
  for (;;) {
    const since = performance.now();
    const tenants = await readTenants(dependencies.database, after);
    await oneByOne(await lacking(dependencies, tenants), onFault, ({ id }) =>
      lane.submit(restockTenant(id, stocking)),
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
  { database: { reader }, clock, stocking }: StockDependencies,
  tenants: readonly Tenant[],
): Promise<Tenant[]> {
  const ids = tenants.map(({ configurationId }) => ({ id: configurationId }));
  const terms = new Map(
    (await selectMatching(reader, configurationsTable, ids)).map((each) => [each.id, each.terms]),
  );
  const slots = new Map<string, StockSlot[]>();
  const statuses = tenants.flatMap(({ id }) => OPEN_STATUSES.map((status) => ({ tenantId: id, status })));
  for (const slot of await selectMatching(reader, stockTable, statuses)) {
    slots.set(slot.tenantId, [...(slots.get(slot.tenantId) ?? []), slot]);
  }
  const now = clock() ?? systemClock();
  return tenants.filter(({ id, configurationId }) => {
    const own = terms.get(configurationId);
    const wanted = own === undefined ? [] : wantedItems(stocking, own);
    return wanted.some((each) => missingSlots(each, slots.get(id) ?? [], now) > 0);
  });
}

function restockTenant(tenantId: string, stocking: Stocking): Write<null> {
  return {
    tenantId,
    actor: CLOCK,
    // What was ordered is there when it is looked at again.
    claimed: true,
    needs: (head) => [configurationNeed(head), ...restockNeeds(tenantId)],
    decide: (loaded, context) => {
      const { terms } = currentConfiguration(loaded, context.head);
      return { reply: null, effects: restock(wantedItems(stocking, terms), loaded, context) };
    },
  };
}
