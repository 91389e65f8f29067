import type { JsonObject } from '../json/json.ts';

/** The least that makes a beneficiary, without a reference. */
export function plainBeneficiary(): JsonObject {
  return {
    type: 'individual',
    firstName: 'Robin',
    lastName: 'Example',
    destination: {
      type: 'bank_account',
      bsb: '062000',
      accountNumber: '12345678',
      accountName: 'Robin Example',
    },
  };
}

/** A quote of so much of one asset in another, the source's amount fixed. */
export function plainQuote(sourceAmount: string, sourceAsset = 'AUD', destinationAsset = 'USDC'): JsonObject {
  return { sourceAsset, destinationAsset, sourceAmount };
}

/** The least that makes a customer, whose verification does not begin by itself. */
export function plainCustomer(): JsonObject {
  return { type: 'individual', contact: { email: 'robin@example.com', name: 'Robin Example' } };
}

/** How to reach a person about whom the identity provider never decides by itself. */
export const WAITING: JsonObject = { email: 'pending_robin@example.com', name: 'Robin Example' };

/** Who a person is. */
export function plainPerson(): JsonObject {
  return { firstName: 'Robin', lastName: 'Example', dob: '1984-02-29', nationality: 'NZ', country: 'AU' };
}

/** The least that makes a subscription, to events that nothing causes: nothing is sent to it. */
export function plainWebhook(): JsonObject {
  return { url: 'http://127.0.0.1:4000/hooks', eventTypes: ['conversion.late_execution'] };
}
