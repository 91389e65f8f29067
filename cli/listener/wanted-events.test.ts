import { expect, it } from 'vitest';
import { readWanted } from './wanted-events.ts';

it.each([
  ['payout.settled', ['payout.settled'], ['payout.failed', 'payin.credited']],
  [
    'payout.*, payin.credited',
    ['payout.settled', 'payout.late_return', 'payin.credited'],
    ['payin.held', 'payouts.x'],
  ],
  ['*', ['payout.settled', 'webhook.test'], []],
])('%s takes in what it names', (text, taken, left) => {
  const wanted = readWanted(text);
  expect(taken.filter(wanted)).toEqual(taken);
  expect(left.filter(wanted)).toEqual([]);
});

it.each(['', 'payout', 'pay*', '*.settled', 'payout.settled,', 'payout.settled;payin.held', 'Payout.*'])(
  '%j is refused',
  (text) => {
    expect(() => readWanted(text)).toThrow(/is not an event type/);
  },
);
