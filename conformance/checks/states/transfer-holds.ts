import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { newEntitledCustomer } from '../../suite/routes.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import {
  advanceTransfer,
  DIRECTIONS,
  fundRoute,
  newFundedRoute,
  type Direction,
  type FundedRoute,
} from '../../suite/transfers.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'getTransfer';
const MOVE = 'advanceTransfer';

const ASSETS = ['AUD', 'USDC'];
const NO_RAILS = { audInboundRails: [], audOutboundRails: [] };
const NO_PAIRS = { assetNetworks: [] };

/** A fee that leaves nothing of five, and a rule that both five and sixty break. */
const DEAR: JsonObject = {
  fees: ASSETS.map((asset) => ({ operation: 'transfer', asset, flat: '6.00', bps: 0 })),
};

function rules(action: string): JsonObject {
  const bounds = { window: 'transaction', minimum: '20', maximum: '50', action };
  return { rules: ASSETS.map((asset) => ({ operation: 'transfer', asset, ...bounds })) };
}

const ENTITLEMENTS: Readonly<Record<Direction, string>> = {
  aud_to_stablecoin: 'aud_onramp',
  stablecoin_to_aud: 'aud_offramp',
};

/** Routes of one customer who stands in nobody's way but their own. */
interface Stage {
  readonly trial: Trial;
  readonly direction: Direction;
  readonly customerId: string;
  readonly closed: FundedRoute;
  readonly bounded: FundedRoute;
  readonly free: FundedRoute;
}

async function setStage(trial: Trial, direction: Direction): Promise<Stage> {
  const customerId = await newEntitledCustomer(trial.tenant);
  const limits = { min: '10.00' };
  const [closed, bounded, free] = [
    await newFundedRoute(trial, direction, {}, customerId),
    await newFundedRoute(trial, direction, { limits }, customerId),
    await newFundedRoute(trial, direction, {}, customerId),
  ];
  await trial.tenant.do('deactivatePaymentRoute', { path: { id: closed.id } });
  return { trial, direction, customerId, closed, bounded, free };
}

async function entitle({ trial, direction, customerId }: Stage, status: string): Promise<void> {
  const entitlements = [{ entitlement: ENTITLEMENTS[direction], status }];
  await trial.tenant.do('decideCustomerVerification', { path: { id: customerId }, body: { entitlements } });
}

/** Money arrives, and is held for the one reason that comes first. */
async function expectHeld(
  { trial, direction }: Stage,
  route: FundedRoute,
  amount: string,
  reason: string,
): Promise<JsonObject> {
  const transfer = await fundRoute(trial, route, amount);
  const told = textAt(transfer, 'holdReason');
  const message = `${amount} (${direction}) is held for "${told}" instead of "${reason}"`;
  trial.expect(told === reason, route.simulate, message);
  const noted = textAt(objectsAt(transfer, 'statusHistory').at(-1), 'reason');
  trial.expect(noted === reason, route.simulate, `held for "${reason}", its history says "${noted}"`);
  return transfer;
}

/** Everything stands against it; one after the other is taken away. */
async function tryOrder(stage: Stage): Promise<void> {
  const { trial, closed, bounded, free } = stage;
  const limits = rules('reject');
  await entitle(stage, 'suspended');
  await withConfiguration(
    trial,
    { capabilities: { ...NO_RAILS, ...NO_PAIRS }, pricing: DEAR, limits },
    async () => {
      await expectHeld(stage, closed, '5.03', 'capability_disabled');
    },
  );
  await withConfiguration(trial, { capabilities: NO_PAIRS, pricing: DEAR, limits }, async () => {
    await expectHeld(stage, closed, '5.03', 'asset_network_unavailable');
  });
  await withConfiguration(trial, { pricing: DEAR, limits }, async () => {
    await expectHeld(stage, closed, '5.03', 'customer_not_entitled');
    await entitle(stage, 'approved');
    await expectHeld(stage, closed, '5.03', 'payment_route_inactive');
    await expectHeld(stage, bounded, '5.03', 'amount_below_fee');
  });
  await withConfiguration(trial, { limits }, async () => {
    await expectHeld(stage, bounded, '5.03', 'below_route_minimum');
    await expectHeld(stage, free, '5.03', 'amount_below_minimum');
    await expectHeld(stage, free, '60.03', 'limit_exceeded');
    await expectHeld(stage, free, '20.03', 'provider_review');
  });
  // The money is there: a rule that refuses and one that holds both hold it.
  await withConfiguration(trial, { limits: rules('hold') }, async () => {
    await expectHeld(stage, free, '5.03', 'amount_below_minimum');
  });
}

async function expectRefused(stage: Stage, transfer: JsonObject, what: string): Promise<void> {
  const { trial } = stage;
  const path = { id: textAt(transfer, 'id') };
  const exchange = await trial.call(MOVE, { path, body: { to: 'converting' } });
  trial.expectRefusal(exchange, 409, 'invalid_state', what);
  const after = await trial.get(ID, { path });
  trial.expect(isSameJson(after, transfer), MOVE, `${what} was refused and changed the transfer`);
  await advanceTransfer(trial, path.id, 'returned');
}

/** A review overrides every reason but that it has no price, and that its deposit is gone. */
async function tryReleases(stage: Stage): Promise<void> {
  const { trial, closed, bounded, free } = stage;
  await entitle(stage, 'suspended');
  const unentitled = await expectHeld(stage, free, '25.00', 'customer_not_entitled');
  await entitle(stage, 'approved');
  for (const transfer of [
    unentitled,
    await expectHeld(stage, closed, '25.00', 'payment_route_inactive'),
    await expectHeld(stage, bounded, '5.00', 'below_route_minimum'),
    await expectHeld(stage, free, '25.03', 'provider_review'),
  ]) {
    const path = { id: textAt(transfer, 'id') };
    const exchange = await trial.call(MOVE, { path, body: { to: 'converting' } });
    const what = `the release of what was held for ${textAt(transfer, 'holdReason')}`;
    trial.expect(statusOf(exchange) === 200, MOVE, `${what}: ${shown(exchange)} instead of 200`, [exchange]);
  }
  await withConfiguration(trial, { pricing: DEAR }, async () => {
    const eaten = await expectHeld(stage, free, '5.00', 'amount_below_fee');
    await expectRefused(stage, eaten, 'the release of what its fees eat up');
  });
  const id = textAt(await fundRoute(trial, free, '25.00'), 'id');
  const body = { to: 'held', reason: 'deposit_vanished' };
  const vanished = await trial.call(MOVE, { path: { id }, body });
  // A simulator without a delay has taken it further by now.
  if (statusOf(vanished) === 409) return;
  const lost = (await trial.get(ID, { path: { id } })) as JsonObject;
  const told = textAt(lost, 'holdReason');
  trial.expect(told === 'deposit_vanished', MOVE, `a deposit that is gone is held for "${told}"`);
  await expectRefused(stage, lost, 'the release of what is gone');
}

/** Why money waits at a route. */
export const transferHolds: Check = {
  name: 'transfer-holds',
  title:
    'Money that arrives at a route is never refused: what stands against it holds it, for the first reason in the documented order, and a review overrides all but a price that cannot be made',
  source: 'decision',
  appliesTo: named('simulatePayin', 'simulateDeposit', MOVE, ID),
  lacks: ({ routeObstacle }) => routeObstacle,
  run: async (trial) => {
    await withStoppedClock(trial, async () => {
      for (const direction of DIRECTIONS) {
        const stage = await setStage(trial, direction);
        await tryOrder(stage);
        await tryReleases(stage);
      }
    });
  },
};
