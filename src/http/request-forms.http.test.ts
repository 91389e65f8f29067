import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { GUARDED, withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { makeExampleRecords, type ExampleRecords } from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest, sendExample } from '../testing/server/example-request.ts';
import { expectRefused } from '../testing/server/expect-refused.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

const BENEFICIARIES = '/v1/treasury/beneficiaries';
const WITH_BODY = OPERATION_IDS.filter((id) => OPERATIONS[id].body !== 'none');
const ALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const BUSINESS = {
  type: 'business',
  businessName: 'Engines Pty Ltd',
  destination: { type: 'payid', payId: 'pay@engines.example', accountName: 'Engines' },
};

/** Fields that the server alone decides. */
const ASSIGNED = {
  id: 'ben_01',
  clientId: 'acct_01',
  counterpartyId: 'acct_01',
  tenantId: 'acct_01',
  version: 7,
  status: 'settled',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  fee: { amount: '0.00', currency: 'AUD' },
  principal: { amount: '1.00', currency: 'AUD' },
  rail: 'npp',
  movementIds: [],
  configurationId: 'cfg_01',
  isAdmin: true,
};

/** Paths of the contract, with the methods that each takes. */
const METHODS_OF = new Map<string, string[]>();
for (const { path, method } of Object.values(OPERATIONS)) {
  const taken = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
  METHODS_OF.set(path, [...(METHODS_OF.get(path) ?? []), ...taken]);
}

const LONG = 'x'.repeat(600);
const CONTROL = 'two\r\nlines';

withServer(({ server }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
  });

  const refuses = (answer: string, path: string, body: unknown, headers = {}): Promise<TestReply> =>
    expectRefused(server(), answer, () => tenant.request('POST', path, { body, headers }));

  describe.each(WITH_BODY)('%s', (id) => {
    it('refuses to be told what the server alone decides', async () => {
      const example = exampleRequest(id, records);
      const before = await server().countRows();
      for (const [field, value] of Object.entries(ASSIGNED)) {
        const reply = await sendExample(tenant.request, example, {
          body: { ...example.body, [field]: value },
        });
        expect([field, answerOf(reply)]).toEqual([field, '400 invalid_request']);
        expect(reply.body['details']).toContainEqual(expect.objectContaining({ in: 'body' }));
      }
      expect(await server().countRows()).toEqual(before);
    });

    it('refuses a body of another media type', async () => {
      for (const [contentType, body] of [
        ['text/plain', '{}'],
        ['application/xml', '<a/>'],
        ['application/x-www-form-urlencoded', 'a=1'],
        ['multipart/form-data; boundary=x', '--x--'],
        ['application/merge-patch+json', '{}'],
        ['application/jsonx', '{}'],
        ['application/json; charset=iso-8859-1', '{}'],
        ['application/json, text/plain', '{}'],
        ['', '{}'],
      ] as const) {
        const headers = { 'content-type': contentType };
        await expectRefused(server(), '415 unsupported_media_type', () =>
          sendExample(tenant.request, exampleRequest(id, records), { body, headers }),
        );
      }
    });
  });

  it('refuses a body that is compressed, whatever it unpacks to', async () => {
    const body = gzipSync(JSON.stringify(PERSON));
    await refuses('415 unsupported_media_type', BENEFICIARIES, body, { 'content-encoding': 'gzip' });
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset="UTF-8"',
  ])('takes a body that is %s', async (contentType) => {
    const headers = { 'content-type': contentType };
    const reply = await tenant.request('POST', BENEFICIARIES, { body: PERSON, headers });
    expect(reply.status).toBe(201);
  });

  it.each([
    ['/v1/treasury/funding-instruments', { type: 'aud_account' }, ['accountName', 'externalReference']],
    [BENEFICIARIES, PERSON, ['firstName', 'lastName', 'address', 'externalReference']],
    [BENEFICIARIES, BUSINESS, ['businessName', 'address', 'externalReference']],
  ] as const)('POST %s bounds its texts', async (path, good, fields) => {
    for (const field of fields) {
      const values = field === 'address' ? [LONG, '', ' '] : [LONG, '', CONTROL, 'a\u0000'];
      for (const value of values) await refuses('400 invalid_request', path, { ...good, [field]: value });
      await refuses('400 invalid_request', path, { ...good, [field]: 7 });
      await refuses('400 invalid_request', path, { ...good, [field]: null });
    }
  });

  it('bounds the texts of a payout, of a pay-in and of a move', async () => {
    const payout = exampleRequest('createPayout', records).body;
    for (const path of ['/v1/treasury/payouts', '/v1/treasury/payouts/preview']) {
      for (const field of [
        'externalReference',
        'purpose',
        'walletProviderReference',
        'downstreamMerchantReference',
        'statementReference',
        'evidenceId',
        'onBehalfOf',
      ]) {
        for (const value of [LONG, '', CONTROL]) {
          await refuses('400 invalid_request', path, { ...payout, [field]: value });
        }
      }
    }
    const payin = exampleRequest('simulatePayin', records).body;
    for (const field of ['providerReference', 'externalReference', 'reason', 'outcome']) {
      for (const value of [LONG, '', CONTROL]) {
        await refuses('400 invalid_request', '/v1/sandbox/payins', { ...payin, [field]: value });
      }
    }
    for (const { path, body } of [
      exampleRequest('advancePayin', records),
      exampleRequest('advanceOperation', records),
    ]) {
      for (const wrong of [{ reason: LONG }, { reason: CONTROL }, { to: 'gone' }, { to: 'detected' }]) {
        await refuses('400 invalid_request', path, { ...body, ...wrong });
      }
    }
  });

  it.each<[string, object]>([
    ['a BSB of five digits', { bsb: '06200' }],
    ['a BSB with a hyphen', { bsb: '062-000' }],
    ['a BSB of other digits', { bsb: '\u0660\u0666\u0662\u0660\u0660\u0660' }],
    ['an account number of ten digits', { accountNumber: '1234567890' }],
    ['an account number with a space', { accountNumber: '1234 567' }],
    ['no account name', { accountName: undefined }],
    ['an account name of 141 characters', { accountName: 'x'.repeat(141) }],
    ['the fields of a PayID', { payId: 'a@b.example' }],
    ['another type', { type: 'iban' }],
    ['no type', { type: undefined }],
  ])('refuses a bank account with %s', async (_name, change) => {
    const destination = { ...PERSON.destination, ...change };
    await refuses('400 invalid_request', BENEFICIARIES, { ...PERSON, destination });
  });

  it.each<[string, object]>([
    ['a PayID that is nothing', { payId: 'nothing' }],
    ['a phone as people write it', { payId: '0412345678' }],
    ['a foreign phone', { payId: '+1-2025550123' }],
    ['an ABN with wrong check digits', { payId: '51824753557' }],
    ['a type that it does not have', { payId: 'a@b.example', payIdType: 'abn' }],
    ['a bank account beside it', { payId: 'a@b.example', bsb: '062000' }],
  ])('refuses a PayID destination with %s', async (_name, change) => {
    const destination = { type: 'payid', accountName: 'Ada', ...change };
    await refuses('400 invalid_request', BENEFICIARIES, { ...PERSON, destination });
  });

  it.each<[string, object]>([
    ['a birthday to come', { ...PERSON, dateOfBirth: '2999-01-01' }],
    ['a day that does not exist', { ...PERSON, dateOfBirth: '2001-02-29' }],
    ['a birthday with a time', { ...PERSON, dateOfBirth: '2001-02-28T00:00:00Z' }],
    ['the name of a business', { ...PERSON, businessName: 'Engines' }],
    ['no last name', { ...PERSON, lastName: undefined }],
    ['an ABN', { ...PERSON, abn: '51824753556' }],
    ['no destination', { ...PERSON, destination: undefined }],
    ['a share token that is too short', { ...PERSON, identity: { shareToken: '1234567' } }],
    ['an identity without a token', { ...PERSON, identity: {} }],
    ['an ABN that is none', { ...BUSINESS, abn: '51824753557' }],
    ['an ACN of ten digits', { ...BUSINESS, acn: '1234567890' }],
    ['the name of a person', { ...BUSINESS, firstName: 'Ada' }],
    ['another type', { ...PERSON, type: 'trust' }],
  ])('refuses a beneficiary with %s', async (_name, body) => {
    await refuses('400 invalid_request', BENEFICIARIES, body);
  });

  it('refuses settings without a change, and a clock that is told two things', async () => {
    for (const body of [
      {},
      { payoutRemitter: 'Ada Pty Ltd' },
      { poboEnabled: 'yes' },
      { poboEnabled: null },
    ]) {
      await expectRefused(server(), '400 invalid_request', () =>
        tenant.request('PUT', '/v1/treasury/settings', { body }),
      );
    }
    for (const body of [
      ...[{}, { running: false }, { running: true, advanceSeconds: 1 }, { advanceSeconds: -1 }],
      ...[{ advanceSeconds: 1.5 }, { advanceSeconds: '1' }, { advanceSeconds: 1e12 }, { frozenAt: null }],
      ...[
        { frozenAt: 'tomorrow' },
        { frozenAt: '2027-02-29T00:00:00Z' },
        { frozenAt: '2027-01-01T00:00:00' },
      ],
    ]) {
      await refuses('400 invalid_request', '/v1/sandbox/clock', body);
    }
  });

  it.each([
    ['two dots', '..%2f..%2fetc', '400 invalid_request'],
    ['a space', 'pay%20x', '400 invalid_request'],
    ['a line break', 'pay_%0d%0ax', '400 invalid_request'],
    ['NUL', 'pay_%00', '400 invalid_request'],
    ['letters beyond ASCII', 'p%C3%A4y', '400 invalid_request'],
    ['65 characters', 'x'.repeat(65), '400 invalid_request'],
    ['SQL', "x'%20or%20'1'='1", '400 invalid_request'],
    ['64 characters', 'x'.repeat(64), '404 not_found'],
    ['an inherited name', '__proto__', '404 not_found'],
    ['nothing', '', '404 not_found'],
  ])('answers an id made of %s', async (_name, id, answer) => {
    expect(answerOf(await tenant.request('GET', `/v1/treasury/payouts/${id}`))).toBe(answer);
    const path = `/v1/treasury/beneficiaries/${id}/deactivate`;
    expect(answerOf(await tenant.request('POST', path))).toBe(answer);
  });

  it.each([...METHODS_OF])('%s takes the methods %s and no other', async (template, methods) => {
    const path = template.replace(/\{\w+\}/, randomUUID());
    for (const method of ALL_METHODS.filter((each) => !methods.includes(each))) {
      // An answer to HEAD has no body that could be judged.
      const send = method === 'HEAD' ? server().service.send : tenant.request;
      const reply = await send(method, path, { key: tenant.secretKey });
      expect([method, reply.status]).toEqual([method, 405]);
      expect(reply.headers.get('allow')?.split(', ').sort()).toEqual([...methods].sort());
    }
  });

  it.each(['/', '/docs/'])('leads from %s to the documentation', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(`${server().url}${path}`, { method, redirect: 'manual' });
      expect([method, status, headers.get('location')]).toEqual([method, 302, '/docs']);
      expect(headers.get('x-request-id')).toMatch(/^req_/);
    }
    expect(answerOf(await tenant.request('POST', path))).toBe('404 not_found');
  });

  it.each(['/v1', '/v1/treasury/', '/v1/treasury/payouts/', '/V1/treasury', '/v1//treasury', '/v2/treasury'])(
    'knows no path %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect(answerOf(await tenant.request(method, path))).toBe('404 not_found');
      }
    },
  );

  it('stores and gives back texts that look like something else', async () => {
    const strange = `'; drop table movements; -- \u202e {{7*7}} \${7*7} <script>alert(1)</script> \u{1f600} e\u0301`;
    const body = {
      ...PERSON,
      firstName: strange,
      externalReference: strange,
      address: `${strange}\nline two`,
    };
    const made = await tenant.newBeneficiary(body);
    expect(made).toMatchObject(body);
    for (const query of [
      new URLSearchParams({ externalReference: strange }).toString(),
      `externalReference=${encodeURIComponent(strange)}`,
      `externalReference=${encodeURI(strange).replaceAll('&', '%26')}`,
    ]) {
      expect((await tenant.get<{ data: object[] }>(`${BENEFICIARIES}?${query}`)).data).toEqual([made]);
    }
  });
}, GUARDED);
