import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { get, post, type Target } from './api.ts';
import { createInvoiceWorld, type InvoiceWorld } from './invoice-world.ts';
import { createCustomerWorld, type CustomerWorld } from './customer-world.ts';
import { createRouteWorld, type RouteWorld } from './route-world.ts';
import { createTransferWorld, type TransferWorld } from './transfer-world.ts';
import { createTeamWorld, type TeamWorld } from './team-world.ts';
import { createKeyWorld, type KeyWorld } from './key-world.ts';
import { createWebhookWorld, type WebhookWorld } from './webhook-world.ts';
import { createStableWorld, type StableWorld } from './stable-world.ts';

/** What stands on the server before the first check: something of each kind, in each state that a check needs. */
export interface World {
  readonly target: Target;
  readonly instrumentId: string;
  readonly inactiveInstrumentId: string;
  readonly payinId: string;
  readonly returnedPayinId: string;
  readonly beneficiaryId: string;
  readonly inactiveBeneficiaryId: string;
  readonly settledPayoutId: string;
  readonly takenReference: string;
  readonly movementId: string;
  readonly eventId: string;
  readonly requestId: string;
  readonly stable: StableWorld;
  readonly invoices: InvoiceWorld;
  readonly customers: CustomerWorld;
  readonly routes: RouteWorld;
  readonly transfers: TransferWorld;
  readonly webhooks: WebhookWorld;
  readonly team: TeamWorld;
  readonly keys: KeyWorld;
  /** An idempotency key that belongs to another request already. */
  readonly usedKey: string;
}

const PERSON = {
  type: 'individual',
  firstName: 'Ada',
  lastName: 'Nguyen',
  destination: {
    type: 'bank_account',
    bsb: '000002',
    accountNumber: '200000002',
    accountName: 'Ada Nguyen',
  },
};

/** The cents that leave a payout with the simulated bank. */
const STAYS_SUBMITTED = '1.04';
const IS_HELD = '1.03';

const SETTLE_LIMIT_MS = 20_000;

export async function newInstrument(target: Target): Promise<string> {
  return (await post(target, '/v1/treasury/funding-instruments', { type: 'aud_account' })).id;
}

export async function newBeneficiary(target: Target): Promise<string> {
  return (await post(target, '/v1/treasury/beneficiaries', PERSON)).id;
}

/** A credited pay-in that nothing else uses. */
export async function newPayin(
  target: Target,
  fundingInstrumentId: string,
  amount = '10.00',
): Promise<string> {
  return (await post(target, '/v1/sandbox/payins', { fundingInstrumentId, amount })).id;
}

async function newPayout(
  target: Target,
  beneficiaryId: string,
  amount: string,
  externalReference: string = randomUUID(),
): Promise<string> {
  const body = { beneficiaryId, amount, currency: 'AUD', externalReference };
  return (await post(target, '/v1/treasury/payouts', body)).id;
}

export async function newWaitingPayout({ target, beneficiaryId }: World): Promise<string> {
  return newPayout(target, beneficiaryId, STAYS_SUBMITTED);
}

export async function newHeldPayout({ target, beneficiaryId }: World): Promise<string> {
  return newPayout(target, beneficiaryId, IS_HELD);
}

async function untilSettled(target: Target, payoutId: string): Promise<string> {
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const payout = await get(target, `/v1/treasury/payouts/${payoutId}`);
    const [movementId] = payout['movementIds'] as string[];
    if (payout['status'] === 'settled' && movementId !== undefined) return movementId;
    if (performance.now() > deadline) throw new Error(`The payout ${payoutId} did not settle in time.`);
    await delay(20);
  }
}

/** Requests are kept within two seconds; the world has sent many. */
async function untilRequestKept(target: Target): Promise<string> {
  for (let turn = 0; turn < 40; turn += 1) {
    const { data } = await get(target, '/v1/requests?limit=1');
    const [request] = data as { id: string }[];
    if (request !== undefined) return request.id;
    await delay(250);
  }
  throw new Error('The server keeps no requests.');
}

/** Makes the world that the checks expect. @throws Error when the server refuses any of it */
export async function createWorld(target: Target): Promise<World> {
  // Before all else, because the ends of months would let it fall due.
  const invoices = await createInvoiceWorld(target);
  const instrumentId = await newInstrument(target);
  const inactiveInstrumentId = await newInstrument(target);
  const usedKey = randomUUID();
  await post(target, `/v1/treasury/funding-instruments/${inactiveInstrumentId}/deactivate`, {}, usedKey);
  const payinId = await newPayin(target, instrumentId, '100000.00');
  const returnedPayinId = await newPayin(target, instrumentId);
  await post(target, `/v1/sandbox/payins/${returnedPayinId}/advance`, { to: 'returned' });
  const beneficiaryId = await newBeneficiary(target);
  const inactiveBeneficiaryId = await newBeneficiary(target);
  await post(target, `/v1/treasury/beneficiaries/${inactiveBeneficiaryId}/deactivate`, {});
  const takenReference = randomUUID();
  const settledPayoutId = await newPayout(target, beneficiaryId, '25.00', takenReference);
  const movementId = await untilSettled(target, settledPayoutId);
  // A second one, so that the list of payouts has more than the one item that a page holds.
  await newPayout(target, beneficiaryId, '30.00');
  const { data: events } = await get(target, '/v1/events?limit=1');
  const [event] = events as { id: string }[];
  if (event === undefined) throw new Error('The server tells of no event.');
  const routes = await createRouteWorld(target);
  return {
    target,
    instrumentId,
    inactiveInstrumentId,
    payinId,
    returnedPayinId,
    beneficiaryId,
    inactiveBeneficiaryId,
    settledPayoutId,
    takenReference,
    movementId,
    eventId: event.id,
    requestId: await untilRequestKept(target),
    stable: await createStableWorld(target, beneficiaryId),
    invoices,
    customers: await createCustomerWorld(target),
    routes,
    transfers: await createTransferWorld(target, routes),
    webhooks: await createWebhookWorld(target),
    team: await createTeamWorld(target),
    keys: await createKeyWorld(target),
    usedKey,
  };
}
