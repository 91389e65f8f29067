import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { insertRow, saveRow } from '../db/statements/table.ts';
import { adjust, reserve } from '../ledger/movement-effect.ts';
import { movementsTable } from '../ledger/movement.ts';
import { balancesTable, newBalance, newWallet, walletsTable } from '../ledger/wallet.ts';
import { countersTable, type Counter } from '../treasury/policy/counters.ts';
import { runSteps } from '../db/statements/statement.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { runAllOn } from '../testing/databases/run-all-on.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { createBeneficiary } from '../treasury/beneficiaries/create-beneficiary.ts';
import { createPayout } from '../treasury/payouts/create-payout.ts';
import { tenantsTable, type Tenant } from './tenant.ts';
import { WorkingSet } from './working-set.ts';
import { NotLoaded } from './loaded-rows.ts';
import { need, type Effect, type Loaded, type Need } from './write.ts';

const KEY = { counter: 'probe', period: 'always' };

function counter(tenantId: string, totalMinor: bigint): Counter {
  return { tenantId, ...KEY, totalMinor };
}

function setWith(...tenantIds: string[]): WorkingSet {
  const set = new WorkingSet([]);
  for (const tenantId of tenantIds) {
    set.add(walletsTable, [newWallet(tenantId)]);
    set.add(balancesTable, [newBalance(tenantId, 'AUD')]);
    set.add(countersTable, [counter(tenantId, 1n)]);
  }
  return set;
}

/** What a write of a tenant sees that has named everything of some tables. */
function viewOf(set: WorkingSet, tenantId: string): Loaded {
  const tables = [balancesTable, walletsTable, movementsTable, countersTable];
  return set.viewOf(
    tenantId,
    tables.map((table) => need(table as never, { tenantId })),
  );
}

function movement(id: string, minor: bigint): Effect {
  return adjust({ movementId: id, reference: id, externalReference: id }, 'AUD', minor, 'adjustments');
}

describe('the effects of a decision', () => {
  it('book nothing before a moment, and leave the rest of the wallet as those before it made it', () => {
    const set = setWith('acct_1');
    set.apply('acct_1', [movement('mov_1', 500n), { effect: 'book_from', moment: 5_000 }], 1_000);
    const view = viewOf(set, 'acct_1');
    expect(view.find(walletsTable, {})).toMatchObject({ seq: 1, lastOccurredAt: 5_000 });
    set.apply('acct_1', [{ effect: 'book_from', moment: 3_000 }], 5_000);
    expect(() => set.apply('acct_1', [movement('mov_2', 1n)], 2_000)).toThrow('before the newest movement');
    set.apply('acct_1', [movement('mov_2', 1n)], 5_000);
    expect(view.find(walletsTable, {})).toMatchObject({ seq: 2, lastOccurredAt: 5_000 });
    expect(view.list(movementsTable, {}).map(({ occurredAt }) => occurredAt)).toEqual([1_000, 5_000]);
  });

  it.each([
    [
      'counted',
      [{ effect: 'accrual', item: 'kyc', asset: 'AUD', unitPriceMinor: 1n, count: 1, amountMinor: 1n }],
    ],
    ['booked', [movement('mov_1', 1n)]],
    ['reported', [{ effect: 'event', event: { id: 'evt_1', tenantId: 'acct_1' } }]],
  ] as [string, Effect[]][])(
    'let no later decision be earlier than one that %s something',
    (_what, effects) => {
      const set = setWith('acct_1');
      set.add(tenantsTable, [{ id: 'acct_1', webhookCount: 0 } as Tenant]);
      set.apply('acct_1', [saveRow(countersTable, counter('acct_1', 2n))], 3_000);
      expect(viewOf(set, 'acct_1').find(walletsTable, {})).toMatchObject({ lastOccurredAt: 0 });
      set.apply('acct_1', effects, 3_000);
      expect(viewOf(set, 'acct_1').find(walletsTable, {})).toMatchObject({ lastOccurredAt: 3_000 });
    },
  );

  it('are seen by the next decision, in the state in which the last of them left a row', () => {
    const set = setWith('acct_1');
    const effects = [
      movement('mov_1', 500n),
      movement('mov_2', -200n),
      saveRow(countersTable, counter('acct_1', 9n)),
    ];
    set.apply('acct_1', effects, 1_000);
    const view = viewOf(set, 'acct_1');
    expect(view.find(balancesTable, { asset: 'AUD' })).toMatchObject({ availableMinor: 300n });
    expect(view.find(walletsTable, {})).toMatchObject({ seq: 2, lastOccurredAt: 1_000 });
    expect(view.find(countersTable, KEY)?.totalMinor).toBe(9n);
    const [first, second] = view.list(movementsTable, {});
    expect(second?.previousHash).toBe(first?.hash);
  });

  it.each([
    ['a reservation of more than there can be', [movement('mov_2', 5n), overdrawn()]],
    [
      'an expectation below zero',
      [movement('mov_2', 5n), { effect: 'pending', asset: 'AUD', deltaMinor: -1n }],
    ],
    [
      'an asset that was not loaded',
      [movement('mov_2', 5n), { effect: 'spending', asset: 'USDC', stopped: true }],
    ],
  ] as [string, Effect[]][])('are applied all or not at all (%s)', (_name, effects) => {
    const set = setWith('acct_1');
    set.apply('acct_1', [movement('mov_1', 1n)], 1_000);
    const view = viewOf(set, 'acct_1');
    const read = () =>
      [balancesTable, walletsTable, movementsTable, countersTable].map((table) =>
        view.list(table as never, {}),
      );
    const before = read();
    const all = [saveRow(countersTable, counter('acct_1', 7n)), ...effects];
    expect(() => set.apply('acct_1', all, 2_000)).toThrow(Error);
    expect(read()).toEqual(before);
    expect(view.list(movementsTable, {})).toHaveLength(1);
  });

  it('move what is expected, and stop and free spending, beside movements on the same balance', () => {
    const set = setWith('acct_1');
    const stop: Effect = { effect: 'spending', asset: 'AUD', stopped: true };
    const pending: Effect = { effect: 'pending', asset: 'AUD', deltaMinor: 40n };
    set.apply('acct_1', [stop, movement('mov_1', 5n), pending, { ...pending, deltaMinor: -15n }], 0);
    expect(viewOf(set, 'acct_1').find(balancesTable, {})).toMatchObject({
      availableMinor: 5n,
      pendingMinor: 25n,
      spendingStopped: true,
    });
  });
});

function overdrawn(): Effect {
  const cause = { movementId: 'mov_3', reference: 'pay_1', externalReference: 'r' };
  return reserve(cause, 'AUD', 'payout', -1n);
}

describe('the view of a tenant', () => {
  it('holds its own rows alone, by any columns', () => {
    const set = setWith('acct_1', 'acct_2');
    set.apply('acct_2', [saveRow(countersTable, counter('acct_2', 5n))], 0);
    const view = viewOf(set, 'acct_1');
    expect(view.list(countersTable, {})).toEqual([counter('acct_1', 1n)]);
    expect(() => view.find(countersTable, { ...KEY, tenantId: 'acct_2' })).toThrow(NotLoaded);
    const wide = set.viewOf('acct_1', [
      need(countersTable, { tenantId: 'acct_2' }),
      need(countersTable, KEY),
    ]);
    expect(wide.find(countersTable, { ...KEY, tenantId: 'acct_2' })).toBeUndefined();
    expect(wide.find(countersTable, KEY)).toEqual(counter('acct_1', 1n));
    expect(view.find(countersTable, { totalMinor: 5n })).toBeUndefined();
    expect(viewOf(set, 'acct_3').list(countersTable, {})).toEqual([]);
  });
});

describe('a lookup', () => {
  const set = setWith('acct_1');
  const view = (...needs: Need[]) => set.viewOf('acct_1', needs);
  const found = counter('acct_1', 1n);

  it.each<[string, Need]>([
    ['the same columns', need(countersTable, { tenantId: 'acct_1', ...KEY })],
    ['some of its columns', need(countersTable, { counter: 'probe' })],
    ["the tenant's rows, all of them", need(countersTable, { tenantId: 'acct_1' })],
  ])('is answered where a need names %s', (_name, each) => {
    expect(view(each).find(countersTable, KEY)).toEqual(found);
    expect(view(each).list(countersTable, KEY)).toEqual([found]);
  });

  it.each<[string, Need[]]>([
    ['nothing at all', []],
    ['another table', [need(balancesTable, { tenantId: 'acct_1' })]],
    ['another value', [need(countersTable, { ...KEY, counter: 'other' })]],
    ['one column more', [need(countersTable, { ...KEY, totalMinor: 1n })]],
    ['null, by which no row is found', [need(countersTable, { ...KEY, totalMinor: null as never })]],
    ["another tenant's rows", [need(countersTable, { tenantId: 'acct_2' })]],
  ])('is refused where the needs name %s', (_name, needs) => {
    expect(() => view(...needs).find(countersTable, KEY)).toThrow(NotLoaded);
    expect(() => view(...needs).list(countersTable, KEY)).toThrow(NotLoaded);
    expect(() => view(...needs).list(countersTable, { ...KEY, totalMinor: null as never })).toThrow(
      NotLoaded,
    );
  });

  it('of a whole table is no lookup by the columns of a need', () => {
    expect(() => view(need(countersTable, KEY)).list(countersTable, {})).toThrow(NotLoaded);
  });
});

describe('a working set', () => {
  it('knows which tables were changed', () => {
    const set = setWith('acct_1');
    expect(set.changedTables()).toEqual(new Set());
    set.apply('acct_1', [movement('mov_1', 1n)], 0);
    expect(set.changedTables()).toEqual(new Set(['wallets', 'balances', 'movements', 'postings']));
  });

  it('keeps a row as the decisions left it, whatever is loaded later', () => {
    const set = setWith('acct_1');
    set.apply('acct_1', [saveRow(countersTable, counter('acct_1', 2n))], 0);
    set.add(countersTable, [counter('acct_1', 1n)]);
    expect(viewOf(set, 'acct_1').find(countersTable, KEY)?.totalMinor).toBe(2n);
  });
});

eachDatabase((dialect, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  /** Runs what is given and answers how many statements the write queue's connection was sent. */
  async function countStatements(run: () => Promise<unknown>): Promise<number> {
    let statements = 0;
    const listener = (): void => void (statements += 1);
    database.writer.on('query', listener);
    await run();
    database.writer.removeListener('query', listener);
    return statements;
  }

  it('loads each row once, and writes it as it was left', async () => {
    const tenantId = await createTestWriteQueue(database).newTenant();
    const set = new WorkingSet([]);
    const needs = [need(countersTable, { tenantId, ...KEY })];
    const run = runAllOn(database.writer);
    const loading = (asked: readonly Need[]) => () => set.load(run, dialect, asked);
    expect(await countStatements(loading([...needs, ...needs]))).toBe(1);
    expect(await countStatements(loading(needs))).toBe(0);
    const effects = [
      insertRow(countersTable, counter(tenantId, 1n)),
      saveRow(countersTable, counter(tenantId, 2n)),
    ];
    set.apply(tenantId, effects, 0);
    const write = async () => runSteps(run, (await set.changes(run, dialect, 0)).steps);
    expect(await countStatements(write)).toBe(1);
    const again = new WorkingSet([]);
    await again.load(runAllOn(database.reader), dialect, needs);
    expect(viewOf(again, tenantId).find(countersTable, KEY)?.totalMinor).toBe(2n);
  });

  it('takes as many statements for a group of 40 payouts as for one', async () => {
    const { writeQueue, newTenant } = createTestWriteQueue(database);
    const tenantId = await newTenant(1_000_000n);
    const party = { type: 'individual' as const, firstName: 'Ada', lastName: 'Byron' };
    const destination = {
      type: 'bank_account' as const,
      bsb: '802985',
      accountNumber: '1',
      accountName: 'A',
    };
    const none = { path: {}, query: {} };
    const body = { ...party, destination };
    const { id: beneficiaryId } = await writeQueue.submit(
      handlerWrite(createBeneficiary, { ...none, body }, tenantId),
    );
    let made = 0;
    const pay = async () => {
      const externalReference = `order ${(made += 1)}`;
      const payout = { beneficiaryId, amount: '1.00', currency: 'AUD' as const, externalReference };
      return writeQueue.submit(handlerWrite(createPayout, { ...none, body: payout }, tenantId));
    };
    await pay();
    const forOne = await countStatements(pay);
    const forMany = await countStatements(() => Promise.all(Array.from({ length: 40 }, pay)));
    expect(forMany).toBe(forOne);
    expect(forMany).toBeLessThan(30);
  });
});
