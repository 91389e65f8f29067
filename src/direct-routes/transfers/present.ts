import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { nextActionOf } from '../../errors/reasons.ts';
import { presentAmount } from '../../money/amount.ts';
import { presentMoney } from '../../money/money.ts';
import type { Transfer } from './table.ts';

type Shown = Schema<'Transfer'>;

function presentPricing({ configurationId, pricing }: Transfer): Shown['pricing'] {
  const { platformFee, developerFee } = pricing;
  const { flatAudMinor, bps } = developerFee;
  return {
    configurationId,
    platformFee,
    developerFee: { flatAud: presentAmount(flatAudMinor, 'AUD'), bps },
  };
}

function presentDestination({
  payee,
  destinationAsset,
  destinationNetwork,
}: Transfer): Shown['destinationSnapshot'] {
  if (payee.type !== 'address') return payee;
  if (destinationAsset === 'AUD' || destinationNetwork === null) {
    throw new Error('An address takes stablecoins alone');
  }
  return { network: destinationNetwork, address: payee.address, currency: destinationAsset };
}

/** Known once the rate is captured; the developer fee of AUD is known before. */
function presentPrice(transfer: Transfer) {
  const { sourceAsset, sourceNetwork, destinationAsset, destinationNetwork } = transfer;
  const { developerFeeMinor, convertedMinor, rate, destinationMinor, developerFeeAudMinor } = transfer;
  const inSource = (minor: bigint) => presentMoney(minor, sourceAsset, sourceNetwork);
  return {
    ...(developerFeeMinor === null ? {} : { developerFee: inSource(developerFeeMinor) }),
    ...(convertedMinor === null ? {} : { converted: inSource(convertedMinor) }),
    ...(rate === null ? {} : { rate }),
    ...(destinationMinor === null
      ? {}
      : { destination: presentMoney(destinationMinor, destinationAsset, destinationNetwork) }),
    ...(developerFeeAudMinor === null ? {} : { developerFeeAud: presentAmount(developerFeeAudMinor, 'AUD') }),
  };
}

function presentHistory({ statusHistory }: Transfer): Shown['statusHistory'] {
  return statusHistory.map(({ status, at, reason }) => ({
    status,
    at: presentMoment(at),
    ...(reason === undefined ? {} : { reason }),
  }));
}

function presentReasons({ holdReason, failureCode, failureMessage }: Transfer) {
  return {
    ...(holdReason === null ? {} : { holdReason }),
    ...(failureCode === null ? {} : { failureCode }),
    ...(failureMessage === null ? {} : { failureMessage }),
  };
}

function presentMoments({ createdAt, updatedAt, completedAt, failedAt, returnedAt }: Transfer) {
  return {
    createdAt: presentMoment(createdAt),
    updatedAt: presentMoment(updatedAt),
    ...(completedAt === null ? {} : { completedAt: presentMoment(completedAt) }),
    ...(failedAt === null ? {} : { failedAt: presentMoment(failedAt) }),
    ...(returnedAt === null ? {} : { returnedAt: presentMoment(returnedAt) }),
  };
}

export function presentTransfer(transfer: Transfer): Shown {
  const { sourceAsset, sourceNetwork, payment, transactionHash, deliveryReference } = transfer;
  return {
    id: transfer.id,
    counterpartyId: transfer.tenantId,
    customerId: transfer.customerId,
    paymentRouteId: transfer.paymentRouteId,
    direction: transfer.direction,
    status: transfer.status,
    source: presentMoney(transfer.grossMinor, sourceAsset, sourceNetwork),
    platformFee: presentMoney(transfer.platformFeeMinor, sourceAsset, sourceNetwork),
    ...presentPrice(transfer),
    pricing: presentPricing(transfer),
    destinationSnapshot: presentDestination(transfer),
    ...(payment === null ? {} : { remitterName: payment.remitterName }),
    depositReference: transfer.depositReference,
    depositStatus: transfer.depositStatus,
    providerReference: transfer.providerReference,
    ...(transactionHash === null ? {} : { transactionHash }),
    ...(deliveryReference === null ? {} : { deliveryReference }),
    ...presentReasons(transfer),
    nextAction: nextActionOf(transfer),
    statusHistory: presentHistory(transfer),
    ...presentMoments(transfer),
  };
}
