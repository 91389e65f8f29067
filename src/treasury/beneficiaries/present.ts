import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Beneficiary } from './table.ts';

type Maps = Pick<Schema<'Beneficiary'>, 'partyContext' | 'businessIdentity' | 'glMapping'>;

function presentMaps(beneficiary: Beneficiary): Maps {
  const { partyContext, businessIdentity, glMapping } = beneficiary;
  return {
    ...(partyContext === null ? {} : { partyContext }),
    ...(businessIdentity === null ? {} : { businessIdentity }),
    ...(glMapping === null ? {} : { glMapping }),
  };
}

export function presentBeneficiary(beneficiary: Beneficiary): Schema<'Beneficiary'> {
  return {
    id: beneficiary.id,
    clientId: beneficiary.tenantId,
    externalReference: beneficiary.externalReference,
    destination: beneficiary.destination,
    status: beneficiary.status,
    ...beneficiary.party,
    ...presentMaps(beneficiary),
    createdAt: presentMoment(beneficiary.createdAt),
    updatedAt: presentMoment(beneficiary.updatedAt),
    ...(beneficiary.deactivatedAt === null
      ? {}
      : { deactivatedAt: presentMoment(beneficiary.deactivatedAt) }),
  };
}

export function snapshotBeneficiary(beneficiary: Beneficiary): Schema<'BeneficiarySnapshot'> {
  return { ...beneficiary.party, destination: beneficiary.destination };
}
