import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAud } from '../../money/money.ts';
import { isPending, netOf, type Receipt } from '../../operations/receipts/receipt.ts';

function nextActionOf({ status }: Receipt): Schema<'Payin'>['nextAction'] {
  if (isPending(status)) return 'wait_for_confirmation';
  return status === 'held' ? 'contact_support' : 'none';
}

/** A pay-in as the contract shows it. */
export function presentPayin(receipt: Receipt): Schema<'Payin'> {
  const { externalReference, downstreamReference, movementId, reason, creditedAt } = receipt;
  return {
    id: receipt.id,
    clientId: receipt.tenantId,
    fundingInstrumentId: receipt.fundingInstrumentId,
    providerReference: receipt.providerReference,
    status: receipt.status,
    gross: presentAud(receipt.grossMinor),
    inboundFee: presentAud(receipt.feeMinor),
    netCredit: presentAud(netOf(receipt)),
    nextAction: nextActionOf(receipt),
    occurredAt: presentMoment(receipt.occurredAt),
    updatedAt: presentMoment(receipt.updatedAt),
    ...(creditedAt === null ? {} : { creditedAt: presentMoment(creditedAt) }),
    type: 'aud_payin',
    asset: 'AUD',
    ...(externalReference === null ? {} : { externalReference }),
    ...(downstreamReference === null ? {} : { downstreamReference }),
    ...(movementId === null ? {} : { movementId }),
    ...(reason === null ? {} : { reason }),
  };
}
