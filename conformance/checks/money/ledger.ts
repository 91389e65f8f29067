import { isFinalOperation, foldMovements } from '../../model/fold-movements.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { ASSETS, readBalance } from '../../suite/balance.ts';
import { readBooks, type Books } from '../../suite/books.ts';
import { named, type Check } from '../../suite/check.ts';
import { readPolicy } from '../../suite/policy.ts';
import type { Tenant } from '../../suite/tenant.ts';
import type { Trial } from '../../suite/trial.ts';
import { expectOperations } from './ledger-operations.ts';
import { expectReceipts } from './ledger-receipts.ts';

function expectBalances(trial: Trial, overview: Json, movements: readonly JsonObject[]): void {
  const sums = foldMovements(movements);
  for (const balance of objectsAt(overview, 'balances')) {
    const asset = textAt(balance, 'asset');
    const sum = sums.get(asset) ?? { available: 0n, reserved: 0n };
    for (const name of ['available', 'reserved'] as const) {
      const shown = toMinor(textAt(balance, name), asset);
      const message = `${name} is ${textAt(balance, name)} ${asset} where the movements make ${toAmount(sum[name], asset)}`;
      trial.expect(shown === sum[name], 'getTreasury', message, []);
    }
  }
}

/** How low a configuration lets an operation go; undefined where it is one that this run never saw. */
function floorOf(trial: Trial, asset: string, configurationId: string | undefined): bigint | undefined {
  if (configurationId === undefined) return 0n;
  const configuration = trial.session.records.memory.find('configuration', configurationId);
  return configuration === undefined ? undefined : -readPolicy(configuration).creditLimitOf(asset);
}

/** After each movement, oldest first: reserved is never below zero, and available only through what is allowed to. */
function expectPrefixes(trial: Trial, { movements, operations }: Books): void {
  const configurations = new Map(
    operations.map((each) => [textAt(each, 'id'), textAt(each, 'configurationId')]),
  );
  const balances = new Map<string, { available: bigint; reserved: bigint }>();
  const allowed = ['funding_returned', 'late_execution_debited'];
  for (const movement of [...movements].reverse()) {
    const asset = textAt(movement, 'asset');
    const balance = balances.get(asset) ?? { available: 0n, reserved: 0n };
    const delta = toMinor(textAt(movement, 'availableDelta'), asset);
    const after = {
      available: balance.available + delta,
      reserved: balance.reserved + toMinor(textAt(movement, 'reservedDelta'), asset),
    };
    balances.set(asset, after);
    const kind = textAt(movement, 'kind');
    const id = textAt(movement, 'id');
    trial.expect(after.reserved >= 0n, 'listTransactions', `after ${id} reserved is below zero`, []);
    const isSpent = delta < 0n && !allowed.includes(kind);
    if (!isSpent || after.available >= 0n) continue;
    const floor = floorOf(trial, asset, configurations.get(textAt(movement, 'operationId')));
    trial.expect(
      floor === undefined || after.available >= floor,
      'listTransactions',
      `the ${kind} ${id} took available below its floor`,
      [],
    );
  }
}

/** What is reserved, asset by asset, is what is open and what is held back. */
function expectReserved(trial: Trial, { overview, operations, movements }: Books): void {
  const held = foldMovements(movements.filter((each) => textAt(each, 'kind').startsWith('funding_')));
  for (const asset of ASSETS) {
    const open = operations.filter(
      (each) => textAt(each, 'asset') === asset && !isFinalOperation(textAt(each, 'status')),
    );
    const debits = open.reduce(
      (sum, operation) => sum + toMinor(textAt(operation, 'sourceDebit', 'amount'), asset),
      0n,
    );
    const expected = debits + (held.get(asset)?.reserved ?? 0n);
    const { reserved } = readBalance(overview, asset);
    const message = `reserved is ${toAmount(reserved, asset)} ${asset} where open operations and hold-backs make ${toAmount(expected, asset)}`;
    trial.expect(reserved === expected, 'getTreasury', message, []);
  }
}

/** The wallet of one tenant, from its first movement to its last. */
async function tryTenant(trial: Trial, tenant: Tenant): Promise<void> {
  const books = await readBooks(trial, tenant);
  expectBalances(trial, books.overview, books.movements);
  expectPrefixes(trial, books);
  expectReserved(trial, books);
  expectOperations(trial, books);
  expectReceipts(trial, books);
}

/** The books, from outside. */
export const ledger: Check = {
  name: 'ledger',
  title:
    'Balances are the sum of their movements at every moment, reserved is what is open, and each operation and receipt moved exactly what its status says',
  source: 'interface',
  appliesTo: named(
    'getTreasury',
    'listTransactions',
    'listPayouts',
    'listWithdrawals',
    'listConversions',
    'listPayins',
    'listDeposits',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await tryTenant(trial, trial.tenant);
    if (trial.world.other !== undefined) await tryTenant(trial, trial.world.other);
  },
};
