import { beforeAll, expect, it, vi } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { enrol } from '../../testing/worlds/test-user.ts';

type Kept = Schema<'KeptRequest'>;
type Detail = Schema<'KeptRequestDetail'>;

/** For a machine that is busy. */
const PATIENCE = { timeout: 20_000 };

const PAYOUTS = '/v1/treasury/payouts';

eachServer(
  ({ server }) => {
    let tenant: TestTenant;
    let refusedId: string;
    let beneficiaryId: string;
    let payoutId: string;

    async function list(query: Readonly<Record<string, string>> = {}): Promise<Kept[]> {
      const reply = await tenant.request('GET', `/v1/requests?${new URLSearchParams(query).toString()}`);
      expect(reply.status, reply.text).toBe(200);
      return reply.body['data'] as Kept[];
    }

    /** An exchange is noted once its answer was taken; the server's worker does not run by itself. */
    async function untilKept({ headers }: TestReply): Promise<void> {
      await vi.waitFor(async () => {
        await server().service.requests?.write();
        const kept = await tenant.request('GET', `/v1/requests/${headers.get('x-request-id') ?? ''}`);
        expect(kept.status).toBe(200);
      }, PATIENCE);
    }
    const detail = (id: string): Promise<Detail> => tenant.get<Detail>(`/v1/requests/${id}`);

    beforeAll(async () => {
      tenant = await server().newTenant();
      await tenant.fund('500.00');
      beneficiaryId = (await tenant.newBeneficiary()).id;
      const body = { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference: 'kept 1' };
      const sent = { body, idempotencyKey: 'a-key-of-a-kept-request', headers: { 'x-own': 'yes' } };
      const made = await tenant.request('POST', PAYOUTS, sent);
      payoutId = String(made.body['id']);
      await tenant.request('POST', PAYOUTS, sent);
      const refused = await tenant.request('POST', PAYOUTS, {
        body: { ...body, amount: '900.00', externalReference: 'kept 2' },
      });
      refusedId = refused.headers.get('x-request-id') ?? '';
      await untilKept(await tenant.request('GET', `${PAYOUTS}?limit=2`));
    });

    it('lists each request with its answer, newest first, and none for these lists', async () => {
      const all = await list();
      expect(all.slice(0, 4)).toEqual([
        expect.objectContaining({ method: 'GET', path: PAYOUTS, operationId: 'listPayouts', status: 200 }),
        {
          id: refusedId,
          occurredAt: expect.any(String) as string,
          source: 'key',
          keyId: expect.stringMatching(/^key_/) as string,
          userId: null,
          method: 'POST',
          path: PAYOUTS,
          operationId: 'createPayout',
          status: 422,
          code: 'insufficient_funds',
          durationMs: expect.any(Number) as number,
          replayed: false,
          resourceIds: [beneficiaryId],
        },
        expect.objectContaining({ status: 201, replayed: true, resourceIds: [beneficiaryId, payoutId] }),
        expect.objectContaining({ status: 201, replayed: false, resourceIds: [beneficiaryId, payoutId] }),
      ]);
    });

    it('shows what was sent and answered, without credentials, keys and what no log may show', async () => {
      const refused = await detail(refusedId);
      expect(refused).toMatchObject({ query: '', truncated: false, ipAddress: '127.0.0.1' });
      expect(JSON.parse(refused.requestBody ?? '')).toMatchObject({ amount: '900.00', beneficiaryId });
      expect(JSON.parse(refused.responseBody ?? '')).toMatchObject({ code: 'insufficient_funds' });
      const [, , first] = await list({ operationId: 'createPayout' });
      const made = await detail(first?.id ?? '');
      const names = made.requestHeaders?.map(({ name }) => name) ?? [];
      expect(names).toEqual(expect.arrayContaining(['content-type', 'x-own']));
      expect(names.filter((name) => /authorization|idempotency|api-key/.test(name))).toEqual([]);
      expect(made.responseHeaders).toContainEqual({ name: 'x-request-id', value: made.id });
      const [beneficiary] = await list({ operationId: 'createBeneficiary' });
      const sent = (await detail(beneficiary?.id ?? '')).requestBody ?? '';
      expect(sent).toContain('"accountNumber":"***"');
    });

    it.each<[string, () => Readonly<Record<string, string>>, number]>([
      ['a record', () => ({ resourceId: payoutId }), 2],
      ['an operation and a class of status', () => ({ operationId: 'createPayout', statusClass: '4xx' }), 1],
      ['a code', () => ({ code: 'insufficient_funds' }), 1],
      ['a method', () => ({ method: 'DELETE' }), 0],
      ['a key that there is not', () => ({ keyId: 'key_01kjr9d8w2g7bq1m4r6x0c9pye' }), 0],
      ['a time ahead', () => ({ from: '2999-01-01T00:00:00Z' }), 0],
    ])('is narrowed by %s', async (_title, query, count) => {
      expect(await list(query())).toHaveLength(count);
    });

    it('is read page by page', async () => {
      const all = (await list({ operationId: 'createPayout' })).map(({ id }) => id);
      const paged: string[] = [];
      let path: string | undefined = '/v1/requests?operationId=createPayout&limit=1';
      while (path !== undefined) {
        const reply = await tenant.request('GET', path);
        paged.push(...(reply.body['data'] as Kept[]).map(({ id }) => id));
        path = /^<([^>]+)>/.exec(reply.headers.get('link') ?? '')?.[1];
      }
      expect(paged).toEqual(all);
    });

    it('hides what was sent from those who may not send it, and everything from other accounts', async () => {
      const { key } = await tenant.newApiKey({ role: 'developer', scopes: ['webhooks:read'] });
      const reply = await tenant.request('GET', `/v1/requests/${refusedId}`, { key });
      expect(reply.body).toMatchObject({
        code: 'insufficient_funds',
        query: null,
        requestHeaders: null,
        requestBody: null,
        responseHeaders: null,
        responseBody: null,
        ipAddress: null,
        userAgent: null,
      });
      const other = await server().newTenant();
      const foreign = await other.request('GET', `/v1/requests/${refusedId}`);
      expect([foreign.status, foreign.body['code']]).toEqual([404, 'not_found']);
      expect((await other.get<{ data: Kept[] }>('/v1/requests')).data).toEqual([]);
    });

    it('names the user of a session', async () => {
      const user = await enrol(server(), tenant.clientId);
      const headers = { cookie: user.browser.cookieHeader };
      await untilKept(await server().request('GET', PAYOUTS, { headers }));
      const [newest] = await list({ operationId: 'listPayouts' });
      expect(newest).toMatchObject({ source: 'console', keyId: null });
      expect(newest?.userId).toMatch(/^usr_/);
    });
  },
  { variables: { CORRIDOR_REQUEST_LOG: 'bodies' } },
);
