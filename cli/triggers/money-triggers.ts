import type { Sandbox } from './sandbox.ts';
import type { Cause } from './trigger-kinds.ts';

type Make = (sandbox: Sandbox) => Promise<string>;

/** An operation that was made held, and is taken through some statuses. */
function operation(make: Make, ...steps: readonly string[]): { readonly cause: Cause } {
  return {
    cause: async (sandbox) => {
      const id = await make(sandbox);
      await sandbox.advance('operations', id, steps);
      return id;
    },
  };
}

function receipt(asset: 'AUD' | 'USDC', outcome: string): { readonly cause: Cause } {
  return { cause: (sandbox) => sandbox.newReceipt(asset, outcome) };
}

const payout: Make = (sandbox) => sandbox.newPayout();
const withdrawal: Make = (sandbox) => sandbox.newWithdrawal();
const conversion: Make = (sandbox) => sandbox.newConversion();

export const MONEY_TRIGGERS = {
  'payout.accepted': operation(payout, 'accepted'),
  'payout.held': operation(payout),
  'payout.submitted': operation(payout, 'accepted', 'submitted'),
  'payout.settled': operation(payout, 'accepted', 'settled'),
  'payout.failed': operation(payout, 'failed'),
  'payout.returned': operation(payout, 'accepted', 'returned'),
  'payout.late_return': operation(payout, 'accepted', 'settled', 'late_return'),
  'payout.late_execution': operation(payout, 'failed', 'late_execution'),
  'withdrawal.accepted': operation(withdrawal, 'accepted'),
  'withdrawal.held': operation(withdrawal),
  'withdrawal.submitted': operation(withdrawal, 'accepted', 'submitted'),
  'withdrawal.settled': operation(withdrawal, 'accepted', 'settled'),
  'withdrawal.failed': operation(withdrawal, 'failed'),
  'withdrawal.late_execution': operation(withdrawal, 'failed', 'late_execution'),
  'conversion.accepted': operation(conversion, 'accepted'),
  'conversion.held': operation(conversion),
  'conversion.submitted': operation(conversion, 'accepted', 'submitted'),
  'conversion.settled': operation(conversion, 'accepted', 'settled'),
  'conversion.failed': operation(conversion, 'failed'),
  'conversion.late_execution': operation(conversion, 'failed', 'late_execution'),
  'payin.detected': receipt('AUD', 'detected'),
  'payin.confirming': receipt('AUD', 'confirming'),
  'payin.credited': receipt('AUD', 'credited'),
  'payin.held': receipt('AUD', 'held'),
  'payin.returned': receipt('AUD', 'returned'),
  'deposit.detected': receipt('USDC', 'detected'),
  'deposit.confirming': receipt('USDC', 'confirming'),
  'deposit.credited': receipt('USDC', 'credited'),
  'deposit.held': receipt('USDC', 'held'),
  'deposit.returned': receipt('USDC', 'returned'),
} as const;
