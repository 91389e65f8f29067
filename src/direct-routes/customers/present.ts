import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { ENTITLEMENTS, entitlementStatus } from './rules.ts';
import type { Customer } from './table.ts';

type Shown = Schema<'Customer'>;

function presentDetails({ details }: Customer): Pick<Shown, 'individualDetails' | 'businessDetails'> {
  if (details === null) return {};
  return 'companyName' in details ? { businessDetails: details } : { individualDetails: details };
}

export function presentCustomer(customer: Customer): Shown {
  const { externalCustomerId, verificationReason, metadata } = customer;
  return {
    id: customer.id,
    counterpartyId: customer.tenantId,
    type: customer.type,
    contact: customer.contact,
    verificationStatus: customer.verificationStatus,
    ...(verificationReason === null ? {} : { verificationReason }),
    entitlements: ENTITLEMENTS.map((entitlement) => ({
      entitlement,
      status: entitlementStatus(customer, entitlement),
    })),
    createdAt: presentMoment(customer.createdAt),
    updatedAt: presentMoment(customer.updatedAt),
    ...(externalCustomerId === null ? {} : { externalCustomerId }),
    ...presentDetails(customer),
    ...(metadata === null ? {} : { metadata }),
  };
}
