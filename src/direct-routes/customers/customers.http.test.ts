import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { SHOPPER, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Customer = Schema<'Customer'>;

const PATH = '/v1/customers';
const HARBOUR = { companyName: 'Harbour Exports Pty Ltd', registrationNumber: '000 000 019', country: 'AU' };

/** Somebody about whom the simulated identity provider never decides. */
const WAITING = { contact: { email: 'pending_mia@example.com', name: 'Mia Chen' } };

const ASKED = [
  { entitlement: 'aud_onramp', status: 'in_progress' },
  { entitlement: 'aud_offramp', status: 'not_requested' },
];

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const change = (id: string, body: object, key?: string | null): Promise<TestReply> =>
    tenant.request('PATCH', `${PATH}/${id}`, { body, ...(key === undefined ? {} : { idempotencyKey: key }) });

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

  const rows = async (): Promise<object> => {
    const { events, customers, customer_checks, instructions, idempotency_keys } = await server().countRows();
    return { events, customers, customer_checks, instructions, idempotency_keys };
  };

  describe('a customer', () => {
    it('with details is shown with every field that was given, and its verification begins', async () => {
      const given = { ...SHOPPER, entitlements: ['aud_onramp'], externalCustomerId: 'shopper-88' };
      const metadata = { tier: 'gold', deep: [{ x: null }] };
      const customer = await tenant.newCustomer({ ...given, metadata });
      expect(customer).toEqual({
        ...given,
        metadata,
        id: matching(/^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
        counterpartyId: tenant.clientId,
        verificationStatus: 'in_progress',
        entitlements: ASKED,
        createdAt: matching(/Z$/),
        updatedAt: customer.createdAt,
      });
      expect(await tenant.customer(customer.id)).toEqual(customer);
      expect(await tenant.get(PATH)).toEqual({ data: [customer], hasMore: false, nextCursor: null });
      expect(await eventsOf(customer.id)).toEqual(['customer.created in_progress 1']);
    });

    it('without details waits for them, and asks for nothing that nobody named', async () => {
      const { contact } = SHOPPER;
      const customer = await tenant.post<Customer>(PATH, { type: 'business', contact });
      expect(customer).toEqual({
        id: customer.id,
        counterpartyId: tenant.clientId,
        type: 'business',
        contact,
        verificationStatus: 'not_started',
        entitlements: [ASKED[1], ASKED[1]].map((each, index) => ({
          ...each,
          entitlement: ASKED[index]!.entitlement,
        })),
        createdAt: customer.createdAt,
        updatedAt: customer.createdAt,
      });
      await tenant.settle();
      expect(await tenant.customer(customer.id)).toEqual(customer);
    });

    it('moves no money', async () => {
      const head = await tenant.get('/v1/treasury/ledger/head');
      const { id } = await tenant.newCustomer({ entitlements: ['aud_onramp'] });
      await tenant.settle();
      await decide(id, { verificationStatus: 'rejected' });
      expect(await tenant.get('/v1/treasury/ledger/head')).toEqual(head);
    });

    it("of another tenant is not found, alike to one that never existed, and shares its name with nobody's", async () => {
      const stranger = await server().newTenant();
      const { id } = await stranger.newCustomer({ externalCustomerId: 'theirs' });
      for (const each of [id, 'cus_01kjra6gj4f8xb9ef7e2q27cxr']) {
        const answers = [
          await tenant.request('GET', `${PATH}/${each}`),
          await change(each, { metadata: {} }),
          await decide(each, { verificationStatus: 'approved' }),
        ];
        expect(answers.map(answerOf)).toEqual(Array(3).fill('404 not_found'));
      }
      expect((await tenant.newCustomer({ externalCustomerId: 'theirs' })).externalCustomerId).toBe('theirs');
      const listed = await tenant.get<Schema<'CustomerList'>>(`${PATH}?externalCustomerId=theirs`);
      expect(listed.data.map(({ counterpartyId }) => counterpartyId)).toEqual([tenant.clientId]);
    });

    it('is filtered by its name, its verification and its time', async () => {
      const first = await tenant.newCustomer({ externalCustomerId: 'a', individualDetails: undefined });
      const second = await tenant.newCustomer({ externalCustomerId: 'b' });
      const idsOf = async (query: string): Promise<string[]> =>
        (await tenant.get<Schema<'CustomerList'>>(`${PATH}?${query}`)).data.map(({ id }) => id);
      expect(await idsOf('externalCustomerId=a')).toEqual([first.id]);
      expect(await idsOf('externalCustomerId=A')).toEqual([]);
      expect(await idsOf('verificationStatus=not_started')).toEqual([first.id]);
      expect(await idsOf('verificationStatus=in_progress')).toEqual([second.id]);
      expect(await idsOf(`to=${first.createdAt}`)).toEqual([]);
      expect(answerOf(await tenant.request('GET', `${PATH}?verificationStatus=gone`))).toBe(
        '400 invalid_request',
      );
    });
  });

  describe('an external identifier', () => {
    it('belongs to one customer at a time', async () => {
      const holder = await tenant.newCustomer({ externalCustomerId: 'one' });
      const other = await tenant.newCustomer();
      const taken = { externalCustomerId: 'one' };
      const created = await tenant.request('POST', PATH, { body: { ...SHOPPER, ...taken } });
      expect(answerOf(created)).toBe('409 duplicate_external_reference');
      expect(answerOf(await change(other.id, taken))).toBe('409 duplicate_external_reference');
      expect(answerOf(await change(holder.id, taken))).toBe('200');
      expect(answerOf(await change(holder.id, { externalCustomerId: null }))).toBe('200');
      expect(Object.keys(await tenant.customer(holder.id))).not.toContain('externalCustomerId');
      expect(answerOf(await change(other.id, taken))).toBe('200');
    });

    it('is given once, however many ask for it at once', async () => {
      const body = { ...SHOPPER, externalCustomerId: 'wanted' };
      const all = await Promise.all(Array.from({ length: 20 }, () => tenant.request('POST', PATH, { body })));
      const answers = all.map(answerOf).sort();
      expect(answers).toEqual(['201', ...Array<string>(19).fill('409 duplicate_external_reference')]);
    });
  });

  describe('a change', () => {
    it('replaces what it names, whole, and tells of it once', async () => {
      const before = await tenant.newCustomer({ ...WAITING, metadata: { tier: 'gold', old: 1 } });
      const contact = { email: 'mia@chen.example.com', name: 'Mia' };
      const { body } = await change(before.id, { contact, metadata: { tier: 'platinum' } });
      expect(body).toEqual({
        ...before,
        contact,
        metadata: { tier: 'platinum' },
        updatedAt: body['updatedAt'],
      });
      expect(await tenant.customer(before.id)).toEqual(body);
      expect(await eventsOf(before.id)).toEqual([
        'customer.created in_progress 1',
        'customer.updated in_progress 2',
      ]);
    });

    it('to the same values changes nothing', async () => {
      const metadata = { a: 1, b: { c: [1, 2] } };
      const given = { ...WAITING, metadata, externalCustomerId: 'same', entitlements: ['aud_onramp'] };
      const before = await tenant.newCustomer(given);
      const known = await rows();
      const { entitlements, contact, externalCustomerId } = given;
      const turned = { b: { c: [1, 2] }, a: 1 };
      const reply = await change(
        before.id,
        { metadata: turned, entitlements, contact, externalCustomerId },
        null,
      );
      expect(reply.body).toEqual(before);
      expect(await rows()).toEqual(known);
    });

    it.each([
      ['of the other type', 'not_started', { businessDetails: HARBOUR }],
      ['of an approved customer', 'approved', { individualDetails: SHOPPER.individualDetails }],
      ['under review', 'needs_review', { individualDetails: SHOPPER.individualDetails }],
    ])('of details %s is refused', async (_what, status, body) => {
      const { id } = await tenant.newCustomer({ individualDetails: undefined });
      if (status !== 'not_started') await decide(id, { verificationStatus: status });
      expect(answerOf(await change(id, body))).toBe('409 invalid_state');
    });

    it('takes an idempotency key, or none', async () => {
      const { id } = await tenant.newCustomer(WAITING);
      const key = randomUUID();
      const first = await change(id, { metadata: { turn: 1 } }, key);
      expect(answerOf(await change(id, { metadata: { turn: 2 } }, null))).toBe('200');
      const again = await change(id, { metadata: { turn: 1 } }, key);
      expect(again.text).toBe(first.text);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect((await tenant.customer(id)).metadata).toEqual({ turn: 2 });
      expect(answerOf(await change(id, { metadata: { turn: 3 } }, key))).toBe('422 idempotency_key_reused');
      expect(answerOf(await change(id, { metadata: { turn: 3 } }, 'short'))).toBe(
        '400 idempotency_key_invalid',
      );
      const plain = await change(id, { metadata: { turn: 3 } }, null);
      expect(plain.headers.get('idempotent-replayed')).toBeNull();
    });

    it('without an idempotency key keeps none, and is refused as any other', async () => {
      const { id } = await tenant.newCustomer(WAITING);
      const { idempotency_keys: before } = await server().countRows();
      await change(id, { metadata: { turn: 1 } }, null);
      const { individualDetails } = SHOPPER;
      expect(answerOf(await change(id, { individualDetails }, null))).toBe('409 invalid_state');
      expect((await server().countRows())['idempotency_keys']).toBe(before);
    });
  });

  it('stands in no log line and in no event', async () => {
    const name = `Mia${randomUUID()}`;
    const contact = { email: `${name}@example.com`, name };
    const individualDetails = { ...SHOPPER.individualDetails, firstName: name, lastName: name };
    const { id } = await tenant.newCustomer({ contact, individualDetails });
    await tenant.settle();
    const texts = [(await change(id, { individualDetails })).text];
    texts.push(
      (await tenant.request('POST', PATH, { body: { type: 'x', contact, individualDetails } })).text,
    );
    texts.push(JSON.stringify(await server().service.database.reader('events').select('*')));
    texts.push(JSON.stringify(server().service.logLines));
    expect(texts.filter((text) => text.includes(name))).toEqual([]);
  });
});
