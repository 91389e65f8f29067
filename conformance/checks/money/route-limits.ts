import { bodyOf, type Exchange } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import { changesAfter, dayInSydney } from '../../suite/sydney-days.ts';
import {
  advanceTransfer,
  DIRECTIONS,
  fundRoute,
  newFundedRoute,
  type Direction,
} from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';

const AT_ONCE = 50;
const FITTING = 10;

const ABOVE = 'above_route_daily_limit';

function isAbove(exchange: Exchange): boolean {
  return textAt(bodyOf(exchange), 'holdReason') === ABOVE;
}

/** Exactly so many pass as fit into the day; what is returned is taken out of it again. */
async function tryAtOnce(trial: Trial, direction: Direction): Promise<void> {
  // What passes is held for a review, so that nothing moves by itself.
  const route = await newFundedRoute(trial, direction, { limits: { daily: '70.30' } });
  const body = { paymentRouteId: route.id, amount: '7.03' };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => trial.call(route.simulate, { body })),
  );
  for (const answer of answers) trial.demandSuccess(answer, 'money that arrives at a route');
  const passed = answers.filter((answer) => !isAbove(answer));
  const message = `${AT_ONCE} at once where ${FITTING} fit into the day of a route: ${passed.length} passed`;
  trial.expect(passed.length === FITTING, route.simulate, message, answers.slice(0, 4));
  // All of it was counted, passed or not: with one returned the day is still full, and with all that were above just so.
  const above = answers.filter(isAbove);
  for (const [index, answer] of above.entries()) {
    await advanceTransfer(trial, textAt(bodyOf(answer), 'id'), 'returned');
    if (index !== 0 && index !== above.length - 1) continue;
    const next = await fundRoute(trial, route, '1.00');
    trial.expect(
      textAt(next, 'holdReason') === ABOVE,
      route.simulate,
      `after ${index + 1} of ${above.length} were returned, the day had room for more`,
    );
    await advanceTransfer(trial, textAt(next, 'id'), 'returned');
  }
  const [first] = passed;
  if (first === undefined) return;
  await advanceTransfer(trial, textAt(bodyOf(first), 'id'), 'returned');
  const freed = await fundRoute(trial, route, '7.03');
  trial.expect(
    textAt(freed, 'holdReason') !== ABOVE,
    'advanceTransfer',
    'what was returned is counted still in the day in which it came',
  );
}

/** The bounds of one deposit are inclusive, and are told before the day's. */
async function tryBounds(trial: Trial, direction: Direction): Promise<void> {
  const limits = { min: '5.00', max: '20.00', daily: '50.00' };
  const route = await newFundedRoute(trial, direction, { limits });
  const [under, over] = route.asset === 'AUD' ? ['4.99', '20.01'] : ['4.999999', '20.000001'];
  for (const [amount, reason] of [
    ['5.00', ''],
    ['20.00', ''],
    [under, 'below_route_minimum'],
    [over, 'above_route_maximum'],
    // So far the four of them are counted: 50.
    ['20.00', ABOVE],
    ['1.00', 'below_route_minimum'],
  ] as const) {
    const transfer = await fundRoute(trial, route, amount);
    const shown = textAt(transfer, 'holdReason');
    const message = `${amount} ${route.asset} where 5 to 20 are allowed, and 50 a day, is held for "${shown}" instead of "${reason}"`;
    trial.expect(shown === reason, route.simulate, message);
  }
}

/** A day is a calendar day of Sydney's, of 23 hours, of 25, or of 24. */
async function tryMidnights(trial: Trial, frozenAt: string): Promise<void> {
  const route = await newFundedRoute(trial, 'aud_to_stablecoin', { limits: { daily: '9.00' } });
  const at = async (moment: number, reason: string): Promise<void> => {
    await trial.get('setClock', { body: { frozenAt: new Date(moment).toISOString() } });
    const transfer = await fundRoute(trial, route, '9.00');
    const shown = textAt(transfer, 'holdReason');
    const message = `a deposit at ${new Date(moment).toISOString()}, ${dayInSydney(moment)} in Sydney, is held for "${shown}" instead of "${reason}"`;
    trial.expect(shown === reason, route.simulate, message);
  };
  for (const { begins, ends } of changesAfter(Date.parse(frozenAt))) {
    await at(begins, '');
    await at(ends - 1, ABOVE);
    await at(ends, '');
  }
}

export const routeLimits: Check = {
  name: 'route-limits',
  title:
    'A route lets exactly what fits into its limits pass, whatever comes at once, by the calendar day in Sydney, also where the clocks change',
  source: 'decision',
  appliesTo: named('createPaymentRoute', 'simulatePayin', 'simulateDeposit', 'advanceTransfer'),
  lacks: ({ routeObstacle }) => routeObstacle,
  run: async (trial) => {
    trial.called.add('createPaymentRoute');
    await withStoppedClock(trial, async (frozenAt) => {
      for (const direction of DIRECTIONS) {
        await tryBounds(trial, direction);
        await tryAtOnce(trial, direction);
      }
      await tryMidnights(trial, frozenAt);
    });
  },
};
