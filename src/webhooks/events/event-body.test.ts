import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../../../generated/events.ts';
import { contractDocument } from '../../contract/document.ts';
import type { EventRow } from '../../outbox/event.ts';
import { TEST_KEY } from '../../testing/worlds/test-key.ts';
import { eventBody } from './present.ts';

const event = (given: Partial<EventRow>): EventRow => ({
  id: 'evt_1',
  tenantId: 'acct_1',
  seq: 7,
  type: 'payout.settled',
  object: 'payout',
  objectId: 'pay_1',
  parentId: null,
  objectStatus: 'settled',
  objectVersion: 3,
  occurredAt: Date.UTC(2026, 10, 21, 10),
  writtenAt: 0,
  actor: TEST_KEY,
  request: null,
  ...given,
});

const SANDBOX = { environment: 'sandbox', epochs: { of: () => 1 } } as const;

it('is the text that is sent, with its keys in their order', () => {
  expect(JSON.stringify(eventBody(event({}), SANDBOX))).toBe(
    '{"id":"evt_1","type":"payout.settled","timestamp":"2026-11-21T10:00:00.000Z","environment":"sandbox","apiVersion":"v1","epoch":1,' +
      '"data":{"id":"pay_1","object":"payout","status":"settled","version":3,"url":"/v1/treasury/payouts/pay_1"}}',
  );
});

it.each([
  ['withdrawal.settled', 'wdr_1', '/v1/treasury/withdrawals/wdr_1'],
  ['conversion.settled', 'cnv_1', '/v1/treasury/conversions/cnv_1'],
  ['payin.credited', 'pin_1', '/v1/treasury/payins/pin_1'],
  ['deposit.credited', 'dep_1', '/v1/treasury/deposits/dep_1'],
  ['funding_instrument.activated', 'fin_1', '/v1/treasury/funding-instruments/fin_1'],
  ['beneficiary.created', 'ben_1', '/v1/treasury/beneficiaries/ben_1'],
  ['destination.created', 'dst_1', '/v1/treasury/destinations/dst_1'],
  ['identity_evidence.updated', 'evd_1', '/v1/treasury/beneficiaries/ben_9/identity-evidence'],
  ['treasury_settings.updated', 'acct_1', '/v1/treasury/settings'],
  ['developer_fees.updated', 'acct_1', '/v1/developer-fees'],
  ['transfer.completed', 'trf_1', '/v1/transfers/trf_1'],
  ['customer.created', 'cus_1', '/v1/customers/cus_1'],
  ['payment_route.created', 'rte_1', '/v1/payment-routes/rte_1'],
  ['invoice.issued', 'bil_1', '/v1/invoices/bil_1'],
  ['api_key.created', 'key_1', '/v1/api-keys/key_1'],
  ['webhook.disabled', 'whk_1', '/v1/webhooks/whk_1'],
] as const)('of %s says where it is read', (type, objectId, url) => {
  const object = type.split('.')[0] ?? '';
  const { data } = eventBody(event({ type, object, objectId, parentId: 'ben_9' }), {
    ...SANDBOX,
    environment: 'production',
  });
  expect(data).toMatchObject({ id: objectId, object, url });
});

it('says of every type where it is read, and never of evidence without its beneficiary', () => {
  const { paths } = contractDocument();
  for (const type of EVENT_TYPES) {
    const object = type.split('.')[0] ?? '';
    const { data } = eventBody(event({ type, object, objectId: 'x', parentId: 'x' }), SANDBOX);
    const path = data.url.replace(/\/x(?=\/|$)/, '/{id}');
    // Keys are not served yet.
    if (object !== 'api_key') expect(Object.keys(paths)).toContain(path);
  }
  expect(() => eventBody(event({ object: 'identity_evidence' }), SANDBOX)).toThrow(
    'evt_1 does not say whose',
  );
});
