import { defineTable, integer, minor, text } from '../db/statements/table.ts';
import type { Network } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';

/** The account where money meets the outside: the bank's for AUD, a chain's for stablecoins. */
export type ClearingAccount = 'bank_clearing' | `chain_clearing:${Network}` | 'conversion_clearing';

/** A wallet's own two accounts, which movements alone are posted to. */
type WalletAccount = 'available' | 'reserved';

/** The platform's accounts. */
export type PlatformAccount =
  | 'fee_income'
  | 'adjustments'
  | 'loss'
  /** What customers have sent, while it is neither delivered nor returned. */
  | 'transfers_in_flight'
  /** What a tenant has earned on transfers; each line names its tenant. */
  | 'developer_fees_payable'
  | ClearingAccount;

/** An account of the journal. */
export type Account = WalletAccount | PlatformAccount;

/** Whether an account is a wallet's own. */
export function isWalletAccount(account: Account): boolean {
  return account === 'available' || account === 'reserved';
}

/** One line of an entry; the lines of an entry sum to zero in each asset. */
export interface Posting {
  /** The movement that this line belongs to, or the journal entry. */
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
