import { faultsOfHistory } from '../../laws/faults-of-history.ts';
import { faultsOfRecords } from '../../laws/faults-of-records.ts';
import { termsOf } from '../../laws/terms.ts';
import { readBooks } from '../../suite/books.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Tenant } from '../../suite/tenant.ts';
import type { Trial } from '../../suite/trial.ts';

async function tryTenant(trial: Trial, tenant: Tenant): Promise<void> {
  const books = await readBooks(trial, tenant);
  const { session, world } = trial;
  const terms = termsOf(session.records.memory.all('configuration'), world.policy, tenant.began.at);
  for (const { operation, message } of [...faultsOfHistory(books, terms), ...faultsOfRecords(books, terms)]) {
    trial.expect(false, operation, message, []);
  }
}

export const ledger: Check = {
  name: 'ledger',
  title:
    'Balances are the sum of their movements at every moment, reserved is what is open, and each operation and receipt moved exactly what its status says',
  source: 'decision',
  usesOther: true,
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
