import type { Schema } from '../../contract/operation-types.ts';
import type { Operation } from '../../flows/operations/operation.ts';
import { presentConversion } from '../conversions/conversion-presenter.ts';
import { presentPayout } from '../payouts/payout-presenter.ts';
import { presentWithdrawal } from '../withdrawals/withdrawal-presenter.ts';

/** An operation as the contract shows its kind. */
export function presentOperation(operation: Operation): Schema<'TreasuryOperation'> {
  switch (operation.kind) {
    case 'payout':
      return presentPayout(operation);
    case 'stable_withdrawal':
      return presentWithdrawal(operation);
    case 'conversion':
      return presentConversion(operation);
  }
}
