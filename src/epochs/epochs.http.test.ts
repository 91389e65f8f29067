import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentOf, complaintOf } from '../testing/server/operator-answer.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { SOON } from '../testing/worlds/soon.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
  });

  const path = '/v1/treasury/beneficiaries';
  const create = (epoch: string | undefined, idempotencyKey: string = randomUUID()) =>
    tenant.request('POST', path, {
      body: PERSON,
      idempotencyKey,
      headers: epoch === undefined ? {} : { 'corridor-epoch': epoch },
    });
  const count = async (): Promise<number> => (await tenant.get<{ data: unknown[] }>(path)).data.length;

  describe('the epoch', () => {
    it('stands in every answer under /v1, and in no other', async () => {
      const sent = [
        ['GET', '/v1/treasury', {}, '1'],
        ['GET', '/v1/treasury', { key: 'none' }, '1'],
        ['GET', '/v1/nothing', {}, '1'],
        ['PATCH', '/v1/treasury', {}, '1'],
        ['POST', path, { body: { type: 'individual' } }, '1'],
        ['GET', '/healthz', {}, null],
        ['GET', '/openapi.json', {}, null],
      ] as const;
      for (const [method, target, options, epoch] of sent) {
        const { headers } = await tenant.request(method, target, options);
        expect([method, target, headers.get('corridor-epoch')]).toEqual([method, target, epoch]);
      }
    });

    it('may be sent back, and another one is refused with nothing written or stored', async () => {
      const before = await count();
      const key = randomUUID();
      for (const other of ['2', '01', '0', 'first', ' '])
        expect([other, answerOf(await create(other, key))]).toEqual([other, '409 epoch_changed']);
      expect(await count()).toBe(before);
      expect(answerOf(await create('1', key))).toBe('201');
      // The reply is stored by now, and is not replayed to a caller of another epoch.
      expect(answerOf(await create('2', key))).toBe('409 epoch_changed');
      const replay = await create(undefined, key);
      expect([answerOf(replay), replay.headers.get('idempotent-replayed')]).toEqual(['201', 'true']);
      expect(await count()).toBe(before + 1);
    });

    it('is looked at before the request, and not by what only reads', async () => {
      const wrong = { body: { nothing: true }, headers: { 'corridor-epoch': '7' } };
      expect(answerOf(await tenant.request('POST', path, wrong))).toBe('409 epoch_changed');
      expect(answerOf(await tenant.request('GET', path, { headers: { 'corridor-epoch': '7' } }))).toBe('200');
    });

    it('grows where an operator says that the database was restored', { timeout: 120_000 }, async () => {
      await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
      const { id } = await tenant.newPayout();
      const environment = { DATABASE_URL: server().service.config.databaseUrl };
      const restored = ['restored', '--reason', 'a test', '--json'];
      const unnoticed = complaintOf(await runOperator(restored, environment));
      expect(unnoticed).toContain('add --anyway');
      const result = documentOf(await runOperator([...restored, '--anyway', '--actor', 'ada'], environment));
      expect(result).toMatchObject({ epoch: 2, queried: 1, notConnected: 0 });

      await vi.waitFor(async () => {
        const { headers } = await tenant.request('GET', '/v1/treasury', {});
        expect(headers.get('corridor-epoch')).toBe('2');
      });
      expect(answerOf(await create('1'))).toBe('409 epoch_changed');
      expect(answerOf(await create('2'))).toBe('201');

      // The provider does not have the order, so it is sent: once.
      const orders = server().service.database.reader('instructions').where({ subject: id });
      expect((await orders)[0]).toMatchObject({ status: 'asking', adapter: 'simulated' });
      await tenant.settle();
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 3_600 });
      const payout = await tenant.payout(id);
      expect([payout.status, payout.movementIds.length]).toEqual(['settled', 2]);

      const { data } = await tenant.get<{ data: { epoch: number; type: string }[] }>('/v1/events?limit=200');
      expect(data.find(({ type }) => type === 'payout.settled')?.epoch).toBe(2);
      expect(data.find(({ type }) => type === 'payout.accepted')?.epoch).toBe(1);
    });
  });
});
