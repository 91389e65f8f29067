import { type AskedHistory, faultsOfBalanceHistory } from '../../laws/faults-of-balance-history.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../../json/json.ts';
import { ASSETS } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const SAMPLES = 4;

const HOUR_MS = 3_600_000;

/** The longest ranges that never have more than 400 points, whenever they end and whatever summer time takes. */
const LENGTHS: Readonly<Record<string, number>> = {
  hour: 399 * HOUR_MS,
  day: 398 * 24 * HOUR_MS,
  week: 398 * 7 * 24 * HOUR_MS,
  month: 398 * 30 * 24 * HOUR_MS,
};

const plus = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

function expectPoints(
  trial: Trial,
  shown: Json,
  asked: AskedHistory,
  movements: readonly JsonObject[],
): void {
  for (const { operation, message } of faultsOfBalanceHistory(shown, asked, movements))
    trial.expect(false, operation, message, []);
}

async function tryRanges(trial: Trial, now: string): Promise<void> {
  const { random } = trial.session;
  const movements = await walkList(trial, 'listTransactions', { limit: 200 });
  const occurred = [...new Set(movements.map((each) => textAt(each, 'occurredAt')))];
  const show = async (asked: AskedHistory): Promise<void> =>
    expectPoints(trial, await trial.get('getBalanceHistory', { query: { ...asked } }), asked, movements);
  for (const asset of ASSETS) {
    for (const moment of Array.from({ length: SAMPLES }, () => random.pick(occurred))) {
      for (const to of [moment, plus(moment, 1)]) {
        if (to <= now) await show({ asset, from: plus(moment, -3 * HOUR_MS), to, interval: 'hour' });
      }
    }
    for (const [interval, length] of Object.entries(LENGTHS))
      await show({ asset, from: plus(now, -length), interval });
    await show({ asset, from: plus(now, -30 * 24 * HOUR_MS) });
  }
}

/** Sydney's days, and weeks and months of them. */
async function tryEnds(trial: Trial): Promise<void> {
  const range = { asset: 'AUD', from: '2026-03-28T00:00:00.000Z', to: '2026-04-08T00:00:00.000Z' };
  const expected = {
    day: ['2026-04-04T13:00', '2026-04-05T14:00', '2026-04-06T14:00', '2026-04-07T14:00'],
    week: ['2026-03-29T13:00', '2026-04-05T14:00'],
    month: ['2026-03-31T13:00'],
  };
  for (const [interval, ends] of Object.entries(expected)) {
    const shown = await trial.get('getBalanceHistory', { query: { ...range, interval } });
    const found = objectsAt(shown, 'data').map((point) => textAt(point, 'at').slice(0, 16));
    const message = `with ${interval} it does not end at Sydney's ${ends.join()}`;
    trial.expect(
      ends.every((end) => found.includes(end)) && found.at(-1) === range.to.slice(0, 16),
      'getBalanceHistory',
      message,
      [],
    );
  }
}

async function tryRefusals(trial: Trial, now: string): Promise<void> {
  const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['a range that ends ahead', { from: plus(now, -HOUR_MS), to: plus(now, 1) }],
    ['a range that is empty', { from: now, to: now }],
    ['a range that ends before it begins', { from: plus(now, 0), to: plus(now, -1) }],
    ['a range of too many hours', { from: plus(now, -401 * HOUR_MS), interval: 'hour' }],
    ['a range of too many days', { from: '2000-01-01T00:00:00Z' }],
    ['an interval that there is not', { from: plus(now, -HOUR_MS), interval: 'minute' }],
  ];
  for (const [title, query] of refused) {
    const call = await trial.call('getBalanceHistory', {
      query: { asset: 'AUD', ...query },
      intent: 'invalid',
    });
    trial.expectRefusal(call, 400, 'invalid_request', title);
  }
}

export const balanceHistory: Check = {
  name: 'balance-history',
  title:
    'Each point of the history of a balance is the sum of the movements before it, and the last one of now includes this moment',
  source: 'decision',
  appliesTo: named('getBalanceHistory'),
  run: async (trial) => {
    await trial.tenant.ready();
    await withStoppedClock(trial, async (frozenAt) => {
      await trial.tenant.newPayin('1.00', 'credited');
      await tryRanges(trial, frozenAt);
      await tryRefusals(trial, frozenAt);
    });
    await tryEnds(trial);
  },
};
