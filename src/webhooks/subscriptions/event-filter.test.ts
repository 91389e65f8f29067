import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../../../generated/events.ts';
import { EVERY_TYPE, matchesEventType } from './rules.ts';

it.each([
  [['payout.settled'], 'payout.settled', true],
  [['payout.settled'], 'payout.failed', false],
  [['payin.credited', 'payout.*'], 'payout.late_return', true],
  [['payout.*'], 'payin.credited', false],
  [['payout.*'], 'payment_route.created', false],
  [[EVERY_TYPE], 'webhook.disabled', true],
  [['webhook.*'], 'webhook.disabled', true],
  [[], 'payout.settled', false],
] as const)('%j of %s is %s', (filter, type, isTaken) => {
  expect(matchesEventType(filter, type)).toBe(isTaken);
});

it('takes every type by the pattern of all, but for a test, which nothing takes', () => {
  expect(EVENT_TYPES.filter((type) => !matchesEventType([EVERY_TYPE], type))).toEqual(['webhook.test']);
  expect(matchesEventType(['webhook.*', 'webhook.test', EVERY_TYPE], 'webhook.test')).toBe(false);
});
