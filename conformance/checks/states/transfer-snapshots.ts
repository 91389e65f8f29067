import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration, withDeveloperFees } from '../../suite/configured.ts';
import { newEntitledCustomer } from '../../suite/routes.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import {
  advanceTransfer,
  DIRECTIONS,
  fundRoute,
  newFundedRoute,
  pinFor,
  type Direction,
  type FundedRoute,
} from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';

const ID = 'getTransfer';

const WAY = ['converting', 'delivering', 'completed'];

const DETECTED = ['pricing', 'platformFee', 'destinationSnapshot', 'source'];
const PRICED = ['rate', 'converted', 'destination', 'developerFee', 'developerFeeAud'];

const RATE = '0.9000000000';
const LATER_RATE = '0.8000000000';

/** Whatever a transfer rests on becomes another: the configuration, the fees, the rate, the route and its customer. */
async function withAllChanged(
  trial: Trial,
  route: FundedRoute,
  customerId: string,
  act: () => Promise<void>,
): Promise<void> {
  const fees = [
    { operation: 'transfer', asset: 'AUD', flat: '1.11', bps: 111 },
    { operation: 'transfer', asset: 'USDC', flat: '2.22', bps: 222 },
  ];
  await withConfiguration(trial, { pricing: { fees } }, async () =>
    withDeveloperFees(trial, { flatAud: '3.33', bps: 333 }, async () => {
      await pinFor(trial, route, LATER_RATE);
      await trial.get('deactivatePaymentRoute', { path: { id: route.id } });
      const body = { verificationStatus: 'needs_review' };
      await trial.tenant.do('decideCustomerVerification', { path: { id: customerId }, body });
      await act();
    }),
  );
}

function expectKept(
  trial: Trial,
  before: JsonObject,
  after: JsonObject,
  names: readonly string[],
  what: string,
): void {
  const lost = names.filter((name) => !isSameJson(valueAt(before, name), valueAt(after, name)));
  trial.expect(
    lost.length === 0,
    ID,
    `${what} reached ${lost.join(', ')} of a transfer that had it captured`,
  );
}

async function tryChange(trial: Trial, direction: Direction, moved: number): Promise<void> {
  const customerId = await newEntitledCustomer(trial.tenant);
  const route = await newFundedRoute(trial, direction, {}, customerId);
  await pinFor(trial, route, RATE);
  try {
    const id = textAt(await fundRoute(trial, route, '90.03'), 'id');
    for (const to of WAY.slice(0, moved)) await advanceTransfer(trial, id, to);
    const before = (await trial.get(ID, { path: { id } })) as JsonObject;
    await withAllChanged(trial, route, customerId, async () => {
      let after = (await trial.get(ID, { path: { id } })) as JsonObject;
      trial.expect(isSameJson(after, before), ID, `a change reached a transfer that stood still`);
      for (const to of WAY.slice(moved)) after = await advanceTransfer(trial, id, to);
      const what = `a change while it was ${textAt(before, 'status')}`;
      expectKept(trial, before, after, moved === 0 ? DETECTED : [...DETECTED, ...PRICED], what);
      const expected = moved === 0 ? LATER_RATE : RATE;
      const rate = textAt(after, 'rate');
      trial.expect(rate === expected, ID, `${what}: it was converted at ${rate} instead of ${expected}`);
    });
  } finally {
    await pinFor(trial, route, null);
  }
}

export const transferSnapshots: Check = {
  name: 'transfer-snapshots',
  title:
    'A new configuration or fee schedule does not reach a transfer that is detected, a new rate none that is converting, and a deactivated route none at all',
  source: 'decision',
  appliesTo: named(ID, 'advanceTransfer', 'deactivatePaymentRoute'),
  lacks: ({ routeObstacle }) => routeObstacle,
  run: async (trial) => {
    await withStoppedClock(trial, async () => {
      for (const direction of DIRECTIONS) {
        for (const moved of WAY.keys()) await tryChange(trial, direction, moved);
      }
    });
  },
};
