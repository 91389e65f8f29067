import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { GUARDED, withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { makeExampleRecords, type ExampleRecords } from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest, sendExample } from '../testing/server/example-request.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

const PAYOUTS = '/v1/treasury/payouts';
const SETTINGS = '/v1/treasury/settings';
const WRITES = OPERATION_IDS.filter((id) => OPERATIONS[id].idempotency === 'required');

function expectReplay(first: TestReply, repeat: TestReply): void {
  expect(repeat.status).toBe(first.status);
  expect(repeat.text).toBe(first.text);
  expect(first.headers.get('idempotent-replayed')).toBe('false');
  expect(repeat.headers.get('idempotent-replayed')).toBe('true');
  expect(repeat.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
}

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;
  let payout: Record<string, unknown>;

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    payout = { beneficiaryId, amount: '1.00', currency: 'AUD', metadata: { a: 1, b: 'x' } };
  });

  const pay = (idempotencyKey: string, body: unknown, key = tenant.secretKey): Promise<TestReply> =>
    tenant.request('POST', PAYOUTS, { body, idempotencyKey, key });

  describe('the key', () => {
    const change = (idempotencyKey: string | null, headers = {}): Promise<TestReply> =>
      tenant.request('PUT', SETTINGS, { body: { poboEnabled: true }, idempotencyKey, headers });

    it.each([
      ['is missing', null, '400 idempotency_key_required'],
      ['has 7 characters', '1234567', '400 idempotency_key_invalid'],
      ['has 8 characters', '12345678', '200'],
      ['has 255 characters', 'k'.repeat(255), '200'],
      ['has 256 characters', 'k'.repeat(256), '400 idempotency_key_invalid'],
      ['is empty', '', '400 idempotency_key_invalid'],
      ['is made of spaces', '          ', '400 idempotency_key_invalid'],
      ['holds spaces and quotes', '"a key" with ~ all! sorts\\', '200'],
      ['holds a letter beyond ASCII', 'schl\u00fcssel-schl\u00fcssel', '400 idempotency_key_invalid'],
      ['holds a control character', 'a key with\u0009a tab', '400 idempotency_key_invalid'],
    ])('that %s', async (_form, idempotencyKey, answer) => {
      expect(answerOf(await change(idempotencyKey))).toBe(answer);
    });

    it('is not looked at by reads', async () => {
      const headers = { 'idempotency-key': 'x' };
      expect((await tenant.request('GET', SETTINGS, { headers })).status).toBe(200);
    });
  });

  it.each(WRITES)('repeats the success of %s to the byte, and does nothing again', async (id) => {
    const own = await server().newTenant();
    const example = exampleRequest(id, await makeExampleRecords(own));
    const idempotencyKey = randomUUID();
    const first = await sendExample(own.request, example, { idempotencyKey });
    expect(first.status).toBe(OPERATIONS[id].successStatus);
    const before = await server().countRows();
    for (let turn = 0; turn < 3; turn += 1) {
      expectReplay(first, await sendExample(own.request, example, { idempotencyKey }));
    }
    expect(await server().countRows()).toEqual(before);
  });

  const refusable = WRITES.filter((id) => (OPERATIONS[id].errors as readonly string[]).includes('not_found'));

  it.each(refusable)('repeats the refusal of %s to the byte', async (id: OperationId) => {
    const stranger = await server().newTenant();
    const idempotencyKey = randomUUID();
    const example = exampleRequest(id, { ...records, stepUpToken: await stranger.stepUp() });
    const first = await sendExample(stranger.request, example, { idempotencyKey });
    expect(answerOf(first)).toBe('404 not_found');
    expectReplay(first, await sendExample(stranger.request, example, { idempotencyKey }));
  });

  it('repeats a refusal even when the world would now allow it, and a new key asks again', async () => {
    const poor = await server().newTenant();
    const { id: beneficiaryId } = await poor.newBeneficiary();
    const body = { beneficiaryId, amount: '5.00', currency: 'AUD', externalReference: 'order' };
    const send = (idempotencyKey: string): Promise<TestReply> =>
      poor.request('POST', PAYOUTS, { body, idempotencyKey });
    const first = await send('the first key');
    expect(answerOf(first)).toBe('422 insufficient_funds');
    await poor.fund('5.00');
    expectReplay(first, await send('the first key'));
    expect(answerOf(await send('the second key'))).toBe('201');
    expect(await poor.figures()).toBe('0.00/5.00/0.00');
  });

  it('repeats a success even when the record has moved on', async () => {
    const body = { ...payout, externalReference: randomUUID() };
    const idempotencyKey = randomUUID();
    const first = await pay(idempotencyKey, body);
    await tenant.settle();
    expect((await tenant.payout(String(first.body['id']))).status).toBe('settled');
    expectReplay(first, await pay(idempotencyKey, body));
  });

  it('stores a preview and its refusal like any other answer', async () => {
    const body = { ...payout, amount: '100000.00', externalReference: 'order' };
    const preview = (key: string): Promise<TestReply> =>
      tenant.request('POST', `${PAYOUTS}/preview`, { body, idempotencyKey: key });
    const before = await server().countRows();
    const first = await preview('a preview');
    expect(first.body).toMatchObject({ canProceed: false, holdReason: 'insufficient_funds' });
    expect(await server().countRows()).toEqual({
      ...before,
      idempotency_keys: (before['idempotency_keys'] ?? 0) + 1,
    });
    await tenant.fund('100000.00');
    expectReplay(first, await preview('a preview'));
    expect((await preview('another preview')).body).toMatchObject({ canProceed: true });
    expect(answerOf(await pay('a preview', body))).toBe('422 idempotency_key_reused');
  });

  describe('the same key with another request', () => {
    const idempotencyKey = randomUUID();
    const externalReference = randomUUID();

    beforeAll(async () => {
      expect(answerOf(await pay(idempotencyKey, { ...payout, externalReference }))).toBe('201');
    });

    it.each<[string, object]>([
      ['another amount', { amount: '2.00' }],
      ['the same amount written otherwise', { amount: '1.0' }],
      ['a leading zero', { amount: '01.00' }],
      ['another reference', { externalReference: 'another' }],
      ['a field more', { purpose: 'rent' }],
      ['a field fewer', { metadata: undefined }],
      ['another value inside a map', { metadata: { a: 1, b: 'y' } }],
      ['a text in place of a number', { metadata: { a: '1', b: 'x' } }],
    ])('that has %s is refused and does nothing', async (_change, change) => {
      const before = await server().countRows();
      const reply = await pay(idempotencyKey, { ...payout, externalReference, ...change });
      expect(answerOf(reply)).toBe('422 idempotency_key_reused');
      expect(reply.headers.get('idempotent-replayed')).toBeNull();
      expect(await server().countRows()).toEqual(before);
    });

    it.each<[string, string, string, object]>([
      ['path', 'POST', '/v1/treasury/beneficiaries', PERSON],
      ['path, and the same body', 'POST', `${PAYOUTS}/preview`, { ...PERSON }],
      ['method and path', 'PUT', SETTINGS, { poboEnabled: false }],
    ])('that has another %s is refused', async (_change, method, path, body) => {
      const sent = path.endsWith('preview') ? { ...payout, externalReference } : body;
      const reply = await tenant.request(method, path, { body: sent, idempotencyKey });
      expect(answerOf(reply)).toBe('422 idempotency_key_reused');
    });

    it('is the same request in another order, spacing, escaping and writing of numbers', async () => {
      const { beneficiaryId } = payout as { beneficiaryId: string };
      const body = ` {"metadata": {"b":"\\u0078", "a" : 1.0e0}, "externalReference":"${externalReference}",
        "currency":"AUD", "amount":"1.00", "beneficiaryId":"${beneficiaryId}" } `;
      const reply = await pay(idempotencyKey, body);
      expect(reply.headers.get('idempotent-replayed')).toBe('true');
    });
  });

  it('stays unused by what the edge refuses', async () => {
    const idempotencyKey = randomUUID();
    const body = { ...payout, externalReference: randomUUID() };
    for (const wrong of [{ ...body, amount: '0' }, { ...body, more: 1 }, '{', '']) {
      expect(answerOf(await pay(idempotencyKey, wrong))).toBe('400 invalid_request');
    }
    const refused = await tenant.request('POST', PAYOUTS, { body, idempotencyKey, key: 'none' });
    expect(refused.status).toBe(401);
    const scoped = await server().newKey(tenant.clientId, { scopes: ['treasury:read'] });
    expect(answerOf(await pay(idempotencyKey, body, scoped))).toBe('403 insufficient_scope');
    const reply = await pay(idempotencyKey, body);
    expect([reply.status, reply.headers.get('idempotent-replayed')]).toEqual([201, 'false']);
  });

  it('stays unused by a 400 that only the handler can see', async () => {
    const idempotencyKey = randomUUID();
    const send = (dateOfBirth: string): Promise<TestReply> =>
      tenant.request('POST', '/v1/treasury/beneficiaries', {
        body: { ...PERSON, dateOfBirth },
        idempotencyKey,
      });
    expect(answerOf(await send('2999-01-01'))).toBe('400 invalid_request');
    expect(answerOf(await send('1815-12-10'))).toBe('201');
  });

  it('is shared by the API keys of one tenant, and by no other tenant', async () => {
    const idempotencyKey = randomUUID();
    const body = { ...payout, externalReference: randomUUID() };
    const first = await pay(idempotencyKey, body);
    const second = await server().newKey(tenant.clientId, { role: 'finance' });
    expectReplay(first, await pay(idempotencyKey, body, second));
    const other = await server().newTenant();
    const theirs = await other.request('POST', PAYOUTS, { body, idempotencyKey });
    expect(answerOf(theirs)).toBe('404 not_found');
    expect(theirs.headers.get('idempotent-replayed')).toBe('false');
  });

  it('is remembered by another process, and refused to a key that was revoked', async () => {
    const idempotencyKey = randomUUID();
    const body = { ...payout, externalReference: randomUUID() };
    const first = await pay(idempotencyKey, body);
    const another = await startAnother();
    const send = (key: string): Promise<TestReply> =>
      another.request('POST', PAYOUTS, { body, idempotencyKey, key });
    expectReplay(first, await send(tenant.secretKey));
    const revoked = await server().newKey(tenant.clientId, { revokedAt: 1 });
    expect(answerOf(await send(revoked))).toBe('401 unauthenticated');
  });

  it('is replayed for thirty days and never runs again after them', async () => {
    const idempotencyKey = randomUUID();
    const body = { ...payout, externalReference: randomUUID() };
    const first = await pay(idempotencyKey, body);
    const dayMs = 24 * 60 * 60 * 1000;
    server().passTime(30 * dayMs - 10_000);
    expectReplay(first, await pay(idempotencyKey, body));
    server().passTime(20_000);
    const before = await server().countRows();
    expect(answerOf(await pay(idempotencyKey, body))).toBe('422 idempotency_key_expired');
    expect(answerOf(await pay(idempotencyKey, { ...body, amount: '7.00' }))).toBe(
      '422 idempotency_key_reused',
    );
    expect(await server().countRows()).toEqual(before);
  });
}, GUARDED);
