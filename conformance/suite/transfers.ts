import { textAt, type JsonObject } from '../json/json.ts';
import { newRoute, routedCustomer, routeToAud, routeToStablecoin } from './routes.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';
import type { Trial } from './trial.ts';

/** The directions in which a route converts. */
export const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

/** A direction in which a route converts. */
export type Direction = (typeof DIRECTIONS)[number];

/** A payment route of the suite's own, and how it is funded. */
export interface FundedRoute {
  readonly id: string;
  readonly direction: Direction;
  /** What the customer sends. */
  readonly asset: string;
  /** What comes of it. */
  readonly into: string;
  /** The operation that makes money arrive. */
  readonly simulate: 'simulatePayin' | 'simulateDeposit';
}

/** A new route of a customer who may have it; of the one whose routes the suite makes if none is named. */
export async function newFundedRoute(
  trial: Trial,
  direction: Direction,
  more: JsonObject = {},
  customerId?: string,
): Promise<FundedRoute> {
  const pair = await trial.tenant.pair();
  const isOfAud = direction === 'aud_to_stablecoin';
  const body = isOfAud ? routeToStablecoin(pair, trial.session) : routeToAud(pair);
  const path = { id: customerId ?? (await routedCustomer(trial.tenant)) };
  const route = await trial.tenant.do('createPaymentRoute', { path, body: { ...body, ...more } });
  const ends = isOfAud ? { asset: 'AUD', into: pair.asset } : { asset: pair.asset, into: 'AUD' };
  const simulate = isOfAud ? 'simulatePayin' : 'simulateDeposit';
  return { id: textAt(route, 'id'), direction, ...ends, simulate };
}

/** Money that arrives at a route: the transfer as it begins. */
export async function fundRoute(
  trial: Trial,
  { id, simulate }: Pick<FundedRoute, 'id' | 'simulate'>,
  amount: string,
  more: JsonObject = {},
): Promise<JsonObject> {
  return (await trial.get(simulate, { body: { paymentRouteId: id, amount, ...more } })) as JsonObject;
}

/** Moves a transfer along one edge. */
export async function advanceTransfer(trial: Trial, id: string, to: string): Promise<JsonObject> {
  return (await trial.get('advanceTransfer', { path: { id }, body: { to } })) as JsonObject;
}

/** Pins what a route converts at, or lets it go. */
export async function pinFor(
  trial: Trial,
  { asset, into }: Pick<FundedRoute, 'asset' | 'into'>,
  rate: string | null,
): Promise<void> {
  await trial.tenant.do('pinRate', { body: { source: asset, destination: into, rate } });
}

/** A new route from AUD, to an address of its own. Its identifier. */
export async function newRouteFromAud(tenant: Tenant, session: Session): Promise<string> {
  const path = { id: await routedCustomer(tenant) };
  const body = routeToStablecoin(await tenant.pair(), session);
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
