import { defineTable, integer, minor, text } from '../db/table.ts';
import type { Network } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';

/** The account where money meets the outside: the bank's for AUD, a chain's for stablecoins. */
export type ClearingAccount = 'bank_clearing' | `chain_clearing:${Network}` | 'conversion_clearing';

/** An account of the journal: a wallet's own two, and the platform's. */
export type Account = 'available' | 'reserved' | 'fee_income' | 'adjustments' | 'loss' | ClearingAccount;

/** One line of a journal entry; the lines of an entry sum to zero in each asset. */
export interface Posting {
  /** The movement that this line belongs to. */
  readonly entryId: string;
  readonly line: number;
  readonly tenantId: string;
  readonly account: Account;
  readonly asset: Asset;
  readonly amountMinor: bigint;
}

export const postingsTable = defineTable<Posting>({
  name: 'postings',
  key: ['entryId', 'line'],
  columns: {
    entryId: text(),
    line: integer(),
    tenantId: text(),
    account: text<Account>(),
    asset: text<Asset>(),
    amountMinor: minor(),
  },
});
