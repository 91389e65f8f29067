import type { components } from '../../../generated/api.ts';

type Beneficiary = components['schemas']['Beneficiary'] | components['schemas']['BeneficiarySnapshot'];

export function beneficiaryName(beneficiary: Beneficiary): string {
  return beneficiary.type === 'business'
    ? beneficiary.businessName
    : `${beneficiary.firstName} ${beneficiary.lastName}`;
}
