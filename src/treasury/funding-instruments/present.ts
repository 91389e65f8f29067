import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { FundingInstrument } from './table.ts';

function presentRecord(instrument: FundingInstrument) {
  const { externalReference, deactivatedAt } = instrument;
  return {
    id: instrument.id,
    clientId: instrument.tenantId,
    providerReference: instrument.providerReference,
    ...(externalReference === null ? {} : { externalReference }),
    status: instrument.status,
    createdAt: presentMoment(instrument.createdAt),
    updatedAt: presentMoment(instrument.updatedAt),
    ...(deactivatedAt === null ? {} : { deactivatedAt: presentMoment(deactivatedAt) }),
  };
}

export function presentFundingInstrument(instrument: FundingInstrument): Schema<'FundingInstrument'> {
  if (instrument.type === 'stable_address') {
    const { type, asset, network, address, tag } = instrument;
    return { ...presentRecord(instrument), type, asset, network, address, ...(tag === null ? {} : { tag }) };
  }
  const { type, asset, accountName, bsb, accountNumber, payId, activationMessage } = instrument;
  return {
    ...presentRecord(instrument),
    type,
    asset,
    accountName,
    bsb,
    accountNumber,
    ...(payId === null ? {} : { payId }),
    activationMessage,
  };
}
