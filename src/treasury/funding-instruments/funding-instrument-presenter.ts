import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { FundingInstrument } from './funding-instrument-store.ts';

/** A funding instrument as the contract shows it. */
export function presentFundingInstrument(instrument: FundingInstrument): Schema<'FundingInstrument'> {
  const { externalReference, payId, deactivatedAt } = instrument;
  return {
    id: instrument.id,
    clientId: instrument.tenantId,
    providerReference: instrument.providerReference,
    ...(externalReference === null ? {} : { externalReference }),
    status: instrument.status,
    createdAt: presentMoment(instrument.createdAt),
    updatedAt: presentMoment(instrument.updatedAt),
    ...(deactivatedAt === null ? {} : { deactivatedAt: presentMoment(deactivatedAt) }),
    type: instrument.type,
    asset: instrument.asset,
    accountName: instrument.accountName,
    bsb: instrument.bsb,
    accountNumber: instrument.accountNumber,
    ...(payId === null ? {} : { payId }),
    activationMessage: instrument.activationMessage,
  };
}
