import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAud } from '../../money/money.ts';
import { totalOf, type Operation, type OperationStatus } from '../../operations/operation.ts';

type Payout = Schema<'Payout'>;

const MOMENTS = {
  accepted: 'acceptedAt',
  submitted: 'submittedAt',
  settled: 'settledAt',
  failed: 'failedAt',
  returned: 'returnedAt',
} as const;

/** When each status was last taken. */
function presentMoments(payout: Operation): Partial<Record<(typeof MOMENTS)[keyof typeof MOMENTS], string>> {
  const moments: Partial<Record<(typeof MOMENTS)[keyof typeof MOMENTS], string>> = {};
  for (const [status, field] of Object.entries(MOMENTS)) {
    const change = payout.statusHistory.findLast((entry) => entry.status === (status as OperationStatus));
    if (change !== undefined) moments[field] = presentMoment(change.at);
  }
  return moments;
}

function presentHistory({
  statusHistory,
  adjustments,
}: Operation): Pick<Payout, 'statusHistory' | 'adjustments'> {
  return {
    statusHistory: statusHistory.map(({ at, ...change }) => ({ ...change, at: presentMoment(at) })),
    adjustments: adjustments.map(({ at, movementIds, ...adjustment }) => ({
      ...adjustment,
      movementIds: [...movementIds],
      at: presentMoment(at),
    })),
  };
}

function presentOptional({ details, providerReference, holdReason, failureCode, failureMessage }: Operation) {
  const { statementReference, purpose, walletProviderReference, downstreamMerchantReference } = details;
  return {
    ...(holdReason === null ? {} : { holdReason }),
    ...(failureCode === null ? {} : { failureCode }),
    ...(failureMessage === null ? {} : { failureMessage }),
    ...(statementReference === null ? {} : { statementReference }),
    ...(purpose === null ? {} : { purpose }),
    ...(walletProviderReference === null ? {} : { walletProviderReference }),
    ...(downstreamMerchantReference === null ? {} : { downstreamMerchantReference }),
    ...(providerReference === null ? {} : { providerReference }),
  };
}

/** A payout as the contract shows it. */
export function presentPayout(payout: Operation): Payout {
  if (payout.beneficiaryId === null) throw new Error(`The payout ${payout.id} has no beneficiary`);
  const { details } = payout;
  return {
    id: payout.id,
    clientId: payout.tenantId,
    kind: 'payout',
    status: payout.status,
    externalReference: payout.externalReference,
    asset: 'AUD',
    principal: presentAud(payout.principalMinor),
    fee: presentAud(payout.feeMinor),
    sourceDebit: presentAud(totalOf(payout)),
    configurationId: payout.configurationId,
    beneficiaryId: payout.beneficiaryId,
    beneficiarySnapshot: details.beneficiarySnapshot as Payout['beneficiarySnapshot'],
    onBehalfOf: details.onBehalfOf,
    remitterName: details.remitterName,
    rail: details.rail,
    metadata: details.metadata,
    ...presentOptional(payout),
    ...presentHistory(payout),
    movementIds: [...payout.movementIds],
    createdAt: presentMoment(payout.createdAt),
    updatedAt: presentMoment(payout.updatedAt),
    ...presentMoments(payout),
  };
}
