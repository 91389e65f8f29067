import { post, type Target } from './api.ts';
import { newCustomer } from './customer-world.ts';

export interface RouteWorld {
  readonly customerId: string;
  readonly routeId: string;
  readonly inactiveRouteId: string;
}

const ROUTE = {
  direction: 'aud_to_stablecoin',
  destination: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'base', currency: 'USDC' },
};

export async function newRoute(target: Target, customerId: string): Promise<string> {
  return (await post(target, `/v1/customers/${customerId}/payment-routes`, ROUTE)).id;
}

/** Makes it; two routes, so that a page of one leads on. */
export async function createRouteWorld(target: Target): Promise<RouteWorld> {
  const customerId = await newCustomer(target);
  const entitlements = ['aud_onramp', 'aud_offramp'].map((entitlement) => ({
    entitlement,
    status: 'approved',
  }));
  const decision = { verificationStatus: 'approved', entitlements };
  await post(target, `/v1/sandbox/customers/${customerId}/verification`, decision);
  const routeId = await newRoute(target, customerId);
  const inactiveRouteId = await newRoute(target, customerId);
  await post(target, `/v1/payment-routes/${inactiveRouteId}/deactivate`, {});
  return { customerId, routeId, inactiveRouteId };
}
