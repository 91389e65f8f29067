import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/beneficiaries';

const payId = (text: string): object => ({ type: 'payid', payId: text, accountName: 'Ada' });

const BUSINESS = {
  type: 'business',
  businessName: 'Engines Pty Ltd',
  abn: '51824753556',
  acn: '004085616',
  address: '1 George St\nSydney',
  destination: payId('51824753556'),
};

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  it('is saved and shown with every field that was given, and a reference of its own', async () => {
    const body = {
      ...PERSON,
      dateOfBirth: '1815-12-10',
      address: '12 St James Square',
      partyContext: { vip: true },
      businessIdentity: { id: '7' },
      glMapping: { account: '2000' },
    };
    const beneficiary = await tenant.newBeneficiary(body);
    expect(beneficiary).toEqual({
      ...body,
      id: matching(/^ben_/),
      clientId: tenant.clientId,
      status: 'active',
      externalReference: beneficiary.id,
      createdAt: matching(/Z$/),
      updatedAt: beneficiary.createdAt,
    });
    expect(await tenant.get(`${PATH}/${beneficiary.id}`)).toEqual(beneficiary);
    expect(await tenant.get(PATH)).toEqual({ data: [beneficiary] });
  });

  it('can be a business', async () => {
    const beneficiary = await tenant.newBeneficiary({ ...BUSINESS, externalReference: 'supplier 1' });
    expect(beneficiary).toMatchObject({
      ...BUSINESS,
      externalReference: 'supplier 1',
      destination: { ...BUSINESS.destination, payIdType: 'abn' },
    });
    expect(Object.keys(beneficiary)).not.toContain('firstName');
  });

  it.each([
    ['ada@example.com', 'email'],
    ['+61-412345678', 'phone'],
    ['51824753556', 'abn'],
  ])('reads the kind of the PayID %s from its form', async (text, payIdType) => {
    const { destination } = await tenant.newBeneficiary({ ...PERSON, destination: payId(text) });
    expect(destination).toEqual({ ...payId(text), payIdType });
    const told = { ...payId(text), payIdType };
    expect((await tenant.newBeneficiary({ ...PERSON, destination: told })).destination).toEqual(told);
  });

  it('takes a share token once, of its tenant, and shows it never', async () => {
    const shareToken = `token-${randomUUID()}`;
    const body = { ...PERSON, identity: { shareToken } };
    const first = await tenant.request('POST', PATH, { body });
    expect(first.status).toBe(201);
    expect(first.text).not.toContain('token');
    const second = await tenant.request('POST', PATH, { body });
    expect(answerOf(second)).toBe('422 identity_evidence_invalid');
    expect((await tenant.get<{ data: object[] }>(PATH)).data).toHaveLength(1);
    const other = await server().newTenant();
    expect((await other.newBeneficiary(body)).status).toBe('active');
    const stored = await server().service.database.reader('share_tokens').select('*');
    expect(JSON.stringify(stored)).not.toContain(shareToken);
    expect(JSON.stringify(server().service.logLines)).not.toContain(shareToken);
  });

  it('is deactivated once, stays readable, and is paid no more', async () => {
    await tenant.fund('100.00');
    const before = await tenant.newBeneficiary();
    const payout = await tenant.newPayout({ beneficiaryId: before.id });
    const after = await tenant.post<Schema<'IndividualBeneficiary'>>(`${PATH}/${before.id}/deactivate`);
    expect(after).toEqual({
      ...before,
      status: 'inactive',
      updatedAt: after.deactivatedAt,
      deactivatedAt: matching(/Z$/),
    });
    expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
    expect((await tenant.get<{ data: object[] }>(`${PATH}?status=active`)).data).toEqual([]);
    const again = await tenant.request('POST', `${PATH}/${before.id}/deactivate`);
    expect(answerOf(again)).toBe('409 invalid_state');
    const body = { beneficiaryId: before.id, amount: '1', currency: 'AUD', externalReference: 'order' };
    for (const path of ['/v1/treasury/payouts', '/v1/treasury/payouts/preview']) {
      expect(answerOf(await tenant.request('POST', path, { body }))).toBe('422 beneficiary_inactive');
    }
    await tenant.settle();
    expect(await tenant.payout(payout.id)).toMatchObject({ status: 'settled', beneficiarySnapshot: PERSON });
  });

  it('may share its external reference with another', async () => {
    const body = { ...PERSON, externalReference: 'same' };
    const made = [await tenant.newBeneficiary(body), await tenant.newBeneficiary(body)];
    const { data } = await tenant.get<{ data: object[] }>(`${PATH}?externalReference=same`);
    expect(data).toEqual(made.reverse());
  });
});
