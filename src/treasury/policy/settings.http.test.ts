import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/settings';

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant('Analytical Engines Pty Ltd');
  });

  const change = async (body: object): Promise<Record<string, unknown>> => {
    const reply = await tenant.request('PUT', PATH, { body });
    expect(reply.status, reply.text).toBe(200);
    expect(await tenant.get(PATH)).toEqual(reply.body);
    return reply.body;
  };

  it("shows a new tenant the platform as remitter, and its own account's name", async () => {
    expect(await tenant.get(PATH)).toEqual({
      payoutRemitter: 'platform',
      tenantRemitterName: 'Analytical Engines Pty Ltd',
      poboEnabled: true,
      updatedAt: matching(/Z$/),
    });
  });

  it('changes what it is told, and leaves the rest as it is', async () => {
    const first = await change({ payoutRemitter: 'tenant' });
    expect(first).toMatchObject({ payoutRemitter: 'tenant', poboEnabled: true });
    const both = await change({ payoutRemitter: 'platform', poboEnabled: false });
    expect(both).toMatchObject({ payoutRemitter: 'platform', poboEnabled: false });
    expect(await change({ poboEnabled: true })).toMatchObject({
      payoutRemitter: 'platform',
      poboEnabled: true,
    });
    expect(String(both['updatedAt']) >= String(first['updatedAt'])).toBe(true);
  });

  it('refuses two settings that contradict, in one body or with what is stored, and keeps what there was', async () => {
    const refused = async (body: object): Promise<string> => {
      const before = await tenant.get(PATH);
      const reply = await tenant.request('PUT', PATH, { body });
      expect(await tenant.get(PATH)).toEqual(before);
      return answerOf(reply);
    };
    expect(await refused({ payoutRemitter: 'tenant', poboEnabled: false })).toBe('400 invalid_request');
    await change({ payoutRemitter: 'tenant' });
    expect(await refused({ poboEnabled: false })).toBe('409 invalid_state');
    await change({ payoutRemitter: 'platform', poboEnabled: false });
    expect(await refused({ payoutRemitter: 'tenant' })).toBe('409 invalid_state');
    await change({ payoutRemitter: 'tenant', poboEnabled: true });
  });

  it('pays nothing in the name of a tenant while poboEnabled is false; payouts that were made keep theirs', async () => {
    await tenant.fund('100.00');
    const { id: beneficiaryId } = await tenant.newBeneficiary();
    const pay = (more: object) => {
      const body = {
        beneficiaryId,
        amount: '1.00',
        currency: 'AUD',
        externalReference: randomUUID(),
        ...more,
      };
      return Promise.all(
        ['', '/preview'].map((path) => tenant.request('POST', `/v1/treasury/payouts${path}`, { body })),
      );
    };
    const before = await tenant.newPayout({ beneficiaryId, onBehalfOf: 'tenant' });
    await change({ poboEnabled: false });
    const [refused, previewed] = await pay({ onBehalfOf: 'tenant' });
    expect(answerOf(refused!)).toBe('422 capability_disabled');
    expect(previewed!.body).toMatchObject({ canProceed: false, holdReason: 'capability_disabled' });
    for (const more of [{}, { onBehalfOf: 'platform' }]) {
      const [made, possible] = await pay(more);
      expect(made!.body).toMatchObject({ onBehalfOf: 'platform', remitterName: 'Corridor' });
      expect(possible!.body).toMatchObject({ canProceed: true });
    }
    expect(await tenant.payout(before.id)).toMatchObject({
      onBehalfOf: 'tenant',
      remitterName: 'Analytical Engines Pty Ltd',
    });
  });

  it('shows on a transfer to a bank who its sender was when it was detected', async () => {
    await change({ payoutRemitter: 'tenant' });
    const first = await tenant.newTransfer('stablecoin_to_aud', '10.00');
    expect(first).toMatchObject({ remitterName: 'Analytical Engines Pty Ltd' });
    await change({ payoutRemitter: 'platform', poboEnabled: false });
    expect(await tenant.newTransfer('stablecoin_to_aud', '10.00')).toMatchObject({
      remitterName: 'Corridor',
    });
    expect(await tenant.get(`/v1/transfers/${first.id}`)).toMatchObject({
      remitterName: 'Analytical Engines Pty Ltd',
    });
    expect(Object.keys(await tenant.newTransfer('aud_to_stablecoin', '10.00'))).not.toContain('remitterName');
  });

  it('never lets the name be written', async () => {
    const reply = await tenant.request('PUT', PATH, { body: { tenantRemitterName: 'Somebody else' } });
    expect(reply.status).toBe(400);
  });
});
