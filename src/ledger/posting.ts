import { defineTable, integer, minor, text } from '../db/statements/table.ts';
import type { Network } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';

/** Where money meets the outside: the bank for AUD, a chain for stablecoins. */
export type ClearingAccount = 'bank_clearing' | `chain_clearing:${Network}` | 'conversion_clearing';

type WalletAccount = 'available' | 'reserved';

/** The platform's accounts. */
export type PlatformAccount =
  | 'fee_income'
  | 'adjustments'
  | 'loss'
  /** Received from customers, neither delivered nor returned. */
  | 'transfers_in_flight'
  /** Earned by tenants on transfers; each line names its tenant. */
  | 'developer_fees_payable'
  | ClearingAccount;

export type Account = WalletAccount | PlatformAccount;

export function isWalletAccount(account: Account): boolean {
  return account === 'available' || account === 'reserved';
}

/** The lines of an entry sum to zero in each asset. */
export interface Posting {
  /** A movement or a journal entry. */
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
  isUnderWallet: true,
  columns: {
    entryId: text(),
    line: integer(),
    tenantId: text(),
    account: text<Account>(),
    asset: text<Asset>(),
    amountMinor: minor(),
  },
});
