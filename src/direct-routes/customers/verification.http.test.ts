import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { SHOPPER, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { SOON } from '../../testing/worlds/soon.ts';

type Customer = Schema<'Customer'>;

const PATH = '/v1/customers';
const HARBOUR = { companyName: 'Harbour Exports Pty Ltd', registrationNumber: '000 000 019', country: 'AU' };

/** Somebody about whom the simulated identity provider never decides. */
const WAITING = { contact: { email: 'pending_mia@example.com', name: 'Mia Chen' } };

/** How a customer stands: its verification, then both entitlements. */
const standing = ({ verificationStatus, entitlements }: Customer): string =>
  [verificationStatus, ...entitlements.map(({ status }) => status)].join(' ');

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const change = (id: string, body: object): Promise<TestReply> =>
    tenant.request('PATCH', `${PATH}/${id}`, { body });

  const decide = (id: string, body: object): Promise<TestReply> =>
    tenant.request('POST', `/v1/sandbox/customers/${id}/verification`, { body });

  /** What the events of a customer tell, oldest first: type, status and version. */
  const eventsOf = async (id: string): Promise<string[]> => {
    const rows = await server()
      .service.database.reader('events')
      .where({ object_id: id })
      .orderBy('seq')
      .select('type', 'object_status', 'object_version');
    return rows.map((row: Record<string, unknown>) => Object.values(row).map(String).join(' '));
  };

  describe('the verification', () => {
    it.each([
      ['mia@example.com', 'approved approved not_requested', undefined],
      ['reject_mia@example.com', 'rejected rejected not_requested', 'documents_refused'],
      ['review_mia@example.com', 'needs_review in_progress not_requested', undefined],
      ['pending_mia@example.com', 'in_progress in_progress not_requested', undefined],
    ])('of %s is decided a step later: %s', async (email, expected, reason) => {
      const contact = { email, name: 'Mia Chen' };
      const { id } = await tenant.newCustomer({ contact, entitlements: ['aud_onramp'] });
      await tenant.settle();
      const customer = await tenant.customer(id);
      expect(standing(customer)).toBe(expected);
      expect(customer.verificationReason).toBe(reason);
      const told = expected.startsWith('in_progress')
        ? []
        : [`customer.updated ${String(expected.split(' ')[0])} 2`];
      expect(await eventsOf(id)).toEqual(['customer.created in_progress 1', ...told]);
    });

    it("rejects whoever is under 18 on the tenant's clock, and nobody on the day", async () => {
      // One in the morning of 2 March in Sydney.
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-03-01T14:00:00Z' });
      const born = (dob: string): Promise<Customer> =>
        tenant.newCustomer({ individualDetails: { ...SHOPPER.individualDetails, dob } });
      const [grown, young] = [await born('2013-03-02'), await born('2013-03-03')];
      await tenant.settle();
      expect((await tenant.customer(grown.id)).verificationStatus).toBe('approved');
      expect(await tenant.customer(young.id)).toMatchObject({
        verificationStatus: 'rejected',
        verificationReason: 'under_age',
      });
    });

    it('begins with the details of a business too', async () => {
      const { contact } = SHOPPER;
      const body = { type: 'business', contact, businessDetails: HARBOUR, entitlements: ['aud_offramp'] };
      const { id } = await tenant.post<Customer>(PATH, body);
      await tenant.settle();
      const customer = await tenant.customer(id);
      expect(customer.businessDetails).toEqual(HARBOUR);
      expect(standing(customer)).toBe('approved not_requested approved');
    });

    it('begins again with new details, which no answer to the old ones decides', async () => {
      const contact = { email: 'reject_mia@example.com', name: 'Mia Chen' };
      const { id } = await tenant.newCustomer({ contact, entitlements: ['aud_onramp'] });
      await tenant.settle();
      const fresh = { individualDetails: { ...SHOPPER.individualDetails, lastName: 'Chen-Weber' } };
      const reply = await change(id, { contact: SHOPPER.contact, ...fresh, entitlements: ['aud_onramp'] });
      expect(standing(reply.body as unknown as Customer)).toBe('in_progress in_progress not_requested');
      expect(Object.keys(reply.body)).not.toContain('verificationReason');
      await tenant.settle();
      expect(standing(await tenant.customer(id))).toBe('approved approved not_requested');
      expect(await eventsOf(id)).toEqual([
        'customer.created in_progress 1',
        'customer.updated rejected 2',
        'customer.updated rejected 3',
        'customer.updated in_progress 4',
        'customer.updated approved 5',
      ]);
    });

    it('is billed each time that it is completed, at the price in force, and asked for in vain is not', async () => {
      const priced = (flat: string): Promise<void> =>
        tenant.configure({ pricing: { fees: [{ operation: 'kyc', asset: 'AUD', flat, bps: 0 }] } });
      await priced('1.50');
      const { id } = await tenant.newCustomer();
      await tenant.settle();
      await decide(id, { verificationStatus: 'approved' });
      await decide(id, { verificationStatus: 'needs_review' });
      await priced('2.05');
      await decide(id, { verificationStatus: 'rejected' });
      await decide(id, { verificationStatus: 'approved' });
      const accrued: Record<string, unknown>[] = await server()
        .service.database.reader('accruals')
        .where({ tenant_id: tenant.clientId, item: 'kyc' })
        .orderBy('unit_price_minor')
        .select('unit_price_minor', 'count');
      expect(accrued.map((row) => Object.values(row).map(Number))).toEqual([
        [150, 1],
        [205, 2],
      ]);
    });

    it('is asked of nobody where there is no identity provider, and waits', async () => {
      const { id } = await tenant.newCustomer(WAITING);
      const orders: object[] = await server()
        .service.database.reader('instructions')
        .where({ tenant_id: tenant.clientId })
        .select('kind', 'provider', 'status');
      expect(orders).toEqual([{ kind: 'check_customer', provider: 'identity', status: 'pending' }]);
      expect((await tenant.customer(id)).verificationStatus).toBe('in_progress');
    });
  });

  describe('an entitlement', () => {
    it('that is asked for later is decided a step later', async () => {
      const { id } = await tenant.newCustomer();
      await tenant.settle();
      const asked = await change(id, { entitlements: ['aud_offramp'] });
      expect(standing(asked.body as unknown as Customer)).toBe('approved not_requested in_progress');
      await tenant.settle();
      expect(standing(await tenant.customer(id))).toBe('approved not_requested approved');
      expect((await eventsOf(id)).slice(-2)).toEqual([
        'customer.updated approved 3',
        'customer.updated approved 4',
      ]);
    });

    it('that is asked for after a rejection is rejected again', async () => {
      const contact = { email: 'reject_mia@example.com', name: 'Mia Chen' };
      const { id } = await tenant.newCustomer({ contact });
      await tenant.settle();
      expect(answerOf(await change(id, { entitlements: ['aud_onramp'] }))).toBe('200');
      await tenant.settle();
      expect(standing(await tenant.customer(id))).toBe('rejected rejected not_requested');
    });

    it('that is suspended does not come back by itself, nor by asking', async () => {
      const { id } = await tenant.newCustomer({ ...WAITING, entitlements: ['aud_onramp', 'aud_offramp'] });
      await decide(id, { verificationStatus: 'approved' });
      await decide(id, { verificationStatus: 'needs_review', reason: 'a new document' });
      const suspended = await tenant.customer(id);
      expect(standing(suspended)).toBe('needs_review suspended suspended');
      expect(suspended.verificationReason).toBe('a new document');
      await decide(id, { verificationStatus: 'approved' });
      expect(standing(await tenant.customer(id))).toBe('approved suspended suspended');
      expect(answerOf(await change(id, { entitlements: ['aud_onramp'] }))).toBe('409 invalid_state');
      await decide(id, { entitlements: [{ entitlement: 'aud_onramp', status: 'approved' }] });
      expect(standing(await tenant.customer(id))).toBe('approved approved suspended');
      await decide(id, { verificationStatus: 'rejected' });
      expect(standing(await tenant.customer(id))).toBe('rejected rejected rejected');
    });
  });

  describe('the control call', () => {
    it('takes the shortest way, tells of each edge, and has the simulator leave the customer alone', async () => {
      const { id } = await tenant.newCustomer({ individualDetails: undefined, entitlements: ['aud_onramp'] });
      await decide(id, { verificationStatus: 'approved', reason: 'checked by hand' });
      await change(id, { entitlements: ['aud_offramp'] });
      await tenant.settle();
      const customer = await tenant.customer(id);
      expect(standing(customer)).toBe('approved approved in_progress');
      expect(customer.verificationReason).toBe('checked by hand');
      expect(await eventsOf(id)).toEqual([
        'customer.created not_started 1',
        'customer.updated in_progress 2',
        'customer.updated approved 3',
        'customer.updated approved 4',
      ]);
    });

    it('goes before what the simulated provider would have said', async () => {
      await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
      const { id } = await tenant.newCustomer({ entitlements: ['aud_onramp'] });
      await decide(id, { verificationStatus: 'rejected', reason: 'a blurred photograph' });
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 3_600 });
      expect(standing(await tenant.customer(id))).toBe('rejected rejected not_requested');
      const open = await server()
        .service.database.reader('customer_checks')
        .where({ customer_id: id, status: 'open' });
      expect(open).toEqual([]);
    });

    it('moves nothing where a part of it has no way', async () => {
      const { id } = await tenant.newCustomer({ ...WAITING, entitlements: ['aud_onramp'] });
      const before = await tenant.customer(id);
      const entitlements = [{ entitlement: 'aud_offramp', status: 'not_requested' }];
      for (const body of [
        { verificationStatus: 'not_started' },
        {
          verificationStatus: 'needs_review',
          entitlements: [{ entitlement: 'aud_onramp', status: 'approved' }],
        },
      ]) {
        expect(answerOf(await decide(id, body))).toBe('409 invalid_state');
      }
      expect(await tenant.customer(id)).toEqual(before);
      expect(answerOf(await decide(id, { entitlements }))).toBe('200');
      const twice = [...entitlements, ...entitlements];
      expect(answerOf(await decide(id, { entitlements: twice }))).toBe('400 invalid_request');
      expect(answerOf(await decide(id, { reason: 'why' }))).toBe('400 invalid_request');
      expect(await tenant.customer(id)).toEqual(before);
    });
  });
});
