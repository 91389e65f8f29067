import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { GUARDED } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import {
  makeExampleRecords,
  unknownRecords,
  type ExampleRecords,
} from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest, sendExample } from '../testing/server/example-request.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

/** An answer without what differs from one request to the next. */
function shapeOf({ status, headers, body }: TestReply): object {
  const names = [...headers.keys()].filter((name) => name !== 'date').sort();
  return { status, names, body: { ...body, requestId: 'req' } };
}

eachServer(({ server }) => {
  let owner: TestTenant;
  let records: ExampleRecords;
  let stranger: TestTenant;
  let stepUpToken: string;

  const unknown = unknownRecords();

  const namesRecord = OPERATION_IDS.filter((id) => {
    // A confirmation in the headers is no record.
    const { path, body } = exampleRequest(id, unknown);
    const example = JSON.stringify([path, body]);
    return Object.values(unknown).some((name) => example.includes(name));
  });

  beforeAll(async () => {
    owner = await server().newTenant();
    records = await makeExampleRecords(owner);
    stranger = await server().newTenant();
    stepUpToken = await stranger.stepUp();
    await stranger.fund('1000.00');
  });

  it('concerns every operation of which the contract says that it can miss a record', () => {
    const errorsOf = (id: OperationId): readonly string[] => OPERATIONS[id].errors;
    expect(namesRecord).toEqual(OPERATION_IDS.filter((id) => errorsOf(id).includes('not_found')));
  });

  it.each(namesRecord)("%s answers another tenant's record as one that never existed", async (id) => {
    const before = await server().countRows();
    // A confirmation of one's own: the records alone are another's.
    const foreignRecords = { ...records, stepUpToken };
    const foreign = await sendExample(stranger.request, exampleRequest(id, foreignRecords));
    const missing = await sendExample(stranger.request, exampleRequest(id, { ...unknown, stepUpToken }));
    expect(answerOf(foreign)).toBe('404 not_found');
    expect(shapeOf(foreign)).toEqual(shapeOf(missing));
    const mixed = await sendExample(
      stranger.request,
      exampleRequest(id, { ...foreignRecords, beneficiaryId: records.payoutId }),
    );
    expect(answerOf(mixed)).toBe('404 not_found');
    // The refusal of a business rule is stored with its key, and nothing else is.
    const { idempotency_keys: keysBefore = 0, ...othersBefore } = before;
    const { idempotency_keys: keysAfter = 0, ...othersAfter } = await server().countRows();
    expect(othersAfter).toEqual(othersBefore);
    expect(keysAfter - keysBefore).toBe(exampleRequest(id, records).method === 'GET' ? 0 : 3);
  });

  it.each([
    ['/v1/treasury/transactions', 'movementId'],
    ['/v1/treasury/funding-instruments', 'instrumentId'],
    ['/v1/treasury/payins', 'payinId'],
    ['/v1/treasury/beneficiaries', 'beneficiaryId'],
    ['/v1/treasury/payouts', 'payoutId'],
    ['/v1/treasury/destinations', 'destinationId'],
    ['/v1/treasury/withdrawals', 'withdrawalId'],
    ['/v1/treasury/conversion-quotes', 'quoteId'],
    ['/v1/treasury/conversions', 'conversionId'],
    ['/v1/payment-routes', 'routeId'],
    ['/v1/api-keys', 'apiKeyId'],
  ] as const)('%s lists nothing of another tenant', async (path, record) => {
    const idsOf = async (tenant: TestTenant): Promise<string[]> =>
      (await tenant.get<{ data: { id: string }[] }>(path)).data.map(({ id }) => id);
    expect(await idsOf(owner)).toContain(records[record]);
    expect(await idsOf(stranger)).not.toContain(records[record]);
  });

  it("finds nothing by another tenant's references and ids", async () => {
    const payout = await owner.payout(records.payoutId);
    for (const query of [
      `payouts?externalReference=${payout.externalReference}`,
      `payouts?beneficiaryId=${records.beneficiaryId}`,
      `transactions?externalReference=${payout.externalReference}`,
    ]) {
      expect((await owner.get<{ data: object[] }>(`/v1/treasury/${query}`)).data).not.toEqual([]);
      expect((await stranger.get<{ data: object[] }>(`/v1/treasury/${query}`)).data).toEqual([]);
    }
  });

  it('shows an overview that holds nothing of another tenant', async () => {
    const empty = await server().newTenant();
    const overview = JSON.stringify(await empty.get('/v1/treasury'));
    for (const id of [...Object.values(records), owner.clientId]) expect(overview).not.toContain(id);
    expect(await empty.figures()).toBe('0.00/0.00/0.00');
  });

  it('cannot be made to act for another tenant by a field, a header or a parameter', async () => {
    const { clientId } = owner;
    const body = { type: 'aud_account', clientId };
    const path = '/v1/treasury/funding-instruments';
    expect(answerOf(await stranger.request('POST', path, { body }))).toBe('400 invalid_request');
    expect(answerOf(await stranger.request('GET', `${path}?clientId=${clientId}`))).toBe(
      '400 invalid_request',
    );
    const made = await stranger.request('POST', path, {
      body: { type: 'aud_account' },
      headers: { 'x-client-id': clientId, 'x-tenant-id': clientId },
    });
    expect(made.body['clientId']).toBe(stranger.clientId);
  });

  it('keeps external references and provider references apart between tenants', async () => {
    const externalReference = randomUUID();
    const [mine, theirs] = [
      await owner.newPayout({ externalReference }),
      await stranger.newPayout({ externalReference }),
    ];
    expect([mine.status, theirs.status]).toEqual(['accepted', 'accepted']);
    const providerReference = randomUUID();
    const [one, other] = [
      await owner.fund('1.00', { providerReference }),
      await stranger.fund('1.00', { providerReference }),
    ];
    expect(one.id).not.toBe(other.id);
    expect(other.clientId).toBe(stranger.clientId);
  });
}, GUARDED);
