import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { moneyAt, toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration, withDeveloperFees } from '../../suite/configured.ts';
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
import { walkList } from '../../suite/walk-list.ts';

const ID = 'getTransfer';

/** Longer than any simulated provider takes over all its steps. */
const LONG_SECONDS = 6 * 3600;

const COMPLETED = ['detected', 'converting', 'delivering', 'completed'];

/** The way of a transfer by the hundredths of its gross (sandbox, magic values). */
const WAYS: readonly (readonly [hundredths: string, way: readonly string[]])[] = [
  ['00', COMPLETED],
  ['01', ['detected', 'converting', 'failed', 'returned']],
  ['02', ['detected', 'converting', 'delivering', 'failed', 'returned']],
  ['03', ['detected', 'held']],
  ['04', ['detected', 'converting', 'delivering']],
  ['11', COMPLETED],
];

const PROVIDERS: Readonly<Record<Direction, { readonly delivery: string; readonly return: string }>> = {
  aud_to_stablecoin: { delivery: 'chain', return: 'bank' },
  stablecoin_to_aud: { delivery: 'bank', return: 'chain' },
};

function wayOf(transfer: JsonObject): string {
  return objectsAt(transfer, 'statusHistory')
    .map((change) => textAt(change, 'status'))
    .join(' → ');
}

/** Lets money through, and looks which way it went: in its history, and in what was told of it. */
async function expectWay(
  trial: Trial,
  route: FundedRoute,
  amount: string,
  way: readonly string[],
  what: string,
): Promise<JsonObject> {
  const id = textAt(await fundRoute(trial, route, amount), 'id');
  await trial.get('setClock', { body: { advanceSeconds: LONG_SECONDS } });
  const transfer = (await trial.get(ID, { path: { id } })) as JsonObject;
  const gone = wayOf(transfer);
  trial.expect(gone === way.join(' → '), ID, `${what} (${route.direction}) went ${gone}`);
  await expectTold(trial, id, gone);
  return transfer;
}

async function expectTold(trial: Trial, id: string, way: string): Promise<void> {
  const entries = await walkList(trial, 'listActivity', { limit: 100 }, { atMost: 100 });
  const told = entries
    .filter((entry) => textAt(entry, 'resource', 'id') === id)
    .map((entry) => textAt(entry, 'type').replace('transfer.', ''))
    .toReversed()
    .join(' → ');
  trial.expect(told === way, 'listActivity', `a transfer that went ${way} is told to have gone ${told}`);
}

/** What the amounts of its legs are means nothing: those are accidents of fees and rates. */
async function tryLegs(trial: Trial, route: FundedRoute): Promise<void> {
  const flat = route.asset === 'AUD' ? '0.99' : '0.990000';
  const fees = [{ operation: 'transfer', asset: route.asset, flat, bps: 0 }];
  await withConfiguration(trial, { pricing: { fees } }, async () =>
    withDeveloperFees(trial, { flatAud: '0', bps: 0 }, async () => {
      await pinFor(trial, route, '1.0000000000');
      try {
        await expectWay(trial, route, '60.00', COMPLETED, 'what is converted as 59.01');
        await expectWay(trial, route, '61.01', WAYS[1]?.[1] ?? [], 'what is converted as 60.02');
      } finally {
        await pinFor(trial, route, null);
      }
    }),
  );
}

async function tryFaults(trial: Trial, route: FundedRoute): Promise<void> {
  const { delivery, return: back } = PROVIDERS[route.direction];
  const ways: readonly (readonly [string, string, readonly string[]])[] = [
    ['exchange', 'fail', WAYS[1]?.[1] ?? []],
    [delivery, 'fail', WAYS[2]?.[1] ?? []],
    ['exchange', 'repeat', COMPLETED],
    [delivery, 'repeat', COMPLETED],
    [delivery, 'reorder', COMPLETED],
  ];
  for (const [provider, fault, way] of ways) {
    await trial.tenant.do('injectFaults', { body: { provider, fault, count: 1 } });
    await expectWay(trial, route, '43.00', way, `with a ${provider} to ${fault}`);
  }
  await trial.tenant.do('injectFaults', { body: { provider: back, fault: 'repeat', count: 1 } });
  await expectWay(trial, route, '43.01', WAYS[1]?.[1] ?? [], `with a ${back} to repeat its return`);
}

async function tryEarned(trial: Trial, direction: Direction): Promise<void> {
  const route = await newFundedRoute(trial, direction);
  // What earlier checks began has come to its end before it begins.
  await trial.get('setClock', { body: { advanceSeconds: LONG_SECONDS } });
  const begun = await trial.get('setClock', { body: { advanceSeconds: 1 } });
  const transfers: JsonObject[] = [];
  for (const [hundredths, way] of WAYS)
    transfers.push(await expectWay(trial, route, `41.${hundredths}`, way, `41.${hundredths}`));
  const from = textAt(begun, 'now');
  const own = transfers.filter((each) => textAt(each, 'status') === 'completed');
  const revenue = await trial.get('getRevenue', { query: { from } });
  const total = objectsAt(revenue, 'totals').find((each) => textAt(each, 'asset') === route.asset);
  const sum = own.reduce((minor, each) => minor + moneyAt(each, 'developerFee'), 0n);
  const shown = toMinor(textAt(total, 'amount'), route.asset);
  const count = Number(total?.['count'] ?? 0);
  const message = `${own.length} completed transfers earned ${sum}, and the revenue shows ${shown} of ${count}`;
  trial.expect(shown === sum && count === own.length, 'getRevenue', message);
  const rows = await walkList(trial, 'listRevenueReport', { limit: 50, from });
  const named = rows.map((row) => textAt(row, 'transferId')).join();
  const expected = own.map((each) => textAt(each, 'id')).toReversed();
  trial.expect(named === expected.join(), 'listRevenueReport', 'its rows are not the completed transfers');
  const stalled = textAt(transfers[4], 'id');
  await advanceTransfer(trial, stalled, 'completed');
}

export const transferWays: Check = {
  name: 'transfer-ways',
  title:
    'A transfer goes the way that the hundredths of its gross and the faults of its providers say, every status of it is told once, and only what was completed is earned',
  source: 'decision',
  appliesTo: named(
    ID,
    'simulatePayin',
    'simulateDeposit',
    'listActivity',
    'getRevenue',
    'listRevenueReport',
    'injectFaults',
  ),
  lacks: ({ routeObstacle }) => routeObstacle,
  run: async (trial) => {
    trial.called.add('injectFaults');
    await withStoppedClock(trial, async () => {
      for (const direction of DIRECTIONS) {
        await withDeveloperFees(trial, { flatAud: '0.55', bps: 35 }, () => tryEarned(trial, direction));
        const route = await newFundedRoute(trial, direction);
        await tryLegs(trial, route);
        await tryFaults(trial, route);
      }
    });
    await trial.tenant.do('resetSandbox', { body: {} });
  },
};
