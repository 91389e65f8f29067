import { textAt, type JsonObject } from '../json/json.ts';
import { newAddress, type Pair } from './addresses.ts';
import { plainCustomer, plainPerson, WAITING } from './plain-bodies.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** A new customer who may do everything. Its identifier. */
export async function newEntitledCustomer(tenant: Tenant): Promise<string> {
  const entitlements = ['aud_onramp', 'aud_offramp'];
  const body = { ...plainCustomer(), contact: WAITING, individualDetails: plainPerson(), entitlements };
  const id = textAt(await tenant.do('createCustomer', { body }), 'id');
  const approved = entitlements.map((entitlement) => ({ entitlement, status: 'approved' }));
  const decision = { verificationStatus: 'approved', entitlements: approved };
  await tenant.do('decideCustomerVerification', { path: { id }, body: decision });
  return id;
}

/** The customer whose routes the suite makes, made at the first use. */
export function routedCustomer(tenant: Tenant): Promise<string> {
  return tenant.once('entitled customer', () => newEntitledCustomer(tenant));
}

/** The least that makes a route from AUD, to an address of its own. */
export function routeToStablecoin({ asset, network }: Pair, { random }: Session): JsonObject {
  const destination = { address: newAddress(network, random), network, currency: asset };
  return { direction: 'aud_to_stablecoin', destination };
}

/** The least that makes a route to AUD. */
export function routeToAud(source: Pair): JsonObject {
  const account = { bsb: '062000', accountNumber: '12345678', accountName: 'Robin Example' };
  return {
    direction: 'stablecoin_to_aud',
    source: { ...source },
    destination: { type: 'bank_account', ...account },
  };
}

/** A new route to AUD. Its identifier. */
export async function newRoute(tenant: Tenant): Promise<string> {
  const id = await routedCustomer(tenant);
  const body = routeToAud(await tenant.pair());
  return textAt(await tenant.do('createPaymentRoute', { path: { id }, body }), 'id');
}
