import { expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import type { JsonObject } from '../json/json.ts';
import { judgeDelivery, judgeWebhook } from './webhook-laws.ts';

const CONTRACT = { stateMachines: new Map() } as unknown as Contract;

const attempt = (number: number, responseStatus?: number): JsonObject => ({
  number,
  at: `2026-11-21T10:0${number}:00.000Z`,
  outcome: responseStatus !== undefined && responseStatus < 300 ? 'succeeded' : 'failed',
  ...(responseStatus === undefined ? { error: 'timeout' } : { responseStatus }),
});

const delivery = (more: JsonObject = {}): JsonObject => ({
  status: 'succeeded',
  trigger: 'event',
  eventType: 'payout.settled',
  attemptCount: 2,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:02:00.000Z',
  completedAt: '2026-11-21T10:02:00.000Z',
  attempts: [attempt(1), attempt(2, 204)],
  ...more,
});

const webhook = (more: JsonObject = {}): JsonObject => ({
  status: 'active',
  eventTypes: ['payout.*', 'payin.credited'],
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...more,
});

function waiting(): JsonObject {
  const { completedAt: _completedAt, ...rest } = delivery();
  const nextAttemptAt = '2026-11-21T10:30:00.000Z';
  return { ...rest, status: 'pending', nextAttemptAt, attempts: [attempt(1), attempt(2, 500)] };
}

it('finds nothing in what keeps the laws', () => {
  expect([...judgeDelivery(delivery(), CONTRACT), ...judgeDelivery(waiting(), CONTRACT)]).toEqual([]);
  expect(judgeWebhook(webhook(), CONTRACT)).toEqual([]);
  const disabled = { status: 'disabled', disabledReason: 'gone', disabledAt: '2026-11-21T10:00:00.000Z' };
  expect(judgeWebhook(webhook(disabled), CONTRACT)).toEqual([]);
});

it.each<[JsonObject, string]>([
  [{ attemptCount: 3 }, 'lists 2 attempts and counts 3'],
  [{ attempts: [attempt(1), attempt(2, 500)] }, 'succeeded'],
  [{ status: 'failed' }, 'it is failed, and attempt 2 of 2 succeeded'],
  [{ attempts: [attempt(1), attempt(3, 204)] }, 'attempt 2 has the number 3'],
  [{ attempts: [{ ...attempt(1), responseStatus: 500 }, attempt(2, 204)] }, 'both a status and an error'],
  [{ attempts: [{ ...attempt(1, 302), outcome: 'succeeded' }, attempt(2, 204)] }, 'succeeded with 302'],
  [{ attempts: [attempt(1), { ...attempt(2, 200), responseBody: 'x'.repeat(2049) }] }, 'keeps more'],
  [{ nextAttemptAt: '2026-11-21T10:30:00.000Z' }, 'names a next attempt'],
  [{ cancelReason: 'disabled' }, 'cancelReason'],
  [{ trigger: 'redelivery' }, 'does not name another'],
  [{ trigger: 'test' }, 'no test by one sign alone'],
  [{ eventType: 'webhook.test', trigger: 'test' }, 'tried 2 times'],
])('sees a delivery with %j', (fields, words) => {
  expect(judgeDelivery(delivery(fields), CONTRACT).join('; ')).toContain(words);
});

it.each<[JsonObject, string]>([
  [{ status: 'disabled' }, 'disabledReason'],
  [{ disabledAt: '2026-11-21T10:00:00.000Z' }, 'disabledAt'],
  [{ eventTypes: ['*', '*'] }, 'twice'],
  [{ eventTypes: ['webhook.test'] }, 'tests'],
])('sees a subscription with %j', (fields, words) => {
  expect(judgeWebhook(webhook(fields), CONTRACT).join('; ')).toContain(words);
});
