import { beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/each-server.ts';
import { answerOf } from '../../testing/example-request.ts';
import { matching } from '../../testing/matching.ts';
import type { TestTenant } from '../../testing/test-tenant.ts';

type FundingInstrument = Schema<'FundingInstrument'>;

const PATH = '/v1/treasury/funding-instruments';

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant('Analytical Engines Pty Ltd');
  });

  it("opens an account in the tenant's name, with every field that it has", async () => {
    const instrument = await tenant.newInstrument();
    expect(instrument).toEqual({
      ...{ id: matching(/^fin_/), clientId: tenant.clientId, type: 'aud_account', asset: 'AUD' },
      ...{ status: 'active', accountName: 'Analytical Engines Pty Ltd' },
      ...{ bsb: matching(/^\d{6}$/), accountNumber: matching(/^\d{1,9}$/) },
      ...{ providerReference: matching(/./), activationMessage: matching(/./) },
      ...{ createdAt: matching(/Z$/), updatedAt: instrument.createdAt },
    });
    expect(await tenant.get(`${PATH}/${instrument.id}`)).toEqual(instrument);
    expect(await tenant.get(PATH)).toEqual({ data: [instrument], hasMore: false, nextCursor: null });
  });

  it('takes a name, a reference and a PayID', async () => {
    const body = { accountName: 'Ada Lovelace', withPayId: { type: 'email' }, externalReference: 'till 1' };
    const instrument = await tenant.newInstrument(body);
    expect(instrument).toMatchObject({ accountName: 'Ada Lovelace', externalReference: 'till 1' });
    expect(instrument.payId).toMatch(/^[^@ ]+@[^@ ]+$/);
    const found = await tenant.get<{ data: FundingInstrument[] }>(`${PATH}?externalReference=till%201`);
    expect(found.data).toEqual([instrument]);
  });

  it('gives every instrument numbers of its own', async () => {
    const instruments = await Promise.all(Array.from({ length: 30 }, () => tenant.newInstrument()));
    expect(new Set(instruments.map(({ bsb, accountNumber }) => `${bsb} ${accountNumber}`)).size).toBe(30);
    expect(new Set(instruments.map(({ providerReference }) => providerReference)).size).toBe(30);
  });

  it('gives no PayID where the configuration has none', async () => {
    await tenant.configure({ capabilities: { audInboundRails: ['bsb_account'] } });
    const body = { type: 'aud_account', withPayId: { type: 'email' } };
    expect(answerOf(await tenant.request('POST', PATH, { body }))).toBe('422 capability_disabled');
    expect((await tenant.newInstrument()).status).toBe('active');
  });

  it.each([
    ['no body', undefined],
    ['an empty one', {}],
  ])('is deactivated once, with %s, and stays readable', async (_name, body) => {
    const before = await tenant.newInstrument();
    const payin = await tenant.fund('1.00', { fundingInstrumentId: before.id });
    const after = await tenant.post<FundingInstrument>(`${PATH}/${before.id}/deactivate`, body);
    expect(after).toEqual({
      ...before,
      ...{ status: 'inactive', updatedAt: after.deactivatedAt, deactivatedAt: matching(/Z$/) },
    });
    expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
    expect((await tenant.get<{ data: object[] }>(`${PATH}?status=inactive`)).data).toEqual([after]);
    expect(await tenant.get(`/v1/treasury/payins/${payin.id}`)).toEqual(payin);
    const again = await tenant.request('POST', `${PATH}/${before.id}/deactivate`);
    expect(answerOf(again)).toBe('409 invalid_state');
    expect(await tenant.get(`${PATH}/${before.id}`)).toEqual(after);
  });

  it('moves no money', async () => {
    const { id } = await tenant.newInstrument();
    await tenant.post(`${PATH}/${id}/deactivate`);
    expect(await tenant.figures()).toBe('0.00/0.00/0.00');
    expect((await tenant.get<{ data: object[] }>('/v1/treasury/transactions')).data).toEqual([]);
  });
});
