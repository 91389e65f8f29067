import type { Schema } from '../../contract/operation-types.ts';
import { presentStable } from '../../money/money.ts';
import { presentOperation } from '../operations/present.ts';
import { type Withdrawal, totalOf } from '../operations/table.ts';

export function presentWithdrawal(withdrawal: Withdrawal): Schema<'Withdrawal'> {
  const { asset, network, destinationId, transactionHash, details } = withdrawal;
  if (asset === 'AUD' || network === null || destinationId === null) {
    throw new Error(`The withdrawal ${withdrawal.id} has no destination`);
  }
  return presentOperation(withdrawal, {
    kind: 'stable_withdrawal',
    asset,
    network,
    principal: presentStable(withdrawal.principalMinor, asset, network),
    fee: presentStable(withdrawal.feeMinor, asset, network),
    sourceDebit: presentStable(totalOf(withdrawal), asset, network),
    destinationId,
    destinationSnapshot: details.destinationSnapshot as Schema<'Withdrawal'>['destinationSnapshot'],
    ...(transactionHash === null ? {} : { transactionHash }),
    confirmations: withdrawal.confirmations,
    metadata: details.metadata,
  });
}
