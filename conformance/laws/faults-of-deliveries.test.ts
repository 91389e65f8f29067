import { expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import type { ReceivedRequest } from '../receiver/received-request.ts';
import { faultsOfDeliveries, faultsOfListed, type Delivering } from './faults-of-deliveries.ts';

const event = (id: string): JsonObject => ({ id, type: 'payout.settled', data: { id: 'pay_1', version: 3 } });

const signs = (id: string, stamp: number): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(stamp),
  'webhook-signature': `v1,${id}${stamp}`,
});

const delivery = (
  id: string,
  eventId: string,
  stamps: readonly number[],
  more: JsonObject = {},
): JsonObject => ({
  id,
  eventId,
  trigger: 'event',
  status: 'succeeded',
  requestBody: JSON.stringify(event(eventId)),
  attempts: stamps.map((stamp, index) => ({ number: index + 1, requestHeaders: signs(eventId, stamp) })),
  ...more,
});

const request = (id: string, stamp: number, text = JSON.stringify(event(id))): ReceivedRequest => ({
  method: 'POST',
  target: '/hooks',
  httpVersion: '1.1',
  headers: new Map(Object.entries(signs(id, stamp)).map(([name, value]) => [name, [value]])),
  body: Buffer.from(text),
  receivedAt: 0,
});

const SOUND: Delivering = {
  expected: [event('evt_1'), event('evt_2')],
  deliveries: [delivery('dlv_1', 'evt_1', [1, 2]), delivery('dlv_2', 'evt_2', [3])],
  received: [request('evt_1', 1), request('evt_1', 2), request('evt_2', 3)],
};

const wordsOf = (delivering: Partial<Delivering>): string =>
  faultsOfDeliveries({ ...SOUND, ...delivering })
    .map(({ message }) => message)
    .join('; ');

it('finds nothing where each event has its delivery, and each attempt came as it is recorded', () => {
  expect(wordsOf({})).toBe('');
  const again = delivery('dlv_3', 'evt_1', [9], { trigger: 'redelivery' });
  const received = [...SOUND.received, request('evt_1', 9)];
  expect(wordsOf({ deliveries: [...SOUND.deliveries, again], received })).toBe('');
});

it.each<[string, Partial<Delivering>, string]>([
  [
    'an event without a delivery',
    { deliveries: SOUND.deliveries.slice(0, 1), received: SOUND.received.slice(0, 2) },
    'evt_2 has 0 deliveries',
  ],
  [
    'an event delivered twice',
    { deliveries: [...SOUND.deliveries, delivery('dlv_4', 'evt_1', [])] },
    'evt_1 has 2 deliveries',
  ],
  [
    'an event that was not for it',
    { deliveries: [...SOUND.deliveries, delivery('dlv_4', 'evt_9', [])] },
    'evt_9 was delivered',
  ],
  [
    'another text',
    { received: [request('evt_1', 1, '{}'), ...SOUND.received.slice(1)] },
    'is not the text of',
  ],
  [
    'another text in the record',
    { deliveries: [delivery('dlv_1', 'evt_1', [1, 2], { requestBody: '{}' }), ...SOUND.deliveries.slice(1)] },
    'requestBody of dlv_1',
  ],
  ['an attempt that never came', { received: SOUND.received.slice(1) }, 'attempt 1 of dlv_1 never came'],
  [
    'an attempt that is not recorded',
    { received: [...SOUND.received, request('evt_2', 4)] },
    '1 of 4 requests',
  ],
  ['an attempt that came twice', { received: [...SOUND.received, request('evt_2', 3)] }, '1 of 4 requests'],
])('sees %s', (_what, delivering, words) => {
  expect(wordsOf(delivering)).toContain(words);
});

it('sees a delivery that its list shows otherwise', () => {
  const [whole = {}] = SOUND.deliveries;
  const { attempts: _attempts, requestBody: _text, ...listed } = whole;
  expect(faultsOfListed([listed], [whole])).toEqual([]);
  expect(faultsOfListed([{ ...listed, status: 'failed' }], [whole])).toHaveLength(1);
  expect(faultsOfListed([listed], [])).toHaveLength(1);
});
