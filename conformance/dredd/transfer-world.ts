import { post, type Target } from './api.ts';
import type { RouteWorld } from './route-world.ts';

export interface TransferWorld {
  /** A route that takes stablecoins, of the customer whose other routes take Australian dollars. */
  readonly routeToAudId: string;
  readonly transferId: string;
  readonly returnedTransferId: string;
}

/** The cents that have a transfer held. */
const STAYS_HELD = '250.03';

const TO_AUD = {
  direction: 'stablecoin_to_aud',
  source: { asset: 'USDC', network: 'base' },
  destination: {
    type: 'bank_account',
    bsb: '062000',
    accountNumber: '12345678',
    accountName: 'Ada Nguyen',
  },
};

export async function newTransfer(target: Target, paymentRouteId: string): Promise<string> {
  return (await post(target, '/v1/sandbox/payins', { paymentRouteId, amount: STAYS_HELD })).id;
}

/** Makes it; transfers of both directions, so that a page of one leads on. */
export async function createTransferWorld(
  target: Target,
  { customerId, routeId }: RouteWorld,
): Promise<TransferWorld> {
  const { id: routeToAudId } = await post(target, `/v1/customers/${customerId}/payment-routes`, TO_AUD);
  const funding = { paymentRouteId: routeToAudId, amount: STAYS_HELD };
  const { id: transferId } = await post(target, '/v1/sandbox/deposits', funding);
  const returnedTransferId = await newTransfer(target, routeId);
  await post(target, `/v1/sandbox/transfers/${returnedTransferId}/advance`, { to: 'returned' });
  return { routeToAudId, transferId, returnedTransferId };
}
