import { textAt, type JsonObject } from '../json/json.ts';
import { newRoute, routedCustomer, routeToStablecoin } from './routes.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** A new route from AUD, to an address of its own. Its identifier. */
export async function newRouteFromAud(tenant: Tenant, session: Session): Promise<string> {
  const path = { id: await routedCustomer(tenant) };
  const body = routeToStablecoin((await tenant.stable()).pair, session);
  return textAt(await tenant.do('createPaymentRoute', { path, body }), 'id');
}

/** A new transfer that is held and stays so, at a route to AUD which all such transfers share. */
export async function newHeldTransfer(tenant: Tenant, amount = '1.03'): Promise<JsonObject> {
  const paymentRouteId = await tenant.once('route of transfers', () => newRoute(tenant));
  return (await tenant.do('simulateDeposit', { body: { paymentRouteId, amount } })) as JsonObject;
}

const TO_ITS_END = ['converting', 'delivering', 'completed'];

/** A new transfer that is completed, one step after the other. */
export async function newCompletedTransfer(tenant: Tenant): Promise<void> {
  const path = { id: textAt(await newHeldTransfer(tenant, '50.03'), 'id') };
  for (const to of TO_ITS_END) await tenant.do('advanceTransfer', { path, body: { to } });
}
