import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../generated/operations.ts';
import { requestJudgeOf } from '../../http/guard/guard-judge.ts';
import { validatorsOf } from '../../contract/validators.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { SHOPPER, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/customers';

const { individualDetails, contact } = SHOPPER;
const businessDetails = { companyName: 'X Pty Ltd', registrationNumber: '1', country: 'AU' };

const person = (change: object): object => ({ individualDetails: { ...individualDetails, ...change } });
const address = (email: string): object => ({ contact: { ...contact, email } });
const { country: _country, ...withoutCountry } = individualDetails;

/** What the contract's schema refuses, and so both tiers of validation. */
const AGAINST_SCHEMA: readonly (readonly [string, object])[] = [
  ['details of the other type', { individualDetails: undefined, businessDetails }],
  ['details of both types', { businessDetails }],
  ['a part of the details', { individualDetails: withoutCountry }],
  ['details that are null', { individualDetails: null }],
  ['an unknown detail', person({ middleName: 'X' })],
  ['a day that does not exist', person({ dob: '2001-02-29' })],
  ['a day before 1900', person({ dob: '1899-12-31' })],
  ['a moment for a day', person({ dob: '1991-05-23T00:00:00Z' })],
  ['a country in lower case', person({ country: 'au' })],
  ['a country of three letters', person({ country: 'AUS' })],
  ['a blank name', person({ firstName: '  ' })],
  ['a name of 141 characters', person({ lastName: 'x'.repeat(141) })],
  ['an address of 255 characters', address(`${'a'.repeat(61)}@${'b.'.repeat(95)}com`)],
  ['an address without an at', address('mia.example.com')],
  ['a contact without a name', { contact: { email: 'mia@example.com' } }],
  ['no contact', { contact: undefined }],
  ['no type', { type: undefined }],
  ['an unknown type', { type: 'trust' }],
  ['an entitlement twice', { entitlements: ['aud_onramp', 'aud_onramp'] }],
  ['an unknown entitlement', { entitlements: ['usd_onramp'] }],
  ['a status of its own', { verificationStatus: 'approved' }],
  ['an account of its own', { counterpartyId: 'acct_1' }],
  ['an empty external identifier', { externalCustomerId: '' }],
  ['an external identifier of 256 characters', { externalCustomerId: 'x'.repeat(256) }],
  ['an external identifier that is null', { externalCustomerId: null }],
  ['a reserved key', { metadata: { '@@platformtype': 1 } }],
  ['a reserved key deep inside', { metadata: { a: [{ b: { '@@platformtype.escaped': 1 } }] } }],
];

/** What no schema can say. */
const AGAINST_RULES: readonly (readonly [string, object, string])[] = [
  ['an unassigned country', person({ country: 'XX' }), '/individualDetails/country'],
  ['an unassigned nationality', person({ nationality: 'ZZ' }), '/individualDetails/nationality'],
  ['a domain that cannot be', address('mia@example.c'), '/contact/email'],
  ['a local part of 65 characters', address(`${'m'.repeat(65)}@example.com`), '/contact/email'],
];

const NO_CHANGES: readonly (readonly [string, object])[] = [
  ['nothing', {}],
  ['details of both types', { individualDetails, businessDetails }],
  ['the type', { type: 'individual' }],
  ['a part of the contact', { contact: { name: 'Mia' } }],
  ['metadata that is null', { metadata: null }],
  ['a status', { verificationStatus: 'approved' }],
  ['an entitlement twice', { entitlements: ['aud_onramp', 'aud_onramp'] }],
  ['a reserved key', { metadata: { deep: { '@@platformtype': 1 } } }],
];

/** Whether the contract guard, by itself, lets a body pass. */
async function passesGuard(operationId: 'createCustomer' | 'updateCustomer', body: object): Promise<boolean> {
  const operation = OPERATIONS[operationId];
  const url = operation.path.replace('{id}', 'cus_1');
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-ours' };
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const request = { method: operation.method.toUpperCase(), url, headers, body: sent };
  return (await requestJudgeOf(operation).judge(request)) === undefined;
}

const passesValidator = (operationId: 'createCustomer' | 'updateCustomer', body: object): boolean =>
  validatorsOf(operationId).body!(JSON.parse(JSON.stringify(body)));

describe('both tiers of validation', () => {
  it('let a whole customer pass, with the first and the last day of birth that the schema knows', async () => {
    for (const dob of ['1900-01-01', '2000-02-29']) {
      const body = { ...SHOPPER, ...person({ dob }) };
      expect([passesValidator('createCustomer', body), await passesGuard('createCustomer', body)]).toEqual([
        true,
        true,
      ]);
    }
  });

  it.each(AGAINST_SCHEMA)('refuse %s', async (_what, change) => {
    const body = { ...SHOPPER, ...change };
    expect([passesValidator('createCustomer', body), await passesGuard('createCustomer', body)]).toEqual([
      false,
      false,
    ]);
  });

  it.each(NO_CHANGES)('refuse a change of %s', async (_what, body) => {
    expect([passesValidator('updateCustomer', body), await passesGuard('updateCustomer', body)]).toEqual([
      false,
      false,
    ]);
  });
});

withServer(({ server }) => {
  let tenant: TestTenant;
  let customerId: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    customerId = (await tenant.newCustomer({ individualDetails: undefined })).id;
  });

  let before: object;
  beforeEach(async () => {
    before = await server().countRows();
  });

  describe('a customer that is refused leaves nothing behind', () => {
    it.each(AGAINST_SCHEMA)('for %s', async (_what, change) => {
      const reply = await tenant.request('POST', PATH, { body: { ...SHOPPER, ...change } });
      expect(answerOf(reply)).toBe('400 invalid_request');
      expect(await server().countRows()).toEqual(before);
    });

    it.each(AGAINST_RULES)('for %s, created or changed', async (_what, change, path) => {
      for (const reply of [
        await tenant.request('POST', PATH, { body: { ...SHOPPER, ...change } }),
        await tenant.request('PATCH', `${PATH}/${customerId}`, { body: change }),
      ]) {
        expect(answerOf(reply)).toBe('400 invalid_request');
        expect(reply.body['details']).toMatchObject([{ in: 'body', path }]);
      }
      expect(await server().countRows()).toEqual(before);
    });

    it("for a day of birth that is not over in Sydney, on the tenant's clock", async () => {
      // Half past midnight of 2 March in Sydney.
      await tenant.post('/v1/sandbox/clock', { frozenAt: '2031-03-01T13:30:00Z' });
      const known = await server().countRows();
      for (const dob of ['2031-03-02', '2031-03-03', '2099-01-01']) {
        const body = { ...SHOPPER, ...person({ dob }) };
        const replies = [
          await tenant.request('POST', PATH, { body }),
          await tenant.request('PATCH', `${PATH}/${customerId}`, { body: person({ dob }) }),
          await tenant.request('PATCH', `${PATH}/${customerId}`, {
            body: person({ dob }),
            idempotencyKey: null,
          }),
        ];
        expect(replies.map(answerOf)).toEqual(Array(3).fill('400 invalid_request'));
      }
      expect(await server().countRows()).toEqual(known);
      const yesterday = await tenant.newCustomer(person({ dob: '2031-03-01' }));
      expect(yesterday.individualDetails?.dob).toBe('2031-03-01');
    });
  });

  it.each(NO_CHANGES)('a change of %s is refused', async (_what, body) => {
    const reply = await tenant.request('PATCH', `${PATH}/${customerId}`, { body });
    expect(answerOf(reply)).toBe('400 invalid_request');
    expect(await server().countRows()).toEqual(before);
  });
});
