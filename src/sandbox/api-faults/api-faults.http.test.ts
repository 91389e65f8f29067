import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { startTestService } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const FAULTS = '/v1/sandbox/faults';
const PATH = '/v1/treasury/destinations';

type Faults = Omit<Schema<'ApiFaults'>, 'provider'>;

eachServer(({ server, dialect }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const inject = (faults: Faults): Promise<unknown> => tenant.post(FAULTS, { provider: 'api', ...faults });
  const names = async (): Promise<string[]> =>
    (await tenant.get<{ data: { name: string }[] }>(PATH)).data.map(({ name }) => name);
  const body = (name: string) => ({
    name,
    asset: 'USDC',
    network: 'base',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
  });
  const create = (name: string, idempotencyKey: string): Promise<TestReply> =>
    tenant.request('POST', PATH, { body: body(name), idempotencyKey });

  describe('a call that its account wants to fail', () => {
    it('is refused without an effect, and leaves its key unused', async () => {
      for (const [fault, answer] of [
        ['rate_limited', '429 rate_limited'],
        ['unavailable', '503 service_unavailable'],
      ] as const) {
        await inject({ fault, count: 1 });
        const refused = await create(fault, `key of ${fault}`);
        expect(answerOf(refused)).toBe(answer);
        expect([refused.headers.get('retry-after'), refused.body['retryable']]).toEqual(['1', true]);
        const made = await create(fault, `key of ${fault}`);
        expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, 'false']);
      }
    });

    it('is answered with a page, as a proxy would', async () => {
      await inject({ fault: 'html', count: 1 });
      const reply = await create('page', 'key of a page');
      expect([reply.status, reply.headers.get('content-type')]).toEqual([502, 'text/html']);
      expect(reply.text).toContain('<html>');
      expect(await names()).toEqual([]);
    });

    it('is cut off before it has an effect, or after', async () => {
      await inject({ fault: 'cut_before', count: 1 });
      await expect(create('before', 'key of before')).rejects.toThrow();
      expect(await names()).toEqual([]);
      await inject({ fault: 'cut_after', count: 1 });
      await expect(create('after', 'key of after')).rejects.toThrow();
      expect(await names()).toEqual(['after']);
      const again = await create('after', 'key of after');
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    });

    it('is answered late, as usual', async () => {
      await inject({ fault: 'slow', count: 2, delayMs: 1 });
      expect((await create('late', 'key of late')).status).toBe(201);
      const unknown = `${PATH}/dst_01kjr9d8w2g7bq1m4r6x0c9pye`;
      expect(answerOf(await tenant.request('GET', unknown))).toBe('404 not_found');
    });

    it('has them in the order in which they were asked for, each once, and of its operation', async () => {
      await inject({ fault: 'html', count: 1, operationId: 'getCaller' });
      await inject({ fault: 'unavailable', count: 2 });
      await inject({ fault: 'rate_limited', count: 1, operationId: 'listDestinations' });
      const statusOf = async (path: string): Promise<number> => (await tenant.request('GET', path)).status;
      expect([await statusOf(PATH), await statusOf('/v1/treasury'), await statusOf(PATH)]).toEqual([
        503, 503, 429,
      ]);
      expect([
        await statusOf(PATH),
        await statusOf('/v1/meta/caller'),
        await statusOf('/v1/meta/caller'),
      ]).toEqual([200, 502, 200]);
    });

    it('is one of many at once for each fault', async () => {
      await inject({ fault: 'unavailable', count: 7 });
      const replies = await Promise.all(Array.from({ length: 20 }, () => tenant.request('GET', PATH)));
      expect(replies.filter(({ status }) => status === 503)).toHaveLength(7);
    });

    it('is none of another account, none without a key, and no control call', async () => {
      const other = await server().newTenant();
      await inject({ fault: 'unavailable', count: 1 });
      expect((await other.request('GET', PATH)).status).toBe(200);
      expect((await other.request('GET', PATH, { key: 'sk_sandbox_nobody' })).status).toBe(401);
      expect((await tenant.request('GET', '/v1/sandbox/clock')).status).toBe(200);
      expect((await tenant.request('GET', PATH)).status).toBe(503);
    });

    it('waits in a list beside the faults of reports, with what is left of them', async () => {
      const listed = async (): Promise<unknown> => (await tenant.get<Schema<'WaitingFaults'>>(FAULTS)).data;
      expect(await listed()).toEqual([]);
      await inject({ fault: 'unavailable', count: 2 });
      await inject({ fault: 'slow', count: 1, delayMs: 7, operationId: 'createPayout' });
      await tenant.post(FAULTS, { provider: 'chain', fault: 'delay', count: 3 });
      await tenant.post(FAULTS, { provider: 'bank', fault: 'drop', count: 1 });
      await tenant.request('GET', PATH);
      const ofAll = { delayMs: null, operationId: null };
      expect(await listed()).toEqual([
        { provider: 'bank', fault: 'drop', remaining: 1, ...ofAll },
        { provider: 'chain', fault: 'delay', remaining: 3, ...ofAll, delayMs: 60_000 },
        { provider: 'api', fault: 'unavailable', remaining: 1, ...ofAll },
        { provider: 'api', fault: 'slow', remaining: 1, delayMs: 7, operationId: 'createPayout' },
      ]);
      await tenant.post('/v1/sandbox/reset', {});
      expect(await listed()).toEqual([]);
    });

    it('no longer fails after a reset', async () => {
      await inject({ fault: 'cut_before', count: 1_000 });
      await tenant.post('/v1/sandbox/reset', {});
      expect(await names()).toEqual([]);
    });

    it('may be answered by another process', { skip: dialect === 'sqlite' }, async () => {
      const other = await startTestService(server().service.config.databaseUrl);
      try {
        const { key } = await tenant.newApiKey();
        await inject({ fault: 'unavailable', count: 1 });
        const reply = await other.send('GET', PATH, { key });
        expect(reply.status).toBe(503);
        expect((await tenant.request('GET', PATH)).status).toBe(200);
      } finally {
        await other.close();
      }
    });
  });

  it('is asked for by a name of an operation, a count, and nothing of a provider', async () => {
    for (const faults of [
      { fault: 'slow', count: 1, operationId: 'createNothing' },
      { fault: 'slow', count: 1, operationId: 'toString' },
      { fault: 'slow', count: 1, delayMs: 60_001 },
      { fault: 'fail', count: 1 },
      { fault: 'slow', count: 0 },
      { provider: 'bank', fault: 'fail', count: 1, operationId: 'createPayout' },
      { provider: 'bank', fault: 'slow', count: 1 },
    ]) {
      const reply = await tenant.request('POST', FAULTS, { body: { provider: 'api', ...faults } });
      expect([faults, answerOf(reply)]).toEqual([faults, '400 invalid_request']);
    }
    const armed = { provider: 'api', fault: 'slow', count: 1, operationId: 'createPayout' };
    expect(await tenant.post(FAULTS, armed)).toEqual({ ...armed, delayMs: 5_000 });
  });
});
