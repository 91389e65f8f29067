import { presentMoment } from '../../calendar/clock.ts';
import { nextActionOf } from '../../errors/reasons.ts';
import { type Operation, holdReasonOf } from './table.ts';

const MOMENTS = {
  accepted: 'acceptedAt',
  submitted: 'submittedAt',
  settled: 'settledAt',
  failed: 'failedAt',
  returned: 'returnedAt',
} as const;

type MomentField = (typeof MOMENTS)[keyof typeof MOMENTS];

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
    statusHistory: statusHistory.map(({ at, actor: _actor, ...change }) => ({
      ...change,
      at: presentMoment(at),
    })),
    adjustments: adjustments.map(({ at, movementIds, actor: _actor, ...adjustment }) => ({
      ...adjustment,
      movementIds: [...movementIds],
      at: presentMoment(at),
    })),
  };
}

function presentOutcome({ kind, providerReference, holdReason, failureCode, failureMessage }: Operation) {
  return {
    ...(holdReason === null ? {} : { holdReason: holdReasonOf(kind, holdReason) }),
    ...(failureCode === null ? {} : { failureCode }),
    ...(failureMessage === null ? {} : { failureMessage }),
    ...(providerReference === null ? {} : { providerReference }),
  };
}

/** The common record without its amounts. */
function presentRecord(operation: Operation) {
  return {
    id: operation.id,
    clientId: operation.tenantId,
    kind: operation.kind,
    status: operation.status,
    externalReference: operation.externalReference,
    configurationId: operation.configurationId,
    ...presentOutcome(operation),
    nextAction: nextActionOf(operation),
    ...presentHistory(operation),
    movementIds: [...operation.movementIds],
    createdAt: presentMoment(operation.createdAt),
    updatedAt: presentMoment(operation.updatedAt),
    ...presentMoments(operation),
  };
}

export function presentOperation<Own extends object>(
  operation: Operation,
  own: Own,
): ReturnType<typeof presentRecord> & Own {
  // Not a spread: V8 adds fields after a large one by its slow path, at twenty times the cost.
  return Object.assign(presentRecord(operation), own);
}
