import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAud, presentStable } from '../../money/money.ts';
import { type Receipt, isPending, netOf } from './table.ts';

function nextActionOf({ status }: Receipt): Schema<'Payin'>['nextAction'] {
  if (isPending(status)) return 'wait_for_confirmation';
  return status === 'held' ? 'contact_support' : 'none';
}

function presentBeginning(receipt: Receipt) {
  return {
    id: receipt.id,
    clientId: receipt.tenantId,
    fundingInstrumentId: receipt.fundingInstrumentId,
    providerReference: receipt.providerReference,
    status: receipt.status,
  };
}

function presentMoments(receipt: Receipt) {
  const { creditedAt } = receipt;
  return {
    nextAction: nextActionOf(receipt),
    occurredAt: presentMoment(receipt.occurredAt),
    updatedAt: presentMoment(receipt.updatedAt),
    ...(creditedAt === null ? {} : { creditedAt: presentMoment(creditedAt) }),
  };
}

function presentReferences({ externalReference, downstreamReference, movementId, reason }: Receipt) {
  return {
    ...(externalReference === null ? {} : { externalReference }),
    ...(downstreamReference === null ? {} : { downstreamReference }),
    ...(movementId === null ? {} : { movementId }),
    ...(reason === null ? {} : { reason }),
  };
}

export function presentPayin(receipt: Receipt): Schema<'Payin'> {
  return {
    ...presentBeginning(receipt),
    gross: presentAud(receipt.grossMinor),
    inboundFee: presentAud(receipt.feeMinor),
    netCredit: presentAud(netOf(receipt)),
    ...presentMoments(receipt),
    type: 'aud_payin',
    asset: 'AUD',
    ...presentReferences(receipt),
  };
}

/** Finality is reached by credited money, whatever follows. */
export function presentDeposit(receipt: Receipt): Schema<'Deposit'> {
  const { asset, network, transactionHash } = receipt;
  const present = (minor: bigint): Schema<'StableMoney'> => presentStable(minor, asset, network);
  const gross = present(receipt.grossMinor);
  if (transactionHash === null) throw new Error(`The deposit ${receipt.id} has no transaction`);
  return {
    ...presentBeginning(receipt),
    gross,
    inboundFee: present(receipt.feeMinor),
    netCredit: present(netOf(receipt)),
    ...presentMoments(receipt),
    type: 'stable_deposit',
    asset: gross.currency,
    network: gross.network,
    finalityReached: receipt.creditedAt !== null,
    transactionHash,
    ...presentReferences(receipt),
  };
}

export function presentReceipt(receipt: Receipt): Schema<'FundingReceipt'> {
  return receipt.type === 'aud_payin' ? presentPayin(receipt) : presentDeposit(receipt);
}
