import { randomUUID } from 'node:crypto';
import { post, type Target } from './api.ts';

export interface CustomerWorld {
  /** A person who may send AUD and receive stablecoin. */
  readonly approvedId: string;
  readonly takenExternalId: string;
}

/** A person without details, so that nothing moves by itself; nothing else uses it. */
export async function newCustomer(
  target: Target,
  externalCustomerId: string = randomUUID(),
): Promise<string> {
  const contact = { email: 'ada@example.com', name: 'Ada Nguyen' };
  const body = { type: 'individual', contact, externalCustomerId, entitlements: ['aud_onramp'] };
  return (await post(target, '/v1/customers', body)).id;
}

/** Makes it; two customers, so that a page of one leads on. */
export async function createCustomerWorld(target: Target): Promise<CustomerWorld> {
  const approvedId = await newCustomer(target);
  await post(target, `/v1/sandbox/customers/${approvedId}/verification`, { verificationStatus: 'approved' });
  const takenExternalId = randomUUID();
  await newCustomer(target, takenExternalId);
  return { approvedId, takenExternalId };
}
