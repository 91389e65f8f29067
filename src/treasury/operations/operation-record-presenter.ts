import { presentMoment } from '../../clock.ts';
import type { Operation } from '../../operations/operation.ts';

const MOMENTS = {
  accepted: 'acceptedAt',
  submitted: 'submittedAt',
  settled: 'settledAt',
  failed: 'failedAt',
  returned: 'returnedAt',
} as const;

type MomentField = (typeof MOMENTS)[keyof typeof MOMENTS];

/** When each status was last taken. */
function presentMoments({ statusHistory }: Operation): Partial<Record<MomentField, string>> {
  const moments: Partial<Record<MomentField, string>> = {};
  for (const [status, field] of Object.entries(MOMENTS)) {
    const change = statusHistory.findLast((entry) => entry.status === status);
    if (change !== undefined) moments[field] = presentMoment(change.at);
  }
  return moments;
}

function presentHistory({ statusHistory, adjustments }: Operation) {
  return {
    statusHistory: statusHistory.map(({ at, ...change }) => ({ ...change, at: presentMoment(at) })),
    adjustments: adjustments.map(({ at, movementIds, ...adjustment }) => ({
      ...adjustment,
      movementIds: [...movementIds],
      at: presentMoment(at),
    })),
  };
}

function presentOutcome({ providerReference, holdReason, failureCode, failureMessage }: Operation) {
  return {
    ...(holdReason === null ? {} : { holdReason }),
    ...(failureCode === null ? {} : { failureCode }),
    ...(failureMessage === null ? {} : { failureMessage }),
    ...(providerReference === null ? {} : { providerReference }),
  };
}

/** What payouts, withdrawals and conversions show alike: everything of the common record but its amounts. */
export function presentOperationRecord(operation: Operation) {
  return {
    id: operation.id,
    clientId: operation.tenantId,
    kind: operation.kind,
    status: operation.status,
    externalReference: operation.externalReference,
    configurationId: operation.configurationId,
    ...presentOutcome(operation),
    ...presentHistory(operation),
    movementIds: [...operation.movementIds],
    createdAt: presentMoment(operation.createdAt),
    updatedAt: presentMoment(operation.updatedAt),
    ...presentMoments(operation),
  };
}
