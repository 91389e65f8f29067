import type { Schema } from '../../contract/operation-types.ts';
import { presentAud } from '../../money/money.ts';
import { presentOperation } from '../operations/present.ts';
import { type Payout, totalOf } from '../operations/table.ts';

function presentOptional({ details, evidenceId }: Payout) {
  const { statementReference, purpose, walletProviderReference, downstreamMerchantReference } = details;
  return {
    ...(evidenceId === null ? {} : { evidenceId }),
    ...(statementReference === null ? {} : { statementReference }),
    ...(purpose === null ? {} : { purpose }),
    ...(walletProviderReference === null ? {} : { walletProviderReference }),
    ...(downstreamMerchantReference === null ? {} : { downstreamMerchantReference }),
  };
}

export function presentPayout(payout: Payout): Schema<'Payout'> {
  if (payout.beneficiaryId === null) throw new Error(`The payout ${payout.id} has no beneficiary`);
  const { details } = payout;
  return presentOperation(payout, {
    kind: 'payout',
    asset: 'AUD',
    principal: presentAud(payout.principalMinor),
    fee: presentAud(payout.feeMinor),
    sourceDebit: presentAud(totalOf(payout)),
    beneficiaryId: payout.beneficiaryId,
    beneficiarySnapshot: details.beneficiarySnapshot as Schema<'Payout'>['beneficiarySnapshot'],
    onBehalfOf: details.onBehalfOf,
    remitterName: details.remitterName,
    rail: details.rail,
    metadata: details.metadata,
    ...presentOptional(payout),
  });
}
