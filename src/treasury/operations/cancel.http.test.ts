import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { SOON } from '../../testing/worlds/soon.ts';

type Operation = Schema<'Payout'> | Schema<'Withdrawal'>;

/** How many operations race; by hand as many as one says. */
const RACERS = Number(process.env['CORRIDOR_TEST_RACERS'] ?? 40);

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.fund('100000.00');
    await tenant.adjust('USDC', '100000');
    // What falls due waits until the clock goes on.
    await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
  });

  const KINDS = [
    {
      kind: 'payout',
      path: '/v1/treasury/payouts',
      asset: 'AUD',
      order: 'pay',
      make: (body?: object): Promise<Operation> => tenant.newPayout(body),
    },
    {
      kind: 'withdrawal',
      path: '/v1/treasury/withdrawals',
      asset: 'USDC',
      order: 'send',
      make: (body?: object): Promise<Operation> => tenant.newWithdrawal(body),
    },
  ] as const;

  const orderOf = async (subject: string): Promise<Record<string, unknown> | undefined> =>
    (await server().service.database.reader('instructions').where({ subject }))[0] as never;

  const simulated = async (subject: string): Promise<number> =>
    (await server().service.database.reader('simulated_orders').where({ subject })).length;

  describe.each(KINDS)('a $kind', ({ kind, path, asset, make }) => {
    const cancel = (id: string, body: object = {}) =>
      tenant.request('POST', `${path}/${id}/cancel`, { body });

    const balance = async () => {
      const { balances } = await tenant.get<Schema<'TreasuryOverview'>>('/v1/treasury');
      const found = balances.find((each) => each.asset === asset);
      return [found?.available, found?.reserved];
    };

    it('that is accepted fails with what it reserved free again, and its order is never handed over', async () => {
      const before = await balance();
      const { id, externalReference } = await make();
      expect(await balance()).not.toEqual(before);
      const { status, body } = await cancel(id, { reason: 'It was paid already' });
      expect([status, body]).toMatchObject([
        200,
        {
          id,
          status: 'failed',
          failureCode: 'canceled',
          failureMessage: 'It was paid already',
          nextAction: 'none',
          statusHistory: [{ status: 'accepted' }, { status: 'failed', reason: 'It was paid already' }],
        },
      ]);
      expect((body as Operation).failedAt).toBeDefined();
      expect(await tenant.get(`${path}/${id}`)).toEqual(body);
      expect(await balance()).toEqual(before);
      expect((await orderOf(id))?.['status']).toBe('withdrawn');

      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 3_600 });
      expect([(await tenant.get<Operation>(`${path}/${id}`)).status, await simulated(id)]).toEqual([
        'failed',
        0,
      ]);
      // Nobody else holds the reference.
      expect((await make({ externalReference })).status).toBe('accepted');
    });

    it('that is held fails too, and says so by itself where the account gives no reason', async () => {
      const { id, status, holdReason } = await make({ amount: '1.03' });
      expect([status, holdReason]).toEqual(['held', 'provider_review']);
      const { body } = await tenant.request('POST', `${path}/${id}/cancel`, {});
      expect(body).toMatchObject({ status: 'failed', failureMessage: 'Canceled by the account.' });
      expect(body).not.toHaveProperty('holdReason');
      expect((body as Operation).statusHistory.at(-1)).not.toHaveProperty('reason');
    });

    it('that was canceled is told as failed, and nobody is sent a mail', async () => {
      const { id } = await make();
      await cancel(id);
      const { data } = await tenant.get<Schema<'EventList'>>(`/v1/events?objectId=${id}`);
      expect(data.map(({ type }) => type)).toEqual([`${kind}.failed`, `${kind}.accepted`]);
      const notifications = server().service.database.reader('notifications');
      expect(await notifications.where({ subject_id: id })).toEqual([]);
      const refused = await make();
      await tenant.post(`/v1/sandbox/operations/${refused.id}/advance`, { to: 'failed' });
      const told = await server().service.database.reader('notifications').where({ subject_id: refused.id });
      const mails = (await tenant.get<Schema<'MailList'>>('/v1/sandbox/mail')).data;
      expect(told.length + mails.filter(({ text }) => text.includes(refused.id)).length).toBeGreaterThan(0);
    });

    it('that has ended, or was handed over, or is of another kind, stays as it is', async () => {
      const ended = [await make({ amount: '1.03' }), await make(), await make()] as const;
      await cancel(ended[0].id);
      await tenant.post(`/v1/sandbox/operations/${ended[1].id}/advance`, { to: 'submitted' });
      await tenant.post(`/v1/sandbox/operations/${ended[2].id}/advance`, { to: 'settled' });
      for (const { id } of ended) {
        const before = await tenant.get(`${path}/${id}`);
        expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
        expect(await tenant.get(`${path}/${id}`)).toEqual(before);
      }
      const conversion = await tenant.newConversion();
      expect(await cancel(conversion.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    });

    it.each([
      ['a lease on it', { lease_token: 'a', lease_until: 1, attempts: 1 }, 409],
      ['a question about it', { asks: 1, attempts: 1 }, 409],
      ['an unknown outcome', { status: 'asking', attempts: 1 }, 409],
      ['a place in a file', { status: 'gathered', batch_id: 'bat_1' }, 409],
      ['calls that were certainly without effect', { attempts: 3 }, 200],
      ['a cut-off to wait for', { rail: 'bsb_account' }, 200],
    ])('with %s is canceled only if nobody can have its order', async (_, changed, expected) => {
      const { id } = await make();
      await server().service.database.writer('instructions').where({ subject: id }).update(changed);
      expect((await cancel(id)).status).toBe(expected);
    });

    it.each([
      ['provider_unreachable', 200],
      ['provider_unknown', 409],
      ['provider_review', 409],
    ])('that is held as %s after its provider was called answers %i', async (holdReason, expected) => {
      const { id } = await make({ amount: '1.03' });
      const { id: other } = await make();
      const { database } = server().service;
      await database.writer('operations').where({ id }).update({ hold_reason: holdReason });
      const status = holdReason === 'provider_unknown' ? 'asking' : 'withdrawn';
      await database
        .writer('instructions')
        .where({ subject: other })
        .update({ subject: id, status, attempts: 2 });
      expect((await cancel(id)).status).toBe(expected);
    });

    it('cannot be carried out late, since nobody was given its order', async () => {
      const { id } = await make();
      await cancel(id);
      for (const to of ['late_return', 'late_execution']) {
        const late = { body: { to } };
        const answer = await tenant.request('POST', `/v1/sandbox/operations/${id}/advance`, late);
        expect([to, answer.status]).toEqual([to, 409]);
      }
    });

    it('is either sent or canceled, however many race', { timeout: 60_000 + RACERS * 200 }, async () => {
      const made = await Promise.all(Array.from({ length: RACERS }, () => make({ amount: '1.04' })));
      const passing = tenant.post('/v1/sandbox/clock', { advanceSeconds: 1 });
      const answers = await Promise.all(made.map(({ id }) => cancel(id)));
      await passing;
      await tenant.settle();
      const canceled = made.filter((_, index) => answers[index]?.status === 200);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      for (const { id } of made) {
        const { status } = await tenant.get<Operation>(`${path}/${id}`);
        const isCanceled = canceled.some((each) => each.id === id);
        expect([id, status, await simulated(id)]).toEqual(
          isCanceled ? [id, 'failed', 0] : [id, 'submitted', 1],
        );
      }
    });
  });
});
