import { textAt, type JsonObject } from '../../json/json.ts';
import { newTransactionHash } from '../../suite/addresses.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import { DIRECTIONS, fundRoute, newFundedRoute, type FundedRoute } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const AT_ONCE = 100;

/** One deposit, told many times at once and with another amount: one transfer. */
async function tryFact(trial: Trial, route: FundedRoute, fact: JsonObject): Promise<void> {
  const body = { paymentRouteId: route.id, amount: '11.03', ...fact };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => trial.call(route.simulate, { body })),
  );
  for (const answer of answers) trial.demandSuccess(answer, 'a deposit that is told again');
  const retold = await fundRoute(trial, route, '12.03', fact);
  const ids = new Set([...answers.map(({ response }) => textAt(response?.json, 'id')), textAt(retold, 'id')]);
  const what = `one deposit by its ${Object.keys(fact).join()}`;
  trial.expect(ids.size === 1, route.simulate, `${what}, told ${AT_ONCE} times, is ${ids.size} transfers`);
  const amount = textAt(retold, 'source', 'amount');
  trial.expect(amount.startsWith('11.03'), route.simulate, `${what}, told otherwise, became ${amount}`);
  const listed = await walkList(trial, 'listTransfers', { limit: 200, paymentRouteId: route.id });
  const count = listed.filter((each) => ids.has(textAt(each, 'id'))).length;
  trial.expect(count === 1, 'listTransfers', `${what} is listed ${count} times`);
}

export const oneTransfer: Check = {
  name: 'one-transfer',
  title:
    'A deposit at a route is one transfer, however often and at once it is told, and whatever its amount says',
  source: 'decision',
  appliesTo: named('simulatePayin', 'simulateDeposit', 'listTransfers'),
  lacks: ({ routeObstacle }) => routeObstacle,
  run: async (trial) => {
    await withStoppedClock(trial, async () => {
      for (const direction of DIRECTIONS) {
        const route = await newFundedRoute(trial, direction);
        await tryFact(trial, route, { providerReference: trial.session.newName('fact') });
        if (route.asset === 'AUD') continue;
        await tryFact(trial, route, { transactionHash: newTransactionHash(trial.session.random) });
      }
    });
  },
};
